"""The belief of a seat: its view and what it can prove about the hidden cards."""

from dataclasses import dataclass, field

from ...engine.cards import (
    CardSet,
)
from ...engine.state import GameState, Seat
from ...engine.view import View
from .kernel_adapter import KernelAdapter


@dataclass(frozen=True, slots=True)
class CountConstraint:
    """Bounds on how many of some cards a seat holds."""

    seat: Seat
    cards: CardSet
    min_count: int
    max_count: int


@dataclass(slots=True)
class Belief:
    """The view of a seat and what it can prove about the cards it does not see."""

    view: View
    state: GameState  # everything the seat sees; the other hands are empty
    adapter: KernelAdapter
    hidden_cards: CardSet  # cards that the seat cannot see
    hidden_counts: list[int]  # hidden cards in each seat's hand or row
    out_of_play_count: int  # hidden cards in the stock, covered by others, or discarded
    dead_hand_size: int  # cards dealt to a hand that nobody plays
    held: list[CardSet]  # proven to be in the hand of each seat
    excluded: list[CardSet]  # proven not to be there
    not_out_of_play: CardSet = 0  # proven not to be out of play
    not_in_dead_hand: CardSet = 0  # proven not to be in the dead hand
    constraints: list[CountConstraint] = field(default_factory=list)

    @property
    def located_cards(self) -> CardSet:
        """The hidden cards whose holder is known."""
        located = 0
        for held in self.held:
            located |= held
        return located
