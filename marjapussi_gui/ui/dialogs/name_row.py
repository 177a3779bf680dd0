"""A row in a dialog that asks for a name."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..wording import pages


class NameRow(QWidget):
    """A text field with buttons, hidden until a name is asked for."""

    named = Signal(str)
    closed = Signal()

    def __init__(self, longest: int) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.line.setMaxLength(longest)
        self.line.setAccessibleName(pages.preset_name())
        self.save = button(pages.button("save"), self._on_save)
        self.leave = button(pages.button("cancel"), self.close_row, "quiet")
        self.leave.setAutoDefault(False)
        title = label(pages.preset_name(), "strong")
        title.setBuddy(self.line)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(title)
        column.addWidget(self.line)
        column.addLayout(Flow(self.save, self.leave))
        self.hide()

    def ask(self, suggestion: str) -> None:
        """Ask for a name; Enter saves it."""
        self.line.setText(suggestion)
        self.line.selectAll()
        self.show()
        self.line.setFocus()
        self.save.setDefault(True)

    def close_row(self) -> None:
        self.hide()
        self.closed.emit()

    def _on_save(self) -> None:
        self.named.emit(self.line.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_row()
            return
        super().keyPressEvent(event)
