"""The dialog in which the player writes a note about a moment."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from ...model.note import MAX_NOTE_LENGTH
from ..text.i18n import say
from ..text.sanitizing import sanitize
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import fill_dialog, resize_within_screen

WIDTH, HEIGHT = 480, 320
MAX_TYPED = 10 * MAX_NOTE_LENGTH  # the rest isn't even looked at


class NoteDialog(QDialog):
    """Asks for a note. An empty one removes the note that was there."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("note"))
        self.text_field = QPlainTextEdit(text)
        self.text_field.setAccessibleName(say("note"))
        self.text_field.setTabChangesFocus(True)
        self.message_label = create_label("", "warning")
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.save_button = create_button(say("note-save"), self.accept, "play")
        self.cancel_button.setAutoDefault(False)
        ends = FlowLayout(self.cancel_button, self.save_button, align_right=True)
        about = create_label(say("note-about"), "caption")
        fill_dialog(self, self.text_field, self.message_label, about, ends)
        resize_within_screen(self, WIDTH, HEIGHT)
        shortcut = QShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_Return), self)
        shortcut.activated.connect(self.save_button.click)
        self.text_field.textChanged.connect(self._check)
        self.text_field.moveCursor(self.text_field.textCursor().MoveOperation.End)
        self.text_field.setFocus()
        self._check()

    @property
    def text(self) -> str:
        """The note, without invisible characters."""
        lines = self.text_field.toPlainText()[:MAX_TYPED].splitlines()
        return "\n".join(map(sanitize, lines)).strip()

    def accept(self) -> None:
        if self.save_button.isEnabled():
            super().accept()

    def _check(self) -> None:
        typed, is_long = len(self.text_field.toPlainText()), len(self.text) > MAX_NOTE_LENGTH
        wrong = say("note-too-long", number=typed, most=MAX_NOTE_LENGTH) if is_long else ""
        self.message_label.setText(wrong)
        self.message_label.setVisible(is_long)
        self.text_field.setAccessibleDescription(wrong)
        self.save_button.setEnabled(not is_long)
