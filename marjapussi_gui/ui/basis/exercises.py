"""What the window asks of the place where exercises are kept; whoever keeps them fulfils it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kept.exercise import Exercise, LearnedKinds, Posed, Reply
    from ...kept.figures import Scope


class Exercises(Protocol):
    """One's own mistakes, asked again when they may be forgotten."""

    def due(self, kind: str = "", game: str = "") -> Sequence[Exercise]:
        """Return what is to be asked now; of a kind that is wished also what is not due yet."""
        ...

    def number_due(self) -> int:
        """Return how many there are to be asked now, no more than make up one round."""
        ...

    def pose(self, exercise: Exercise, luck: int) -> Posed | None:
        """Return an exercise dealt anew; None when its match cannot be read any more."""
        ...

    def note(self, exercise: Exercise, reply: Reply) -> int:
        """Keep an answer; return after how many days it is asked again."""
        ...

    def learned(self, scope: Scope) -> LearnedKinds:
        """Return how far exercises are learned, by their kind."""
        ...


class NoExercises:
    """Nothing is kept, so nothing is asked."""

    def due(self, kind: str = "", game: str = "") -> Sequence[Exercise]:
        return ()

    def number_due(self) -> int:
        return 0

    def pose(self, exercise: Exercise, luck: int) -> Posed | None:
        return None

    def note(self, exercise: Exercise, reply: Reply) -> int:
        return 0

    def learned(self, scope: Scope) -> LearnedKinds:
        return {}
