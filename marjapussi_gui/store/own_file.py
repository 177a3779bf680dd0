"""The database file while this program holds its lock."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from .connection import connect, connected, leave_open, with_tails
from .copies import copy_files, copy_into
from .flusher import Flusher
from .held_file import HeldFile
from .lock import Lock, taken_lock
from .recovery import part_beside, set_aside
from .trouble import GONE, LOCKED, StoreError, named_errors


class OwnFile:
    """A locked database file with its write connection and its WalFlusher."""

    def __init__(self, path: Path, lock: Lock) -> None:
        self.path, self._lock = path, lock
        self.connection = connected(path)
        self._flusher, self._held = Flusher(path), HeldFile(path)

    @property
    def is_held(self) -> bool:
        """Whether the file is still at its path: not deleted, moved or replaced."""
        return self._held.is_held()

    @property
    def is_protected(self) -> bool:
        """Whether SQLite would crash the program, as its shared memory cannot be written."""
        return self._held.is_write_protected()

    def wake_flusher(self) -> None:
        """Schedule a sync of the latest commit."""
        self._flusher.wake()

    def flush(self) -> None:
        """Wait until all commits are on the disk."""
        self._flusher.wait()

    @contextmanager
    def readable(self) -> Iterator[sqlite3.Connection]:
        """Open a connection that is safe to read, to a copy if the file is write-protected."""
        if not self.is_protected:
            yield self.connection
            return
        with TemporaryDirectory(prefix="marjapussi-") as folder:
            copy = Path(folder, self.path.name)
            copy_files(self.path, copy)
            with closing(connect(copy)) as connection:
                yield connection

    def make_again(self, source: sqlite3.Connection, now: datetime) -> None:
        """Write a database to a new file at the same path; raise StoreError if that fails."""
        try:
            with named_errors():
                self._make_again(source, now)
        except StoreError as error:
            raise StoreError(GONE, error.why) from error

    def close(self) -> None:
        """Close the file and release its lock."""
        self._let_go()
        self._lock.close()

    def _make_again(self, source: sqlite3.Connection, now: datetime) -> None:
        """Close the old file once the new one is written."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lock = self._lock if self._lock.keeps_others_out else taken_lock(self.path)
        if lock is None:
            raise StoreError(LOCKED, "another program made it again")
        try:
            connection = self._written_again(source, now)
        except BaseException:
            if lock is not self._lock:
                lock.close()
            raise
        self._let_go()
        if lock is not self._lock:
            self._lock.close()
        self.connection, self._lock = connection, lock
        self._flusher, self._held = Flusher(self.path), HeldFile(self.path)

    def _written_again(self, source: sqlite3.Connection, now: datetime) -> sqlite3.Connection:
        """Write the new file, and quarantine any other file at the path."""
        part = part_beside(self.path)
        copy_into(source, part)
        if any(file.exists() for file in with_tails(self.path)):
            set_aside(self.path, now, "replaced")
        part.replace(self.path)
        return connected(self.path)

    def _let_go(self) -> None:
        self._flusher.close()
        if self.is_protected:
            leave_open(self.connection)
        else:
            self.connection.close()
