"""Computation of double-dummy lines in the background.

A double-dummy line is the best play of all seats if everybody could see all cards.
"""

import logging

from PySide6.QtCore import QObject, Signal

from ....engine.record import MatchRecord
from ....engine.state import Seat
from ....ports.services import FindDoubleDummyLine
from ....session.task_runner import LatestTask, TaskRunner

log = logging.getLogger("marjapussi")


class DoubleDummyLoader(QObject):
    """Computes the double-dummy line that was requested last."""

    line_found = Signal(object)  # a line, or None if there is none

    def __init__(self, runner: TaskRunner, find_line: FindDoubleDummyLine) -> None:
        super().__init__()
        self._task, self._find_line = LatestTask(runner), find_line

    def load(self, record: MatchRecord, seat: Seat, ply: int) -> None:
        """Compute perfect play after the first `ply` actions, and emit the result as line_found."""
        self._task.start(
            lambda stop: self._find_line(record, seat, ply, stop),
            self.line_found.emit,
            on_error=self._on_failed,
        )

    def stop(self) -> None:
        self._task.cancel()

    def _on_failed(self, error: BaseException) -> None:
        """Report that there is no line, because the computation failed."""
        if not isinstance(error, Exception):
            raise error
        log.error("no line was found", exc_info=error)
        self.line_found.emit(None)
