"""The position of a seat: its view, and what follows from it, each part worked out once."""

from dataclasses import dataclass
from functools import cached_property

from ...engine.cards import CardSet
from ...engine.state import GameState
from ...engine.view import View
from ..kernel.world_dealer import WorldDealer
from .belief import Belief
from .belief_inference import infer_belief
from .card_codes import CardCodes
from .determinization import create_world_dealer
from .kernel_adapter import KernelAdapter


@dataclass(frozen=True, eq=False)
class SeatPosition:
    """What one seat sees of a trick game; its belief and all else is computed at first use.

    Create one for each decision and pass it on, so that nothing is inferred twice.
    """

    view: View

    @cached_property
    def belief(self) -> Belief:
        """What the seat can prove about hidden cards."""
        return infer_belief(self.view)

    @property
    def state(self) -> GameState:
        """Everything the seat sees; the other hands are empty."""
        return self.belief.state

    @property
    def adapter(self) -> KernelAdapter:
        return self.belief.adapter

    @property
    def codes(self) -> CardCodes:
        return self.belief.adapter.codes

    @cached_property
    def world_dealer(self) -> WorldDealer:
        """The dealer of the hidden cards whose holder is not known."""
        return create_world_dealer(self.belief)

    @cached_property
    def cards_left(self) -> CardSet:
        """The cards that can still be played: hidden ones, and those in hands that are seen."""
        left = self.belief.hidden_cards
        for hand in self.belief.state.hands:
            left |= hand
        return left
