"""A question with two answers, one of which changes nothing."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from ..widgets.labels import label
from ..wording import questions as words

WIDTH = 420  # pixels


class QuestionDialog(QDialog):
    """A dialog that asks before something irreversible or costly."""

    def __init__(self, question: str, yes: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(yes)
        self.setMinimumWidth(WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(20)
        column.addWidget(label(question, parent=self))
        buttons = QDialogButtonBox(self)
        self.yes = buttons.addButton(yes, QDialogButtonBox.ButtonRole.AcceptRole)
        self.no = buttons.addButton(words.no(), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.no.setDefault(True)
        self.no.setFocus()
