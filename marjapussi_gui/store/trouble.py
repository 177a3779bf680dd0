"""What can go wrong with a file, by name."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EDQUOT, ENOSPC, EPERM, EROFS

FULL, READ_ONLY, LOCKED, DAMAGED, UNUSABLE = "full", "read_only", "locked", "damaged", "unusable"
NEWER, LOOK_ONLY = "newer", "look_only"

_BY_RESULT = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_BY_NUMBER = {
    ENOSPC: FULL,
    EDQUOT: FULL,
    EACCES: READ_ONLY,
    EPERM: READ_ONLY,
    EROFS: READ_ONLY,
}
_PRIMARY = 0xFF  # the byte of an extended result that tells its kind


class StoreError(Exception):
    """The store cannot do what was asked: a key for the wording, and what was reported."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(f"{key}: {why}")
        self.key, self.why = key, why


@contextmanager
def named_errors() -> Iterator[None]:
    """Give what SQLite and the system report one name each."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(key_of(error), str(error)) from error
    except OSError as error:
        raise StoreError(_BY_NUMBER.get(error.errno or 0, UNUSABLE), str(error.strerror)) from error


def key_of(error: sqlite3.Error) -> str:
    """Return the name of what SQLite reports."""
    if isinstance(error, sqlite3.ProgrammingError) or not hasattr(error, "sqlite_errorcode"):
        return UNUSABLE
    return _BY_RESULT.get(error.sqlite_errorcode & _PRIMARY, UNUSABLE)
