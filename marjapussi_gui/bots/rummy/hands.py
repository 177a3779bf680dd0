"""What a seat at rummy sees, in the numbers of the kernel."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ...engine.actions import Action, Discard, Finish, Lay, ShowTunnelas
from ...engine.cards import JOKER, SUIT_OF, Card, pack
from ...engine.phases.rummy_rights import Rights, has_dublees, primary_sets
from ...engine.rummy.melds import AT_PLACE, LONGEST, PLACE_OF, wild_cards
from ...engine.state import NO_CARD, Meld, Seat
from ...engine.view import View
from ..kernel.melding import Melder
from ..kernel.pure import Pure

KINDS = 53
KIND_OF = (*(LONGEST * SUIT_OF[card] + PLACE_OF[Card(card)] for card in range(JOKER)), JOKER)
CARD_OF = (*(AT_PLACE[kind // LONGEST][kind % LONGEST] for kind in range(JOKER)), JOKER)

Counts = list[int]


def counts(cards: Iterable[Card]) -> Counts:
    """Return how many copies of each kind there are."""
    numbers = [0] * KINDS
    for card in cards:
        numbers[KIND_OF[card]] += 1
    return numbers


def wild_kinds(tiplu: Card) -> Counts:
    """Return a one for each kind that is wild with this tiplu."""
    wild = wild_cards(tiplu)
    return [wild >> CARD_OF[kind] & 1 for kind in range(KINDS)]


def cards_of(sets: Iterable[Meld]) -> list[Card]:
    return [card for meld in sets for card in meld]


@dataclass(frozen=True)
class Sight:
    """What one seat sees before a decision."""

    view: View

    @cached_property
    def rights(self) -> Rights:
        return Rights(self.view.game.rules, self.view.game.seating)

    @property
    def seat(self) -> Seat:
        return self.view.seat

    @property
    def players(self) -> int:
        return self.view.game.seating.players

    @property
    def next_seat(self) -> Seat:
        return self.view.game.seating.after(self.seat)

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.view.rummy.hands[self.seat]

    @property
    def held(self) -> Counts:
        return counts(self.hand)

    @property
    def places(self) -> int:
        """How many cards lie in sets when the hand is finished."""
        return len(self.hand) - self.view.rummy.drawn

    @property
    def has_laid(self) -> bool:
        return bool(self.view.rummy.laid[self.seat])

    @property
    def has_dublees(self) -> bool:
        return has_dublees(self.view.rummy, self.seat)

    @property
    def primary(self) -> tuple[Meld, ...]:
        return primary_sets(self.view.rummy, self.seat)

    @property
    def own_cards(self) -> list[Card]:
        """All that counts for the seat's maal."""
        return [*self.hand, *cards_of(self.view.rummy.laid[self.seat])]

    @property
    def knows_tiplu(self) -> bool:
        return self.view.rummy.tiplu >= 0

    @property
    def wild(self) -> Counts:
        """A one for each kind that is known to be wild."""
        return wild_kinds(self.view.rummy.tiplu) if self.knows_tiplu else [0] * KINDS

    @property
    def offer(self) -> Card:
        discards = self.view.rummy.discards
        return discards[-1] if discards else NO_CARD

    @cached_property
    def pure(self) -> Pure:
        """The search for pure sets."""
        return Pure()

    @cached_property
    def melder(self) -> Melder:
        """The search for sets with wild cards at this table."""
        return Melder(self.rights.largest, self.rights.rules.max_wild)

    @cached_property
    def rounds(self) -> float:
        """How many rounds have been played."""
        return len(self.view.rummy.turns) / self.players

    @cached_property
    def layers(self) -> int:
        """How many others have laid."""
        return sum(bool(sets) for sets in self.view.rummy.laid) - self.has_laid

    def taken_by(self, seat: Seat) -> Counter[Card]:
        """Return the cards that a seat is known to hold, having taken or shown them."""
        rummy = self.view.rummy
        known: Counter[Card] = Counter()
        for turn in rummy.turns:
            if turn.seat == seat:
                known[turn.offer] += turn.offer != NO_CARD
                if known[turn.discard]:
                    known[turn.discard] -= 1
        known -= Counter(cards_of(rummy.laid[seat]))
        return known | (Counter(cards_of(rummy.shown[seat])) - Counter(cards_of(rummy.laid[seat])))

    def let_go_by(self, seat: Seat) -> list[Card]:
        """Return what a seat discarded, or was offered and did not take, the latest last."""
        gone, before = [], NO_CARD
        for turn in self.view.rummy.turns:
            if turn.seat == seat:
                if turn.offer == NO_CARD and before != NO_CARD:
                    gone.append(before)
                gone.append(turn.discard)
            before = turn.discard
        return gone

    @cached_property
    def live(self) -> Counts:
        """How many copies of each kind lie where the seat cannot see them."""
        rummy, rules = self.view.rummy, self.view.game.rules
        unseen = Counter(pack(52, packs=3, jokers=rules.printed_jokers))
        unseen -= Counter(self.hand) + Counter(rummy.discards)
        for seat, sets in enumerate(rummy.laid):
            unseen -= Counter(cards_of(sets))
            if seat != self.seat:
                unseen -= self.taken_by(Seat(seat))
        if self.knows_tiplu:
            unseen -= Counter((rummy.tiplu,))  # at the bottom of the stock
        return counts(unseen.elements())

    @cached_property
    def pool(self) -> list[int]:
        """The kinds of unseen cards, each as often as it is unseen."""
        return [kind for kind, number in enumerate(self.live) for _ in range(number)]

    @cached_property
    def bare(self) -> dict[type[Action], Action]:
        """The actions that stand bare in the list of legal ones."""
        kinds = (Lay, Finish, ShowTunnelas)
        return {type(action): action for action in self.view.legal if isinstance(action, kinds)}

    @cached_property
    def discards(self) -> list[Card]:
        """What may be discarded, in listed order."""
        return [action.cards[0] for action in self.view.legal if isinstance(action, Discard)]
