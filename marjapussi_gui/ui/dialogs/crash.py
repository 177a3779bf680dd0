"""The dialog that reports an error in the program."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..wording import about as words
from .boxes import fill, fit_screen


class CrashDialog(QDialog):
    """A crash report, with buttons to copy it and to save the match."""

    def __init__(
        self, text: str, report: Path | None, save: Callable[[], object], parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.fault())
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(words.fault())
        self.copy = button(words.copy_report(), self._copy, "quiet")
        self.save = button(words.save_hand(), save, "quiet")
        self.close_button = button(words.close(), self.accept, "play")
        meaning = label(words.fault_meaning("" if report is None else str(report)))
        buttons = Flow(self.copy, self.save, self.close_button, to_the_right=True)
        fill(self, self.text, buttons)
        layout = self.layout()
        assert layout is not None
        layout.insertWidget(0, meaning)  # type: ignore[attr-defined]
        self.close_button.setDefault(True)
        fit_screen(self, 720, 480)

    def _copy(self, _checked: object = None) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
