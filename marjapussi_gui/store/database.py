"""The one file that everything is kept in: opened whatever state it is in, written as one."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from threading import RLock

from .connection import connect, prepare, transaction, with_tails
from .copies import newest_copy, write_copy
from .flusher import Flusher
from .lock import Lock
from .migrations import APPLICATION, MIGRATIONS, is_ours, migrate, version
from .places import backups_beside
from .recovery import make_new, recovered_beside, set_aside
from .trouble import DAMAGED, LOCKED, LOOK_ONLY, NEWER, REPORTS, StoreError, key_of, named_errors

Clock = Callable[[], datetime]
Value = str | int | bytes | None

CREATED, OPENED, MIGRATED, RECOVERED = "created", "opened", "migrated", "recovered"

_NO_VERSION = 1000  # a damaged number rather than a newer version
_MAGIC = b"SQLite format 3\0"
_FORMATS, _VERSION, _APPLICATION = slice(18, 20), slice(60, 64), slice(68, 72)  # where they stand
_NEWEST_FORMAT = 2


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Opened:
    """A database, and how it was come by.

    created, opened, migrated: all is well. recovered: the file was damaged and set aside.
    locked, read_only, full, unusable: it can only be looked at, or nothing is kept at all where
    even that cannot be. newer: it is not touched, and nothing is kept.
    """

    database: "Database"
    how: str
    set_aside: Path | None = None
    recovered: int = 0  # matches
    backup: Path | None = None  # the newest one, where something was lost


class Database:
    """One open file; every change is whole and committed when the call returns."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        *,
        path: Path | None = None,
        clock: Clock = utc_now,
        lock: Lock | None = None,
        copy: TemporaryDirectory[str] | None = None,
    ) -> None:
        self.path, self._connection, self._clock = path, connection, clock
        self._lock, self._copy, self._gate = lock, copy, RLock()
        self._flusher = Flusher(path) if path is not None and lock is not None else None

    @classmethod
    def in_memory(cls, clock: Clock = utc_now) -> "Database":
        """Return a database that lasts as long as the program."""
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        prepare(connection)
        migrate(connection)
        return cls(connection, clock=clock)

    @classmethod
    def open(
        cls, path: Path, *, clock: Clock = utc_now, migrations: tuple[str, ...] = MIGRATIONS
    ) -> Opened:
        """Open or make the file, whatever state it is in; nothing that was kept is lost."""
        try:
            with named_errors(path):
                return _open(path, clock, migrations)
        except StoreError as error:
            return _look_at_copy(path, clock, error.key)

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
            raise StoreError(LOOK_ONLY, "this file can only be looked at")
        with self._gate, named_errors(self.path), transaction(self._connection) as connection:
            yield connection
        if self._flusher is not None:
            self._flusher.wake()

    @contextmanager
    def source(self) -> Iterator[sqlite3.Connection]:
        """Give a connection to copy from, which holds nobody up."""
        if self.path is None:
            yield self._connection
            return
        with closing(connect(self.path, "ro")) as connection:
            yield connection

    def take_from(
        self, source: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS
    ) -> None:
        """Take everything from another file, wholly or not at all."""
        with self._gate, named_errors():
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
        if self._flusher is not None:
            self._flusher.close()
        self._connection.close()
        if self._lock is not None:
            self._lock.close()
        if self._copy is not None:
            self._copy.cleanup()


def _open(path: Path, clock: Clock, migrations: tuple[str, ...]) -> Opened:
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.with_suffix(".lock")
    file.touch()  # says best why nothing can be written here
    lock = Lock(file)
    if not lock.take():
        return Opened(_looking(path, clock, len(migrations)), LOCKED)
    try:
        return _open_locked(path, clock, migrations, lock)
    except BaseException:
        lock.close()
        raise


