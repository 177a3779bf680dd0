"""One program at a time: a lock that the system lets go of however the program ends."""

import sqlite3
from pathlib import Path

from .trouble import LOCKED, key_of


class Lock:
    """Held from when it is taken until it is closed.

    SQLite locks an empty file in one way on every system, and never writes to it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None

    def take(self) -> bool:
        """Return whether it is ours now; False when another program holds it."""
        try:
            self._connect()
        except sqlite3.DatabaseError as error:
            if key_of(error) == LOCKED:
                return False
            if isinstance(error, sqlite3.OperationalError):
                raise
            self._path.unlink()  # not empty, so not ours
            self._connect()
        return True

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

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
