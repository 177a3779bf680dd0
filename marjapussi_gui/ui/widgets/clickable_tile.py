"""The base class of tiles that work like one large button."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ClickableTile(QAbstractButton):
    """A large button that subclasses paint, with a ring while it has the keyboard focus."""

    request = Signal(object)  # a Command or a Request

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._on_clicked)

    def on_pressed(self) -> None:
        """Perform the tile's action."""

    def _on_clicked(self, _checked: object = None) -> None:
        self.on_pressed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            if not event.isAutoRepeat():
                self.click()
            return
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
            return
        event.ignore()  # arrow keys: the page moves the focus

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
