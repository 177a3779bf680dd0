"""Evaluation of the player's past decisions in the background, while no match is in progress."""

import logging
from dataclasses import dataclass
from functools import partial
from threading import Event as Flag

from ..analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from ..model.decisions import DecisionPoint, list_decisions
from ..model.verdict import Verdict
from ..ports.services import EvaluateDecision
from ..storage.database import Database
from ..storage.errors import StoreError
from ..storage.hand_table import HandSummary, HandTable, summarize_hands
from ..storage.match_table import MatchTable
from ..storage.verdict_table import VerdictTable
from ..ui.common.idle_queue import SaveResult

log = logging.getLogger("marjapussi")


@dataclass(slots=True)
class PendingMatch:
    """A match with decisions that have not been evaluated yet."""

    match_id: int
    action_count: int
    decisions: list[DecisionPoint]
    hands: tuple[HandSummary, ...]


class BackgroundEvaluation:
    """An idle task that evaluates one decision per step, starting with the newest match."""

    def __init__(self, database: Database, evaluate: EvaluateDecision) -> None:
        self._verdicts, self._matches = VerdictTable(database), MatchTable(database)
        self._hands = HandTable(database)
        self._evaluate = evaluate
        self._current: PendingMatch | None = None  # avoids replaying it for each decision
        self._skipped: set[int] = set()  # ids of matches that cannot be replayed or evaluated

    def run_step(self, stop: Flag) -> SaveResult | None:
        """Evaluate the first pending decision, and return a function that saves the verdict.

        Return None if nothing is pending, or if the task was stopped.
        """
        current, self._current = self._current or self._next_match(), None
        while current is not None:
            try:
                verdict = self._evaluate_first_decision(current, stop)
            except Exception:
                if stop.is_set():
                    return None
                log.exception("can't judge a match")
                self._skipped.add(current.match_id)
                current = self._next_match()
            else:
                return partial(self._save, current, verdict)
        return None

    def forget(self) -> None:
        self._current = None

    def _evaluate_first_decision(self, current: PendingMatch, stop: Flag) -> Verdict | None:
        """Return the verdict on the first pending decision of a match, or None if none is left."""
        if not current.decisions:
            return None
        decision = current.decisions[0]
        return self._evaluate(decision.view, decision.chosen, stop)

    def _next_match(self) -> PendingMatch | None:
        try:
            unfinished = self._verdicts.unevaluated_matches()
        except StoreError:
            return None  # the statistics page reports this error when it opens
        matches = (self._load_pending(match) for match in unfinished if match not in self._skipped)
        return next((pile for pile in matches if pile is not None), None)

    def _load_pending(self, match_id: int) -> PendingMatch | None:
        """Return the pending decisions of a match, or None if the match cannot be read."""
        try:
            match, listed = self._matches.read(match_id), self._matches.summary(match_id)
            if match is not None and listed is not None:
                points = [
                    decision
                    for seat in match.human_seats
                    for decision in list_decisions(match.record, seat)
                ]
                pending = self._verdicts.pending_decisions(match_id, points)
                hands = summarize_hands(match.record, match.own_seat)
                return PendingMatch(match_id, listed.action_count, pending, hands)
        except StoreError:
            pass
        self._skipped.add(match_id)
        return None

    def _save(self, current: PendingMatch, verdict: Verdict | None) -> bool:
        try:
            if verdict is not None:
                self._verdicts.save(current.match_id, current.decisions.pop(0).ply, verdict)
            if not current.decisions:
                self._hands.save_question_counts(current.match_id, current.hands)
                self._verdicts.mark_evaluated(
                    current.match_id, EVALUATOR_VERSION, current.action_count
                )
        except StoreError:
            return False  # the match in progress reports that the database is failing
        self._current = current if current.decisions else None
        return True
