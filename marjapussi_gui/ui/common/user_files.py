"""Reading and writing files that the user has chosen."""

import os
from errno import EINVAL
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING

from ...engine.errors import MarjapussiError

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

RECORD_SUFFIX, TEXT_SUFFIXES = ".marja", (".pbn", ".txt")
PICTURE_SUFFIXES = ".png", ".jpg", ".jpeg", ".webp"
NON_BLOCKING_FLAGS = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)  # for pipes


class NotAFileError(MarjapussiError, OSError):
    """The path is a pipe, socket or device, from which reading might block forever."""


def read_file(path: Path, max_bytes: int) -> bytes:
    """Return at most max_bytes from the start of a file.

    Raise NotAFileError if reading it might block forever.
    """
    _require_file_or_folder(path.stat().st_mode)  # first: opening a device can have effects
    opened = os.open(path, os.O_RDONLY | NON_BLOCKING_FLAGS)
    with os.fdopen(opened, "rb") as file:
        _require_file_or_folder(os.fstat(opened).st_mode)
        return file.read(max_bytes)


def _require_file_or_folder(mode: int) -> None:
    if not (S_ISREG(mode) or S_ISDIR(mode)):  # reading a folder raises its own error
        raise NotAFileError(EINVAL, "this is a pipe, socket or device, not a file")


def openable_files(data: "QMimeData") -> list[Path]:
    """Return the paths of the files that were dropped and can be opened."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    known = RECORD_SUFFIX, *TEXT_SUFFIXES, *PICTURE_SUFFIXES
    return [path for path in paths if path.suffix.lower() in known]


def write_file(path: Path, content: str | bytes) -> bool:
    """Write a file completely or not at all. Return whether it was written."""
    from PySide6.QtCore import QIODevice, QSaveFile  # imported late: the first frame needs neither

    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    file.write(content.encode() if isinstance(content, str) else content)
    return file.commit()
