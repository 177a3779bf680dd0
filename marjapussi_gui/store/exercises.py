"""Exercises: stored mistakes of the player, and the results of practising them.

An exercise is a stored verdict: if a newer evaluator withdraws the mistake, it is gone.
"""

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime

from ..engine.games import VARIANTS
from ..kept.exercise import Exercise, Learned, LearnedKinds, Practised
from ..kept.figures import EVERYTHING, Scope
from ..kept.verdict import Kind
from .database import Database
from .hands import MOST
from .statistics import conditions
from .verdicts import read_verdict

KNOWN_FOR = 21  # an exercise with a longer interval counts as learned
ANY = ""


class Exercises:
    """Queries for exercises and their practice results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, match: int) -> dict[int, Practised]:
        """Return the practice results of a match by ply."""
        rows = self._database.ask("select * from practised where match = ?", match)
        read = ((row["ply"], _practised(row)) for row in rows)
        return {ply: practised for ply, practised in read if practised is not None}

    def note(self, match: int, ply: int, practised: Practised) -> None:
        """Save the result of an exercise, replacing the previous one."""
        row = (
            ply,
            _text(practised.due),
            _text(practised.done_at),
            practised.tries,
            practised.rights,
            practised.quick,
            practised.memory,
            match,
        )
        with self._database.change() as connection:
            connection.execute(NOTE, row)

    def due(self, now: datetime, kind: str = ANY, game: str = ANY) -> Iterator[Exercise]:
        """Yield the exercises due now: practised ones first, then the newest mistakes."""
        yield from self._read(
            f"{ALL} and (due is null or due <= ?) {IN_TURN}", _text(now), kind, game
        )

    def every(self, kind: str, game: str = ANY) -> Iterator[Exercise]:
        """Yield all exercises of a kind, the earliest due first."""
        yield from self._read(f"{ALL} and ? != '' {IN_TURN}", "all", kind, game)

    def number_due(self, now: datetime) -> int:
        """Return the number of exercises due now."""
        question = f"select count(*) as number {OF_ALL} and (due is null or due <= ?)"
        return int(self._database.ask(question, *_known(), ANY, ANY, ANY, ANY, _text(now))[0][0])

    def done_since(self, when: datetime) -> int:
        """Return the number of exercises answered since a moment."""
        question = "select count(*) from practised where done_at >= ?"
        return int(self._database.ask(question, _text(when))[0][0])

    def learned(self, scope: Scope = EVERYTHING) -> LearnedKinds:
        """Return the learning progress of a scope by kind of decision."""
        where, values = conditions(scope)
        rows = self._database.ask(f"{LEARNED} and {where} group by kind", *_known(), *values)
        return {
            Kind(row["kind"]): Learned(row["number"], row["known"], row["tries"], row["rights"])
            for row in rows
        }

    def _read(self, question: str, value: str, kind: str, game: str) -> Iterator[Exercise]:
        places = (*_known(), kind, kind, game, game, value)
        for row in self._database.ask(question, *places):
            verdict = read_verdict(row["verdict"])
            if verdict is not None:
                practised = None if row["due"] is None else _practised(row)
                yield Exercise(row["match"], row["ply"], row["game"], verdict, practised)


def _known() -> tuple[str, str]:
    """Return the games and the kinds of decisions that this version knows, as JSON lists."""
    return json.dumps([each.key for each in VARIANTS]), json.dumps(list(Kind))


def _text(when: datetime) -> str:
    return when.astimezone(UTC).isoformat(timespec="seconds")


def _practised(row: sqlite3.Row) -> Practised | None:
    """Return the practice result in a row; None if unreadable, so it counts as a new exercise."""
    try:
        due, done_at = (datetime.fromisoformat(row[name]) for name in ("due", "done_at"))
        tries, rights, quick = (
            min(max(int(row[name]), 0), MOST) for name in ("tries", "rights", "quick")
        )
        times = due.astimezone(UTC), done_at.astimezone(UTC)
        return Practised(*times, tries, rights, quick, row["memory"])
    except (ValueError, TypeError, OverflowError):
        return None


NOTE = """
insert or replace into practised (match, ply, due, done_at, tries, rights, quick, memory)
select id, ?, ?, ?, ?, ?, ?, ? from matches where id = ?
"""

OF_MINE = """
from verdicts join matches on id = verdicts.match left join practised using (match, ply)
where seat = me and origin = 'played' and rank in ('mistake', 'blunder')
    and game in (select value from json_each(?)) and kind in (select value from json_each(?))
"""
OF_ALL = f"{OF_MINE} and (? = '' or kind = ?) and (? = '' or game = ?)"
ALL = f"""
select verdicts.match as match, verdicts.ply as ply, game, cast(verdict as blob) as verdict,
    due, done_at, tries, rights, quick, memory {OF_ALL}
"""
IN_TURN = "order by due is null, due, verdicts.match desc, rank, cost desc, verdicts.ply"

LEARNED = f"""
select kind, count(*) as number,
    count(case when julianday(due) - julianday(done_at) >= {KNOWN_FOR} then 1 end) as known,
    sum(min(max(ifnull(tries, 0), 0), {MOST})) as tries,
    sum(min(max(ifnull(rights, 0), 0), {MOST})) as rights
{OF_MINE}
"""
