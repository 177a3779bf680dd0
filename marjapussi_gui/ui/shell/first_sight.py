"""The moment at which a window is seen first: whatever can wait, waits for it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstSight(QObject):
    """Does something once a window that is shown has been painted."""

    def __init__(self, window: QWidget, do: Callable[[], object]) -> None:
        super().__init__(window)
        self._do = do
        window.winId()  # gives it a handle
        handle = window.windowHandle()
        assert handle is not None
        handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Expose:  # it is painted as soon as this is handled
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._do)
            self.deleteLater()
        return False
