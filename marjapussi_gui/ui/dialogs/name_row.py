"""A row in a dialog that asks for a name."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ..text import dialog_text
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label


class NameRow(QWidget):
    """A text field with buttons, hidden until a name is asked for."""

    name_entered = Signal(str)
    closed = Signal()

    def __init__(self, max_length: int) -> None:
        super().__init__()
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(max_length)
        self.name_edit.setAccessibleName(dialog_text.preset_name_label())
        self.save_button = create_button(dialog_text.button_label("save"), self._on_save)
        self.cancel_button = create_button(
            dialog_text.button_label("cancel"), self.close_row, "quiet"
        )
        self.cancel_button.setAutoDefault(False)
        title = create_label(dialog_text.preset_name_label(), "strong")
        title.setBuddy(self.name_edit)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(title)
        column.addWidget(self.name_edit)
        column.addLayout(FlowLayout(self.save_button, self.cancel_button))
        self.hide()

    def ask_for_name(self, suggestion: str) -> None:
        """Ask for a name; Enter saves it."""
        self.name_edit.setText(suggestion)
        self.name_edit.selectAll()
        self.show()
        self.name_edit.setFocus()
        self.save_button.setDefault(True)

    def close_row(self) -> None:
        self.hide()
        self.closed.emit()

    def _on_save(self) -> None:
        self.name_entered.emit(self.name_edit.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_row()
            return
        super().keyPressEvent(event)
