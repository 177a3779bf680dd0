"""The order in which a player holds his own cards: by suit, by rank, or as he put them himself."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from ...engine.cards import HIDDEN, JOKER, SUIT_OF, Card, Suit
from ...engine.game import Game
from ...engine.phases.tricks import Tricks
from ...engine.rummy.melds import from_the_top
from ...engine.strength import NATURAL_ORDER, strength
from ..basis.preferences import Preferences

IN_ORDER = tuple(map(Suit, (0, 1, 3, 2)))  # spades, hearts, clubs, diamonds: colours take turns
JOKERS = len(IN_ORDER)  # they stand behind all suits
Group = list[Card]


@dataclass(slots=True)
class HandOrder:
    """Groups of cards from left to right; what is drawn goes to its place, or to the end."""

    sort: str = "suit"
    low_first: bool = False
    weakness: dict[Card, int] = field(default_factory=dict)  # how many are stronger
    groups: list[Group] = field(default_factory=list)
    is_by_hand: bool = False  # put into another order, for this hand alone

    @property
    def cards(self) -> list[Card]:
        return [card for group in self.groups for card in group]

    def prefer(self, preferences: Preferences) -> None:
        """Sort as the player wishes from now on; only another wish ends an order made by hand."""
        wish = preferences.sort, preferences.low_first
        if wish != (self.sort, self.low_first):
            self.sort, self.low_first = wish
            self.begin()
            self.groups = self._sorted(self.cards)

    def begin(self) -> None:
        """Sort a new hand as the player wishes, whatever was done with the one before."""
        self.is_by_hand = False

    def hold(self, cards: Sequence[Card]) -> None:
        """Hold these cards, those held before where they were."""
        if self.sort != "hand" and not self.is_by_hand:
            self.groups = self._sorted(cards)
            return
        wanted = Counter(cards)
        for group in self.groups:
            for card in list(group):
                if wanted[card]:
                    wanted[card] -= 1
                else:
                    group.remove(card)
        new = list(wanted.elements())
        if not self.cards:
            self.groups = self._sorted(new)
        elif new:
            self.groups.append(new)
        self.groups = [group for group in self.groups if group]

    def put(self, at: int, place: int) -> None:
        """Move the card at a place behind so many of the others; past them all it stands alone.

        It is not named: there may be several alike.
        """
        card = self._taken(at)
        self.groups = [group for group in self.groups if group]
        for group in self.groups:
            if place <= len(group):
                group.insert(place, card)
                return
            place -= len(group)
        self.groups.append([card])

    def put_into(self, at: int, group: int, place: int) -> None:
        """Move the card at a place into a group, behind so many of the others there."""
        self.groups[group].insert(place, self._taken(at))
        self.groups = [held for held in self.groups if held]

    def _taken(self, at: int) -> Card:
        """Take the card at a place out of its group, from now on in an order made by hand."""
        self.is_by_hand = True
        for group in self.groups:
            if at < len(group):
                return group.pop(at)
            at -= len(group)
        raise IndexError(at)

    def arrange(self, groups: Sequence[Sequence[Card]]) -> None:
        """Hold the cards in these sets, the rest behind them."""
        self.is_by_hand = True
        left = Counter(self.cards)
        left.subtract(card for group in groups for card in group)
        rest = self._sorted([card for card in left.elements() if card != HIDDEN])
        self.groups = [list(from_the_top(tuple(group))) for group in groups] + rest

    def sorted_cards(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return cards of anybody as the player sorts his own; by suit where he does it by hand."""
        return tuple(card for group in self._sorted(cards) for card in group)

    def _sorted(self, cards: Sequence[Card]) -> list[Group]:
        turn = -1 if self.low_first else 1
        if self.sort == "rank":
            by_rank = sorted(cards, key=lambda c: (turn * self._weakness(c), _suit(c)))
            return [by_rank] if by_rank else []
        ordered = sorted(cards, key=lambda c: (_suit(c), turn * self._weakness(c)))
        return [list(group) for _, group in groupby(ordered, key=_suit)]

    def _weakness(self, card: Card) -> int:
        return self.weakness.get(card, 0)


def _suit(card: Card) -> int:
    """Return the place of a card's suit among the suits."""
    return JOKERS if card == JOKER or card < 0 else IN_ORDER.index(SUIT_OF[card])


def weaknesses(game: Game) -> dict[Card, int]:
    """Return for each card how many of its suit are stronger in this game."""
    tricks = [phase for phase in game.phases if isinstance(phase, Tricks)]
    order = tricks[0].strength if tricks else strength(NATURAL_ORDER)
    return {Card(card): above.bit_count() for card, above in enumerate(order.above)}
