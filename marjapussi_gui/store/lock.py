"""One program at a time: a lock that the system lets go of however the program ends."""

import sqlite3
from pathlib import Path

from .checks import check_kind
from .held_file import HeldFile, check_writable
from .trouble import BUSY, key_of


class Lock:
    """Held from when it is taken until it is closed.

    SQLite locks an empty file in one way on every system, and never writes to it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._held: HeldFile | None = None

    @property
    def keeps_others_out(self) -> bool:
        """Whether it is ours, and lies where others look for it."""
        return self._held is not None and self._held.is_held()

    def take(self) -> bool:
        """Return whether it is ours now; False when another program holds it."""
        check_kind(self._path)
        self._path.touch()  # says best why nothing can be written here
        check_writable(self._path)  # else nobody would be kept out
        try:
            self._connect()
        except sqlite3.DatabaseError as error:
            if key_of(error) == BUSY:
                return False
            if isinstance(error, sqlite3.OperationalError):
                raise
            self._path.unlink()  # not empty, so not ours
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
    """Return the lock of a file; None when another program has it."""
    lock = Lock(path.with_suffix(".lock"))
    return lock if lock.take() else None
