"""The dialog that creates and restores backups."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from ...ports.program_info import Backup, BackupService
from ..text import about_text as words
from ..text.i18n import say
from ..text.sanitizing import shorten
from ..widgets.flow_layout import FlowLayout
from ..widgets.inline_message import InlineMessage
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_column, fill_dialog, fit_dialog

WIDTH, MAX_HEIGHT = 640, 520


class BackupsDialog(QDialog):
    """Lists all backups, creates new ones, and restores them.

    Before restoring, it asks for confirmation and backs up the current data.
    """

    restored = Signal()

    def __init__(self, backups: BackupService, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._backups = backups
        self.setWindowTitle(say("about-backups"))
        self.message = InlineMessage()
        self._list = QWidget()
        self._rows = QVBoxLayout(self._list)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self.back_up_button = create_button(say("back-up-now"), self._create_backup, "quiet")
        self.from_file_button = create_button(say("restore-from-file"), self._choose_file, "quiet")
        self.close_button = create_button(say("about-close"), self.accept, "play")
        meaning = create_label(say("backups-text"), balanced=True)
        buttons = FlowLayout(
            self.back_up_button, self.from_file_button, self.close_button, align_right=True
        )
        self._scroll_area = create_column(meaning, self._list)
        fill_dialog(self, self._scroll_area, self.message, buttons)
        self.close_button.setDefault(True)
        self._show_backups()
        fit_dialog(self, self._scroll_area, WIDTH, MAX_HEIGHT)

    def confirm_restore(self, path: Path, day: str) -> None:
        """Ask whether to replace all data with a backup of that day."""
        self.message.show_question(
            words.confirm_restore_text(day),
            say("confirm-restore-label"),
            partial(self._restore, path),
        )

    def _show_backups(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        copies = self._backups.list_backups()
        for backup in copies:
            self._rows.addWidget(self._create_row(backup))
        if not copies:
            self._rows.addWidget(create_label(say("no-backups")))

    def _create_row(self, backup: Backup) -> QWidget:
        row, day = QWidget(), format_day(backup.day)
        inside = QHBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(create_label(f"{day} · {words.backup_kind_label(backup.kind)}"), 1)
        restore = create_button(
            say("restore"), partial(self._on_restore_clicked, backup.path, day), "quiet"
        )
        restore.setAccessibleName(
            f"{say('restore')}: {day}, {words.backup_kind_label(backup.kind)}"
        )
        inside.addWidget(restore)
        return row

    def _on_restore_clicked(self, path: Path, day: str, _checked: object = None) -> None:
        self.confirm_restore(path, day)

    def _create_backup(self, _checked: object = None) -> None:
        path = self._backups.create()
        if path is not None:
            self.message.show_info(words.backup_created_text(str(path)))
        self._show_backups()
        fit_dialog(self, self._scroll_area, self.width(), max(self.height(), MAX_HEIGHT))

    def _choose_file(self, _checked: object = None) -> None:
        file, _ = QFileDialog.getOpenFileName(
            self, say("restore-from-file"), "", say("backup-files")
        )
        if file:
            self.confirm_restore(Path(file), Path(file).name)

    def _restore(self, path: Path) -> None:
        if self._backups.restore(path):
            self.message.show_info(say("restored"))
            self.restored.emit()
        else:
            self.message.show_warning(say("not-restored"))
        self._show_backups()


def format_day(day: str) -> str:
    """Return an ISO date in the short format of the current language."""
    date = QDate.fromString(day, Qt.DateFormat.ISODate)
    return QLocale().toString(date, QLocale.FormatType.ShortFormat) or shorten(day)
