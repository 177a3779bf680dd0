"""Exercises: stored mistakes of the player, and the results of practising them.

An exercise is a stored verdict: if a newer evaluator withdraws the mistake, it is gone.
"""

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime

from ..engine.games import VARIANTS
from ..model.exercise import Exercise, LearningProgress, PracticeResult, ProgressByKind
from ..model.match_totals import ALL_MATCHES, StatisticsScope
from ..model.verdict import DecisionKind
from .database import Database
from .hand_table import MAX_COUNTED
from .statistics_queries import scope_conditions
from .verdict_table import parse_verdict

LEARNED_AFTER_DAYS = 21  # an exercise with a longer interval counts as learned
ANY_VALUE = ""


class ExerciseTable:
    """Queries for exercises and their practice results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def results_for_match(self, match_id: int) -> dict[int, PracticeResult]:
        """Return the practice results of a match by ply."""
        rows = self._database.query("select * from practised where match = ?", match_id)
        read = ((row["ply"], _parse_result(row)) for row in rows)
        return {ply: practised for ply, practised in read if practised is not None}

    def save_result(self, match_id: int, ply: int, result: PracticeResult) -> None:
        """Save the result of an exercise, replacing the previous one."""
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

    def due_exercises(
        self, now: datetime, kind: str = ANY_VALUE, game: str = ANY_VALUE
    ) -> Iterator[Exercise]:
        """Yield the exercises due now: practised ones first, then the newest mistakes."""
        yield from self._select_exercises(
            f"{SELECT_EXERCISES_SQL} and (due is null or due <= ?) {DUE_ORDER_SQL}",
            _timestamp(now),
            kind,
            game,
        )

    def exercises_of_kind(self, kind: str, game: str = ANY_VALUE) -> Iterator[Exercise]:
        """Yield all exercises of a kind, the earliest due first."""
        yield from self._select_exercises(
            f"{SELECT_EXERCISES_SQL} and ? != '' {DUE_ORDER_SQL}", "all", kind, game
        )

    def count_due(self, now: datetime) -> int:
        """Return the number of exercises due now."""
        question = (
            f"select count(*) as number {FILTERED_MISTAKES_SQL} and (due is null or due <= ?)"
        )
        return int(
            self._database.query(
                question,
                *_known_games_and_kinds(),
                ANY_VALUE,
                ANY_VALUE,
                ANY_VALUE,
                ANY_VALUE,
                _timestamp(now),
            )[0][0]
        )

    def count_answered_since(self, moment: datetime) -> int:
        """Return the number of exercises answered since a moment."""
        question = "select count(*) from practised where done_at >= ?"
        return int(self._database.query(question, _timestamp(moment))[0][0])

    def learning_progress(self, scope: StatisticsScope = ALL_MATCHES) -> ProgressByKind:
        """Return the learning progress of a scope by kind of decision."""
        where, values = scope_conditions(scope)
        rows = self._database.query(
            f"{LEARNING_PROGRESS_SQL} and {where} group by kind", *_known_games_and_kinds(), *values
        )
        return {
            DecisionKind(row["kind"]): LearningProgress(
                row["number"], row["known"], row["tries"], row["rights"]
            )
            for row in rows
        }

    def _select_exercises(
        self, sql: str, last_value: str, kind: str, game: str
    ) -> Iterator[Exercise]:
        places = (*_known_games_and_kinds(), kind, kind, game, game, last_value)
        for row in self._database.query(sql, *places):
            verdict = parse_verdict(row["verdict"])
            if verdict is not None:
                practised = None if row["due"] is None else _parse_result(row)
                yield Exercise(row["match"], row["ply"], row["game"], verdict, practised)


def _known_games_and_kinds() -> tuple[str, str]:
    """Return the games and the kinds of decisions that this version knows, as JSON lists."""
    return json.dumps([each.key for each in VARIANTS]), json.dumps(list(DecisionKind))


def _timestamp(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def _parse_result(row: sqlite3.Row) -> PracticeResult | None:
    """Return the practice result in a row; None if unreadable, so it counts as a new exercise."""
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
FILTERED_MISTAKES_SQL = f"{OWN_MISTAKES_SQL} and (? = '' or kind = ?) and (? = '' or game = ?)"
SELECT_EXERCISES_SQL = f"""
select verdicts.match as match, verdicts.ply as ply, game, cast(verdict as blob) as verdict,
    due, done_at, tries, rights, quick, memory {FILTERED_MISTAKES_SQL}
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
