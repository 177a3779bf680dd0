"""Works out in the background how a hand could have gone with all cards open."""

import logging

from PySide6.QtCore import QObject, Signal

from ...engine.record import MatchRecord
from ...engine.state import Seat
from ...table.runner import Errand, Runner
from ..basis.services import FindLine

log = logging.getLogger("marjapussi")


class Imagining(QObject):
    """Asks for one line at a time."""

    found = Signal(object)  # a line, or None where there is none

    def __init__(self, runner: Runner, find: FindLine) -> None:
        super().__init__()
        self._errand, self._find = Errand(runner), find

    def ask(self, record: MatchRecord, seat: Seat, ply: int) -> None:
        """Ask for a line through the hand of this moment."""
        self._errand.ask(
            lambda stop: self._find(record, seat, ply, stop),
            self.found.emit,
            failed=self._on_failed,
        )

    def stop(self) -> None:
        self._errand.stop()

    def _on_failed(self, error: BaseException) -> None:
        """Have none where it could not be worked out."""
        if not isinstance(error, Exception):
            raise error
        log.error("no line was found", exc_info=error)
        self.found.emit(None)
