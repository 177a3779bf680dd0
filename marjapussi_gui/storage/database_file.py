"""The database file while this program has it locked."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from .connection import connect, connect_for_writing, keep_open_until_exit, with_sidecar_files
from .database_copies import copy_database, copy_database_files
from .errors import FILE_GONE, LOCKED, StoreError, convert_errors
from .private_files import FileIdentity
from .program_lock import ProgramLock, acquire_lock
from .recovery import partial_path, quarantine
from .wal_flusher import WalFlusher, sync_to_disk


class DatabaseFile:
    """A database file that is locked by this program, with its write connection and WalFlusher."""

    def __init__(self, path: Path, lock: ProgramLock) -> None:
        self.path, self._lock = path, lock
        self.connection = connect_for_writing(path)
        self._flusher, self._identity = WalFlusher(path), FileIdentity(path)

    @property
    def is_still_at_path(self) -> bool:
        """Whether the file is still at its path. Raise OSError if the folder doesn't answer."""
        return self._identity.is_still_at_path()

    @property
    def is_write_protected(self) -> bool:
        """Whether using the file could crash the program, because shared memory is read-only."""
        try:
            self.check_usable()
        except OSError:
            return True
        return False

    def check_reachable(self) -> None:
        """Raise OSError if the file isn't there, or its folder doesn't answer."""
        self.path.stat()

    def check_usable(self) -> None:
        """Raise OSError if using the file could crash the program."""
        self._identity.check_usable()

    def check_synced(self) -> None:
        """Raise OSError if the disk has refused to store a commit."""
        if self._flusher.failure is not None:
            raise self._flusher.failure

    def sync(self) -> None:
        """Write all commits to the disk, if it has refused one before. Raise an error on failure.

        A log that the disk refused may be lost later, so its content is written to the file.
        """
        if self._flusher.failure is not None:
            self.connection.execute("pragma wal_checkpoint(passive)").fetchall()
            for file in with_sidecar_files(self.path)[:2]:
                sync_to_disk(file)
            self._flusher.failure = None

    def notify_commit(self) -> None:
        """Schedule a sync of the latest commit to the disk."""
        self._flusher.notify_commit()

    @contextmanager
    def open_readable(self) -> Iterator[sqlite3.Connection]:
        """Open a connection for reading, to a copy of the file if the file is write-protected.

        SQLite would crash the program if it used a write-protected file.
        """
        if not self.is_write_protected:
            yield self.connection
            return
        with TemporaryDirectory(prefix="marjapussi-") as folder:
            copy = Path(folder, self.path.name)
            copy_database_files(self.path, copy)
            with closing(connect(copy)) as connection:
                yield connection

    def recreate(self, source: sqlite3.Connection, now: datetime) -> None:
        """Write a database to a new file at the same path. Raise StoreError on failure."""
        try:
            with convert_errors():
                self._replace_file(source, now)
        except StoreError as error:
            raise StoreError(FILE_GONE, error.reason) from error

    def close(self) -> None:
        """Close the file and release its lock."""
        self._close_connection()
        self._lock.release()

    def _replace_file(self, source: sqlite3.Connection, now: datetime) -> None:
        """Write the new file, then close the old one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lock = self._lock if self._lock.is_effective else acquire_lock(self.path)
        if lock is None:
            raise StoreError(LOCKED, "another program has created it again")
        try:
            connection = self._write_replacement(source, now)
        except BaseException:
            if lock is not self._lock:
                lock.release()
            raise
        self._close_connection()
        if lock is not self._lock:
            self._lock.release()
        self.connection, self._lock = connection, lock
        self._flusher, self._identity = WalFlusher(self.path), FileIdentity(self.path)

    def _write_replacement(self, source: sqlite3.Connection, now: datetime) -> sqlite3.Connection:
        """Write the new file. Move any other file at the path out of the way (quarantine)."""
        part = partial_path(self.path)
        copy_database(source, part)
        if any(file.exists() for file in with_sidecar_files(self.path)):
            quarantine(self.path, now, "replaced")
        part.replace(self.path)
        return connect_for_writing(self.path)

    def _close_connection(self) -> None:
        self._flusher.close()
        if self.is_write_protected:
            keep_open_until_exit(self.connection)
        else:
            self.connection.close()
