"""A lock that lets only one running program write. It is released however that program ends."""

import sqlite3
from pathlib import Path

from .errors import BUSY, key_for_error
from .file_checks import check_regular_file
from .private_files import FileIdentity, check_writable, create_private_file
from .recovery import unused_path


class ProgramLock:
    """A lock file, held from acquire() until release().

    The file is an empty SQLite database, because SQLite locks files in the same way on every
    system. Nothing is ever written to it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._identity: FileIdentity | None = None

    @property
    def is_effective(self) -> bool:
        """Whether the lock is held, and its file is still where other programs look for it."""
        return self._identity is not None and self._identity.is_still_at_path()

    def acquire(self) -> bool:
        """Acquire the lock, or return False if another program holds it."""
        check_regular_file(self._path)
        # the OSError of this call says most clearly why nothing can be written
        create_private_file(self._path)
        check_writable(self._path)  # a read-only lock file wouldn't keep out other programs
        try:
            self._lock_file()
        except sqlite3.DatabaseError as error:
            if key_for_error(error) == BUSY:
                return False
            if isinstance(error, sqlite3.OperationalError):
                raise
            # a file that isn't empty isn't our lock file
            self._path.rename(unused_path(self._path.with_suffix(".lock-replaced")))
            self._lock_file()
        self._identity = FileIdentity(self._path)
        return True

    def release(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = self._identity = None

    def _lock_file(self) -> None:
        connection = sqlite3.connect(
            self._path, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("pragma journal_mode = off")
            connection.execute("begin exclusive")
        except sqlite3.Error:
            connection.close()
            raise
        self._connection = connection


def acquire_lock(path: Path) -> ProgramLock | None:
    """Acquire the lock for a database file, or return None if another program holds it."""
    lock = ProgramLock(path.with_suffix(".lock"))
    return lock if lock.acquire() else None
