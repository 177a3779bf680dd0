"""Exercises: the player's mistakes in the database, and the results of practising them.

Every stored verdict that calls a decision a mistake is an exercise. If a newer evaluator no longer
calls it a mistake, the exercise disappears.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from ..model.match_totals import ALL_MATCHES
from .base_repository import NO_ITEMS, NO_VALUES, BaseRepository, ReportError, default_on_error
from .database import utc_now
from .hand_table import MAX_COUNTED
from .match_table import MatchTable
from .statistics_queries import scope_conditions
from .verdict_table import known_games_json, parse_verdict

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from ..model.exercise import (
        DealtExercise,
        Exercise,
        ExerciseReply,
        LearningProgress,
        PracticeResult,
    )
    from ..model.match_totals import StatisticsScope
    from ..model.verdict import DecisionKind
    from .database import Clock, Database, SqlValue

LEARNED_AFTER_DAYS = 21  # if the next repetition is further away, an exercise counts as learned


class ExerciseTable(BaseRepository):
    """Schedules the player's mistakes for practice; implements ExerciseRepository."""

    def __init__(
        self,
        database: Database,
        report_error: ReportError | None = None,
        clock: Clock = utc_now,
    ) -> None:
        super().__init__(database, report_error)
        self._clock = clock

    @default_on_error(NO_ITEMS)
    def next_exercises(self, kind: str = "", game: str = "") -> list[Exercise]:
        from ..model.exercise import ROUND_SIZE

        if kind:
            return list(islice(self.exercises_of_kind(kind, game), ROUND_SIZE))
        now = self._clock()
        return list(islice(self.due_exercises(now), self._remaining_today(now)))

    @default_on_error(0)
    def count_due(self) -> int:
        now = self._clock()
        rows = self.query(
            f"select count(*) {OWN_MISTAKES_SQL} {DUE_SQL}",
            *_known_games_and_kinds(),
            _timestamp(now),
        )
        return min(int(rows[0][0]), self._remaining_today(now))

    @default_on_error(None)
    def pose_exercise(self, exercise: Exercise, seed: int) -> DealtExercise | None:
        from ..learning.trainer.redeal import make_exercise
        from ..model.exercise import matches_verdict

        match = MatchTable(self._database).read(exercise.match_id)
        ply, verdict = exercise.ply, exercise.verdict
        if match is None or not matches_verdict(match.record, ply, verdict):
            return None
        return make_exercise(match.record, ply, verdict, Random(seed))

    def save_reply(self, exercise: Exercise, reply: ExerciseReply) -> int:
        from ..learning.trainer.schedule import update_schedule

        now = self._clock()
        result = update_schedule(exercise.result, reply, now)
        self.save_result(exercise.match_id, exercise.ply, result)
        return (result.due_at - now).days

    @default_on_error(None)
    def save_result(self, match_id: int, ply: int, result: PracticeResult) -> None:
        row = (
            ply,
            _timestamp(result.due_at),
            _timestamp(result.last_practised_at),
            result.attempts,
            result.correct_answers,
            result.quick_streak,
            result.scheduler_state,
            match_id,
        )
        with self._database.transaction() as connection:
            connection.execute(SAVE_RESULT_SQL, row)

    @default_on_error(NO_VALUES)
    def learning_progress(
        self, scope: StatisticsScope = ALL_MATCHES
    ) -> dict[DecisionKind, LearningProgress]:
        from ..model.exercise import LearningProgress
        from ..model.verdict import DecisionKind

        where, values = scope_conditions(scope)
        rows = self.query(
            f"{LEARNING_PROGRESS_SQL} and {where} group by kind", *_known_games_and_kinds(), *values
        )
        return {
            DecisionKind(row["kind"]): LearningProgress(
                row["number"], row["known"], row["tries"], row["rights"]
            )
            for row in rows
        }

    def due_exercises(self, now: datetime) -> Iterator[Exercise]:
        """Yield the exercises due at a time, first the practised ones, then the newest mistakes."""
        return self._select_exercises(DUE_SQL, _timestamp(now))

    def exercises_of_kind(self, kind: str, game: str = "") -> Iterator[Exercise]:
        """Yield all exercises about a kind of decision, in the order in which they are due."""
        return self._select_exercises(OF_KIND_SQL, kind, game, game)

    def count_answered_since(self, moment: datetime) -> int:
        """Return the number of exercises that were answered after a time."""
        question = (
            "select count(*) from practised join matches on id = match"
            " where origin = 'played' and done_at >= ?"
        )
        return int(self.query(question, _timestamp(moment))[0][0])

    def _select_exercises(self, condition: str, *values: SqlValue) -> Iterator[Exercise]:
        from ..model.exercise import Exercise

        sql = f"{SELECT_EXERCISES_SQL} {condition} {DUE_ORDER_SQL}"
        for row in self.query(sql, *_known_games_and_kinds(), *values):
            verdict = parse_verdict(row["verdict"])
            if verdict is not None:
                result = None if row["due"] is None else _parse_result(row)
                yield Exercise(row["match"], row["ply"], row["game"], verdict, result)

    def _remaining_today(self, now: datetime) -> int:
        """Return how many exercises are left for today, at most one round of practice."""
        from ..model.exercise import MAX_PER_DAY, ROUND_SIZE

        today = now.astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
        return max(min(MAX_PER_DAY - self.count_answered_since(today), ROUND_SIZE), 0)


