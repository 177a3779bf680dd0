"""Background evaluation of the player's decisions while no match is going on."""

import logging
from dataclasses import dataclass
from threading import Event as Flag

from ..analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from ..engine.errors import MarjapussiError
from ..model.decisions import DecisionPoint, list_decisions
from ..model.verdict import Verdict
from ..ports.services import EvaluateDecision
from ..session.task_runner import Task, TaskRunner
from ..storage.database import Database
from ..storage.errors import StoreError
from ..storage.match_table import MatchTable
from ..storage.verdict_table import VerdictTable

log = logging.getLogger("marjapussi")


@dataclass(slots=True)
class PendingMatch:
    """A match with decisions that are still to be evaluated."""

    match_id: int
    action_count: int
    decisions: list[DecisionPoint]


class EvaluationError(MarjapussiError):
    """Raised when the evaluator fails at a decision of a match."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"a decision of match {match_id} could not be evaluated")
        self.match_id = match_id


StepResult = tuple[
    PendingMatch, Verdict | None
]  # the verdict on its first pending decision, or None if there was none


class BackgroundEvaluation:
    """The background evaluation of decisions in all matches, the newest match first."""

    def __init__(self, database: Database, runner: TaskRunner, evaluate: EvaluateDecision) -> None:
        self._verdicts, self._matches = VerdictTable(database), MatchTable(database)
        self._runner, self._evaluate = runner, evaluate
        self._task: Task | None = None
        self._current: PendingMatch | None = None
        self._skipped: set[int] = set()  # matches that cannot be replayed or evaluated

    def resume(self) -> None:
        """Evaluate in the background until every decision is done or pause() is called."""
        if self._task is None:
            pile = self._current
            self._task = self._runner.run(
                lambda stop: self._evaluate_next(pile, stop),
                self._on_evaluated,
                on_error=self._on_failed,
            )

    def set_idle(self, is_idle: bool) -> None:  # noqa: FBT001 - it is a signal's
        """Resume while the program is idle, and pause as soon as a match goes on."""
        if is_idle:
            self.resume()
        else:
            self.pause()

    def pause(self) -> None:
        """Stop the evaluation in progress, so that the match has the processor."""
        self._current = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # Inside

    def _evaluate_next(self, current: PendingMatch | None, stop: Flag) -> StepResult | None:
        """Return a match and the verdict on its first pending decision, or None if all is done."""
        current = current or self._next_match()
        if current is None or not current.decisions:
            return None if current is None else (current, None)
        try:
            return current, self._evaluate(
                current.decisions[0].view, current.decisions[0].chosen, stop
            )
        except Exception as error:
            raise EvaluationError(current.match_id) from error

    def _next_match(self) -> PendingMatch | None:
        try:
            unfinished = self._verdicts.unevaluated_matches()
        except StoreError:
            return None  # the statistics page reports it when it is opened
        matches = (self._load_pending(match) for match in unfinished if match not in self._skipped)
        return next((pile for pile in matches if pile is not None), None)

    def _load_pending(self, match_id: int) -> PendingMatch | None:
        """Return the pending decisions of a match, or None if it cannot be read."""
        try:
            match, listed = self._matches.read(match_id), self._matches.summary(match_id)
            if match is not None and listed is not None:
                points = list_decisions(match.record, match.own_seat)
                pending = self._verdicts.pending_decisions(match_id, points)
                return PendingMatch(match_id, listed.action_count, pending)
        except StoreError:
            pass
        self._skipped.add(match_id)
        return None

    def _on_evaluated(self, result: StepResult | None) -> None:
        self._task = None
        if result is None:
            return
        current, verdict = result
        try:
            self._save(current, verdict)
        except StoreError:
            return  # the match in progress has reported the failing store
        self._current = current if current.decisions else None
        self.resume()

    def _save(self, current: PendingMatch, verdict: Verdict | None) -> None:
        if verdict is not None:
            self._verdicts.save(current.match_id, current.decisions.pop(0).ply, verdict)
        if not current.decisions:
            self._verdicts.mark_evaluated(current.match_id, EVALUATOR_VERSION, current.action_count)

    def _on_failed(self, error: BaseException) -> None:
        """Skip a match whose decisions the evaluator cannot handle, and go on with the others."""
        self._task = self._current = None
        if not isinstance(error, EvaluationError):
            raise error
        log.error("a match is not judged", exc_info=error.__cause__)
        self._skipped.add(error.match_id)
        self.resume()
