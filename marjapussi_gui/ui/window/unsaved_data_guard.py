"""Protection against the loss of what couldn't be saved."""

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ...ports.match_repository import MatchRepository, SavedDataKind
from .match_controller import MatchController
from .record_files import DEFAULT_FILE_NAME, RecordFiles

RETRY_MS = 2000
RETRY_FACTOR = 20  # as checking a large file blocks the window, wait 20 times as long as it took


class UnsavedDataGuard(QObject):
    """Retries saving, and asks before the window closes while something is unsaved."""

    saved = Signal()  # everything has been saved after a storage error

    def __init__(
        self,
        owner: QWidget,
        matches: MatchRepository,
        match_controller: MatchController,
        record_files: RecordFiles,
        log_folder: Path | None = None,
    ) -> None:
        super().__init__(owner)
        self._owner, self._matches, self._match_controller = owner, matches, match_controller
        self._record_files, self._log_folder = record_files, log_folder
        self._can_discard = False
        self.retry_timer = QTimer(self)
        self.retry_timer.setInterval(RETRY_MS)
        self.retry_timer.timeout.connect(self.retry)

    def retry(self) -> None:
        elapsed = QElapsedTimer()
        elapsed.start()
        if self._matches.save_pending():
            self.retry_timer.stop()
            self.saved.emit()
        else:
            self.retry_timer.start(max(RETRY_MS, RETRY_FACTOR * elapsed.elapsed()))

    def can_close(self) -> bool:
        if self._can_discard or self._matches.save_pending():
            return True
        records, choices = self._unsaved_records(), self._matches.unsaved_kinds()
        is_confirmed = not (records or choices) or self._confirm_close(records, choices)
        self._can_discard |= is_confirmed  # the system may have ended the program meanwhile
        return self._can_discard

    def keep_for_next_start(self) -> None:
        """Write unsaved matches to files that the next start offers, and stop asking on closing."""
        from .emergency_records import write_emergency_record

        if not (self._can_discard or self._matches.save_pending()):
            for text in self._unsaved_records().values():
                write_emergency_record(text, self._log_folder)
        self._can_discard = True

    def is_saved(self, match_id: int) -> bool:
        """Return whether everything done in a match is in the file."""
        return match_id not in self._matches.unsaved_matches()

    def _unsaved_records(self) -> dict[int, str]:
        return {match: self._record_text(match) for match in self._matches.unsaved_matches()}

    def _confirm_close(self, records: dict[int, str], choices: Collection[SavedDataKind]) -> bool:
        """Ask what to do with unsaved records. Return whether the window may close."""
        from ..dialogs.question_dialog import CLOSE, SAVE, UnsavedDialog

        dialog = UnsavedDialog(len(records), choices, self._owner)
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
