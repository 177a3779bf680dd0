"""Progress in lessons, puzzles and rules, as a protocol that the storage implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ..engine.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..learning.lessons import Lesson


class ProgressRepository(Protocol):
    """Progress values by key, such as the number of stops reached in a lesson."""

    def load(self) -> Mapping[str, int]:
        """Return all progress values by key."""
        ...

    def save(self, key: str, value: int) -> None:
        """Save the progress value of a key."""
        ...


@frozen
class LessonProgress:
    """A lesson and the player's progress in it."""

    lesson: Lesson
    stops_reached: int  # number of stops reached; the number of all stops if the lesson is done
    next_stop: int  # index of the stop at which to resume

    @property
    def is_done(self) -> bool:
        return self.stops_reached >= len(self.lesson.stops)

    @property
    def is_started(self) -> bool:
        return self.stops_reached > 0 and not self.is_done


def lesson_progress(lesson: Lesson, progress: Mapping[str, int]) -> LessonProgress:
    """Return the progress in a lesson. Limit stored values to its length."""
    most = min(max(progress.get(lesson.key, 0), 0), len(lesson.stops))
    return LessonProgress(lesson, most, most if most < len(lesson.stops) else 0)
