"""Waits until one's decisions of a hand that is over are judged; nothing waits for it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from ...engine.record import MatchRecord
from ...engine.state import Seat
from ...kept.afterwards import afterwards
from ...kept.decisions import Decision, of_last_hand
from ...table.runner import Errand, Runner
from ..basis.verdicts import KeptVerdicts

AGAIN_MS = 500


class HandWatch(QObject):
    """Looks again and again whether everything is judged, and tells what came of it."""

    told = Signal(object)  # Afterwards

    def __init__(self, runner: Runner, verdicts: KeptVerdicts, parent: QObject) -> None:
        super().__init__(parent)
        self._errand, self._verdicts = Errand(runner), verdicts
        self._match, self._own = 0, 0
        self._decided: Sequence[Decision] = ()
        self._timer = QTimer(self)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self.look)

    def begin(self, match: int, record: MatchRecord, me: Seat, own: int) -> None:
        """Wait for verdicts on the last hand of a match, in which one has come to so much."""
        self.stop()
        self._match, self._own = match, own
        self._errand.ask(lambda _: of_last_hand(record, me), self._on_found)

    def stop(self) -> None:
        """Wait no more."""
        self._timer.stop()
        self._errand.stop()

    def look(self) -> None:
        """Tell what came of the hand, if it is waited for, and judged by now."""
        if not self._timer.isActive():
            return
        known = self._verdicts.of(self._match, self._decided[0].ply) if self._decided else {}
        result = afterwards(self._decided, known, self._own)
        if result is not None:
            self._timer.stop()
            self.told.emit(result)

    def _on_found(self, decided: list[Decision]) -> None:
        self._decided = decided
        self._timer.start()
        self.look()
