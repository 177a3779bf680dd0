"""Exercises and the progress of lessons and puzzles in the database."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from ..store.database import Database, utc_now
from ..store.matches import Loaded, Matches
from ..store.trouble import StoreError
from ..ui.basis.progress import MemoryProgress
from .telling import Tell, TroubleTeller

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime

    from ..engine.options import Value
    from ..kept.exercise import Exercise, LearnedKinds, Posed, Reply
    from ..kept.figures import Scope
    from ..store.exercises import Exercises
    from ..store.preferences import Choices

# Keys of the key-value store, so they never change
LESSONS, PUZZLES, RULES = "lessons", "puzzles", "rules read"


class StoredExercises(TroubleTeller):
    """An exercise repository that schedules the stored mistakes of the player."""

    def __init__(
        self, database: Database, tell: Tell, clock: Callable[[], datetime] = utc_now
    ) -> None:
        super().__init__(tell)
        self._database, self._matches, self._clock = database, Matches(database), clock

    @cached_property
    def _kept(self) -> Exercises:
        from ..store.exercises import Exercises

        return Exercises(self._database)

    def due(self, kind: str = "", game: str = "") -> Sequence[Exercise]:
        from ..kept.exercise import AT_ONCE

        if kind:
            every = self._kept.every(kind, game)
            return self._asked(lambda: list(islice(every, AT_ONCE)), [])
        now = self._clock()
        return self._asked(lambda: list(islice(self._kept.due(now), self._left(now))), [])

    def number_due(self) -> int:
        now = self._clock()
        return self._asked(lambda: min(self._kept.number_due(now), self._left(now)), 0)

    def pose(self, exercise: Exercise, luck: int) -> Posed | None:
        from ..kept.exercise import is_of
        from ..teacher.trainer.anew import pose

        try:
            loaded = self._asked(lambda: self._matches.load(exercise.match), None)
        except KeyError:
            return None
        verdict = exercise.verdict
        if not isinstance(loaded, Loaded) or not is_of(loaded.record, exercise.ply, verdict):
            return None
        return pose(loaded.record, exercise.ply, verdict, Random(luck))

    def note(self, exercise: Exercise, reply: Reply) -> int:
        from ..teacher.trainer.schedule import practised

        now = self._clock()
        kept = practised(exercise.practised, reply, now)
        self._asked(lambda: self._kept.note(exercise.match, exercise.ply, kept), None)
        return (kept.due - now).days

    def learned(self, scope: Scope) -> LearnedKinds:
        nothing: LearnedKinds = {}
        return self._asked(lambda: self._kept.learned(scope), nothing)

    def _left(self, now: datetime) -> int:
        """Return the number of exercises left for this round and today."""
        from ..kept.exercise import AT_ONCE, MOST_A_DAY

        today = now.astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
        return max(min(MOST_A_DAY - self._kept.done_since(today), AT_ONCE), 0)


class StoredProgress(TroubleTeller):
    """A progress repository in the database, with memory as the fallback."""

    def __init__(self, choices: Choices, tell: Tell, where: str = LESSONS) -> None:
        super().__init__(tell)
        self._choices, self._forgotten, self._where = choices, MemoryProgress(), where

    def stops(self) -> Mapping[str, int]:
        nothing: dict[str, Value] = {}
        kept = self._asked(lambda: self._choices.read(self._where), nothing)
        stops = {key: value for key, value in kept.items() if type(value) is int}
        return stops | dict(self._forgotten.stops())

    def keep(self, lesson: str, stops: int) -> None:
        try:
            self._choices.write(self._where, {**self.stops(), lesson: stops})
        except StoreError as trouble:
            self.tell(trouble.key)
            self._forgotten.keep(lesson, stops)
