"""The button that goes on to the next hand."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

PRESSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NextButton(QPushButton):
    """Goes on; a key that was held down, or pressed before the count was seen, does nothing."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)

    @property
    def is_waiting(self) -> bool:
        return self._waiting.isActive()

    def wait(self, milliseconds: int) -> None:
        """Take no key for so long."""
        if milliseconds:
            self._waiting.start(milliseconds)

    def click(self) -> None:
        """Go on, as Enter asks for."""
        if not self.is_waiting:
            super().click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSES and (self.is_waiting or event.isAutoRepeat()):
            event.accept()
            return
        super().keyPressEvent(event)
