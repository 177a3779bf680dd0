"""The rules for sets of cards in rummy.

A sequence has consecutive cards of a suit, a tunnela three identical cards, a trial three or more
cards of the same rank in different suits, and a dublee two identical cards.
"""

from functools import cache

from ..cards import ALL_SUITS, JOKER, RANK_OF, SUIT_OF, Card, CardSet, Suit, card_set, parse_card
from ..frozen import frozen
from ..state import Meld

SEQUENCE_RANKS = "A23456789TJQKA"  # the order of ranks in a sequence, with the ace low or high
SEQUENCE_PLACE = tuple(SEQUENCE_RANKS.index(rank) if len(rank) == 1 else -1 for rank in RANK_OF)
SUIT_SEQUENCES = tuple(tuple(parse_card(rank + suit) for rank in SEQUENCE_RANKS) for suit in "SHDC")
MAX_SET_SIZE = 13
MIN_SET_SIZE = 3


@frozen
class SetRules:
    """The rules of sets for one player, including the wild cards that the player knows."""

    wild_cards: CardSet = 0
    max_wild: int = 3
    max_size: int = MAX_SET_SIZE  # 3 if a house rule allows only sets of three cards

    def is_wild(self, card: Card) -> bool:
        return bool(self.wild_cards >> card & 1)

    def is_set(self, cards: Meld) -> bool:
        return is_tunnela(cards) or self.is_trial(cards) or self.is_sequence(cards)

    def is_pure(self, cards: Meld) -> bool:
        """Return whether the cards are a sequence or a tunnela, without wild cards."""
        return is_tunnela(cards) or SetRules(max_size=self.max_size).is_sequence(cards)

    def is_trial(self, cards: Meld) -> bool:
        """Return whether the cards are a trial, counting wild cards as any card."""
        if not MIN_SET_SIZE <= len(cards) <= min(4, self.max_size):
            return False
        fixed = [each for each in cards if not self.is_wild(each)]
        ranks = {RANK_OF[each] for each in fixed or cards}
        return any(self._has_required_cards(cards, fixed, cards_of_rank(rank)) for rank in ranks)

    def is_sequence(self, cards: Meld) -> bool:
        """Return whether the cards are a sequence, counting wild cards as any card."""
        length = len(cards)
        if not MIN_SET_SIZE <= length <= self.max_size:
            return False
        fixed = [each for each in cards if not self.is_wild(each)]
        if JOKER in fixed:
            return False
        return any(
            self._has_required_cards(cards, fixed, sequence_cards(suit, start, length))
            for suit in ([SUIT_OF[fixed[0]]] if fixed else ALL_SUITS)
            for start in range(len(SEQUENCE_RANKS) - length + 1)
        )

    def _has_required_cards(self, cards: Meld, natural: list[Card], places: CardSet) -> bool:
        """Return whether the cards fit these places of a set, with few enough wild cards."""
        taken = card_set(natural)
        if taken & ~places or taken.bit_count() < len(natural):
            return False
        at_home = card_set(cards) & places
        return len(cards) - at_home.bit_count() <= (self.max_wild if self.wild_cards else 0)


def is_tunnela(cards: Meld) -> bool:
    return len(cards) == 3 and len(set(cards)) == 1


def is_dublee(cards: Meld) -> bool:
    return len(cards) == 2 and len(set(cards)) == 1


@cache
def sequence_cards(suit: Suit, start: int, length: int) -> CardSet:
    return card_set(SUIT_SEQUENCES[suit][start : start + length])


@cache
def cards_of_rank(rank: str) -> CardSet:
    return card_set(parse_card(rank + suit) for suit in "SHDC") if len(rank) == 1 else 0


def tiplu_neighbours(tiplu: Card) -> tuple[Card, Card]:
    """Return the cards above and below the tiplu in its suit. King and ace count as neighbours."""
    row, place = SUIT_SEQUENCES[SUIT_OF[tiplu]], SEQUENCE_PLACE[tiplu]
    return row[(place + 1) % MAX_SET_SIZE], row[(place - 1) % MAX_SET_SIZE]


@cache
def wild_cards(tiplu: Card) -> CardSet:
    """Return the wild cards for players who know the tiplu (the main wild card)."""
    return cards_of_rank(RANK_OF[tiplu]) | card_set((*tiplu_neighbours(tiplu), JOKER))


def sort_high_to_low(cards: Meld) -> Meld:
    """Return a set sorted from high to low, with each wild card at the place that it fills."""
    suits = [SUIT_OF[each] for each in cards if each != JOKER]
    row = set(SUIT_SEQUENCES[max(suits, key=suits.count)] if suits else ()).intersection(cards)
    is_low = all(SEQUENCE_PLACE[each] < MAX_SET_SIZE // 2 for each in row)
    places = {each: SEQUENCE_PLACE[each] or (0 if is_low else MAX_SET_SIZE) for each in row}
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
