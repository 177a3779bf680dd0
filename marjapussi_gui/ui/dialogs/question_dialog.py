"""A dialog that asks for confirmation."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from ..text.i18n import say
from ..widgets.labels import create_label

WIDTH = 420  # pixels


class QuestionDialog(QDialog):
    """Asks before an action that is costly or can't be undone. The other button does nothing."""

    def __init__(self, question: str, yes_text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(yes_text)
        self.setMinimumWidth(WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(20)
        column.addWidget(create_label(question, parent=self))
        buttons = QDialogButtonBox(self)
        self.yes_button = buttons.addButton(yes_text, QDialogButtonBox.ButtonRole.AcceptRole)
        self.no_button = buttons.addButton(
            say("confirmation-no"), QDialogButtonBox.ButtonRole.RejectRole
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.no_button.setDefault(True)
        self.no_button.setFocus()
