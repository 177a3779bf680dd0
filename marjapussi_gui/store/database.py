"""The one file that everything is kept in: opened whatever state it is in, written as one."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import RLock

from .connection import connect, prepare, transaction, with_tails
from .copies import copy_into
from .flusher import Flusher
from .held_file import HeldFile
from .lock import Lock
from .migrations import MIGRATIONS, migrate
from .recovery import part_beside, set_aside
from .trouble import LOCKED, READ_ONLY, StoreError, named_errors

Clock = Callable[[], datetime]
Value = str | int | bytes | None


def utc_now() -> datetime:
    return datetime.now(UTC)


class Database:
    """One open file; every change is whole and committed when the call returns.

    A file that was deleted, moved or replaced while it was open is made again with all that is
    known; until there is a place for it, everything goes on in the file that has no name any more.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        *,
        path: Path | None = None,
        clock: Clock = utc_now,
        lock: Lock | None = None,
        copy: TemporaryDirectory[str] | None = None,
        why: str = READ_ONLY,
    ) -> None:
        """Take a connection; without a lock its file is only looked at, for the reason given."""
        self.path, self._connection, self._clock = path, connection, clock
        self._copy, self._why, self._gate = copy, why, RLock()
        self._was_missing = False
        self._settle(lock)

    @classmethod
    def in_memory(cls, clock: Clock = utc_now) -> "Database":
        """Return a database that lasts as long as the program."""
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        prepare(connection)
        migrate(connection)
        return cls(connection, clock=clock)

    @property
    def is_look_only(self) -> bool:
        """Whether nothing can be changed."""
        return self.path is not None and self._lock is None

    @property
    def is_kept(self) -> bool:
        """Whether what is written outlasts the program."""
        return self._lock is not None

    def now(self) -> str:
        return self._clock().astimezone(UTC).isoformat(timespec="seconds")

    def ask(self, question: str, *values: Value) -> list[sqlite3.Row]:
        """Return all rows that answer a question."""
        with self._gate, named_errors():
            return self._connection.execute(question, values).fetchall()

    @contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """Change several things as one, or none of them; StoreError says why not."""
        if self.is_look_only:
            raise StoreError(self._why, "this file can only be looked at")
        with self._gate, named_errors(self.path):
            self._hold_file()
            with transaction(self._connection) as connection:
                yield connection
        if self._flusher is not None:
            self._flusher.wake()

    def was_missing(self) -> bool:
        """Return whether the file was not where it should be, since this was asked last."""
        was_missing, self._was_missing = self._was_missing, False
        return was_missing

    @contextmanager
    def source(self) -> Iterator[sqlite3.Connection]:
        """Give a connection to copy from, which holds nobody up while the file has its place."""
        if self.path is None or (self._held is not None and not self._held.is_held()):
            with self._gate:
                yield self._connection
            return
        with closing(connect(self.path, "ro")) as connection:
            yield connection

    def take_from(
        self, source: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS
    ) -> None:
        """Take everything from another file, wholly or not at all."""
        with self._gate, named_errors():
            self._hold_file()
            source.backup(self._connection)
            migrate(self._connection, migrations)
        if self._flusher is not None:
            self._flusher.wake()

    def flush(self) -> None:
        """Return when everything is on the disk."""
        if self._flusher is not None:
            self._flusher.wait()

    def close(self) -> None:
        """Let go of the file."""
        self._let_go()
        if self._lock is not None:
            self._lock.close()
        if self._copy is not None:
            self._copy.cleanup()

    def _settle(self, lock: Lock | None) -> None:
        """Write from now on to the file under the path, if we have the lock for that."""
        self._lock, self._flusher, self._held = lock, None, None
        if self.path is not None and lock is not None:
            self._flusher, self._held = Flusher(self.path), HeldFile(self.path)

    def _let_go(self) -> None:
        if self._flusher is not None:
            self._flusher.close()
        self._connection.close()

    def _hold_file(self) -> None:
        """Notice when the file is not where it was, and make it again where that can be done."""
        if self._held is None or self._held.is_held():
            return
        self._was_missing = True
        with suppress(StoreError), named_errors():
            self._make_again()

    def _make_again(self) -> None:
        """Go on in a new file under the old name, and let go of the old one once that is sure."""
        assert self.path is not None
        assert self._lock is not None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lock = self._lock if self._lock.keeps_others_out else taken_lock(self.path)
        if lock is None:
            raise StoreError(LOCKED, "another program made it again")
        try:
            connection = self._written_again(self.path)
        except BaseException:
            if lock is not self._lock:
                lock.close()
            raise
        self._let_go()
        if lock is not self._lock:
            self._lock.close()
        self._connection = connection
        self._settle(lock)

    def _written_again(self, path: Path) -> sqlite3.Connection:
        """Write all that is known to a file; what lies in its place is set aside."""
        part = part_beside(path)
        copy_into(self._connection, part)
        if any(file.exists() for file in with_tails(path)):
            set_aside(path, self._clock(), "replaced")
        part.replace(path)
        return connected(path)


def connected(path: Path) -> sqlite3.Connection:
    """Return a connection that writes; who writes needs not wait for who reads."""
    with ExitStack() as unless_all_is_well:
        connection = unless_all_is_well.enter_context(closing(connect(path)))
        connection.execute("pragma journal_mode = wal")
        with transaction(connection):
            pass  # a file that may only be read says so here
        unless_all_is_well.pop_all()
    return connection


def taken_lock(path: Path) -> Lock | None:
    """Return the lock of a file; None when another program has it."""
    lock = Lock(path.with_suffix(".lock"))
    return lock if lock.take() else None
