"""What one family of counting has its own words for: its companion, one in a file of its own."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Protocol

from ....engine.cards import Suit
from ....engine.events import HandScored, Item
from ....engine.game import Game
from ....engine.phases import Count
from ....engine.phases.counting import Values
from ....engine.state import NO_SIDE, Side
from ....engine.view import View
from ..people import People
from ..tongue import percent, translate

Part = Callable[[Game], str]  # a section of the rules


@dataclass(frozen=True)
class Line:
    """One line of a count: what for, whose, and what it does to the score."""

    text: str
    side: Side  # NO_SIDE for a remark about the whole hand
    points: int


def remark(text: str) -> Line:
    return Line(text, NO_SIDE, 0)


class CountTexts(Protocol):
    """What is said of hands and matches that are counted in one way."""

    count: ClassVar[type[Count]]  # whose companion it is
    has_trumps: ClassVar[bool] = True
    sections: ClassVar[tuple[Part, ...]] = ()  # of the rules, instead of those about tricks

    # The corner, and the count of a hand

    @abstractmethod
    def heading(self, view: View, people: People) -> tuple[str, str]:
        """Return title and subtitle for the corner of trumps and contracts."""
        ...

    @abstractmethod
    def item(self, item: Item, event: HandScored, game: Game) -> str:
        """Return what a side scores for."""
        ...

    def items(self, event: HandScored) -> Iterable[Item]:
        """Return what is counted, in the order in which it is told."""
        return event.items

    def remarks(self, event: HandScored, game: Game) -> Iterator[Line]:
        """Yield what else is to be told of a hand."""
        yield from ()

    # What the table could add up while a hand is played

    def so_far(self, view: View) -> tuple[int, ...]:
        """Return the points of each side by now, where hands are won by points."""
        return ()

    def contract(self, view: View) -> tuple[Side, int]:
        """Return who has to make how many points."""
        return NO_SIDE, 0

    def earned(self, view: View) -> tuple[int, ...]:
        """Return how much each side is sure to score by now, where each is seen as a berry."""
        return ()

    def of_marriage(self, view: View, suit: Suit) -> int:
        """Return what a marriage would count that is made next."""
        return 0

    def worth(self, value: float) -> str:
        """Return what an action is worth: the chance to win the match, unless points are all."""
        return percent(value)

    # The page of rules

    @abstractmethod
    def hand(self, game: Game) -> str:
        """Return the sections about what a hand brings to whom."""
        ...

    @abstractmethod
    def match(self, game: Game) -> str:
        """Return the section about how a match is won."""
        ...

    def card_values(self, game: Game) -> tuple[Values, ...]:
        """Return what cards count, and what they count where that is equal."""
        return ()

    def direction(self, game: Game) -> str:
        return translate("Rules page", "Play goes clockwise round the table.")

    def next_dealer(self, game: Game) -> str:
        return translate("Rules page", "The deal passes to the left.")

    def first_leader(self, game: Game) -> str:
        """Return who leads to the first trick."""
        if game.seating.players == 2:
            return translate("Rules page", "The player who did not deal leads to the first trick.")
        return translate("Rules page", "The player left of the dealer leads to the first trick.")


def totals(item: Item, event: HandScored) -> dict[str, int]:
    """Return the points of a side, and of the best of the others."""
    others = [points for side, points in enumerate(event.points) if side != item.side]
    return {"own": event.points[item.side], "other": max(others)}
