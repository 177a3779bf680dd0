"""Running work after the first paint of a window, so that the window appears sooner."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class AfterFirstPaint(QObject):
    """Calls a function once, after a window has been painted for the first time."""

    def __init__(self, window: QWidget, callback: Callable[[], object]) -> None:
        super().__init__(window)
        self._callback = callback
        window.winId()  # creates the window handle
        handle = window.windowHandle()
        assert handle is not None
        handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Expose:  # painting follows this event
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._callback)
            self.deleteLater()
        return False
