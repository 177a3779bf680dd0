"""The exercises that the window needs, as a protocol that the storage implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kept.exercise import Exercise, LearnedKinds, Posed, Reply
    from ...kept.figures import Scope


class Exercises(Protocol):
    """The player's own mistakes, scheduled for practice."""

    def due(self, kind: str = "", game: str = "") -> Sequence[Exercise]:
        """Return the exercises due now; for a given kind, all exercises of it, due or not."""
        ...

    def number_due(self) -> int:
        """Return the number of exercises due now, at most one round."""
        ...

    def pose(self, exercise: Exercise, luck: int) -> Posed | None:
        """Return an exercise with redealt cards; None if its match cannot be read."""
        ...

    def note(self, exercise: Exercise, reply: Reply) -> int:
        """Save a reply; return the number of days until the exercise is due again."""
        ...

    def learned(self, scope: Scope) -> LearnedKinds:
        """Return the learning progress by kind of exercise."""
        ...


class NoExercises:
    """An exercise repository without exercises."""

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
