"""Collecting garbage on the window's thread alone.

Python collects on whichever thread happens to be running, and a widget that is destroyed on any
other thread than its own takes the program down.
"""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 500
THRESHOLDS = (2000, 10, 20)  # of each generation, as gc.set_threshold has them


class Collector(QObject):
    """Takes over from Python while other threads work, until it is closed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.collect)
        gc.disable()
        self._timer.start()

    def collect(self) -> None:
        """Collect the oldest generation that is due."""
        counts = gc.get_count()
        for generation in (2, 1, 0):
            if counts[generation] > THRESHOLDS[generation]:
                gc.collect(generation)
                return

    def close(self) -> None:
        self._timer.stop()
        gc.enable()
