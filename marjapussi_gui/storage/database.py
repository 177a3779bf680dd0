"""The database: one open file, or a copy in memory while the file can't be written."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import RLock
from weakref import finalize

from .connection import connect, connect_in_memory, transaction
from .database_file import DatabaseFile
from .errors import (
    BUSY,
    RECREATED,
    SQLITE_ERRORS,
    UNREACHABLE,
    StoreError,
    convert_errors,
)
from .in_memory_copy import InMemoryCopy, Statement, set_last_match_id
from .migrations import MIGRATIONS, migrate

Clock = Callable[[], datetime]
SqlValue = str | int | bytes | None
ErrorListener = Callable[[str], object]
Row = Sequence[object]
ChangeCounters = tuple[int, ...]  # grow with every change of a match
OnWriteError = Callable[[sqlite3.OperationalError], sqlite3.Connection]


def utc_now() -> datetime:
    return datetime.now(UTC)


class Database:
    """An open database. Every write is committed before the call returns.

    While the file can't be written, a copy in memory replaces it, and the changes are written to
    the file later. If the file can't even be read, the copy has only what this run needs of it
    (InMemoryCopy). A file that was deleted, moved or replaced is created again.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        *,
        path: Path | None = None,
        clock: Clock = utc_now,
        file: DatabaseFile | None = None,
        temporary_folder: TemporaryDirectory[str] | None = None,
        error_key: str = "",
        reopen: Callable[[], DatabaseFile] | None = None,
    ) -> None:
        """Wrap a connection.

        With an error key, changes stay pending in memory until `reopen` succeeds.
        """
        self.path, self._file, self._connection, self._clock = path, file, connection, clock
        self._temporary_folder, self._reopen, self._mutex = temporary_folder, reopen, RLock()
        self.error_key = error_key
        self._pending: list[Statement] | None = None  # None unless a copy in memory is in use
        # the change counters of the file when it was last used, or None if it never was
        self._counters: ChangeCounters | None = None
        # whether the copy in memory lacks some of what is in the file
        self.is_partial = False
        self._standby = InMemoryCopy()
        finalize(self, self._standby.close)
        if file is not None:
            self._update_standby_copy()
        self._listeners: list[ErrorListener] = []
        self._is_writing = False  # whether a transaction is under way

    @classmethod
    def in_memory(
        cls,
        clock: Clock = utc_now,
        *,
        error_key: str = "",
        reopen: Callable[[], DatabaseFile] | None = None,
    ) -> "Database":
        """Create an empty database that is lost when the program ends.

        If it stands in for a file that can't be read, its matches get ids that the file can't have.
        """
        connection = connect_in_memory()
        migrate(connection)
        database = cls(connection, clock=clock, error_key=error_key, reopen=reopen)
        if reopen is not None:
            set_last_match_id(connection, database.now_in_seconds())
            database.is_partial = True
        finalize(database, connection.close)
        return database

    @property
    def is_persistent(self) -> bool:
        return self._file is not None

    @property
    def pending_statements(self) -> tuple[Statement, ...]:
        """All statements whose effects are only in memory so far."""
        with self._mutex:
            return tuple(self._pending or ())

    def add_listener(self, listener: ErrorListener) -> None:
        """Add a function that gets each new error key, or an empty string when an error is over."""
        self._listeners.append(listener)

    def remove_listener(self, listener: ErrorListener) -> None:
        self._listeners.remove(listener)

    def timestamp(self) -> str:
        return self._clock().astimezone(UTC).isoformat(timespec="seconds")

    def now_in_seconds(self) -> int:
        """Return the seconds since 1970, for ids that can't be in the file if it can't be read."""
        return int(self._clock().timestamp())

    def query(self, sql: str, *values: SqlValue) -> list[sqlite3.Row]:
        with self._mutex, convert_errors(self.path):
            if self._is_writing or self._pending is not None or self._file is None:
                return self._connection.execute(sql, values).fetchall()
            self._switch_if_file_unusable()
            try:
                with convert_errors(self.path):
                    return self._connection.execute(sql, values).fetchall()
            except StoreError as error:
                if error.key != UNREACHABLE:
                    raise
                self._switch_to_memory(error)
            return self._connection.execute(sql, values).fetchall()

    def copy_match_to_memory(self, match_id: int) -> None:
        """Keep a copy of a match in memory, in case the file can't be read later."""
        with self._mutex, suppress(*SQLITE_ERRORS):
            if self._pending is None:
                self._standby.copy_match(self._connection, match_id)

    @contextmanager
    def transaction(self) -> Iterator["WriteTransaction"]:
        """Run the block as one transaction. Raise StoreError if it can't be committed."""
        with self._mutex, convert_errors(self.path):
            # if another program is writing, don't wait for it again in each transaction
            if self._file is not None and self.error_key != BUSY:
                self.save_pending()
            self._is_writing = True
            try:
                self._begin_writing()
                change = WriteTransaction(self._connection, self._retry_in_memory)
                yield change
                counters = change.counters()
                change.commit()
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("rollback")
                raise
            finally:
                self._is_writing = False
            if self._pending is not None:
                self._pending += change.statements
            else:
                self._counters = counters
                self._standby.repeat(change.statements)
        self._wake_flusher()

    def save_pending(self) -> bool:
        """Write pending changes to the file, and return whether it can be written now.

        A listener that calls this while a transaction is switching to memory has to try again
        later: going back to the file at that moment would leave the changes in memory for good.
        """
        with self._mutex:
            if not self.error_key:
                return True
            if self._is_writing:
                return False
            if self._file is None and self._reopen is None:
                return False
            try:
                with convert_errors(self.path):
                    was_missing = self._return_to_file()
            except StoreError as error:
                self._set_error_key(error.key)
                return False
            self._set_error_key("")
            if was_missing:
                self._notify_listeners(RECREATED)
        self._wake_flusher()
        return True

    @contextmanager
    def reading_connection(self) -> Iterator[sqlite3.Connection]:
        """Open a connection for copying. It blocks no writers while the file is in place."""
        with self._mutex, convert_errors(self.path):
            self._switch_if_file_unusable()
            is_elsewhere = self._file is not None and not self._file.is_still_at_path
        if self.path is None or self._pending is not None or is_elsewhere:
            with self._mutex:
                yield self._connection
            return
        with closing(connect(self.path, "ro")) as connection:
            yield connection

    def restore_from(
        self, source: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS
    ) -> None:
        """Replace all content with another database's, or leave it unchanged on failure."""
        with self._mutex, convert_errors():
            if not self.save_pending():
                raise StoreError(
                    self.error_key, "nothing can be restored until the file can be written"
                )
            self._ensure_file_at_path()
            with _with_page_size_of(self._connection, source) as fitting:
                fitting.backup(self._connection)
            migrate(self._connection, migrations)
            self._update_standby_copy()
        self._wake_flusher()

    def close(self) -> None:
        """Write pending changes if possible, and close the file."""
        if self._pending is not None:
            self.save_pending()
        self._counters = None  # a closed database doesn't go on in memory
        if self._file is not None:
            self._file.close()
        if self._file is None or self._pending is not None:
            self._connection.close()
        if self._temporary_folder is not None:
            self._temporary_folder.cleanup()

    def release_file(self) -> DatabaseFile | None:
        """Return the file for another Database to write to, or None if there is no file."""
        return self._file

    # Writing

    def _begin_writing(self) -> None:
        """Begin a transaction in the file, or in memory if the file can't be written now."""
        if self._pending is None and self._file is None and self.error_key:
            self._switch_to_memory(StoreError(self.error_key, "this file can only be looked at"))
        try:
            with convert_errors(self.path):
                if self._pending is None:
                    self._switch_if_file_unusable()
                if self._pending is None:
                    self._ensure_file_at_path()
                self._connection.execute("begin immediate")
        except StoreError as error:
            if self._pending is not None or self._file is None:
                raise
            self._switch_to_memory(error)
            self._connection.execute("begin immediate")

    def _retry_in_memory(self, error: sqlite3.OperationalError) -> sqlite3.Connection:
        """Begin the transaction again in memory, unless the statement itself was at fault."""
        is_mistake = error.sqlite_errorcode == sqlite3.SQLITE_ERROR
        if is_mistake or self._pending is not None or self._file is None:
            raise error
        if self._connection.in_transaction:
            self._connection.execute("rollback")
        try:
            with convert_errors(self.path):
                raise error
        except StoreError as why:
            self._switch_to_memory(why)
        self._connection.execute("begin immediate")
        return self._connection

    # In memory

    def _switch_to_memory(self, error: StoreError) -> None:
        """Copy everything into memory, or what this run needs of it, and continue there.

        Raise the given error if that fails.
        """
        self._set_error_key(error.key)
        own, memory = self._file, connect_in_memory()
        try:
            with nullcontext(self._connection) if own is None else own.open_readable() as source:
                source.backup(memory)
                if not self.is_partial:
                    self._counters = _read_change_counters(memory)
        except (*SQLITE_ERRORS, OSError):
            memory.close()
            if self._counters is None:
                raise error from None
            memory, self.is_partial = self._standby.open_snapshot(self._counters[0]), True
        if own is None:
            self._connection.close()
        self._connection, self._pending = memory, []

    def _return_to_file(self) -> bool:
        """Write pending changes to the file and use it again. Return whether it was recreated."""
        own = self._file
        if own is not None and self.is_partial:
            own.check_reachable()
            own.close()  # after such errors its handles may be dead, so it is opened again
            own = self._file = None
        if own is None:
            self._adopt_reopened_file()
            return False
        was_missing = not own.is_still_at_path
        if was_missing:
            own.recreate(self._connection, self._clock())
        else:
            own.check_usable()
            own.sync()
            self._replay_pending_into(own.connection)
        self._use_file(own)
        return was_missing

    def _adopt_reopened_file(self) -> None:
        """Reopen the file for writing, write pending changes to it, and use it from now on."""
        assert self._reopen is not None
        own = self._reopen()
        try:
            self._replay_pending_into(own.connection)
        except BaseException:
            own.close()
            raise
        self._use_file(own)

    def _use_file(self, own: DatabaseFile) -> None:
        """Use a file that contains everything, instead of the copy in memory."""
        if self._connection is not own.connection:
            self._connection.close()
        self._standby.repeat(self._pending or ())
        self.path, self._file, self._connection = own.path, own, own.connection
        self._pending, self.is_partial = None, False
        self._update_standby_copy()

    def _update_standby_copy(self) -> None:
        """Bring the standby copy up to date after the file was opened or replaced."""
        with suppress(*SQLITE_ERRORS):
            self._counters = _read_change_counters(self._connection)
            self._standby.copy_settings(self._connection)

    def _replay_pending_into(self, connection: sqlite3.Connection) -> None:
        """Run the pending statements on a connection.

        Raise StoreError if another program has changed the file in the meantime.
        """
        with transaction(connection):
            is_changed = self._counters not in (None, _read_change_counters(connection))
            if self._pending and is_changed:
                raise StoreError(self.error_key, "another program has changed the file meanwhile")
            _replay_statements(self._pending or (), connection)

    # The file

    def _switch_if_file_unusable(self) -> None:
        """Switch to memory if even reading the file would crash the program."""
        if self._pending is None and self._file is not None:
            try:
                with convert_errors():
                    self._file.check_usable()
            except StoreError as error:
                self._switch_to_memory(error)

    def _ensure_file_at_path(self) -> None:
        """Recreate the file if it was deleted, moved or replaced.

        Raise an error if that fails, or if the disk has refused to keep a commit.
        """
        if self._file is None:
            return
        self._file.check_synced()
        if not self._file.is_still_at_path:
            self._file.recreate(self._connection, self._clock())
            self._connection = self._file.connection
            self._notify_listeners(RECREATED)

    # Notifications

    def _wake_flusher(self) -> None:
        if self._file is not None and self._pending is None:
            self._file.notify_commit()

    def _set_error_key(self, error_key: str) -> None:
        """Set the current error key, and notify the listeners if it changed."""
        if error_key != self.error_key:
            self.error_key = error_key
            self._notify_listeners(error_key)

    def _notify_listeners(self, error_key: str) -> None:
        for listener in self._listeners:
            listener(error_key)


