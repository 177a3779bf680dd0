"""Where a file lay when it was opened, and whether it still lies there."""

import os
from errno import EACCES
from pathlib import Path


class HeldFile:
    """Remembers which file lies under a name; to ask again costs one question to the system."""

    def __init__(self, path: Path) -> None:
        self._path, self._known = path, _identity(path)
        self._shared = path.with_name(f"{path.name}-shm")

    def is_held(self) -> bool:
        """Return whether the same file lies there: not deleted, not moved, not replaced."""
        return _identity(self._path) == self._known

    def is_write_protected(self) -> bool:
        """Return whether the memory that SQLite shares through a file cannot be written any more.

        SQLite does not ask: the system would end the program (SIGBUS).
        """
        return os.name != "nt" and not os.access(self._shared, os.W_OK) and self._shared.exists()


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from all others; Windows lets nobody take away an open one."""
    if os.name == "nt":
        return None
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def check_writable(path: Path) -> None:
    """Raise an OSError for a file that may only be read; SQLite would say so later, or never."""
    if not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        raise OSError(EACCES, f"{path.name} may only be read")
