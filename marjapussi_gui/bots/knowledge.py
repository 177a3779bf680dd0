"""What is proven about the cards that a seat does not see: the form of it."""

from dataclasses import dataclass, field

from ..engine.cards import (
    CardSet,
)
from ..engine.state import Seat, State
from ..engine.view import View
from .setting import Setting


@dataclass(frozen=True, slots=True)
class Limit:
    """A seat holds at least and at most so many of these cards."""

    seat: Seat
    cards: CardSet
    least: int
    most: int


@dataclass(slots=True)
class Knowledge:
    """What a seat sees at one moment, and what is proven about the cards that it does not see."""

    view: View
    state: State  # all that it sees; the other hands are empty
    setting: Setting
    hidden: CardSet  # cards that lie where the seat cannot see them
    sizes: list[int]  # how many hidden cards each seat may play from
    rest: int  # how many lie out of play: in the stock, under others, put away
    dead: int  # how many of a hand that nobody holds
    held: list[CardSet]  # surely in the hand of each seat
    barred: list[CardSet]  # surely not there
    not_rest: CardSet = 0  # surely not out of play
    not_dead: CardSet = 0  # surely not in the hand that nobody holds
    limits: list[Limit] = field(default_factory=list)

    @property
    def placed(self) -> CardSet:
        """Return the hidden cards whose holder is known."""
        placed = 0
        for held in self.held:
            placed |= held
        return placed
