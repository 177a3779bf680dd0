"""The dialog that creates and restores backups."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from ...kept.backup import Backup
from ..basis.safe import Safe
from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..widgets.message import Message
from ..wording import about as words
from ..wording.others import shown
from .boxes import fill, fit, one_column

WIDTH, HIGHEST = 640, 520


class BackupsDialog(QDialog):
    """A list of all backups; restoring asks first and backs up the current data."""

    restored = Signal()

    def __init__(self, safe: Safe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._safe = safe
        self.setWindowTitle(words.backups())
        self.message = Message()
        self._list = QWidget()
        self._rows = QVBoxLayout(self._list)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self.copy = button(words.copy_now(), self._copy, "quiet")
        self.from_file = button(words.choose_file(), self._choose, "quiet")
        self.close_button = button(words.close(), self.accept, "play")
        meaning = label(words.backups_meaning(), even=True)
        buttons = Flow(self.copy, self.from_file, self.close_button, to_the_right=True)
        self._page = one_column(meaning, self._list)
        fill(self, self._page, self.message, buttons)
        self.close_button.setDefault(True)
        self._show_rows()
        fit(self, self._page, WIDTH, HIGHEST)

    def ask(self, path: Path, day: str) -> None:
        """Ask whether to replace all data by a backup."""
        self.message.ask(words.ask_restore(day), words.yes_restore(), partial(self._restore, path))

    def _show_rows(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        copies = self._safe.copies()
        for backup in copies:
            self._rows.addWidget(self._row(backup))
        if not copies:
            self._rows.addWidget(label(words.no_copies()))

    def _row(self, backup: Backup) -> QWidget:
        row, day = QWidget(), told_day(backup.day)
        inside = QHBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(label(f"{day} · {words.kind(backup.kind)}"), 1)
        restore = button(words.restore(), partial(self._on_restore, backup.path, day), "quiet")
        restore.setAccessibleName(f"{words.restore()}: {day}, {words.kind(backup.kind)}")
        inside.addWidget(restore)
        return row

    def _on_restore(self, path: Path, day: str, _checked: object = None) -> None:
        self.ask(path, day)

    def _copy(self, _checked: object = None) -> None:
        path = self._safe.copy_now()
        if path is not None:
            self.message.tell(words.copy_made(str(path)))
        self._show_rows()
        fit(self, self._page, self.width(), max(self.height(), HIGHEST))

    def _choose(self, _checked: object = None) -> None:
        file, _ = QFileDialog.getOpenFileName(self, words.choose_file(), "", words.backup_files())
        if file:
            self.ask(Path(file), Path(file).name)

    def _restore(self, path: Path) -> None:
        if self._safe.restore(path):
            self.message.tell(words.restored())
            self.restored.emit()
        else:
            self.message.warn(words.not_restored())
        self._show_rows()


def told_day(day: str) -> str:
    """Return a day, given in ISO format, as the current language writes it."""
    date = QDate.fromString(day, Qt.DateFormat.ISODate)
    return QLocale().toString(date, QLocale.FormatType.ShortFormat) or shown(day)
