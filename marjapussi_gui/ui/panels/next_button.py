"""The button that deals the next hand, or the same hand again."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NextButton(QPushButton):
    """A button that ignores presses that began while accepts_press() returned False."""

    def __init__(self, text: str, parent: QWidget, accepts_press: Callable[[], bool]) -> None:
        super().__init__(text, parent)
        self._accepts_press = accepts_press

    def click(self) -> None:
        """Click, if presses are accepted now. Called for Enter and by screen readers."""
        if self._accepts_press():
            super().click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._accepts_press():
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESS_KEYS and (event.isAutoRepeat() or not self._accepts_press()):
            event.accept()
            return
        super().keyPressEvent(event)
