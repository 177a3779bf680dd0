"""Progress in lessons, puzzles and rules, as a protocol that the storage implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ..engine.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..learning.lessons import Lesson


class ProgressRepository(Protocol):
    """Numbers by key that record progress, such as the steps that were reached in a lesson."""

    def load(self) -> Mapping[str, int]:
        """Return the progress values of all keys."""
        ...

    def save(self, key: str, value: int) -> None: ...


@frozen
class LessonProgress:
    """A lesson, and how far the player has got in it."""

    lesson: Lesson
    steps_reached: int  # the number of all steps if the lesson is done
    next_step: int  # index of the step at which to resume

    @property
    def is_done(self) -> bool:
        return self.steps_reached >= len(self.lesson.steps)

    @property
    def is_started(self) -> bool:
        return self.steps_reached > 0 and not self.is_done


def lesson_progress(lesson: Lesson, progress: Mapping[str, int]) -> LessonProgress:
    """Return the progress in a lesson, with stored values capped at the lesson's length."""
    most = min(max(progress.get(lesson.key, 0), 0), len(lesson.steps))
    return LessonProgress(lesson, most, most if most < len(lesson.steps) else 0)
