"""Exercises and the progress of lessons and puzzles in the database."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from ...ports.progress_repository import MemoryProgressRepository
from ..database import Database, utc_now
from ..errors import StoreError
from ..match_table import LoadedMatch, MatchTable
from .fallback import ReportTrouble, WithFallback

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime

    from ...engine.options import OptionValue
    from ...model.exercise import Exercise, ExerciseReply, PosedExercise, ProgressByKind
    from ...model.match_totals import StatisticsScope
    from ..exercise_table import ExerciseTable
    from ..settings import KeyValueStore

# Keys of the key-value store, so they never change
LESSONS_KEY, PUZZLES_KEY, RULES_READ_KEY = "lessons", "puzzles", "rules read"


class DatabaseExercises(WithFallback):
    """An exercise repository that schedules the stored mistakes of the player."""

    def __init__(
        self,
        database: Database,
        report_trouble: ReportTrouble,
        clock: Callable[[], datetime] = utc_now,
    ) -> None:
        super().__init__(report_trouble)
        self._database, self._matches, self._clock = database, MatchTable(database), clock

    @cached_property
    def _table(self) -> ExerciseTable:
        from ..exercise_table import ExerciseTable

        return ExerciseTable(self._database)

    def next_exercises(self, kind: str = "", game: str = "") -> Sequence[Exercise]:
        from ...model.exercise import ROUND_SIZE

        if kind:
            every = self._table.exercises_of_kind(kind, game)
            return self._query(lambda: list(islice(every, ROUND_SIZE)), [])
        now = self._clock()
        return self._query(
            lambda: list(islice(self._table.due_exercises(now), self._remaining_today(now))), []
        )

    def count_due(self) -> int:
        now = self._clock()
        return self._query(lambda: min(self._table.count_due(now), self._remaining_today(now)), 0)

    def pose_exercise(self, exercise: Exercise, seed: int) -> PosedExercise | None:
        from ...learning.trainer.redeal import make_exercise
        from ...model.exercise import matches_verdict

        try:
            loaded = self._query(lambda: self._matches.load(exercise.match_id), None)
        except KeyError:
            return None
        verdict = exercise.verdict
        if not isinstance(loaded, LoadedMatch) or not matches_verdict(
            loaded.record, exercise.ply, verdict
        ):
            return None
        return make_exercise(loaded.record, exercise.ply, verdict, Random(seed))

    def save_reply(self, exercise: Exercise, reply: ExerciseReply) -> int:
        from ...learning.trainer.schedule import update_schedule

        now = self._clock()
        kept = update_schedule(exercise.result, reply, now)
        self._query(lambda: self._table.save_result(exercise.match_id, exercise.ply, kept), None)
        return (kept.due_at - now).days

    def learning_progress(self, scope: StatisticsScope) -> ProgressByKind:
        nothing: ProgressByKind = {}
        return self._query(lambda: self._table.learning_progress(scope), nothing)

    def _remaining_today(self, now: datetime) -> int:
        """Return the number of exercises left for this round and today."""
        from ...model.exercise import MAX_PER_DAY, ROUND_SIZE

        today = now.astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
        return max(min(MAX_PER_DAY - self._table.count_answered_since(today), ROUND_SIZE), 0)


class DatabaseProgress(WithFallback):
    """A progress repository in the database, with memory as the fallback."""

    def __init__(
        self, store: KeyValueStore, report_trouble: ReportTrouble, key: str = LESSONS_KEY
    ) -> None:
        super().__init__(report_trouble)
        self._store, self._in_memory, self._key = store, MemoryProgressRepository(), key

    def load(self) -> Mapping[str, int]:
        nothing: dict[str, OptionValue] = {}
        kept = self._query(lambda: self._store.read(self._key), nothing)
        stops = {key: value for key, value in kept.items() if type(value) is int}
        return stops | dict(self._in_memory.load())

    def save(self, key: str, value: int) -> None:
        try:
            self._store.write(self._key, {**self.load(), key: value})
        except StoreError as trouble:
            self.report_trouble(trouble.key)
            self._in_memory.save(key, value)
