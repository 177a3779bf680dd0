"""Verdicts on decisions in the database, with the version of the evaluator that made them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from ..engine.games import VARIANTS
from ..engine.strict_json import loads
from .base_repository import NO_VALUES, BaseRepository, ReportError, default_on_error
from .errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..model.decisions import DecisionPoint, StoredVerdict
    from ..model.verdict import Verdict
    from .database import Database


class VerdictTable(BaseRepository):
    """Stores verdicts on decisions; implements VerdictRepository.

    Verdicts that can't be written are kept until the program ends.
    """

    def __init__(self, database: Database, report_error: ReportError | None = None) -> None:
        super().__init__(database, report_error)
        self._unsaved: dict[int, dict[int, Verdict]] = {}

    def save(
        self,
        match_id: int,
        ply: int,
        verdict: Verdict,
        evaluator_version: int = EVALUATOR_VERSION,
    ) -> None:
        try:
            if match_id > 0:
                self._write(match_id, ply, verdict, evaluator_version)
                return
        except StoreError as error:
            self._handle_error(error)
        self._unsaved.setdefault(match_id, {})[ply] = verdict

    def for_match(self, match_id: int, from_ply: int = 0) -> dict[int, Verdict]:
        stored = self.stored_verdicts(match_id, from_ply)
        unsaved = self._unsaved.get(match_id, {})
        return {
            **{ply: each.verdict for ply, each in stored.items()},
            **{ply: each for ply, each in unsaved.items() if ply >= from_ply},
        }

    def pending_decisions(
        self, match_id: int, decisions: Sequence[DecisionPoint]
    ) -> list[DecisionPoint]:
        from ..model.decisions import pending_decisions

        unsaved = self._unsaved.get(match_id, {})
        left = pending_decisions(decisions, self.stored_verdicts(match_id), EVALUATOR_VERSION)
        return [each for each in left if each.ply not in unsaved]

    @default_on_error(NO_VALUES)
    def stored_verdicts(self, match_id: int, from_ply: int = 0) -> dict[int, StoredVerdict]:
        from ..model.decisions import StoredVerdict

        rows = self._database.query(f"{SELECT_VERDICTS_SQL} and ply >= ?", match_id, from_ply)
        read = ((row["ply"], row["judge"], parse_verdict(row["verdict"])) for row in rows)
        return {
            ply: StoredVerdict(verdict, judge)
            for ply, judge, verdict in read
            if verdict is not None
        }

    def unevaluated_matches(self, evaluator_version: int = EVALUATOR_VERSION) -> list[int]:
        """Return the ids of matches that this evaluator has not fully evaluated, newest first.

        Matches of games that this version doesn't know are left out, for a newer version to do.
        """
        rows = self._database.query(
            f"select id {UNEVALUATED_SQL} order by id desc", known_games_json(), evaluator_version
        )
        return [row["id"] for row in rows]

    def mark_evaluated(self, match_id: int, evaluator_version: int, action_count: int) -> None:
        """Record that the player's decisions in the first `action_count` actions are evaluated."""
        with self._database.transaction() as connection:
            connection.execute(MARK_EVALUATED_SQL, (evaluator_version, action_count, match_id))

    def _write(self, match_id: int, ply: int, verdict: Verdict, evaluator_version: int) -> None:
        from ..model.verdict import verdict_to_json

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


def parse_verdict(text: bytes) -> Verdict | None:
    """Return the verdict in a stored text, or None if the text is unreadable or empty."""
    from ..model.verdict import verdict_from_json

    try:
        return verdict_from_json(loads(text))
    except ValueError:
        return None


def known_games_json() -> str:
    """Return the keys of the games known to this version, as a JSON list."""
    return json.dumps([each.key for each in VARIANTS])


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

MARK_EVALUATED_SQL = """
insert or replace into judged (match, judge, actions) select id, ?, ? from matches where id = ?
"""
