"""How far the lessons were learned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from ...engine.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...teacher.lessons import Lesson


class Progress(Protocol):
    """Keeps at which stop of which lesson somebody was."""

    def stops(self) -> Mapping[str, int]:
        """Return so many stops of each lesson, by its key; all of them where it is done."""
        ...

    def keep(self, lesson: str, stops: int) -> None:
        """Note so many stops."""
        ...


@dataclass(slots=True)
class MemoryProgress:
    """Lasts as long as the program."""

    kept: dict[str, int] = field(default_factory=dict)

    def stops(self) -> Mapping[str, int]:
        return self.kept

    def keep(self, lesson: str, stops: int) -> None:
        self.kept[lesson] = stops


@frozen
class Learned:
    """One lesson, and how far it was learned."""

    lesson: Lesson
    most: int  # stops that were reached, all of them where it is done
    stop: int  # where it is taken up again

    @property
    def is_done(self) -> bool:
        return self.most >= len(self.lesson.stops)

    @property
    def is_begun(self) -> bool:
        return self.most > 0 and not self.is_done


def learned(lesson: Lesson, stops: Mapping[str, int]) -> Learned:
    """Return how far a lesson was learned; what was kept of a longer one counts as much as fits."""
    most = min(max(stops.get(lesson.key, 0), 0), len(lesson.stops))
    return Learned(lesson, most, most if most < len(lesson.stops) else 0)
