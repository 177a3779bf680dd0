"""Stored verdicts: evaluations of decisions with the version of the evaluator."""

import json

from ..engine.games import VARIANTS
from ..engine.strict_json import loads
from ..kept.decisions import Decided, Judged
from ..kept.figures import EVERYTHING, Scope
from ..kept.sound import is_sound
from ..kept.verdict import Kind, Rank, Verdict, as_json, from_json
from .database import Database
from .hands import MOST
from .statistics import conditions


class Verdicts:
    """The stored verdicts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, match: int, ply: int, verdict: Verdict, judge: int) -> None:
        """Save the verdict of a decision, replacing an earlier one."""
        row = (
            ply,
            verdict.seat,
            judge,
            verdict.kind,
            verdict.rank,
            verdict.cost,
            verdict.cost_points,
            json.dumps(as_json(verdict)),
            match,
        )
        with self._database.change() as connection:
            connection.execute(NOTE, row)

    def of(self, match: int, since: int = 0) -> dict[int, Judged]:
        """Return the verdicts of a match by ply, starting at a ply."""
        rows = self._database.ask(f"{OF_A_MATCH} and ply >= ?", match, since)
        read = ((row["ply"], row["judge"], read_verdict(row["verdict"])) for row in rows)
        return {ply: Judged(verdict, judge) for ply, judge, verdict in read if verdict is not None}

    def waiting(self, judge: int) -> list[int]:
        """Return the matches that this evaluator has not completed, the newest first.

        Games that this version does not know are left to a version that does.
        """
        known = json.dumps([each.key for each in VARIANTS])
        rows = self._database.ask(WAITING, known, judge)
        return [row["id"] for row in rows]

    def unjudged(self, judge: int, scope: Scope = EVERYTHING) -> list[int]:
        """Return the matches of a scope that this evaluator has not completed."""
        known = json.dumps([each.key for each in VARIANTS])
        where, values = conditions(scope)
        rows = self._database.ask(f"{UNJUDGED} and {where}", known, judge, *values)
        return [row["id"] for row in rows]

    def settle(self, match: int, judge: int, actions: int) -> None:
        """Record that the player's decisions among the first actions are all evaluated."""
        with self._database.change() as connection:
            connection.execute(SETTLE, (judge, actions, match))

    def decided(self, scope: Scope = EVERYTHING) -> list[Decided]:
        """Return the player's evaluated decisions of a scope, the oldest first."""
        where, values = conditions(scope)
        question = f"{DECIDED} and {where} order by match, ply"
        rows = self._database.ask(question, KINDS, RANKS, *values)
        return [
            Decided(
                Kind(row["kind"]),
                Rank(row["rank"]),
                row["cost"],
                row["points"],
                row["made_at"],
                row["match"],
            )
            for row in rows
        ]


def read_verdict(text: bytes) -> Verdict | None:
    """Parse a stored verdict; return None if unreadable, so it counts as not evaluated."""
    try:
        verdict = from_json(loads(text))
    except ValueError:
        return None
    return verdict if all(map(is_sound, verdict.reasons)) else None


KINDS, RANKS = json.dumps(list(Kind)), json.dumps(list(Rank))

NOTE = """
insert or replace into verdicts (match, ply, seat, judge, kind, rank, cost, points, verdict)
select id, ?, ?, ?, ?, ?, ?, ?, ? from matches where id = ?
"""

OF_A_MATCH = "select ply, judge, cast(verdict as blob) as verdict from verdicts where match = ?"

OPEN = """
from matches
where game in (select value from json_each(?)) and actions > 0 and not exists (
    select 1 from judged
    where judged.match = id and judged.judge >= ? and judged.actions = matches.actions)
"""
WAITING = f"select id {OPEN} order by id desc"
UNJUDGED = f"select id {OPEN} and origin = 'played' and counted"

SETTLE = """
insert or replace into judged (match, judge, actions) select id, ?, ? from matches where id = ?
"""

DECIDED = f"""
select kind, rank, cost, points, made_at, match
from verdicts join matches on id = match
where seat = me and origin = 'played' and counted
    and kind in (select value from json_each(?)) and rank in (select value from json_each(?))
    and min(cost, points) >= 0 and max(cost, points) <= {MOST}
"""  # noqa: S608 - a number of our own
