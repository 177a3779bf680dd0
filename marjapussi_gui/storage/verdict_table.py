"""Stored verdicts: evaluations of decisions with the version of the evaluator."""

import json

from ..engine.games import VARIANTS
from ..engine.strict_json import loads
from ..model.decisions import EvaluatedDecision, StoredVerdict
from ..model.fact_validation import is_valid_fact
from ..model.match_totals import ALL_MATCHES, StatisticsScope
from ..model.verdict import DecisionKind, Grade, Verdict, verdict_from_json, verdict_to_json
from .database import Database
from .hand_table import MAX_COUNTED
from .statistics_queries import scope_conditions


class VerdictTable:
    """The stored verdicts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, match_id: int, ply: int, verdict: Verdict, evaluator_version: int) -> None:
        """Save the verdict of a decision, replacing an earlier one."""
        row = (
            ply,
            verdict.seat,
            evaluator_version,
            verdict.kind,
            verdict.grade,
            verdict.cost,
            verdict.cost_in_points,
            json.dumps(verdict_to_json(verdict)),
            match_id,
        )
        with self._database.transaction() as connection:
            connection.execute(SAVE_VERDICT_SQL, row)

    def for_match(self, match_id: int, from_ply: int = 0) -> dict[int, StoredVerdict]:
        """Return the verdicts of a match by ply, starting at a ply."""
        rows = self._database.query(f"{SELECT_VERDICTS_SQL} and ply >= ?", match_id, from_ply)
        read = ((row["ply"], row["judge"], parse_verdict(row["verdict"])) for row in rows)
        return {
            ply: StoredVerdict(verdict, judge)
            for ply, judge, verdict in read
            if verdict is not None
        }

    def unevaluated_matches(self, evaluator_version: int) -> list[int]:
        """Return the matches that this evaluator has not completed, the newest first.

        Games that this version does not know are left to a version that does.
        """
        known = json.dumps([each.key for each in VARIANTS])
        rows = self._database.query(ALL_UNEVALUATED_SQL, known, evaluator_version)
        return [row["id"] for row in rows]

    def unevaluated_in_scope(
        self, evaluator_version: int, scope: StatisticsScope = ALL_MATCHES
    ) -> list[int]:
        """Return the matches of a scope that this evaluator has not completed."""
        known = json.dumps([each.key for each in VARIANTS])
        where, values = scope_conditions(scope)
        rows = self._database.query(
            f"{UNEVALUATED_IN_SCOPE_SQL} and {where}", known, evaluator_version, *values
        )
        return [row["id"] for row in rows]

    def mark_evaluated(self, match_id: int, evaluator_version: int, action_count: int) -> None:
        """Record that the player's decisions among the first actions are all evaluated."""
        with self._database.transaction() as connection:
            connection.execute(MARK_EVALUATED_SQL, (evaluator_version, action_count, match_id))

    def evaluated_decisions(self, scope: StatisticsScope = ALL_MATCHES) -> list[EvaluatedDecision]:
        """Return the player's evaluated decisions of a scope, the oldest first."""
        where, values = scope_conditions(scope)
        question = f"{EVALUATED_DECISIONS_SQL} and {where} order by match, ply"
        rows = self._database.query(question, KNOWN_KINDS, KNOWN_GRADES, *values)
        return [
            EvaluatedDecision(
                DecisionKind(row["kind"]),
                Grade(row["rank"]),
                row["cost"],
                row["points"],
                row["made_at"],
                row["match"],
            )
            for row in rows
        ]


def parse_verdict(text: bytes) -> Verdict | None:
    """Parse a stored verdict; return None if unreadable, so it counts as not evaluated."""
    try:
        verdict = verdict_from_json(loads(text))
    except ValueError:
        return None
    return verdict if all(map(is_valid_fact, verdict.reasons)) else None


KNOWN_KINDS, KNOWN_GRADES = json.dumps(list(DecisionKind)), json.dumps(list(Grade))

SAVE_VERDICT_SQL = """
insert or replace into verdicts (match, ply, seat, judge, kind, rank, cost, points, verdict)
select id, ?, ?, ?, ?, ?, ?, ?, ? from matches where id = ?
"""

SELECT_VERDICTS_SQL = (
    "select ply, judge, cast(verdict as blob) as verdict from verdicts where match = ?"
)

UNEVALUATED_SQL = """
from matches
where game in (select value from json_each(?)) and actions > 0 and not exists (
    select 1 from judged
    where judged.match = id and judged.judge >= ? and judged.actions = matches.actions)
"""
ALL_UNEVALUATED_SQL = f"select id {UNEVALUATED_SQL} order by id desc"
UNEVALUATED_IN_SCOPE_SQL = f"select id {UNEVALUATED_SQL} and origin = 'played' and counted"

MARK_EVALUATED_SQL = """
insert or replace into judged (match, judge, actions) select id, ?, ? from matches where id = ?
"""

EVALUATED_DECISIONS_SQL = f"""
select kind, rank, cost, points, made_at, match
from verdicts join matches on id = match
where seat = me and origin = 'played' and counted
    and kind in (select value from json_each(?)) and rank in (select value from json_each(?))
    and min(cost, points) >= 0 and max(cost, points) <= {MAX_COUNTED}
"""  # noqa: S608 - a number of our own
