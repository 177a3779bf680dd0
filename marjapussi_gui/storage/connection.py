"""Connections to the database file, with limits for damaged or malicious files."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from .errors import SQLITE_ERRORS

OPEN_TIMEOUT_S = 2.0  # how long to wait for another connection, in seconds
# Nothing else should write to the file, and a longer wait would freeze the window
WRITE_TIMEOUT_MS = 50
MAX_VALUE_BYTES = 1_000_000  # the longest value; a line of a record has a few hundred bytes
# checking an intact file takes less than one step per byte
BASE_STEPS, STEPS_PER_BYTE = 2_000_000, 10
STEPS_PER_CALLBACK = 10_000

PRAGMAS = (
    "foreign_keys = on",
    "synchronous = normal",
    "wal_autocheckpoint = 0",
    "trusted_schema = off",
    "cell_size_check = on",
)
# Never run triggers or views of a foreign file. setconfig needs Python 3.12
HARDENING_OPTIONS = {"DEFENSIVE": True, "ENABLE_TRIGGER": False, "ENABLE_VIEW": False}


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Open a database file. The mode is "ro", "rw", or "rwc" to create a missing file."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=OPEN_TIMEOUT_S,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        configure(connection)
    except SQLITE_ERRORS:
        connection.close()
        raise
    return connection


def connect_for_writing(path: Path) -> sqlite3.Connection:
    """Open a file for writing, with a write-ahead log so that readers don't block writers."""
    with ExitStack() as on_failure:
        connection = on_failure.enter_context(closing(connect(path)))
        connection.execute(f"pragma busy_timeout = {WRITE_TIMEOUT_MS}")
        connection.execute("pragma journal_mode = wal")
        with transaction(connection):
            pass  # raises an error if the file is read-only
        on_failure.pop_all()
    return connection


def connect_in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    configure(connection)
    return connection


def keep_open_until_exit(connection: sqlite3.Connection) -> None:
    """Keep a connection open until the program ends.

    When the last connection closes, SQLite copies the write-ahead log into the file and, for that,
    writes to shared memory. If this memory has become read-only, the system ends the program
    (SIGBUS). Python closes a connection that it garbage-collects, so this one is never collected.
    """
    import ctypes

    ctypes.pythonapi.Py_IncRef(ctypes.py_object(connection))


def configure(connection: sqlite3.Connection) -> None:
    """Set the options that SQLite doesn't store in the file, and limits for foreign files.

    With "synchronous = normal", a commit doesn't wait for the disk. If only the program is killed,
    nothing is lost. Against power cuts, WalFlusher syncs the log right after each commit.
    """
    connection.row_factory = sqlite3.Row
    connection.text_factory = _decode_text
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    if hasattr(connection, "setconfig"):
        for name, is_on in HARDENING_OPTIONS.items():
            connection.setconfig(getattr(sqlite3, f"SQLITE_DBCONFIG_{name}"), is_on)


@contextmanager
def limit_steps(connection: sqlite3.Connection, file_size: int) -> Iterator[None]:
    """Interrupt queries that take more steps than any intact file of this size would need."""
    steps_left = iter(range((BASE_STEPS + STEPS_PER_BYTE * file_size) // STEPS_PER_CALLBACK))
    connection.set_progress_handler(lambda: next(steps_left, None) is None, STEPS_PER_CALLBACK)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Commit all statements of the block, or roll back all of them if one fails."""
    connection.execute("begin immediate")
    try:
        yield connection
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def with_sidecar_files(path: Path) -> tuple[Path, ...]:
    """Return the path of a database file and of the files that SQLite creates beside it."""
    return (path, *(path.with_name(path.name + tail) for tail in ("-wal", "-shm", "-journal")))


def _decode_text(text: bytes) -> str:
    """Decode a text. Replace bytes that are not UTF-8, which a damaged file may contain."""
    return text.decode(errors="replace")
