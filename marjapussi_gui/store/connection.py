"""Connections to a file: the one that writes, and those that only look."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

PATIENCE = 2.0  # seconds to wait for another connection
# Nothing else should write to the file, and a longer wait would freeze the window
PATIENCE_MS = 50
LARGEST = 1_000_000  # bytes of a value; a line of a match has some hundred
STEPS, STEPS_A_BYTE = 2_000_000, 10  # a sound file is checked in less than one a byte
STRIDE = 10_000

PRAGMAS = (
    "foreign_keys = on",
    "synchronous = normal",
    "wal_autocheckpoint = 0",
    "trusted_schema = off",
    "cell_size_check = on",
)
# What a file might bring along is never run; Python can say so from 3.12 on
DEFENCES = {"DEFENSIVE": True, "ENABLE_TRIGGER": False, "ENABLE_VIEW": False}


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Open a file for reading and writing (rw), with leave to create it (rwc), or to look (ro)."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        prepare(connection)
    except Exception:
        connection.close()
        raise
    return connection


def connected(path: Path) -> sqlite3.Connection:
    """Return a connection that writes; who writes needs not wait for who reads."""
    with ExitStack() as unless_all_is_well:
        connection = unless_all_is_well.enter_context(closing(connect(path)))
        connection.execute(f"pragma busy_timeout = {PATIENCE_MS}")
        connection.execute("pragma journal_mode = wal")
        with transaction(connection):
            pass  # a file that may only be read says so here
        unless_all_is_well.pop_all()
    return connection


def memory_connection() -> sqlite3.Connection:
    """Open an empty database in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    prepare(connection)
    return connection


def leave_open(connection: sqlite3.Connection) -> None:
    """Leave a connection open until the program ends.

    SQLite folds the log into the file when the last connection closes. It then writes to shared
    memory, and where the system cannot write that any more it ends the program (SIGBUS). Python
    closes whatever it forgets, so the connection must never be forgotten.
    """
    import ctypes

    ctypes.pythonapi.Py_IncRef(ctypes.py_object(connection))


def prepare(connection: sqlite3.Connection) -> None:
    """Set what SQLite does not keep in the file, and bounds to what a foreign one may ask for.

    A commit hands its rows to the system and does not wait for the disk: killing the program
    loses nothing, and the flusher brings them to the disk at once, where a power cut finds them.
    """
    connection.row_factory = sqlite3.Row
    connection.text_factory = _readable
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
    connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    if hasattr(connection, "setconfig"):
        for name, is_on in DEFENCES.items():
            connection.setconfig(getattr(sqlite3, f"SQLITE_DBCONFIG_{name}"), is_on)


@contextmanager
def limited(connection: sqlite3.Connection, size: int) -> Iterator[None]:
    """Let a file of this size take no more steps than a sound one could need."""
    strides = iter(range((STEPS + STEPS_A_BYTE * size) // STRIDE))
    connection.set_progress_handler(lambda: next(strides, None) is None, STRIDE)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Do everything within, or nothing of it."""
    connection.execute("begin immediate")
    try:
        yield connection
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def with_tails(path: Path) -> tuple[Path, ...]:
    """Return a file and those that SQLite keeps beside it."""
    return (path, *(path.with_name(path.name + tail) for tail in ("-wal", "-shm", "-journal")))


def _readable(text: bytes) -> str:
    """Return a text even where a damaged one is not UTF-8."""
    return text.decode(errors="replace")
