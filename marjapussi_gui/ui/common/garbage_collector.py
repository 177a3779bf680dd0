"""Garbage collection on the GUI thread only.

Python collects on whichever thread happens to be running, and a widget that is destroyed on any
other thread than its own crashes the program.
"""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 500
COLLECTION_THRESHOLDS = (2000, 10, 20)  # per generation, as for gc.set_threshold


class GarbageCollector(QObject):
    """Replaces Python's automatic garbage collection by a timer until it is closed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        gc.disable()
        self._timer.start()

    def collect(self) -> None:
        """Collect the oldest generation whose threshold is exceeded."""
        counts = gc.get_count()
        for generation in (2, 1, 0):
            if counts[generation] > COLLECTION_THRESHOLDS[generation]:
                gc.collect(generation)
                return

    def close(self) -> None:
        self._timer.stop()
        gc.enable()
