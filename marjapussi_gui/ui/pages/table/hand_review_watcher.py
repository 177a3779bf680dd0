"""Waits in the background until the player's decisions in a finished hand are evaluated."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from ....engine.record import MatchRecord
from ....engine.state import Seat
from ....model.decisions import DecisionPoint, last_hand_decisions
from ....model.hand_review import review_hand
from ....ports.verdict_repository import VerdictRepository
from ....session.task_runner import LatestTask, TaskRunner

POLL_INTERVAL_MS = 500


class HandReviewWatcher(QObject):
    """Polls the stored verdicts of a hand, and emits its review once it is complete."""

    review_ready = Signal(object)  # HandReview

    def __init__(self, runner: TaskRunner, verdicts: VerdictRepository, parent: QObject) -> None:
        super().__init__(parent)
        self._task, self._verdicts = LatestTask(runner), verdicts
        self._match_id, self._own_points = 0, 0
        self._decisions: Sequence[DecisionPoint] = ()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL_MS)
        self._timer.timeout.connect(self.check)

    def start(self, match_id: int, record: MatchRecord, own_seat: Seat, own_points: int) -> None:
        """Wait for the verdicts on the last hand of a match; own_points is its result."""
        self.stop()
        self._match_id, self._own_points = match_id, own_points
        self._task.start(lambda _: last_hand_decisions(record, own_seat), self._on_decisions_found)

    def stop(self) -> None:
        self._timer.stop()
        self._task.cancel()

    def check(self) -> None:
        """Emit the review if all decisions of the hand are evaluated."""
        if not self._timer.isActive():
            return
        known = (
            self._verdicts.for_match(self._match_id, self._decisions[0].ply)
            if self._decisions
            else {}
        )
        result = review_hand(self._decisions, known, self._own_points)
        if result is not None:
            self._timer.stop()
            self.review_ready.emit(result)

    def _on_decisions_found(self, decisions: list[DecisionPoint]) -> None:
        self._decisions = decisions
        self._timer.start()
        self.check()
