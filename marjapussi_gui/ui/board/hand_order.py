"""The order of the cards in the player's hand: by suit, by rank, or arranged by hand."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from ...engine.card_ranking import NATURAL_ORDER, card_ranking
from ...engine.cards import HIDDEN, JOKER, SUIT_OF, Card, Suit
from ...engine.game import Game
from ...engine.phases.tricks import TrickPhase
from ...engine.rummy.melds import sort_high_to_low
from ...model.preferences import Preferences

SUIT_ORDER = tuple(map(Suit, (0, 1, 3, 2)))  # spades, hearts, clubs, diamonds: black, red in turn
JOKER_INDEX = len(SUIT_ORDER)  # after all suits
HandGroup = list[Card]


@dataclass(slots=True)
class HandOrder:
    """The groups of the hand from left to right.

    A new card joins a matching group, or starts a new one at the end.
    """

    sort_order: str = "suit"
    low_first: bool = False
    stronger_count: dict[Card, int] = field(
        default_factory=dict
    )  # number of stronger cards of its suit
    groups: list[HandGroup] = field(default_factory=list)
    is_manual: bool = False  # the player has rearranged this hand

    @property
    def cards(self) -> list[Card]:
        return [card for group in self.groups for card in group]

    @property
    def keeps_places(self) -> bool:
        """Whether the player arranges the hand, so that cards stay in their places."""
        return self.is_manual or self.sort_order == "hand"

    def apply_preferences(self, preferences: Preferences) -> None:
        preferred = preferences.sort, preferences.low_first
        if preferred != (self.sort_order, self.low_first):
            self.sort_order, self.low_first = preferred
            self.start_hand()
            self.groups = self._sort_into_groups(self.cards)

    def start_hand(self) -> None:
        """Discard a manual order because a new hand starts."""
        self.is_manual = False

    def set_cards(self, cards: Sequence[Card]) -> None:
        """Update the cards of the hand without moving those that remain."""
        if not self.keeps_places:
            self.groups = self._sort_into_groups(cards)
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
            self.groups = self._sort_into_groups(new)
        elif new:
            self.groups.append(new)
        self.groups = [group for group in self.groups if group]

    def move_card(self, index: int, target: int) -> None:
        """Move the card at index to target. A target one past the last card starts a new group.

        The card is identified by its index because a hand may hold two equal cards.
        """
        card = self._take_card(index)
        self.groups = [group for group in self.groups if group]
        for group in self.groups:
            if target <= len(group):
                group.insert(target, card)
                return
            target -= len(group)
        self.groups.append([card])

    def move_to_group(self, index: int, group_index: int, target: int) -> None:
        """Move the card at an index into a group, to a target index among its cards."""
        self.groups[group_index].insert(target, self._take_card(index))
        self.groups = [held for held in self.groups if held]

    def _take_card(self, index: int) -> Card:
        self.is_manual = True
        for group in self.groups:
            if index < len(group):
                return group.pop(index)
            index -= len(group)
        raise IndexError(index)

    def set_groups(self, groups: Sequence[Sequence[Card]]) -> None:
        """Arrange the hand in these groups, with the remaining cards after them."""
        self.is_manual = True
        left = Counter(self.cards)
        left.subtract(card for group in groups for card in group)
        rest = self._sort_into_groups([card for card in left.elements() if card != HIDDEN])
        self.groups = [list(sort_high_to_low(tuple(group))) for group in groups] + rest

    def sort_cards(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return cards in the preferred order; by suit if the player prefers to sort manually."""
        return tuple(card for group in self._sort_into_groups(cards) for card in group)

    def _sort_into_groups(self, cards: Sequence[Card]) -> list[HandGroup]:
        sign = -1 if self.low_first else 1
        if self.sort_order == "rank":
            by_rank = sorted(cards, key=lambda c: (sign * self._stronger_count(c), _suit_index(c)))
            return [by_rank] if by_rank else []
        ordered = sorted(cards, key=lambda c: (_suit_index(c), sign * self._stronger_count(c)))
        return [list(group) for _, group in groupby(ordered, key=_suit_index)]

    def _stronger_count(self, card: Card) -> int:
        return self.stronger_count.get(card, 0)


def _suit_index(card: Card) -> int:
    return JOKER_INDEX if card == JOKER or card < 0 else SUIT_ORDER.index(SUIT_OF[card])


def count_stronger_cards(game: Game) -> dict[Card, int]:
    tricks = [phase for phase in game.phases if isinstance(phase, TrickPhase)]
    order = tricks[0].ranking if tricks else card_ranking(NATURAL_ORDER)
    return {Card(card): above.bit_count() for card, above in enumerate(order.higher_cards)}
