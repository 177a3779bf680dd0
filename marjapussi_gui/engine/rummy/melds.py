"""The rules of sets: sequences, tunnelas, trials and dublees, pure or with wild cards."""

from functools import cache

from ..cards import ALL_SUITS, JOKER, RANK_OF, SUIT_OF, Card, CardSet, Suit, card, card_set
from ..frozen import frozen
from ..state import Meld

LOW_TO_HIGH = "A23456789TJQKA"  # ranks in a sequence; the ace is low or high
PLACE_OF = tuple(LOW_TO_HIGH.index(rank) if len(rank) == 1 else -1 for rank in RANK_OF)
AT_PLACE = tuple(tuple(card(rank + suit) for rank in LOW_TO_HIGH) for suit in "SHDC")
LONGEST = 13
SMALLEST = 3


@frozen
class SetRules:
    """The rules of sets with the house rules and the wild cards that a player knows."""

    wild: CardSet = 0
    max_wild: int = 3
    largest: int = LONGEST  # 3 if all sets have three cards

    def is_wild(self, of: Card) -> bool:
        return bool(self.wild >> of & 1)

    def is_set(self, cards: Meld) -> bool:
        return is_tunnela(cards) or self.is_trial(cards) or self.is_sequence(cards)

    def is_pure(self, cards: Meld) -> bool:
        """Return whether cards are a sequence or a tunnela without wild cards."""
        return is_tunnela(cards) or SetRules(largest=self.largest).is_sequence(cards)

    def is_trial(self, cards: Meld) -> bool:
        """Return whether cards have one rank and different suits."""
        if not SMALLEST <= len(cards) <= min(4, self.largest):
            return False
        fixed = [each for each in cards if not self.is_wild(each)]
        ranks = {RANK_OF[each] for each in fixed or cards}
        return any(self._fits(cards, fixed, card_set_of_rank(rank)) for rank in ranks)

    def is_sequence(self, cards: Meld) -> bool:
        """Return whether cards are consecutive in one suit, with the ace high or low."""
        length = len(cards)
        if not SMALLEST <= length <= self.largest:
            return False
        fixed = [each for each in cards if not self.is_wild(each)]
        if JOKER in fixed:
            return False
        return any(
            self._fits(cards, fixed, window(suit, start, length))
            for suit in ([SUIT_OF[fixed[0]]] if fixed else ALL_SUITS)
            for start in range(len(LOW_TO_HIGH) - length + 1)
        )

    def _fits(self, cards: Meld, fixed: list[Card], places: CardSet) -> bool:
        """Return whether natural cards have different places and few substitutes are needed."""
        taken = card_set(fixed)
        if taken & ~places or taken.bit_count() < len(fixed):
            return False
        at_home = card_set(cards) & places
        return len(cards) - at_home.bit_count() <= (self.max_wild if self.wild else 0)


def is_tunnela(cards: Meld) -> bool:
    return len(cards) == 3 and len(set(cards)) == 1


def is_dublee(cards: Meld) -> bool:
    return len(cards) == 2 and len(set(cards)) == 1


@cache
def window(suit: Suit, start: int, length: int) -> CardSet:
    return card_set(AT_PLACE[suit][start : start + length])


@cache
def card_set_of_rank(rank: str) -> CardSet:
    return card_set(card(rank + suit) for suit in "SHDC") if len(rank) == 1 else 0


def neighbours(tiplu: Card) -> tuple[Card, Card]:
    """Return the cards above and below the tiplu, around the ends of its suit."""
    row, place = AT_PLACE[SUIT_OF[tiplu]], PLACE_OF[tiplu]
    return row[(place + 1) % LONGEST], row[(place - 1) % LONGEST]


@cache
def wild_cards(tiplu: Card) -> CardSet:
    """Return the cards that are wild for players who know the tiplu."""
    return card_set_of_rank(RANK_OF[tiplu]) | card_set((*neighbours(tiplu), JOKER))


def from_the_top(cards: Meld) -> Meld:
    """Return a set from high to low, with wild cards in the gaps."""
    suits = [SUIT_OF[each] for each in cards if each != JOKER]
    row = set(AT_PLACE[max(suits, key=suits.count)] if suits else ()).intersection(cards)
    is_low = all(PLACE_OF[each] < LONGEST // 2 for each in row)
    places = {each: PLACE_OF[each] or (0 if is_low else LONGEST) for each in row}
    own = sorted(row, key=places.__getitem__, reverse=True)
    others = list(cards)
    for each in own:
        others.remove(each)
    read: list[Card] = []
    for above, each in zip([None, *own], own, strict=False):
        gap = 0 if above is None else places[above] - places[each] - 1
        read += [*others[:gap], each]
        del others[:gap]
    return (*read, *others)
