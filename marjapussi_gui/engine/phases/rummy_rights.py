"""The legal actions of a rummy turn, and the reasons against illegal ones."""

from collections import Counter
from operator import eq

from ..cards import JOKER, NAMES, Card
from ..frozen import frozen
from ..rules import Rules
from ..rummy.arrange import arranged
from ..rummy.melds import LONGEST, SMALLEST, SetRules, is_dublee, is_tunnela, wild_cards
from ..rummy.primary import DUBLEES_WANTED, SETS_WANTED, may_lay_dublees, may_lay_sets
from ..seating import Seating
from ..state import NO_CARD, Due, Meld, Rummy, Seat
from .dealing import odd_card

DUBLEE_PLAYERS = 4

Sets = tuple[Meld, ...]


@frozen
class Rights:
    """The rules of rummy turns, by which a seat may draw, lay, finish and discard."""

    rules: Rules
    seating: Seating

    @property
    def largest(self) -> int:
        return SMALLEST if self.rules.set_size == "three" else LONGEST

    @property
    def dublees_serve(self) -> bool:
        return self.rules.dublees and self.seating.players >= DUBLEE_PLAYERS

    def set_rules(self, rummy: Rummy, seat: Seat) -> SetRules:
        """Return the rules of sets for a seat, with the wild cards that it knows."""
        wild = wild_cards(rummy.tiplu) if rummy.laid[seat] and rummy.tiplu != NO_CARD else 0
        return SetRules(wild, self.rules.max_wild, self.largest)

    def may_show(self, rummy: Rummy, seat: Seat) -> bool:
        if rummy.shown[seat] or any(turn.seat == seat for turn in rummy.turns):
            return False
        hand = rummy.hands[seat]  # in listed order
        return any(map(eq, hand, hand[SMALLEST - 1 :]))

    def may_take_offer(self, rummy: Rummy, seat: Seat) -> bool:
        return not has_dublees(rummy, seat) or rummy.discards[-1] in rummy.hands[seat]

    def may_lay(self, rummy: Rummy, seat: Seat) -> bool:
        if rummy.laid[seat] or not _can_have_tiplu(rummy):
            return False
        hand = rummy.hands[seat]
        return may_lay_sets(hand) or (self.dublees_serve and may_lay_dublees(hand))

    def may_finish(self, rummy: Rummy, seat: Seat) -> bool:
        if not rummy.laid[seat] or rummy.laid_now:
            return False
        hand = rummy.hands[seat]
        if has_dublees(rummy, seat):
            return len(set(hand)) < len(hand)
        return arranged(hand, self.set_rules(rummy, seat), dead=1) is not None

    def must_finish(self, rummy: Rummy, seat: Seat) -> bool:
        """Return whether a seat with laid dublees has taken the offer and has to finish."""
        took = rummy.from_offer != NO_CARD and not rummy.laid_now
        return took and has_dublees(rummy, seat)

    def show_refusal(self, rummy: Rummy, seat: Seat, sets: Sets) -> str:
        if rummy.drawn or not self.may_show(rummy, seat):
            return "may show tunnelas once, before the first draw"
        if not sets or not all(map(is_tunnela, sets)):
            return "these are not tunnelas"
        return "" if _are_held(rummy.hands[seat], sets) else "does not hold all these cards"

    def lay_refusal(self, rummy: Rummy, seat: Seat, sets: Sets) -> str:
        hand, allowed = rummy.hands[seat], SetRules(largest=self.largest)
        if rummy.laid[seat]:
            return "has laid already"
        if not _can_have_tiplu(rummy):
            return "no card is left that could be the tiplu"
        if not _are_held(hand, sets):
            return "does not hold all these cards"
        if len(sets) == DUBLEES_WANTED and all(map(is_dublee, sets)):
            return "" if self.dublees_serve else "dublees do not serve at this allowed"
        if len(sets) != SETS_WANTED or not all(map(allowed.is_pure, sets)):
            return f"must lay {SETS_WANTED} pure sequences or tunnelas"
        left = len(hand) - sum(map(len, sets))
        return "" if left > 0 else "must keep a card to discard"

    def finish_refusal(self, rummy: Rummy, seat: Seat, sets: Sets, discard: Card) -> str:
        if not rummy.laid[seat]:
            return "has not laid yet"
        if rummy.laid_now:
            return "may finish in a later turn only"
        new = Counter(sets)
        new.subtract(Counter(rummy.laid[seat]))
        if min(new.values()) < 0:
            return "must leave the sets as they were laid"
        added = tuple(new.elements())
        if not _are_held(rummy.hands[seat], (*added, (discard,))):
            return "does not hold all these cards"
        if has_dublees(rummy, seat):
            eighth = len(added) == 1 and is_dublee(added[0])
            return "" if eighth else "must show an eighth dublee"
        allowed = self.set_rules(rummy, seat)
        for meld in added:
            if not allowed.is_set(meld):
                return f"{' '.join(NAMES[card] for card in meld)} is not a set"
        left = len(rummy.hands[seat]) - sum(map(len, added))
        return "" if left == 1 else "must have all cards in sets"

    def discard_refusal(self, rummy: Rummy, seat: Seat, cards: tuple[Card, ...]) -> str:
        if self.must_finish(rummy, seat):
            return "took the offer and must finish"
        if len(cards) != 1:
            return "must discard one card"
        held = cards[0] in rummy.hands[seat]
        return "" if held else f"does not hold {NAMES[cards[0]]} to discard"

    def chance_refusal(self, rummy: Rummy, cards: tuple[Card, ...]) -> str:
        if rummy.due == Due.RESHUFFLE:
            return odd_card(rummy.discards[:-1], list(cards))
        if len(cards) != 1 or cards[0] == JOKER or cards[0] not in rummy.stock:
            return "the tiplu is one card of the stock, and no printed joker"
        return ""


def has_dublees(rummy: Rummy, seat: Seat) -> bool:
    """Return whether a seat has laid dublees."""
    laid = rummy.laid[seat]
    return bool(laid) and is_dublee(laid[0])


def primary_sets(rummy: Rummy, seat: Seat) -> Sets:
    """Return the sequences and tunnelas that a seat laid first, none if it laid dublees."""
    return () if has_dublees(rummy, seat) else rummy.laid[seat][:SETS_WANTED]


def _can_have_tiplu(rummy: Rummy) -> bool:
    return rummy.tiplu != NO_CARD or any(card != JOKER for card in rummy.stock)


def _are_held(hand: tuple[Card, ...], sets: Sets) -> bool:
    return Counter(card for meld in sets for card in meld) <= Counter(hand)
