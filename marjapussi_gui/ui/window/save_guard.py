"""Protection against the loss of matches that couldn't be saved."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ...ports.match_repository import MatchRepository
from .match_controller import MatchController
from .record_files import DEFAULT_FILE_NAME, RecordFiles

RETRY_MS = 2000
RETRY_FACTOR = 20  # as checking a large file blocks the window, wait 20 times as long as it took


class SaveGuard(QObject):
    """Retries saving matches, and asks before the window closes without saving them."""

    saved = Signal()  # everything has been saved after a storage error

    def __init__(
        self,
        owner: QWidget,
        matches: MatchRepository,
        match_controller: MatchController,
        record_files: RecordFiles,
    ) -> None:
        super().__init__(owner)
        self._owner, self._matches, self._match_controller = owner, matches, match_controller
        self._record_files = record_files
        self._can_discard = False
        self.retry_timer = QTimer(self)
        self.retry_timer.setInterval(RETRY_MS)
        self.retry_timer.timeout.connect(self.retry)

    def retry(self) -> None:
        """Try to save. If something is still unsaved, try again later."""
        elapsed = QElapsedTimer()
        elapsed.start()
        if self._matches.save_pending():
            self.retry_timer.stop()
            self.saved.emit()
        else:
            self.retry_timer.start(max(RETRY_MS, RETRY_FACTOR * elapsed.elapsed()))

    def can_close(self) -> bool:
        """Return whether the window may close. If a match can't be saved, ask the player."""
        if self._can_discard or self._matches.save_pending():
            return True
        unsaved = self._matches.unsaved_matches()
        if unsaved:
            self._can_discard = self._confirm_close(
                {match: self._record_text(match) for match in unsaved}
            )
            return self._can_discard
        return True

    def _confirm_close(self, records: dict[int, str]) -> bool:
        """Ask what to do with unsaved records. Return whether the window may close."""
        from ..dialogs.unsaved_dialog import CLOSE, SAVE, UnsavedDialog

        dialog = UnsavedDialog(len(records), self._owner)
        answer = dialog.exec()
        dialog.deleteLater()
        if answer == SAVE:
            return self._save_to_files(records)
        return answer == CLOSE

    def _save_to_files(self, records: dict[int, str]) -> bool:
        if len(records) == 1:
            ((match_id, text),) = records.items()
            return self._record_files.save_text(text, match_id)
        named = enumerate(records.values(), 1)
        return self._record_files.save_texts(
            {f"{DEFAULT_FILE_NAME}-{number}": text for number, text in named}
        )

    def _record_text(self, match_id: int) -> str:
        """Return a match's record; the current match's record comes from its session."""
        if match_id == self._match_controller.match_id:
            return self._match_controller.record_text() or self._matches.export_record(match_id)
        return self._matches.export_record(match_id)
