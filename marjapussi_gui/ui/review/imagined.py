"""Loads the double-dummy line of a hand in the background."""

import logging

from PySide6.QtCore import QObject, Signal

from ...engine.record import MatchRecord
from ...engine.state import Seat
from ...table.runner import Errand, Runner
from ..basis.services import FindLine

log = logging.getLogger("marjapussi")


class Imagining(QObject):
    """Computes one line at a time."""

    found = Signal(object)  # a line, or None if there is none

    def __init__(self, runner: Runner, find: FindLine) -> None:
        super().__init__()
        self._errand, self._find = Errand(runner), find

    def ask(self, record: MatchRecord, seat: Seat, ply: int) -> None:
        """Compute the line through the hand at this position."""
        self._errand.ask(
            lambda stop: self._find(record, seat, ply, stop),
            self.found.emit,
            failed=self._on_failed,
        )

    def stop(self) -> None:
        self._errand.stop()

    def _on_failed(self, error: BaseException) -> None:
        """Report that there is no line if the computation failed."""
        if not isinstance(error, Exception):
            raise error
        log.error("no line was found", exc_info=error)
        self.found.emit(None)
