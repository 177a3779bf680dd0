"""Record files, in which matches are saved and shared."""

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import SystemRandom
from unicodedata import normalize

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ...model.match_state import MatchSummary
from ...model.new_game import MAX_SEED
from ...ports.match_repository import MatchRepository, RecordFileError
from ..common.user_files import RECORD_SUFFIX, NotAFileError, read_file, write_file
from ..panels.notice_bar import NoticeBar
from ..text import storage_text
from ..text.commands import Command, command_label
from ..text.i18n import Message, iso_date, say

DEFAULT_FILE_NAME, MAX_NAME_LENGTH, PAGE_SUFFIX = "marjapussi", 100, ".html"
MAX_BYTES = 2_000_000  # longer files can't be records


class RecordFiles(QObject):
    """Imports matches from record files and writes them. Errors are shown as notices."""

    match_imported = Signal(object)  # StoredMatch
    page_requested = Signal(object, object)  # StoredMatch, the path of the page

    def __init__(self, owner: QWidget, matches: MatchRepository, notice_bar: NoticeBar) -> None:
        super().__init__(owner)
        self._owner, self._matches, self._notice_bar = owner, matches, notice_bar
        self._random = SystemRandom()

    def open_file(self, path: Path) -> bool:
        """Import a match from a file. Return whether it was a match."""
        if (data := self.read(path)) is None:
            return False
        try:
            stored_match = self._matches.import_record(data, self._random.randrange(MAX_SEED))
        except RecordFileError as error:
            self._notice_bar.show_reply(
                partial(storage_text.invalid_record_text, path.name, error.line)
            )
        else:
            self.match_imported.emit(stored_match)
            return True
        return False

    def read(self, path: Path, max_bytes: int = MAX_BYTES) -> bytes | None:
        """Return the content of a file, or None if it can't be read."""
        try:
            return read_file(path, max_bytes)
        except NotAFileError:
            self._notice_bar.show_reply(partial(storage_text.not_a_file_text, path.name))
        except OSError:
            self._notice_bar.show_reply(partial(storage_text.unreadable_file_text, path.name))
        return None

    def ask_for_path(self) -> Path | None:
        """Ask for a file to open."""
        from PySide6.QtWidgets import QFileDialog

        file, _ = QFileDialog.getOpenFileName(
            self._owner, command_label(Command.OPEN), "", say("open-files")
        )
        return Path(file) if file else None

    def save_match(self, match_id: int) -> None:
        """Ask for a file name, and write a match as a record or a page of what the player saw."""
        pages, stored = say("page-files"), self._matches.load(match_id)
        kinds = say("record-files") if stored is None else f"{say('record-files')};;{pages}"
        text = self._matches.export_record(match_id)
        file, kind = self._ask_for_name(match_id, kinds) if text else ("", "")
        if stored is not None and file and (kind == pages or file.endswith(PAGE_SUFFIX)):
            self.page_requested.emit(stored, Path(file).with_suffix(PAGE_SUFFIX))
        elif file or not text:
            self._save(text, file)

    def save_text(self, text: str, match_id: int) -> bool:
        """Ask for a file name, and write a match's record. Return whether it was written."""
        file = self._ask_for_name(match_id, say("record-files"))[0] if text else ""
        return self._save(text, file)

    def _ask_for_name(self, match_id: int, kinds: str) -> tuple[str, str]:
        """Ask for a file. Return its name (empty if the player cancels) and the kind of file."""
        from PySide6.QtWidgets import QFileDialog

        summary = self._matches.summary(match_id)
        name = suggested_name(summary) if summary else DEFAULT_FILE_NAME
        title = say("storage-save-record")
        return QFileDialog.getSaveFileName(self._owner, title, f"{name}{RECORD_SUFFIX}", kinds)

    def _save(self, text: str, file: str) -> bool:
        if not text:
            self._notice_bar.show_reply(Message("unplayable"))
        return bool(text and file) and self._write(Path(file), text)

    def save_texts(self, texts: Mapping[str, str]) -> bool:
        """Ask for a folder, and write each record to a file. Return whether all were written."""
        from PySide6.QtWidgets import QFileDialog

        folder = QFileDialog.getExistingDirectory(
            self._owner, say("save-records", number=len(texts))
        )
        return bool(folder) and all(
            self._write(Path(folder, f"{name}{RECORD_SUFFIX}"), text)
            for name, text in texts.items()
        )

    def _write(self, file: Path, text: str) -> bool:
        if write_file(file, text):
            return True
        self._notice_bar.show_reply(partial(storage_text.cannot_write_text, str(file)))
        return False


def suggested_name(summary: MatchSummary) -> str:
    others = (name for seat, name in enumerate(summary.player_names) if seat != summary.own_seat)
    text = " ".join((summary.game, iso_date(summary.updated_at), *others))
    plain = normalize("NFKD", text).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[A-Za-z0-9]+", plain))[:MAX_NAME_LENGTH].rstrip("-")
