"""Retries to save matches, and guards against closing with unsaved ones."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ..basis.shelf import Shelf
from .host import Host
from .record_files import PLAIN_NAME, RecordFiles

RETRY_MS = 2000
SHARE = 20  # checking a large file blocks the window: wait 20 times as long as it took


class Saving(QObject):
    """Retries while a match is unsaved, and asks before the window discards it."""

    saved = Signal()  # after a storage error is over

    def __init__(self, owner: QWidget, shelf: Shelf, host: Host, record_files: RecordFiles) -> None:
        super().__init__(owner)
        self._owner, self._shelf, self._host = owner, shelf, host
        self._record_files = record_files
        self._is_agreed = False
        self.timer = QTimer(self)
        self.timer.setInterval(RETRY_MS)
        self.timer.timeout.connect(self.retry)

    def retry(self) -> None:
        """Try to save; restart the timer if something is still unsaved."""
        elapsed = QElapsedTimer()
        elapsed.start()
        if self._shelf.save():
            self.timer.stop()
            self.saved.emit()
        else:
            self.timer.start(max(RETRY_MS, SHARE * elapsed.elapsed()))

    def may_close(self) -> bool:
        """Return whether the window can close; ask if a match cannot be saved."""
        if self._is_agreed or self._shelf.save():
            return True
        unsaved = self._shelf.unsaved()
        if unsaved:
            self._is_agreed = self._asked({match: self._record(match) for match in unsaved})
            return self._is_agreed
        return True

    def _asked(self, records: dict[int, str]) -> bool:
        """Ask what to do with unsaved records; return whether the window can close."""
        from ..dialogs.unsaved import CLOSE, SAVE, UnsavedDialog

        dialog = UnsavedDialog(len(records), self._owner)
        answer = dialog.exec()
        dialog.deleteLater()
        if answer == SAVE:
            return self._saved_elsewhere(records)
        return answer == CLOSE

    def _saved_elsewhere(self, records: dict[int, str]) -> bool:
        if len(records) == 1:
            return self._record_files.save_text(*records.values())
        named = enumerate(records.values(), 1)
        return self._record_files.save_texts(
            {f"{PLAIN_NAME}-{number}": text for number, text in named}
        )

    def _record(self, match: int) -> str:
        """Return the record of a match; for the current match, the one of its session."""
        if match == self._host.number:
            return self._host.record_text() or self._shelf.export(match)
        return self._shelf.export(match)
