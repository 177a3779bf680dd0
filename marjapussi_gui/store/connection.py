"""Connections to a file: the one that writes, and those that only look."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 2.0  # seconds to wait for another connection


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


def prepare(connection: sqlite3.Connection) -> None:
    """Set what SQLite does not keep in the file.

    A commit hands its rows to the system and does not wait for the disk: killing the program
    loses nothing, and the flusher brings them to the disk at once, where a power cut finds them.
    """
    connection.row_factory = sqlite3.Row
    connection.text_factory = _readable
    for pragma in ("foreign_keys = on", "synchronous = normal", "wal_autocheckpoint = 0"):
        connection.execute(f"pragma {pragma}")
    connection.execute("pragma trusted_schema = off")


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
    return (path, *(path.with_name(path.name + tail) for tail in ("-wal", "-shm")))


def _readable(text: bytes) -> str:
    """Return a text even where a damaged one is not UTF-8."""
    return text.decode(errors="replace")
