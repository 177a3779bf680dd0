"""What one seat sees of a rummy deal, in the numbers that the kernel uses."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ...engine.actions import Action, Discard, Finish, Lay, ShowTunnelas
from ...engine.cards import JOKER, SUIT_OF, Card, create_pack
from ...engine.rummy.melds import MAX_SET_SIZE, SEQUENCE_PLACE, SUIT_SEQUENCES, wild_cards
from ...engine.rummy.turn_rules import RummyTurnRules, has_laid_dublees, primary_sets
from ...engine.state import NO_CARD, Meld, Seat
from ...engine.view import View
from ..kernel.meld_distance import MeldDistanceSearch
from ..kernel.pure_sequence_distance import PureSequenceCalculator

KIND_COUNT = 53
KIND_OF_CARD = (
    *(MAX_SET_SIZE * SUIT_OF[card] + SEQUENCE_PLACE[Card(card)] for card in range(JOKER)),
    JOKER,
)
CARD_OF_KIND = (
    *(SUIT_SEQUENCES[kind // MAX_SET_SIZE][kind % MAX_SET_SIZE] for kind in range(JOKER)),
    JOKER,
)

KindCounts = list[int]


def count_kinds(cards: Iterable[Card]) -> KindCounts:
    """Return the number of copies of each kind of card."""
    numbers = [0] * KIND_COUNT
    for card in cards:
        numbers[KIND_OF_CARD[card]] += 1
    return numbers


def wild_kinds_for(tiplu: Card) -> KindCounts:
    """Return 1 for each kind of card that is wild with this tiplu, and 0 for all others."""
    wild = wild_cards(tiplu)
    return [wild >> CARD_OF_KIND[kind] & 1 for kind in range(KIND_COUNT)]


def cards_in_sets(sets: Iterable[Meld]) -> list[Card]:
    return [card for meld in sets for card in meld]


@dataclass(frozen=True)
class RummyView:
    """What one seat knows in a rummy deal. Each part is computed when it is first needed."""

    view: View

    @cached_property
    def turn_rules(self) -> RummyTurnRules:
        return RummyTurnRules(self.view.game.rules, self.view.game.seating)

    @property
    def seat(self) -> Seat:
        return self.view.seat

    @property
    def players(self) -> int:
        return self.view.game.seating.players

    @property
    def next_seat(self) -> Seat:
        return self.view.game.seating.seat_after(self.seat)

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.view.rummy.hands[self.seat]

    @property
    def hand_counts(self) -> KindCounts:
        return count_kinds(self.hand)

    @property
    def cards_to_meld(self) -> int:
        """The number of cards that must be in sets for the hand to finish."""
        return len(self.hand) - self.view.rummy.has_drawn

    @property
    def has_laid(self) -> bool:
        return bool(self.view.rummy.laid_sets[self.seat])

    @property
    def has_dublees(self) -> bool:
        return has_laid_dublees(self.view.rummy, self.seat)

    @property
    def primary_sets(self) -> tuple[Meld, ...]:
        return primary_sets(self.view.rummy, self.seat)

    @property
    def maal_cards(self) -> list[Card]:
        """All cards that count for the seat's maal (bonus points)."""
        return [*self.hand, *cards_in_sets(self.view.rummy.laid_sets[self.seat])]

    @property
    def knows_tiplu(self) -> bool:
        return self.view.rummy.tiplu >= 0

    @property
    def wild_kinds(self) -> KindCounts:
        """For each kind of card, 1 if the seat knows that it is wild, else 0."""
        return wild_kinds_for(self.view.rummy.tiplu) if self.knows_tiplu else [0] * KIND_COUNT

    @property
    def offer(self) -> Card:
        discards = self.view.rummy.discards
        return discards[-1] if discards else NO_CARD

    @cached_property
    def pure_distance(self) -> PureSequenceCalculator:
        return PureSequenceCalculator()

    @cached_property
    def meld_distance(self) -> MeldDistanceSearch:
        return MeldDistanceSearch(self.turn_rules.max_set_size, self.turn_rules.rules.max_wild)

    @cached_property
    def rounds_played(self) -> float:
        return len(self.view.rummy.turns) / self.players

    @cached_property
    def opponents_laid(self) -> int:
        """The number of opponents who have laid sets."""
        return sum(bool(sets) for sets in self.view.rummy.laid_sets) - self.has_laid

    def known_cards_of(self, seat: Seat) -> Counter[Card]:
        """Return the cards that a seat must hold, because everybody saw it take or show them."""
        rummy = self.view.rummy
        known = Counter(cards_in_sets(rummy.shown_tunnelas[seat]))  # before the first turn
        for turn in rummy.turns:
            if turn.seat == seat:
                known[turn.taken_offer] += turn.taken_offer != NO_CARD
                if known[turn.discard]:
                    known[turn.discard] -= 1
        return known - Counter(cards_in_sets(rummy.laid_sets[seat]))

    def unwanted_cards_of(self, seat: Seat) -> list[Card]:
        """Return the cards that a seat discarded or left on offer, oldest first."""
        gone, before = [], NO_CARD
        for turn in self.view.rummy.turns:
            if turn.seat == seat:
                if turn.taken_offer == NO_CARD and before != NO_CARD:
                    gone.append(before)
                gone.append(turn.discard)
            before = turn.discard
        return gone

    @cached_property
    def live_counts(self) -> KindCounts:
        rummy, rules = self.view.rummy, self.view.game.rules
        unseen = Counter(create_pack(52, packs=3, jokers=rules.printed_jokers))
        unseen -= Counter(self.hand) + Counter(rummy.discards)
        for seat, sets in enumerate(rummy.laid_sets):
            unseen -= Counter(cards_in_sets(sets))
            if seat != self.seat:
                unseen -= self.known_cards_of(Seat(seat))
        if self.knows_tiplu:
            unseen -= Counter((rummy.tiplu,))  # nobody can draw the tiplu itself
        return count_kinds(unseen.elements())

    @cached_property
    def unseen_kinds(self) -> list[int]:
        """The kinds of all unseen cards, with one entry for each copy."""
        return [kind for kind, number in enumerate(self.live_counts) for _ in range(number)]

    @cached_property
    def incomplete_actions(self) -> dict[type[Action], Action]:
        """The legal actions whose sets must still be chosen, by type of action."""
        kinds = (Lay, Finish, ShowTunnelas)
        return {
            type(action): action for action in self.view.legal_actions if isinstance(action, kinds)
        }

    @cached_property
    def discard_options(self) -> list[Card]:
        """The cards that may be discarded, in the order of the legal actions."""
        return [
            action.cards[0] for action in self.view.legal_actions if isinstance(action, Discard)
        ]
