"""Progress in lessons, puzzles and rules, as a protocol with an in-memory implementation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from ...engine.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...teacher.lessons import Lesson


class Progress(Protocol):
    """Progress values by key, such as the number of stops reached in a lesson."""

    def stops(self) -> Mapping[str, int]:
        """Return all progress values by key."""
        ...

    def keep(self, lesson: str, stops: int) -> None:
        """Save the progress value of a key."""
        ...


@dataclass(slots=True)
class MemoryProgress:
    """Progress kept in memory until the program ends."""

    kept: dict[str, int] = field(default_factory=dict)

    def stops(self) -> Mapping[str, int]:
        return self.kept

    def keep(self, lesson: str, stops: int) -> None:
        self.kept[lesson] = stops


@frozen
class Learned:
    """A lesson and the player's progress in it."""

    lesson: Lesson
    most: int  # number of stops reached; all of them if the lesson is done
    stop: int  # index of the stop at which to resume

    @property
    def is_done(self) -> bool:
        return self.most >= len(self.lesson.stops)

    @property
    def is_begun(self) -> bool:
        return self.most > 0 and not self.is_done


def learned(lesson: Lesson, stops: Mapping[str, int]) -> Learned:
    """Return the progress in a lesson; values beyond its length are clamped."""
    most = min(max(stops.get(lesson.key, 0), 0), len(lesson.stops))
    return Learned(lesson, most, most if most < len(lesson.stops) else 0)
