"""The order of the player's hand: by suit, by rank, or as the player arranged it."""

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

IN_ORDER = tuple(map(Suit, (0, 1, 3, 2)))  # spades, hearts, clubs, diamonds: alternating colours
JOKERS = len(IN_ORDER)  # after all suits
Group = list[Card]


@dataclass(slots=True)
class HandOrder:
    """Groups of cards from left to right; a drawn card joins its group or a new one at the end."""

    sort: str = "suit"
    low_first: bool = False
    weakness: dict[Card, int] = field(default_factory=dict)  # number of stronger cards of its suit
    groups: list[Group] = field(default_factory=list)
    is_by_hand: bool = False  # rearranged by the player, for this hand only

    @property
    def cards(self) -> list[Card]:
        return [card for group in self.groups for card in group]

    def prefer(self, preferences: Preferences) -> None:
        """Sort by the player's preferences; only changed ones discard a manual order."""
        preferred = preferences.sort, preferences.low_first
        if preferred != (self.sort, self.low_first):
            self.sort, self.low_first = preferred
            self.begin()
            self.groups = self._sorted(self.cards)

    def begin(self) -> None:
        """Discard a manual order at the start of a hand."""
        self.is_by_hand = False

    def hold(self, cards: Sequence[Card]) -> None:
        """Update the cards of the hand; those that remain keep their places."""
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
        """Move the card at an index; a target beyond the last card puts it into a group of its own.

        The card is given by its index because equal cards may occur twice.
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
        """Move the card at an index into a group, to a place among its other cards."""
        self.groups[group].insert(place, self._taken(at))
        self.groups = [held for held in self.groups if held]

    def _taken(self, at: int) -> Card:
        """Remove and return the card at an index; the order is manual from now on."""
        self.is_by_hand = True
        for group in self.groups:
            if at < len(group):
                return group.pop(at)
            at -= len(group)
        raise IndexError(at)

    def arrange(self, groups: Sequence[Sequence[Card]]) -> None:
        """Arrange the hand in these groups, with the remaining cards after them."""
        self.is_by_hand = True
        left = Counter(self.cards)
        left.subtract(card for group in groups for card in group)
        rest = self._sorted([card for card in left.elements() if card != HIDDEN])
        self.groups = [list(from_the_top(tuple(group))) for group in groups] + rest

    def sorted_cards(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return cards in the preferred order; by suit if the player sorts manually."""
        return tuple(card for group in self._sorted(cards) for card in group)

    def _sorted(self, cards: Sequence[Card]) -> list[Group]:
        sign = -1 if self.low_first else 1
        if self.sort == "rank":
            by_rank = sorted(cards, key=lambda c: (sign * self._weakness(c), _suit(c)))
            return [by_rank] if by_rank else []
        ordered = sorted(cards, key=lambda c: (_suit(c), sign * self._weakness(c)))
        return [list(group) for _, group in groupby(ordered, key=_suit)]

    def _weakness(self, card: Card) -> int:
        return self.weakness.get(card, 0)


def _suit(card: Card) -> int:
    """Return the index of a card's suit in SUIT_ORDER; jokers come last."""
    return JOKERS if card == JOKER or card < 0 else IN_ORDER.index(SUIT_OF[card])


def weaknesses(game: Game) -> dict[Card, int]:
    """Return for each card the number of stronger cards of its suit in a game."""
    tricks = [phase for phase in game.phases if isinstance(phase, Tricks)]
    order = tricks[0].strength if tricks else strength(NATURAL_ORDER)
    return {Card(card): above.bit_count() for card, above in enumerate(order.above)}
