"""A thread that syncs SQLite's write-ahead log to the disk, so that commits don't wait for it."""

import os
import sqlite3
from pathlib import Path
from threading import Condition, Thread

from .connection import connect, with_sidecar_files
from .private_files import FileIdentity

COMMITS_PER_CHECKPOINT = 250  # commits after which the log is copied into the database file


class WalFlusher:
    """Syncs the write-ahead log after each commit, on its own thread.

    From time to time it also copies the log into the database file (a checkpoint).
    """

    def __init__(self, path: Path) -> None:
        self._path, self._wal_path = path, with_sidecar_files(path)[1]
        self._identity = FileIdentity(path)
        self._condition = Condition()
        self._committed = self._flushed = 0
        self._is_closed = False
        self.failure: OSError | None = None  # why the disk didn't keep a commit, if so
        self._connection: sqlite3.Connection | None = None
        self._thread = Thread(target=self._run, name="flusher", daemon=True)
        self._thread.start()

    def notify_commit(self) -> None:
        with self._condition:
            self._committed += 1
            self._condition.notify_all()

    def close(self) -> None:
        with self._condition:
            self._is_closed = True
            self._condition.notify_all()
        self._thread.join()

    def _run(self) -> None:
        checkpointed = 0
        while number := self._next_commit():
            self._sync()
            if number - checkpointed >= COMMITS_PER_CHECKPOINT:
                self._checkpoint()
                checkpointed = number
            with self._condition:
                self._flushed = number
                self._condition.notify_all()
        if self._connection is not None:
            self._connection.close()

    def _next_commit(self) -> int:
        """Wait for a commit and return the number of the latest one, or 0 after close()."""
        with self._condition:
            self._condition.wait_for(lambda: self._committed > self._flushed or self._is_closed)
            return self._committed if self._committed > self._flushed else 0

    def _sync(self) -> None:
        try:
            sync_to_disk(self._wal_path)
        except OSError as error:
            self.failure = error

    def _checkpoint(self) -> None:
        try:
            self._identity.check_usable()
            if self._connection is None:
                self._connection = connect(self._path)
            self._connection.execute("pragma wal_checkpoint(passive)").fetchall()
        except (sqlite3.Error, OSError):
            return  # nothing is lost: the data stays in the log until the next attempt


def sync_to_disk(path: Path) -> None:
    """Wait until a file is on the disk. Raise OSError if refused; ignore a missing file."""
    try:
        file = path.open("r+b")
    except OSError:
        return
    with file:
        os.fsync(file.fileno())