class WriteTransaction:
    """A transaction that records its write statements.

    If the file turns out to be read-only, it repeats them on another connection.
    """

    def __init__(self, connection: sqlite3.Connection, on_write_error: OnWriteError) -> None:
        """On a write error, call `on_write_error` for another connection; it may raise."""
        self._connection, self._on_write_error = connection, on_write_error
        self.statements: list[Statement] = []

    def execute(self, sql: str, values: Row = ()) -> sqlite3.Cursor:
        cursor = self._run_with_fallback(lambda connection: connection.execute(sql, tuple(values)))
        if not sql.lstrip().startswith("select"):
            self.statements.append((sql, (tuple(values),)))
        return cursor

    def executemany(self, sql: str, rows: Iterable[Row]) -> None:
        values = tuple(tuple(row) for row in rows)
        self._run_with_fallback(lambda connection: connection.executemany(sql, values))
        self.statements.append((sql, values))

    def counters(self) -> ChangeCounters:
        """Return the change counters as they will be after the commit."""
        return tuple(
            self._run_with_fallback(
                lambda connection: connection.execute(CHANGE_COUNTERS_SQL)
            ).fetchone()
        )

    def commit(self) -> None:
        self._run_with_fallback(lambda connection: connection.execute("commit"))

    def _run_with_fallback(
        self, operation: Callable[[sqlite3.Connection], sqlite3.Cursor]
    ) -> sqlite3.Cursor:
        try:
            return operation(self._connection)
        except sqlite3.OperationalError as error:
            self._connection = self._on_write_error(error)
            _replay_statements(self.statements, self._connection)
            return operation(self._connection)


