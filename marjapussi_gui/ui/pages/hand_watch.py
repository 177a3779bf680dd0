"""Waits in the background until the player's decisions in a finished hand are evaluated."""

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
    """Polls the stored verdicts of a hand, and emits its review once it is complete."""

    told = Signal(object)  # HandReview

    def __init__(self, runner: Runner, verdicts: KeptVerdicts, parent: QObject) -> None:
        super().__init__(parent)
        self._errand, self._verdicts = Errand(runner), verdicts
        self._match, self._own = 0, 0
        self._decided: Sequence[Decision] = ()
        self._timer = QTimer(self)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self.look)

    def begin(self, match: int, record: MatchRecord, me: Seat, own: int) -> None:
        """Wait for the verdicts on the last hand of a match; own_points is its result."""
        self.stop()
        self._match, self._own = match, own
        self._errand.ask(lambda _: of_last_hand(record, me), self._on_found)

    def stop(self) -> None:
        self._timer.stop()
        self._errand.stop()

    def look(self) -> None:
        """Emit the review if all decisions of the hand are evaluated."""
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
