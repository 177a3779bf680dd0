"""The base class of tiles that work like one large button."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

ACTIVATION_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ClickableTile(QWidget):
    """A widget that is pressed with a click or a key, and shows whether it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def on_pressed(self) -> None:
        """Perform the tile's action."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ACTIVATION_KEYS:
            self.on_pressed()
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_click = event.button() == Qt.MouseButton.LeftButton
        if is_click and self.rect().contains(event.position().toPoint()):
            self.on_pressed()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
