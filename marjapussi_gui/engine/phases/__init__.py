"""A deal is a tuple of phases; a game picks which."""

from collections.abc import Sequence
from typing import ClassVar, Protocol

from ..actions import Action
from ..events import Log
from ..shuffle import Luck
from ..state import Start, State


class Phase(Protocol):
    """One stretch of a deal: who may act, on what, until when."""

    lays_sets: ClassVar[bool] = False  # cards are collected in sets, and no trick is played

    def name(self, state: State) -> str:
        """Return what the record format calls this moment."""
        ...

    def skips(self, state: State) -> bool:
        """Return whether this deal goes without this phase."""
        return False

    def enter(self, state: State, log: Log | None) -> State:
        """Return the state with which the phase begins."""
        return state

    def legal(self, state: State) -> Sequence[Action]:
        """Return what state.turn may do."""
        return ()

    def refusal(self, state: State, action: Action) -> str:
        """Return why action may not be done now, in the table's words; nothing when it may."""
        return "" if action in self.legal(state) else "it is not the time for that"

    def chance(self, state: State, luck: Luck) -> Action:
        """Return what luck decides when it is chance's turn."""
        raise AssertionError("chance has nothing to decide here")

    def step(self, state: State, action: Action, log: Log | None) -> State:
        """Return the state after a legal action; what happened goes to log."""
        ...

    def done(self, state: State) -> bool:
        """Return whether the next phase may begin."""
        ...


class Count(Phase, Protocol):
    """The last phase of a deal, which counts it into the match."""

    in_berries: ClassVar[bool]  # a score counts berries, few enough to be put into a bag
    remembers: ClassVar[str]  # what a match carries on beside its scores: "bag", "carry" or nothing

    def start_refusal(self, start: Start) -> str:
        """Return why a match may not start like this; nothing when it may."""
        ...

    def points(self, state: State) -> tuple[int, ...]:
        """Return what each side has so far in this hand, in the game's own unit."""
        ...

    def tricks(self, state: State) -> tuple[int, ...]:
        """Return how many tricks each side has so far in this hand."""
        ...
