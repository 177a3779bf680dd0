"""The dialog that appears if the program is closed while something is unsaved."""

from collections.abc import Collection

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ...ports.match_repository import UnsavedChoice
from ..text import storage_text as words
from ..text.i18n import say
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label

WIDTH, MARGIN = 420, 24  # pixels
SAVE, CLOSE = 1, 2  # dialog results; 0 keeps the program open


class UnsavedDialog(QDialog):
    """Offers to save the matches to files, to close without saving, or to cancel."""

    def __init__(
        self,
        record_count: int,
        choices: Collection[UnsavedChoice] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("close-without-saving"))
        self.setMinimumWidth(WIDTH)
        self.save_button = create_button(
            say("save-records", number=record_count), lambda: self.done(SAVE), "play"
        )
        self.close_button = create_button(
            say("close-without-saving"), lambda: self.done(CLOSE), "quiet"
        )
        self.cancel_button = create_button(say("cancel"), self.reject, "quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 20, MARGIN, 20)
        column.setSpacing(20)
        label = create_label(words.unsaved_text(record_count, choices), parent=self)
        label.setMinimumHeight(label.heightForWidth(WIDTH - 2 * MARGIN))  # else Qt cuts it off
        column.addWidget(label)
        column.addLayout(
            FlowLayout(self.cancel_button, self.close_button, self.save_button, align_right=True)
        )
        self.save_button.setVisible(record_count > 0)
        first = self.save_button if record_count else self.cancel_button
        first.setDefault(True)
        first.setFocus()
