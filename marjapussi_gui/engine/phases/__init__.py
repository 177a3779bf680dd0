"""The protocol of phases; a game is a tuple of them, and each deal goes through all."""

from collections.abc import Sequence
from typing import ClassVar, Protocol

from ..actions import Action
from ..events import Log
from ..shuffle import Luck
from ..state import Start, State


class Phase(Protocol):
    """One phase of a deal: its legal actions, their effects, and its end."""

    lays_sets: ClassVar[bool] = False  # players collect sets and play no tricks

    def name(self, state: State) -> str:
        """Return the name of the phase in the record format."""
        ...

    def skips(self, state: State) -> bool:
        """Return whether this deal skips the phase."""
        return False

    def enter(self, state: State, log: Log | None) -> State:
        """Return the state at the start of the phase."""
        return state

    def legal(self, state: State) -> Sequence[Action]:
        """Return the legal actions of the seat to act."""
        return ()

    def refusal(self, state: State, action: Action) -> str:
        """Return why an action is not legal now, or an empty string if it is."""
        return "" if action in self.legal(state) else "it is not the time for that"

    def chance(self, state: State, luck: Luck) -> Action:
        """Return the action of chance, when chance has to act."""
        raise AssertionError("chance has nothing to decide here")

    def step(self, state: State, action: Action, log: Log | None) -> State:
        """Return the state after a legal action; its events are appended to the log."""
        ...

    def done(self, state: State) -> bool:
        """Return whether the phase is over."""
        ...


class Count(Phase, Protocol):
    """The last phase of a deal, which scores the hand."""

    in_berries: ClassVar[bool]  # scores are small numbers of berries, which can be drawn
    # Key in a record header for what a match starts with beside its scores: "bag", "carry" or ""
    remembers: ClassVar[str]

    def start_refusal(self, start: Start) -> str:
        """Return why a match cannot start like this, or an empty string if it can."""
        ...

    def points(self, state: State) -> tuple[int, ...]:
        """Return the points of each side in this hand so far."""
        ...

    def tricks(self, state: State) -> tuple[int, ...]:
        """Return the number of tricks of each side in this hand so far."""
        ...