@contextmanager
def _with_page_size_of(
    target: sqlite3.Connection, source: sqlite3.Connection
) -> Iterator[sqlite3.Connection]:
    """Yield the source, or a copy with the page size of the target if the sizes differ.

    SQLite can't copy such a database into a file with a write-ahead log.
    """
    size = target.execute("pragma page_size").fetchone()[0]
    if source.execute("pragma page_size").fetchone()[0] == size:
        yield source
        return
    with TemporaryDirectory(prefix="marjapussi-") as folder:
        copy = Path(folder, "copy.db")
        source.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)  # vacuuming attaches a database
        source.execute(f"pragma page_size = {size}")
        source.execute("vacuum into ?", (str(copy),))
        with closing(connect(copy, "ro")) as fitting:
            yield fitting


def _replay_statements(statements: Iterable[Statement], connection: sqlite3.Connection) -> None:
    """Run recorded statements on a connection, in their original order."""
    for sql, rows in statements:
        for row in rows:
            connection.execute(sql, tuple(row))


def _read_change_counters(connection: sqlite3.Connection) -> ChangeCounters:
    """Return counters that grow with every change of a match, to tell databases apart."""
    return tuple(connection.execute(CHANGE_COUNTERS_SQL).fetchone())


CHANGE_COUNTERS_SQL = """
select coalesce((select seq from sqlite_sequence where name = 'matches'), 0),
    coalesce((select max(changed) from matches), 0)
"""
