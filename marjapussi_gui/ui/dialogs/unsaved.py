"""The question before the program closes with unsaved matches."""

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..wording import store as words

WIDTH = 420  # pixels
SAVE, CLOSE = 1, 2  # dialog results; 0 cancels closing


class UnsavedDialog(QDialog):
    """A dialog that offers to save the records elsewhere, close without saving, or cancel."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.close_without_saving())
        self.setMinimumWidth(WIDTH)
        self.save = button(words.save_records(number), lambda: self.done(SAVE), "play")
        self.close_button = button(words.close_without_saving(), lambda: self.done(CLOSE), "quiet")
        self.cancel = button(words.cancel(), self.reject, "quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(20)
        column.addWidget(label(words.unsaved(number), parent=self))
        column.addLayout(Flow(self.cancel, self.close_button, self.save, to_the_right=True))
        self.save.setDefault(True)
        self.save.setFocus()
