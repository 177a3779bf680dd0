"""Statistics and verdicts in the database."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from ...analysis.evaluation.evaluator_version import current_evaluator_version
from ...engine.state import Seat
from ...ports.verdict_repository import MemoryVerdictRepository
from ..errors import StoreError
from ..match_table import LoadedMatch, MatchTable
from .fallback import ReportTrouble, WithFallback

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...model.decisions import DecisionPoint, EvaluatedDecision, StoredVerdict
    from ...model.luck import MatchLuck
    from ...model.match_totals import HandPoint, MatchCategory, MatchTotals, StatisticsScope
    from ...model.verdict import Verdict
    from ..backup_folder import BackupFolder
    from ..database import Database
    from ..statistics_queries import StatisticsQueries
    from ..verdict_table import VerdictTable


class DatabaseStatistics(WithFallback):
    """A statistics service that queries the database on each call."""

    def __init__(
        self, database: Database, backups: BackupFolder, report_trouble: ReportTrouble
    ) -> None:
        super().__init__(report_trouble)
        self._database, self._backups = database, backups
        self._matches = MatchTable(database)

    @cached_property
    def _statistics(self) -> StatisticsQueries:
        from ..statistics_queries import StatisticsQueries

        return StatisticsQueries(self._database, self._backups)

    @cached_property
    def _verdicts(self) -> VerdictTable:
        from ..verdict_table import VerdictTable

        return VerdictTable(self._database)

    def match_categories(self) -> Sequence[MatchCategory]:
        return self._query(self._statistics.match_categories, [])

    def totals(self, scope: StatisticsScope) -> MatchTotals:
        from ...model.match_totals import MatchTotals

        return self._query(lambda: self._statistics.totals(scope), MatchTotals())

    def hand_series(self, scope: StatisticsScope) -> Sequence[HandPoint]:
        return self._query(lambda: self._statistics.hand_series(scope), [])

    def point_distribution(self, scope: StatisticsScope) -> Mapping[int, int]:
        return self._query(lambda: self._statistics.point_distribution(scope), {})

    def evaluated_decisions(self, scope: StatisticsScope) -> Sequence[EvaluatedDecision]:
        return self._query(lambda: self._verdicts.evaluated_decisions(scope), [])

    def count_unevaluated_matches(self, scope: StatisticsScope) -> int:
        return len(self._unevaluated_matches(scope))

    def count_pending_decisions(self, scope: StatisticsScope) -> int:
        with suppress(StoreError):  # reported by the next query of the page
            matches = self._verdicts.unevaluated_in_scope(current_evaluator_version(), scope)
            return sum(map(self._count_pending_decisions, matches))
        return 0

    def _count_pending_decisions(self, match_id: int) -> int:
        """Return the number of decisions of a match to be evaluated; 0 if it is unreadable."""
        from ...model.decisions import list_decisions, pending_decisions

        with suppress(KeyError):  # it was deleted meanwhile
            loaded = self._matches.load(match_id)
            if isinstance(loaded, LoadedMatch):
                decided = list_decisions(loaded.record, Seat(loaded.summary.own_seat))
                return len(
                    pending_decisions(
                        decided, self._verdicts.for_match(match_id), current_evaluator_version()
                    )
                )
        return 0

    def _unevaluated_matches(self, scope: StatisticsScope) -> Sequence[int]:
        return self._query(
            lambda: self._verdicts.unevaluated_in_scope(current_evaluator_version(), scope), []
        )

    def match_outcomes(self, scope: StatisticsScope) -> Sequence[MatchLuck]:
        return self._query(lambda: self._statistics.match_outcomes(scope), [])

    def reset(self, game: str = "") -> bool:
        def reset_counts() -> bool:
            self._statistics.reset(game)
            return True

        return self._query(reset_counts, default=False)


class DatabaseVerdicts(WithFallback):
    """A verdict repository in the database, with memory as the fallback."""

    def __init__(self, database: Database, report_trouble: ReportTrouble) -> None:
        super().__init__(report_trouble)
        self._database, self._in_memory = database, MemoryVerdictRepository()

    @cached_property
    def _table(self) -> VerdictTable:
        from ..verdict_table import VerdictTable

        return VerdictTable(self._database)

    def for_match(self, match_id: int, from_ply: int = 0) -> Mapping[int, Verdict]:
        kept = {
            ply: judged.verdict for ply, judged in self._stored_verdicts(match_id, from_ply).items()
        }
        return {**kept, **self._in_memory.for_match(match_id, from_ply)}

    def pending_decisions(
        self, match_id: int, decisions: Sequence[DecisionPoint]
    ) -> list[DecisionPoint]:
        from ...model.decisions import pending_decisions

        left = pending_decisions(
            decisions, self._stored_verdicts(match_id), current_evaluator_version()
        )
        return self._in_memory.pending_decisions(match_id, left)

    def save(self, match_id: int, ply: int, verdict: Verdict) -> None:
        try:
            if match_id > 0:
                self._table.save(match_id, ply, verdict, current_evaluator_version())
                return
        except StoreError as trouble:
            self.report_trouble(trouble.key)
        self._in_memory.save(match_id, ply, verdict)

    def _stored_verdicts(self, match_id: int, from_ply: int = 0) -> Mapping[int, StoredVerdict]:
        nothing: Mapping[int, StoredVerdict] = {}
        return self._query(lambda: self._table.for_match(match_id, from_ply), nothing)