def _known_games_and_kinds() -> tuple[str, str]:
    """Return the games and the kinds of decisions that this version knows, as JSON lists."""
    from ..model.verdict import DecisionKind

    return known_games_json(), json.dumps(list(DecisionKind))


def _timestamp(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def _parse_result(row: sqlite3.Row) -> PracticeResult | None:
    """Return the practice result in a row, or None if it is unreadable or there is none yet."""
    from ..model.exercise import PracticeResult

    try:
        due, done_at = (datetime.fromisoformat(row[name]) for name in ("due", "done_at"))
        tries, rights, quick = (
            min(max(int(row[name]), 0), MAX_COUNTED) for name in ("tries", "rights", "quick")
        )
        times = due.astimezone(UTC), done_at.astimezone(UTC)
        return PracticeResult(*times, tries, rights, quick, row["memory"])
    except (ValueError, TypeError, OverflowError):
        return None


SAVE_RESULT_SQL = """
insert or replace into practised (match, ply, due, done_at, tries, rights, quick, memory)
select id, ?, ?, ?, ?, ?, ?, ? from matches where id = ?
"""

OWN_MISTAKES_SQL = """
from verdicts join matches on id = verdicts.match left join practised using (match, ply)
where seat = me and origin = 'played' and rank in ('mistake', 'blunder')
    and game in (select value from json_each(?)) and kind in (select value from json_each(?))
"""
DUE_SQL, OF_KIND_SQL = "and (due is null or due <= ?)", "and kind = ? and (? = '' or game = ?)"
SELECT_EXERCISES_SQL = f"""
select verdicts.match as match, verdicts.ply as ply, game, cast(verdict as blob) as verdict,
    due, done_at, tries, rights, quick, memory {OWN_MISTAKES_SQL}
"""
DUE_ORDER_SQL = "order by due is null, due, verdicts.match desc, rank, cost desc, verdicts.ply"

LEARNING_PROGRESS_SQL = f"""
select kind, count(*) as number,
    count(case when julianday(due) - julianday(done_at) >= {LEARNED_AFTER_DAYS} then 1 end)
        as known,
    sum(min(max(ifnull(tries, 0), 0), {MAX_COUNTED})) as tries,
    sum(min(max(ifnull(rights, 0), 0), {MAX_COUNTED})) as rights
{OWN_MISTAKES_SQL}
"""
