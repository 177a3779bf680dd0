"""A lock that lets only one running program write, released however the program ends."""

import sqlite3
from pathlib import Path

from .checks import check_kind
from .held_file import HeldFile, check_writable
from .trouble import BUSY, key_of


class Lock:
    """A lock file, held from `acquire` until `release`.

    SQLite locks an empty file in the same way on every system, and never writes to it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._held: HeldFile | None = None

    @property
    def keeps_others_out(self) -> bool:
        """Whether the lock is held and its file is still where other programs look for it."""
        return self._held is not None and self._held.is_held()

    def take(self) -> bool:
        """Return whether the lock was acquired; False if another program holds it."""
        check_kind(self._path)
        self._path.touch()  # its OSError is the clearest reason why nothing can be written
        check_writable(self._path)  # a read-only file would lock nobody out
        try:
            self._connect()
        except sqlite3.DatabaseError as error:
            if key_of(error) == BUSY:
                return False
            if isinstance(error, sqlite3.OperationalError):
                raise
            self._path.unlink()  # it is not empty, so it is not our lock file
            self._connect()
        self._held = HeldFile(self._path)
        return True

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = self._held = None

    def _connect(self) -> None:
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


def taken_lock(path: Path) -> Lock | None:
    """Acquire the lock of a database file; return None if another program holds it."""
    lock = Lock(path.with_suffix(".lock"))
    return lock if lock.take() else None
