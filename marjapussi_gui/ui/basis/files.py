"""Files that the player asks for: read if they are files, written whole or not at all."""

import os
from pathlib import Path
from stat import S_ISDIR, S_ISREG

AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)  # even if it is a pipe now


class NotAFileError(OSError):
    """A pipe, a socket or a device in the place of a file: reading it might never end."""


def read_file(path: Path, most: int) -> bytes:
    """Return the first bytes of a file; raise NotAFileError where reading might block."""
    _check_kind(path.stat().st_mode)  # first: a device may do something when it is opened
    opened = os.open(path, os.O_RDONLY | AT_ONCE)
    with os.fdopen(opened, "rb") as file:
        _check_kind(os.fstat(opened).st_mode)
        return file.read(most)


def _check_kind(mode: int) -> None:
    if not (S_ISREG(mode) or S_ISDIR(mode)):  # a folder is refused when it is read
        raise NotAFileError


def written(path: Path, text: str) -> bool:
    """Write a file whole or not at all; return whether that was possible."""
    from PySide6.QtCore import QIODevice, QSaveFile  # the window is seen without them

    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    file.write(text.encode())
    return file.commit()
