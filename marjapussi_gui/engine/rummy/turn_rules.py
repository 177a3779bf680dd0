"""The legal actions of a rummy turn, and why other actions are illegal."""

from collections import Counter
from operator import eq

from ..cards import CARD_NAMES, JOKER, Card, card_mismatch
from ..frozen import frozen
from ..rules import Rules
from ..seating import Seating
from ..state import NO_CARD, Meld, PendingChance, RummyState, Seat
from .arrangement import find_arrangement
from .melds import MAX_SET_SIZE, MIN_SET_SIZE, SetRules, is_dublee, is_tunnela, wild_cards
from .primary_sets import DUBLEES_NEEDED, PRIMARY_SETS_NEEDED, can_lay_dublees, can_lay_sets

MIN_DUBLEE_PLAYERS = 4

Sets = tuple[Meld, ...]


@frozen
class RummyTurnRules:
    """The rules that decide when a seat may draw, lay, finish and discard."""

    rules: Rules
    seating: Seating

    @property
    def max_set_size(self) -> int:
        return MIN_SET_SIZE if self.rules.set_size == "three" else MAX_SET_SIZE

    @property
    def allows_dublees(self) -> bool:
        return self.rules.dublees and self.seating.players >= MIN_DUBLEE_PLAYERS

    def set_rules(self, rummy: RummyState, seat: Seat) -> SetRules:
        """Return the rules of sets for a seat, with the wild cards that it knows, if any."""
        wild = wild_cards(rummy.tiplu) if rummy.laid_sets[seat] and rummy.tiplu != NO_CARD else 0
        return SetRules(wild, self.rules.max_wild, self.max_set_size)

    def can_show_tunnelas(self, rummy: RummyState, seat: Seat) -> bool:
        if rummy.shown_tunnelas[seat] or any(turn.seat == seat for turn in rummy.turns):
            return False
        hand = rummy.hands[seat]  # sorted, so that equal cards are adjacent
        return any(map(eq, hand, hand[MIN_SET_SIZE - 1 :]))

    def can_take_offer(self, rummy: RummyState, seat: Seat) -> bool:
        return not has_laid_dublees(rummy, seat) or rummy.discards[-1] in rummy.hands[seat]

    def can_lay(self, rummy: RummyState, seat: Seat) -> bool:
        if rummy.laid_sets[seat] or not _can_know_tiplu(rummy):
            return False
        hand = rummy.hands[seat]
        return can_lay_sets(hand) or (self.allows_dublees and can_lay_dublees(hand))

    def can_finish(self, rummy: RummyState, seat: Seat) -> bool:
        if not rummy.laid_sets[seat] or rummy.laid_this_turn:
            return False
        hand = rummy.hands[seat]
        if has_laid_dublees(rummy, seat):
            return len(set(hand)) < len(hand)
        return find_arrangement(hand, self.set_rules(rummy, seat), dead_count=1) is not None

    def must_finish(self, rummy: RummyState, seat: Seat) -> bool:
        """Return whether a seat must finish because it took the offer after laying dublees."""
        took = rummy.drawn_from_offer != NO_CARD and not rummy.laid_this_turn
        return took and has_laid_dublees(rummy, seat)

    def show_refusal_reason(self, rummy: RummyState, seat: Seat, sets: Sets) -> str:
        if rummy.has_drawn or not self.can_show_tunnelas(rummy, seat):
            return "it can show tunnelas only once, before the first draw"
        if not sets or not all(map(is_tunnela, sets)):
            return "a tunnela is three copies of the same card"
        return "" if _contains_sets(rummy.hands[seat], sets) else "it doesn't hold all these cards"

    def lay_refusal_reason(self, rummy: RummyState, seat: Seat, sets: Sets) -> str:
        hand, allowed = rummy.hands[seat], SetRules(max_size=self.max_set_size)
        if rummy.laid_sets[seat]:
            return "it has shown its sets already"
        if not _can_know_tiplu(rummy):
            return "no card is left to be the tiplu"
        if not _contains_sets(hand, sets):
            return "it doesn't hold all these cards"
        if len(sets) == DUBLEES_NEEDED and all(map(is_dublee, sets)):
            return "" if self.allows_dublees else "these rules don't allow dublees"
        if len(sets) != PRIMARY_SETS_NEEDED or not all(map(allowed.is_pure, sets)):
            return f"it must show {PRIMARY_SETS_NEEDED} pure sequences or tunnelas"
        left = len(hand) - sum(map(len, sets))
        return "" if left > 0 else "it must keep a card to discard"

    def finish_refusal_reason(
        self, rummy: RummyState, seat: Seat, sets: Sets, discard: Card
    ) -> str:
        if not rummy.laid_sets[seat]:
            return "it hasn't shown its sets yet"
        if rummy.laid_this_turn:
            return "it can't finish in the turn in which it shows its sets"
        new = Counter(sets)
        new.subtract(Counter(rummy.laid_sets[seat]))
        if min(new.values()) < 0:
            return "the sets it has shown can't be changed"
        added = tuple(new.elements())
        if not _contains_sets(rummy.hands[seat], (*added, (discard,))):
            return "it doesn't hold all these cards"
        if has_laid_dublees(rummy, seat):
            eighth = len(added) == 1 and is_dublee(added[0])
            return "" if eighth else "it must show an eighth dublee"
        allowed = self.set_rules(rummy, seat)
        for meld in added:
            if not allowed.is_set(meld):
                return f"{' '.join(CARD_NAMES[card] for card in meld)} isn't a set"
        left = len(rummy.hands[seat]) - sum(map(len, added))
        return "" if left == 1 else "it must have all cards in sets"

    def discard_refusal_reason(self, rummy: RummyState, seat: Seat, cards: tuple[Card, ...]) -> str:
        if self.must_finish(rummy, seat):
            return "it took the offer, so it must finish"
        if len(cards) != 1:
            return "it must discard one card"
        held = cards[0] in rummy.hands[seat]
        return "" if held else f"it doesn't hold {CARD_NAMES[cards[0]]}"

    def chance_refusal_reason(self, rummy: RummyState, cards: tuple[Card, ...]) -> str:
        if rummy.pending_chance == PendingChance.RESHUFFLE:
            return card_mismatch(rummy.discards[:-1], list(cards))
        if len(cards) != 1 or cards[0] == JOKER or cards[0] not in rummy.stock:
            return "the tiplu must be one card from the stock, and not a printed joker"
        return ""


def has_laid_dublees(rummy: RummyState, seat: Seat) -> bool:
    """Return whether a seat has laid dublees (pairs of identical cards) as its first sets."""
    laid = rummy.laid_sets[seat]
    return bool(laid) and is_dublee(laid[0])


def primary_sets(rummy: RummyState, seat: Seat) -> Sets:
    """Return the sequences and tunnelas that a seat laid first, or none if it laid dublees."""
    return () if has_laid_dublees(rummy, seat) else rummy.laid_sets[seat][:PRIMARY_SETS_NEEDED]


def _can_know_tiplu(rummy: RummyState) -> bool:
    """Return whether there is a tiplu (main wild card), or a stock card that can become it."""
    return rummy.tiplu != NO_CARD or any(card != JOKER for card in rummy.stock)


def _contains_sets(hand: tuple[Card, ...], sets: Sets) -> bool:
    return Counter(card for meld in sets for card in meld) <= Counter(hand)
