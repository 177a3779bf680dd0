"""Detects whether an open file was deleted, moved, replaced or made read-only."""

import os
from errno import EACCES, EROFS
from pathlib import Path


class FileIdentity:
    """Remembers which file is at a path, to notice later if it is no longer the same file.

    A check takes one system call.
    """

    def __init__(self, path: Path) -> None:
        self._path, self._identity = path, _read_identity(path)
        self._shared_memory_path = path.with_name(f"{path.name}-shm")

    def is_still_at_path(self) -> bool:
        """Return whether the same file is still at the path, not deleted, moved or replaced.

        Raise OSError if the folder doesn't answer.
        """
        return _read_identity(self._path) == self._identity

    def check_usable(self) -> None:
        """Raise OSError if SQLite's shared-memory file is read-only, or its disk doesn't answer.

        SQLite writes to it without a check, and then the system ends the program (SIGBUS).
        """
        if os.name == "nt" or os.access(self._shared_memory_path, os.W_OK):
            return
        try:
            self._shared_memory_path.stat()
        except (FileNotFoundError, NotADirectoryError, PermissionError):
            return  # it can't be found any more, but it is open, and that is enough
        raise OSError(EROFS, "the file system may only be read")


def _read_identity(path: Path) -> tuple[int, int] | None:
    """Return the device and inode of a file, or None if there is no file.

    Always return None on Windows, where an open file can't be deleted or replaced.
    """
    if os.name == "nt":
        return None
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return status.st_dev, status.st_ino


def check_writable(path: Path) -> None:
    """Raise OSError if a file is read-only, which SQLite notices late or never."""
    if not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        raise OSError(EACCES, f"{path.name} may only be read")