def _open_locked(path: Path, clock: Clock, migrations: tuple[str, ...], lock: Lock) -> Opened:
    recovered = recovered_beside(path)
    if not path.exists() and recovered.exists():
        recovered.rename(path)  # the program ended just before that
    if not path.exists():
        make_new(path, migrations)
        return Opened(_writing(path, clock, lock), CREATED)
    try:
        old = checked_version(path, len(migrations))
    except REPORTS as error:
        if key_of(error) != DAMAGED:
            raise
        return _recovered(path, clock, migrations, lock)
    if old > len(migrations):
        lock.close()
        return Opened(Database.in_memory(clock), NEWER)
    if old < len(migrations):
        _migrate_with_backup(path, old, migrations, clock().date())
    return Opened(_writing(path, clock, lock), OPENED if old == len(migrations) else MIGRATED)


def _recovered(path: Path, clock: Clock, migrations: tuple[str, ...], lock: Lock) -> Opened:
    recovered = recovered_beside(path)
    matches = make_new(recovered, migrations, damaged=path)
    aside = set_aside(path, clock())
    recovered.rename(path)
    backup = newest_copy(backups_beside(path))
    return Opened(_writing(path, clock, lock), RECOVERED, aside, matches, backup)


def checked_version(path: Path, newest: int = len(MIGRATIONS)) -> int:
    """Return the version of a file; a sqlite3.DatabaseError when it is damaged."""
    with path.open("rb") as file:
        head = file.read(100)
    is_known = head[_APPLICATION] == APPLICATION.to_bytes(4, "big")
    told = int.from_bytes(head[_VERSION], "big")
    if head.startswith(_MAGIC) and is_known and newest < told < _NO_VERSION:
        return told  # not even opened
    if max(head[_FORMATS], default=0) > _NEWEST_FORMAT:
        raise _damaged("not a format that SQLite writes")
    try:
        return _checked_whole(path, newest)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
            raise _damaged(str(error)) from error
        raise


def _checked_whole(path: Path, newest: int) -> int:
    with closing(connect(path, "ro")) as connection:
        found = version(connection)
        if not is_ours(connection) or not 0 < found < _NO_VERSION:
            raise _damaged("not a file of this program")
        if found <= newest and connection.execute("pragma quick_check(1)").fetchone()[0] != "ok":
            raise _damaged("the check failed")
        return found


def _damaged(why: str) -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError(why)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def _migrate_with_backup(path: Path, old: int, migrations: tuple[str, ...], today: date) -> None:
    with closing(connect(path)) as connection:
        kind = f"before-version-{old + 1}"
        write_copy(connection, backups_beside(path), kind, today)
        migrate(connection, migrations)


def _writing(path: Path, clock: Clock, lock: Lock) -> Database:
    connection = connect(path)
    connection.execute("pragma journal_mode = wal")
    with transaction(connection):
        pass  # a file that may only be read says so here
    return Database(connection, path=path, clock=clock, lock=lock)


def _looking(path: Path, clock: Clock, newest: int) -> Database:
    """Look at a file that another program writes to."""
    try:
        connection = connect(path, "ro")
        if version(connection) == newest:
            return Database(connection, path=path, clock=clock)
        connection.close()
    except sqlite3.Error as error:
        raise StoreError(LOCKED, str(error)) from error
    raise StoreError(LOCKED, "by another version of the program")


def _look_at_copy(path: Path, clock: Clock, how: str) -> Opened:
    """Look at a copy of a file that SQLite cannot open where it is; else begin with nothing."""
    folder = TemporaryDirectory(prefix="marjapussi-")
    copy = Path(folder.name, path.name)
    try:
        with named_errors():
            for old, new in zip(with_tails(path)[:2], with_tails(copy)[:2], strict=True):
                if old.exists():
                    copyfile(old, new)
            checked_version(copy)
            connection = connect(copy)
            migrate(connection)
            connection.execute("pragma query_only = on")
    except StoreError:
        folder.cleanup()
        return Opened(Database.in_memory(clock), how)
    return Opened(Database(connection, path=copy, clock=clock, copy=folder), how)
