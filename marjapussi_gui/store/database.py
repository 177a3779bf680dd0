"""The one file that everything is kept in: opened whatever state it is in, written as one."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import RLock

from .change import Change, Statement, repeat
from .connection import (
    connect,
    connected,
    leave_open,
    memory_connection,
    transaction,
    with_tails,
)
from .copies import copy_files, copy_into
from .flusher import Flusher
from .held_file import HeldFile
from .lock import Lock, taken_lock
from .migrations import MIGRATIONS, migrate
from .recovery import part_beside, set_aside
from .trouble import BUSY, GONE, LOCKED, MADE_AGAIN, READ_ONLY, REPORTS, StoreError, named_errors

Clock = Callable[[], datetime]
Value = str | int | bytes | None
WritableFile = tuple[Path, sqlite3.Connection, Lock]
Listener = Callable[[str], object]


def utc_now() -> datetime:
    return datetime.now(UTC)


class Database:
    """One open file; every change is whole and committed when the call returns.

    While the file cannot be written, everything goes on in a copy in memory, and the changes
    wait to be repeated in the file. A file that was deleted, moved or replaced is made again.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        *,
        path: Path | None = None,
        clock: Clock = utc_now,
        lock: Lock | None = None,
        copy: TemporaryDirectory[str] | None = None,
        why: str = "",
        reopen: Callable[[], WritableFile] | None = None,
    ) -> None:
        """Take a connection; changes wait, for the reason given, until `reopen` has a file."""
        self.path, self._connection, self._clock = path, connection, clock
        self._copy, self._reopen, self._gate = copy, reopen, RLock()
        self.trouble = why
        self._waiting: list[Statement] | None = None  # a list while we go on in memory
        self._stand: tuple[int, ...] = ()  # of the file, when we went on in memory
        self._file: sqlite3.Connection | None = None  # which the memory stands in for
        self._listeners: list[Listener] = []
        self._settle(lock)

    @classmethod
    def in_memory(
        cls,
        clock: Clock = utc_now,
        *,
        why: str = "",
        reopen: Callable[[], WritableFile] | None = None,
    ) -> "Database":
        """Return a database that lasts as long as the program."""
        connection = memory_connection()
        migrate(connection)
        return cls(connection, clock=clock, why=why, reopen=reopen)

    @property
    def is_look_only(self) -> bool:
        """Whether there is a file that cannot be changed."""
        return self.path is not None and self._lock is None

    @property
    def is_kept(self) -> bool:
        """Whether what is written outlasts the program."""
        return self._lock is not None

    @property
    def waiting(self) -> tuple[Statement, ...]:
        """All changes that are in memory only."""
        with self._gate:
            return tuple(self._waiting or ())

    def listen(self, listener: Listener) -> None:
        """Call a listener with the key of each new trouble, or nothing when it is over."""
        self._listeners.append(listener)

    def forget(self, listener: Listener) -> None:
        """Call a listener no more."""
        self._listeners.remove(listener)

    def now(self) -> str:
        return self._clock().astimezone(UTC).isoformat(timespec="seconds")

    def ask(self, question: str, *values: Value) -> list[sqlite3.Row]:
        """Return all rows that answer a question."""
        with self._gate, named_errors():
            self._avoid_protected_file()
            return self._connection.execute(question, values).fetchall()

    @contextmanager
    def change(self) -> Iterator[Change]:
        """Change several things as one, or none of them; StoreError says why not."""
        with self._gate, named_errors(self.path):
            if self._lock is not None and self.trouble != BUSY:  # elsewhere it may take long
                self.save()
            self._begin()
            change = Change(self._connection, self._elsewhere)
            try:
                yield change
                change.commit()
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("rollback")
                raise
            if self._waiting is not None:
                self._waiting += change.statements
        self._wake_flusher()

    def save(self) -> bool:
        """Write to the file what waits in memory; return whether the file can be written."""
        with self._gate:
            if not self.trouble:
                return True
            if self._lock is None and self._reopen is None:
                return False
            try:
                with named_errors(self.path):
                    was_missing = self._return_to_file()
            except StoreError as error:
                self._note(error.key)
                return False
            self._note("")
            if was_missing:
                self._tell(MADE_AGAIN)
        self._wake_flusher()
        return True

    @contextmanager
    def source(self) -> Iterator[sqlite3.Connection]:
        """Give a connection to copy from, which holds nobody up while the file has its place."""
        with self._gate:
            self._avoid_protected_file()
        is_elsewhere = self._held is not None and not self._held.is_held()
        if self.path is None or self._waiting is not None or is_elsewhere:
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
            if not self.save():
                raise StoreError(self.trouble, "nothing can be restored now")
            self._hold_file()
            source.backup(self._connection)
            migrate(self._connection, migrations)
        self._wake_flusher()

    def flush(self) -> None:
        """Return when everything is on the disk."""
        if self._flusher is not None:
            self._flusher.wait()

    def close(self) -> None:
        """Save what waits, if possible, and let go of the file."""
        if self._waiting is not None:
            self.save()
        self._let_go()
        if self._lock is not None:
            self._lock.close()
        if self._copy is not None:
            self._copy.cleanup()

    def release(self) -> WritableFile | None:
        """Give the file away, to be written by somebody else; None where there is none."""
        if self.path is None or self._lock is None:
            return None
        if self._flusher is not None:
            self._flusher.close()
        return self.path, self._connection, self._lock

    # Changes

    def _begin(self) -> None:
        """Begin to write to the file, or in memory where that cannot be done now."""
        if self._waiting is None and self._lock is None and self.trouble:
            self._go_on_in_memory(StoreError(self.trouble, "this file can only be looked at"))
        try:
            with named_errors(self.path):
                if self._waiting is None:
                    self._hold_file()
                    self._avoid_protected_file()
                self._connection.execute("begin immediate")
        except StoreError as error:
            if self._waiting is not None or self._lock is None:
                raise
            self._go_on_in_memory(error)
            self._connection.execute("begin immediate")

    def _elsewhere(self, error: sqlite3.OperationalError) -> sqlite3.Connection:
        """Begin again in memory, if the file is to blame and not the statement."""
        is_mistake = error.sqlite_errorcode == sqlite3.SQLITE_ERROR
        if is_mistake or self._waiting is not None or self._lock is None:
            raise error
        if self._connection.in_transaction:
            self._connection.execute("rollback")
        try:
            with named_errors(self.path):
                raise error
        except StoreError as why:
            self._go_on_in_memory(why)
        self._connection.execute("begin immediate")
        return self._connection

    # In memory

    def _go_on_in_memory(self, why: StoreError) -> None:
        """Copy everything into memory and go on there; raise the reason again if that fails."""
        self._note(why.key)
        memory = memory_connection()
        try:
            with self._readable() as source:
                source.backup(memory)
                self._stand = _stand(memory)
        except (*REPORTS, OSError):
            memory.close()
            raise why from None
        if self._lock is None:
            self._connection.close()
        else:
            self._file = self._connection
        self._connection, self._waiting = memory, []

    @contextmanager
    def _readable(self) -> Iterator[sqlite3.Connection]:
        """Give a connection that can be read without writing to the memory beside the file."""
        if not self._is_protected():
            yield self._connection
            return
        assert self.path is not None
        with TemporaryDirectory(prefix="marjapussi-") as folder:
            copy = Path(folder, self.path.name)
            copy_files(self.path, copy)
            with closing(connect(copy)) as connection:
                yield connection

    def _return_to_file(self) -> bool:
        """Repeat in the file what waits, and go on there; return whether it was made again."""
        if self._lock is None:
            assert self._reopen is not None
            self._adopt(self._reopen())
            return False
        if self._held is not None and not self._held.is_held():
            self._make_again_or_say_gone()
            return True
        if self._is_protected():
            raise StoreError(READ_ONLY, "the file system may only be read")
        self._repeat_in(self._file or self._connection)
        if self._file is not None:
            self._connection.close()
            self._connection, self._file = self._file, None
        self._waiting = None
        return False

    def _adopt(self, file: WritableFile) -> None:
        """Go on in a file that was opened for us, after what waits is written."""
        path, connection, lock = file
        try:
            self._repeat_in(connection)
        except BaseException:
            connection.close()
            lock.close()
            raise
        self._connection.close()
        self.path, self._connection, self._waiting = path, connection, None
        self._settle(lock)

    def _repeat_in(self, file: sqlite3.Connection) -> None:
        """Repeat what waits in a file that nobody else has changed since."""
        with transaction(file):
            if self._waiting and _stand(file) != self._stand:
                raise StoreError(self.trouble, "another program has changed it")
            repeat(self._waiting or (), file)

    # The file

    def _settle(self, lock: Lock | None) -> None:
        """Write from now on to the file under the path, if we have the lock for that."""
        self._lock: Lock | None = lock
        self._flusher: Flusher | None = None
        self._held: HeldFile | None = None
        if self.path is not None and lock is not None:
            self._flusher, self._held = Flusher(self.path), HeldFile(self.path)

    def _let_go(self) -> None:
        if self._flusher is not None:
            self._flusher.close()
        is_protected = self._is_protected()
        for connection in (self._file, self._connection):
            if connection is None:
                continue
            if is_protected and (self._waiting is None or connection is self._file):
                leave_open(connection)
            else:
                connection.close()
        self._file, self._waiting = None, None

    def _is_protected(self) -> bool:
        """Return whether SQLite would crash the program: its shared memory cannot be written."""
        return self._held is not None and self._held.is_write_protected()

    def _avoid_protected_file(self) -> None:
        """Go on in memory where reading the file would crash the program."""
        if self._waiting is None and self._is_protected():
            self._go_on_in_memory(StoreError(READ_ONLY, "the file system may only be read"))

    def _hold_file(self) -> None:
        """Notice when the file is not where it was, and make it again; StoreError if that fails."""
        if self._held is not None and not self._held.is_held():
            self._make_again_or_say_gone()
            self._tell(MADE_AGAIN)

    def _make_again_or_say_gone(self) -> None:
        try:
            with named_errors():
                self._make_again()
        except StoreError as error:
            raise StoreError(GONE, error.why) from error

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

    # Inside

    def _wake_flusher(self) -> None:
        if self._flusher is not None and self._waiting is None:
            self._flusher.wake()

    def _note(self, trouble: str) -> None:
        """Remember the trouble of now, and say when it is another one."""
        if trouble != self.trouble:
            self.trouble = trouble
            self._tell(trouble)

    def _tell(self, key: str) -> None:
        for listener in self._listeners:
            listener(key)


def _stand(connection: sqlite3.Connection) -> tuple[int, ...]:
    """Return numbers that grow with everything that is played."""
    return tuple(connection.execute(STAND).fetchone())


STAND = """
select coalesce((select seq from sqlite_sequence where name = 'matches'), 0),
    coalesce((select max(changed) from matches), 0)
"""
