"""The belief of a seat: its view and what it can prove about the hidden cards."""

from dataclasses import dataclass, field

from ..engine.cards import (
    CardSet,
)
from ..engine.state import Seat, State
from ..engine.view import View
from .setting import Setting


@dataclass(frozen=True, slots=True)
class Limit:
    """Bounds on how many of some cards a seat holds."""

    seat: Seat
    cards: CardSet
    least: int
    most: int


@dataclass(slots=True)
class Knowledge:
    """The view of a seat and what it can prove about the cards it does not see."""

    view: View
    state: State  # everything the seat sees; the other hands are empty
    setting: Setting
    hidden: CardSet  # cards that the seat cannot see
    sizes: list[int]  # hidden cards in each seat's hand or row
    rest: int  # hidden cards in the stock, covered by others, or discarded
    dead: int  # cards dealt to a hand that nobody plays
    held: list[CardSet]  # proven to be in the hand of each seat
    barred: list[CardSet]  # proven not to be there
    not_rest: CardSet = 0  # proven not to be out of play
    not_dead: CardSet = 0  # proven not to be in the dead hand
    limits: list[Limit] = field(default_factory=list)

    @property
    def placed(self) -> CardSet:
        """The hidden cards whose holder is known."""
        located = 0
        for held in self.held:
            located |= held
        return located
