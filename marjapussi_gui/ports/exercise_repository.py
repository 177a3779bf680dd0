"""Exercises, as a protocol that the storage implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..model.exercise import Exercise, ExerciseReply, PosedExercise, ProgressByKind
    from ..model.match_totals import StatisticsScope


class ExerciseRepository(Protocol):
    """The player's own mistakes, scheduled for practice."""

    def for_person(self, person_id: int) -> Self:
        """Return the same for one of several people at this screen, or for the player."""
        ...

    def next_exercises(self, kind: str = "", game: str = "") -> Sequence[Exercise]:
        """Return the exercises due now or, if a kind is given, all of that kind."""
        ...

    def count_due(self) -> int:
        """Return the number of exercises due now, at most one round of practice."""
        ...

    def pose_exercise(self, exercise: Exercise, seed: int) -> PosedExercise | None:
        """Return an exercise with newly dealt cards, or None if its match can't be read."""
        ...

    def save_reply(self, exercise: Exercise, reply: ExerciseReply) -> int:
        """Save an answer, and return the number of days until the exercise is due."""
        ...

    def learning_progress(self, scope: StatisticsScope) -> ProgressByKind:
        """Return the learning progress by kind of decision."""
        ...
