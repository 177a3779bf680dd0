"""Syncs the write-ahead log to the disk on a thread of its own, so that commits don't wait."""

import os
import sqlite3
from pathlib import Path
from threading import Condition, Thread

from .connection import connect, with_tails
from .held_file import HeldFile

CHECKPOINT = 250  # then the log is written back into the file


class Flusher:
    """A thread that syncs the write-ahead log after each commit and checkpoints it at times."""

    def __init__(self, path: Path) -> None:
        self._path, self._log = path, with_tails(path)[1]
        self._held = HeldFile(path)
        self._changed = Condition()
        self._committed = self._flushed = 0
        self._is_closed = False
        self._connection: sqlite3.Connection | None = None
        self._thread = Thread(target=self._run, name="flusher", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Schedule a sync of the latest commit."""
        with self._changed:
            self._committed += 1
            self._changed.notify_all()

    def wait(self) -> None:
        """Wait until everything committed so far is on the disk."""
        with self._changed:
            wanted = self._committed
            self._changed.wait_for(lambda: self._flushed >= wanted or self._is_closed)

    def close(self) -> None:
        """Sync what is left and end the thread."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        self._thread.join()

    def _run(self) -> None:
        checkpointed = 0
        while number := self._next():
            _flush(self._log)
            if number - checkpointed >= CHECKPOINT:
                self._checkpoint()
                checkpointed = number
            with self._changed:
                self._flushed = number
                self._changed.notify_all()
        if self._connection is not None:
            self._connection.close()

    def _next(self) -> int:
        """Wait for a commit and return the number of the latest; 0 when closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._committed > self._flushed or self._is_closed)
            return self._committed if self._committed > self._flushed else 0

    def _checkpoint(self) -> None:
        if self._held.is_write_protected():
            return
        try:
            if self._connection is None:
                self._connection = connect(self._path)
            self._connection.execute("pragma wal_checkpoint(passive)").fetchall()
        except sqlite3.Error:
            return  # nothing is lost: it stays in the log until the next attempt


def _flush(path: Path) -> None:
    """Sync a file to the disk; ignore errors, as the next commit tries again."""
    try:
        with path.open("r+b") as file:
            os.fsync(file.fileno())
    except OSError:
        return
