"""The dialog that appears when the program has crashed."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from ..text import about_text as words
from ..text.i18n import say
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import fill_dialog, resize_within_screen


class CrashDialog(QDialog):
    """Shows a crash report, with buttons that copy it and save the match."""

    def __init__(
        self,
        text: str,
        report_path: Path | None,
        on_save: Callable[[], object],
        parent: QWidget | None,
        *,
        is_saved: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("error"))
        self.report_view = QPlainTextEdit(text)
        self.report_view.setReadOnly(True)
        self.report_view.setAccessibleName(say("error"))
        self.copy_button = create_button(say("copy-report"), self._copy_report, "quiet")
        self.save_button = create_button(say("about-save-record"), on_save, "quiet")
        self.close_button = create_button(say("about-close"), self.accept, "play")
        report_file = "" if report_path is None else str(report_path)
        meaning = create_label(words.error_text(report_file, is_saved=is_saved))
        buttons = FlowLayout(
            self.copy_button, self.save_button, self.close_button, align_right=True
        )
        fill_dialog(self, self.report_view, buttons)
        layout = self.layout()
        assert layout is not None
        layout.insertWidget(0, meaning)  # type: ignore[attr-defined]
        self.close_button.setDefault(True)
        resize_within_screen(self, 720, 480)

    def _copy_report(self, _checked: object = None) -> None:
        QGuiApplication.clipboard().setText(self.report_view.toPlainText())
