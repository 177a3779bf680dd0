"""A seat's view of a rummy hand, in the numbers of the kernel."""

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
    """Return the number of copies of each kind of card."""
    numbers = [0] * KINDS
    for card in cards:
        numbers[KIND_OF[card]] += 1
    return numbers


def wild_kinds(tiplu: Card) -> Counts:
    """Return 1 for each kind that is wild with this tiplu, else 0."""
    wild = wild_cards(tiplu)
    return [wild >> CARD_OF[kind] & 1 for kind in range(KINDS)]


def cards_of(sets: Iterable[Meld]) -> list[Card]:
    return [card for meld in sets for card in meld]


@dataclass(frozen=True)
class Sight:
    """What one seat knows in a rummy hand, computed on demand."""

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
        """The number of cards in sets when the hand is finished."""
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
        """All cards that count for the seat's maal."""
        return [*self.hand, *cards_of(self.view.rummy.laid[self.seat])]

    @property
    def knows_tiplu(self) -> bool:
        return self.view.rummy.tiplu >= 0

    @property
    def wild(self) -> Counts:
        """1 for each kind that is known to be wild, else 0."""
        return wild_kinds(self.view.rummy.tiplu) if self.knows_tiplu else [0] * KINDS

    @property
    def offer(self) -> Card:
        discards = self.view.rummy.discards
        return discards[-1] if discards else NO_CARD

    @cached_property
    def pure(self) -> Pure:
        """The calculator of distances to pure sets."""
        return Pure()

    @cached_property
    def melder(self) -> Melder:
        """The calculator of distances to the finish, by the rules of this match."""
        return Melder(self.rights.largest, self.rights.rules.max_wild)

    @cached_property
    def rounds(self) -> float:
        """The number of rounds played."""
        return len(self.view.rummy.turns) / self.players

    @cached_property
    def layers(self) -> int:
        """The number of opponents that have laid."""
        return sum(bool(sets) for sets in self.view.rummy.laid) - self.has_laid

    def taken_by(self, seat: Seat) -> Counter[Card]:
        """Return the cards that a seat is known to hold, as it took or showed them."""
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
        """Return the cards that a seat discarded or passed up, the latest last."""
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
        """The number of unseen copies of each kind."""
        rummy, rules = self.view.rummy, self.view.game.rules
        unseen = Counter(pack(52, packs=3, jokers=rules.printed_jokers))
        unseen -= Counter(self.hand) + Counter(rummy.discards)
        for seat, sets in enumerate(rummy.laid):
            unseen -= Counter(cards_of(sets))
            if seat != self.seat:
                unseen -= self.taken_by(Seat(seat))
        if self.knows_tiplu:
            unseen -= Counter((rummy.tiplu,))  # it stays at the bottom of the stock
        return counts(unseen.elements())

    @cached_property
    def pool(self) -> list[int]:
        """The kinds of all unseen cards, repeated for each copy."""
        return [kind for kind, number in enumerate(self.live) for _ in range(number)]

    @cached_property
    def bare(self) -> dict[type[Action], Action]:
        """Legal actions whose sets are still to be chosen, by type."""
        kinds = (Lay, Finish, ShowTunnelas)
        return {type(action): action for action in self.view.legal if isinstance(action, kinds)}

    @cached_property
    def discards(self) -> list[Card]:
        """The cards that may be discarded, in the order of the legal actions."""
        return [action.cards[0] for action in self.view.legal if isinstance(action, Discard)]
