"""Garbage collection on the GUI thread only.

Python collects on whichever thread happens to be running, and a widget that is destroyed on any
other thread than its own crashes the program.
"""

import gc
from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QAbstractEventDispatcher, QObject

MIN_INTERVAL_S = 0.5  # so that no animation is held up twice
COLLECTION_THRESHOLDS = (2000, 10, 20)  # per generation, as for gc.set_threshold


class GarbageCollector(QObject):
    """Replaces Python's automatic garbage collection until it is closed.

    It collects after events were handled: a timer would wake a program in which nothing happens.
    """

    def __init__(self, parent: QObject, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._clock, self._last_time = clock, clock()
        # A dispatcher announces one or the other after handling events, depending on the system.
        dispatcher = QAbstractEventDispatcher.instance()
        self._signals = [dispatcher.awake, dispatcher.aboutToBlock]
        for signal in self._signals:
            signal.connect(self.collect_if_due)
        gc.disable()

    def collect_if_due(self) -> None:
        """Collect the oldest generation whose threshold is exceeded, at most twice a second."""
        now = self._clock()
        if now - self._last_time < MIN_INTERVAL_S:
            return
        counts = gc.get_count()
        for generation in (2, 1, 0):
            if counts[generation] > COLLECTION_THRESHOLDS[generation]:
                gc.collect(generation)
                self._last_time = now
                return

    def close(self) -> None:
        for signal in self._signals:
            signal.disconnect(self.collect_if_due)
        self._signals.clear()
        gc.enable()
