"""The database: one open file, or memory while the file cannot be written."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import RLock

from .change import Change, Statement, repeat, stand
from .connection import connect, memory_connection, transaction
from .migrations import MIGRATIONS, migrate
from .own_file import OwnFile
from .trouble import BUSY, MADE_AGAIN, READ_ONLY, REPORTS, StoreError, named_errors

Clock = Callable[[], datetime]
Value = str | int | bytes | None
Listener = Callable[[str], object]


def utc_now() -> datetime:
    return datetime.now(UTC)


class Database:
    """One open database file; every transaction is committed when the call returns.

    While the file cannot be written, a copy in memory takes its place, and the changes are
    replayed in the file later. A file that was deleted, moved or replaced is recreated.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        *,
        path: Path | None = None,
        clock: Clock = utc_now,
        own: OwnFile | None = None,
        copy: TemporaryDirectory[str] | None = None,
        why: str = "",
        reopen: Callable[[], OwnFile] | None = None,
    ) -> None:
        """Use a connection; with an error key, changes stay pending until `reopen` succeeds."""
        self.path, self._own, self._connection, self._clock = path, own, connection, clock
        self._copy, self._reopen, self._gate = copy, reopen, RLock()
        self.trouble = why
        self._waiting: list[Statement] | None = None  # a list while the copy in memory is used
        self._stand: tuple[int, ...] = ()  # of the file, when it was copied into memory
        self._listeners: list[Listener] = []

    @classmethod
    def in_memory(
        cls,
        clock: Clock = utc_now,
        *,
        why: str = "",
        reopen: Callable[[], OwnFile] | None = None,
    ) -> "Database":
        """Create an empty database that is lost when the program ends."""
        connection = memory_connection()
        migrate(connection)
        return cls(connection, clock=clock, why=why, reopen=reopen)

    @property
    def is_look_only(self) -> bool:
        """Whether there is a file that cannot be changed."""
        return self.path is not None and self._own is None

    @property
    def is_kept(self) -> bool:
        """Whether changes outlast the program."""
        return self._own is not None

    @property
    def waiting(self) -> tuple[Statement, ...]:
        """All statements whose effect is in memory only."""
        with self._gate:
            return tuple(self._waiting or ())

    def listen(self, listener: Listener) -> None:
        """Call a listener with each new error key, or an empty string when the error is over."""
        self._listeners.append(listener)

    def forget(self, listener: Listener) -> None:
        self._listeners.remove(listener)

    def now(self) -> str:
        return self._clock().astimezone(UTC).isoformat(timespec="seconds")

    def ask(self, question: str, *values: Value) -> list[sqlite3.Row]:
        """Return all rows of a select statement."""
        with self._gate, named_errors():
            self._avoid_protected_file()
            return self._connection.execute(question, values).fetchall()

    @contextmanager
    def change(self) -> Iterator[Change]:
        """Run several statements as one transaction; raise StoreError if that fails."""
        with self._gate, named_errors(self.path):
            # If another program is writing, don't wait for it again in each transaction
            if self._own is not None and self.trouble != BUSY:
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
        """Write pending changes to the file; return whether the file can be written."""
        with self._gate:
            if not self.trouble:
                return True
            if self._own is None and self._reopen is None:
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
        """Open a connection to copy from, which blocks no writer while the file is in place."""
        with self._gate:
            self._avoid_protected_file()
        is_elsewhere = self._own is not None and not self._own.is_held
        if self.path is None or self._waiting is not None or is_elsewhere:
            with self._gate:
                yield self._connection
            return
        with closing(connect(self.path, "ro")) as connection:
            yield connection

    def take_from(
        self, source: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS
    ) -> None:
        """Replace all content with that of another database, completely or not at all."""
        with self._gate, named_errors():
            if not self.save():
                raise StoreError(self.trouble, "nothing can be restored now")
            self._hold_file()
            source.backup(self._connection)
            migrate(self._connection, migrations)
        self._wake_flusher()

    def flush(self) -> None:
        """Wait until all commits are on the disk."""
        if self._own is not None:
            self._own.flush()

    def close(self) -> None:
        """Write pending changes if possible, and close the file."""
        if self._waiting is not None:
            self.save()
        if self._own is not None:
            self._own.close()
        if self._own is None or self._waiting is not None:
            self._connection.close()
        if self._copy is not None:
            self._copy.cleanup()

    def release(self) -> OwnFile | None:
        """Return the file for another Database to write to; None if there is none."""
        return self._own

    # Writing

    def _begin(self) -> None:
        """Begin a transaction in the file, or in memory if the file cannot be written now."""
        if self._waiting is None and self._own is None and self.trouble:
            self._go_on_in_memory(StoreError(self.trouble, "this file can only be looked at"))
        try:
            with named_errors(self.path):
                if self._waiting is None:
                    self._hold_file()
                    self._avoid_protected_file()
                self._connection.execute("begin immediate")
        except StoreError as error:
            if self._waiting is not None or self._own is None:
                raise
            self._go_on_in_memory(error)
            self._connection.execute("begin immediate")

    def _elsewhere(self, error: sqlite3.OperationalError) -> sqlite3.Connection:
        """Begin the transaction again in memory, unless the statement itself was wrong."""
        is_mistake = error.sqlite_errorcode == sqlite3.SQLITE_ERROR
        if is_mistake or self._waiting is not None or self._own is None:
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
        """Copy everything into memory and continue there; raise the error again if that fails."""
        self._note(why.key)
        own, memory = self._own, memory_connection()
        try:
            with nullcontext(self._connection) if own is None else own.readable() as source:
                source.backup(memory)
                self._stand = stand(memory)
        except (*REPORTS, OSError):
            memory.close()
            raise why from None
        if own is None:
            self._connection.close()
        self._connection, self._waiting = memory, []

    def _return_to_file(self) -> bool:
        """Replay pending changes in the file and use it; return whether it was recreated."""
        own = self._own
        if own is None:
            self._adopt()
            return False
        was_missing = not own.is_held
        if was_missing:
            own.make_again(self._connection, self._clock())
        elif own.is_protected:
            raise StoreError(READ_ONLY, "the file system may only be read")
        else:
            self._repeat_in(own.connection)
        if self._waiting is not None:
            self._connection.close()
        self._connection, self._waiting = own.connection, None
        return was_missing

    def _adopt(self) -> None:
        """Reopen the file for writing, replay pending changes, and use it from now on."""
        assert self._reopen is not None
        own = self._reopen()
        try:
            self._repeat_in(own.connection)
        except BaseException:
            own.close()
            raise
        self._connection.close()
        self.path, self._own = own.path, own
        self._connection, self._waiting = own.connection, None

    def _repeat_in(self, file: sqlite3.Connection) -> None:
        """Replay pending changes; raise StoreError if another program changed the file since."""
        with transaction(file):
            if self._waiting and stand(file) != self._stand:
                raise StoreError(self.trouble, "another program has changed it")
            repeat(self._waiting or (), file)

    # The file

    def _avoid_protected_file(self) -> None:
        """Switch to memory if reading the file would crash the program."""
        if self._waiting is None and self._own is not None and self._own.is_protected:
            self._go_on_in_memory(StoreError(READ_ONLY, "the file system may only be read"))

    def _hold_file(self) -> None:
        """Recreate the file if it is no longer in place; raise StoreError if that fails."""
        if self._own is not None and not self._own.is_held:
            self._own.make_again(self._connection, self._clock())
            self._connection = self._own.connection
            self._tell(MADE_AGAIN)

    # Notifications

    def _wake_flusher(self) -> None:
        if self._own is not None and self._waiting is None:
            self._own.wake_flusher()

    def _note(self, trouble: str) -> None:
        """Set the current error key, and notify the listeners if it changed."""
        if trouble != self.trouble:
            self.trouble = trouble
            self._tell(trouble)

    def _tell(self, key: str) -> None:
        for listener in self._listeners:
            listener(key)
