"""The protocol of phases. A game is a tuple of phases, and each deal runs through all of them."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Protocol

from ..actions import Action
from ..cards import Card
from ..events import Log
from ..shuffle import RandomSource
from ..state import GameState, MatchStart


class Phase(Protocol):
    """A phase of a deal: its legal actions, their effects, and its end."""

    is_rummy: ClassVar[bool] = False  # whether players collect sets and play no tricks

    def name(self, state: GameState) -> str:
        """Return the name of the phase in match records."""

    def is_skipped(self, state: GameState) -> bool:
        """Return whether the current deal skips this phase."""
        return False

    def enter(self, state: GameState, log: Log | None) -> GameState:
        """Return the state at the start of the phase."""
        return state

    def legal_actions(self, state: GameState) -> Sequence[Action]:
        """Return the legal actions of the seat to act."""
        return ()

    def refusal_reason(self, state: GameState, action: Action) -> str:
        """Return why an action is not legal now, or an empty string if it is."""
        return "" if action in self.legal_actions(state) else "it isn't the time for that"

    def chance_action(self, state: GameState, random_source: RandomSource) -> Action:
        """Return the deal or other chance action that this phase needs next."""
        raise AssertionError("chance has nothing to decide here")

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        """Return the state after a legal action, and append its events to the log."""

    def is_done(self, state: GameState) -> bool: ...


class ScoringPhase(Phase, Protocol):
    """The last phase of a deal, which turns the result of the hand into match scores."""

    scores_in_berries: ClassVar[bool]  # whether scores are berries (game points)
    # Key in a record header for what a match starts with besides scores: "bag", "carry" or ""
    carried_key: ClassVar[str]

    def sure_points(self, hand: Iterable[Card]) -> int:
        """Return the points that a bidder can add up in a hand; 0 in games without bids."""

    def start_refusal_reason(self, start: MatchStart) -> str:
        """Return why a match can't start with these values, or an empty string if it can."""

    def points(self, state: GameState) -> tuple[int, ...]:
        """Return the points that each side has made in this hand so far."""

    def tricks(self, state: GameState) -> tuple[int, ...]:
        """Return the number of tricks that each side has taken in this hand so far."""
