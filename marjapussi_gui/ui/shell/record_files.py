"""Opens and saves matches as record files."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from ..basis.files import NotAFileError, read_file, written
from ..basis.new_game import HIGHEST_SEED
from ..basis.shelf import RefusedFile, Shelf
from ..panels.notice import Notice
from ..wording import store, window

PLAIN_NAME = "marjapussi"
MOST_BYTES, RECORD = 2_000_000, ".marja"  # a longer file is not a record


class RecordFiles(QObject):
    """Imports matches from files and writes them to files; errors are shown as notices."""

    opened = Signal(object)  # StoredMatch

    def __init__(self, owner: QWidget, shelf: Shelf, notice: Notice) -> None:
        super().__init__(owner)
        self._owner, self._shelf, self._notice = owner, shelf, notice
        self._dice = SystemRandom()

    def open(self, path: Path) -> None:
        """Import a match from a file."""
        try:
            data = read_file(path, MOST_BYTES)
            stored_match = self._shelf.take_in(data, self._dice.randrange(HIGHEST_SEED))
        except NotAFileError:
            self._notice.reply(partial(store.not_a_file, path.name))
        except OSError:
            self._notice.reply(partial(store.unreadable, path.name))
        except RefusedFile as error:
            self._notice.reply(partial(store.no_record, path.name, error.line))
        else:
            self.opened.emit(stored_match)

    def ask(self) -> None:
        """Ask for a record file and import it."""
        from PySide6.QtWidgets import QFileDialog

        file, _ = QFileDialog.getOpenFileName(
            self._owner, window.action("open"), "", store.record_files()
        )
        if file:
            self.open(Path(file))

    def save(self, match: int) -> None:
        """Ask for a file name and write the record of a match."""
        self.save_text(self._shelf.export(match), f"{match}")

    def save_text(self, text: str, name: str = "") -> bool:
        """Ask for a file name and write a record; return whether it was written."""
        if not text:
            self._notice.reply(store.cannot_go_on)
            return False
        from PySide6.QtWidgets import QFileDialog

        file, _ = QFileDialog.getSaveFileName(
            self._owner, store.save_record(), f"{name or PLAIN_NAME}{RECORD}", store.record_files()
        )
        return bool(file) and self._is_written(Path(file), text)

    def save_texts(self, texts: Mapping[str, str]) -> bool:
        """Ask for a folder and write records by name; return whether all were written."""
        from PySide6.QtWidgets import QFileDialog

        folder = QFileDialog.getExistingDirectory(self._owner, store.save_records(len(texts)))
        return bool(folder) and all(
            self._is_written(Path(folder, f"{name}{RECORD}"), text) for name, text in texts.items()
        )

    def _is_written(self, file: Path, text: str) -> bool:
        if written(file, text):
            return True
        self._notice.reply(partial(store.cannot_write, str(file)))
        return False


def dropped(event: QDropEvent) -> list[Path]:
    """Return the record files of a drag-and-drop event."""
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix == RECORD]
