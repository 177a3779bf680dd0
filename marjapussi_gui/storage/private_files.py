"""Keeps the program's files private to the user, and notices when a file was replaced."""

import os
import re
from contextlib import suppress
from errno import EACCES, EROFS
from pathlib import Path
from stat import S_IMODE

FILE_MODE, FOLDER_MODE = 0o600, 0o700
OWN_RIGHTS = 0o700
# A folder that the player has chosen may have other things in it, and stays as it is then
OWN_NAME_PATTERN = re.compile(
    r"marjapussi.*|backups|tables|logs?|faults\.log|report-.*\.txt|[0-9]{6}-.*|[0-9a-f]{24}\.json",
    re.DOTALL,
)


def create_private_folder(folder: Path) -> None:
    """Create a folder, or restrict access to one that has only files of the program."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
    with suppress(OSError):
        if all(OWN_NAME_PATTERN.fullmatch(file.name) for file in folder.iterdir()):
            _restrict(folder)


def restrict_file(path: Path) -> None:
    """Restrict access to a file, if it exists."""
    with suppress(OSError):
        _restrict(path)


def create_private_file(path: Path) -> None:
    path.touch(FILE_MODE)
    restrict_file(path)


def _restrict(path: Path) -> None:
    """Remove the rights of other users, but keep the player's own, who may have set them."""
    mode = S_IMODE(path.stat().st_mode)
    if os.name != "nt" and mode & ~OWN_RIGHTS:
        path.chmod(mode & OWN_RIGHTS)


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
