"""One seat's position in a trick game: what it sees and infers, computed when first needed."""

from dataclasses import dataclass
from functools import cached_property

from ...engine.cards import CardSet
from ...engine.state import GameState
from ...engine.view import View
from ..kernel.constants import WORLD_WORDS
from ..kernel.world_dealer import WorldDealer
from .belief import Belief
from .belief_inference import infer_belief
from .card_codes import CardCodes
from .determinization import create_world_dealer
from .kernel_adapter import KernelAdapter

MAX_DEALS = 2000  # more aren't listed, because that would take too long


@dataclass(frozen=True, eq=False)
class SeatPosition:
    """The position of one seat in a trick game: its view, and what it can infer from it.

    Create one for each decision and share it, so that nothing is inferred twice.
    """

    view: View
    trusts_partner: bool = False  # whether it assumes that the partner keeps the bid agreement

    @cached_property
    def belief(self) -> Belief:
        """What the seat can prove about hidden cards, or knows by agreement with its partner."""
        return infer_belief(self.view, trusts_partner=self.trusts_partner)

    @property
    def state(self) -> GameState:
        return self.belief.state

    @property
    def adapter(self) -> KernelAdapter:
        return self.belief.adapter

    @property
    def codes(self) -> CardCodes:
        return self.belief.adapter.codes

    @cached_property
    def world_dealer(self) -> WorldDealer:
        """An object that deals the hidden cards whose holder is not known."""
        return create_world_dealer(self.belief)

    @cached_property
    def cards_left(self) -> CardSet:
        """All cards that can still be played: the hidden ones and those in visible hands."""
        left = self.belief.hidden_cards
        for hand in self.belief.state.hands:
            left |= hand
        return left

    @cached_property
    def all_possible_deals(self) -> tuple[tuple[CardSet, ...], ...]:
        """The hands by seat in each possible deal, or nothing if there are many."""
        words = self.world_dealer.all_worlds(MAX_DEALS)
        hands = tuple(map(self.codes.decode, words or ()))
        return tuple(
            hands[place : place + self.view.game.seating.players]
            for place in range(0, len(hands), WORLD_WORDS)
        )
