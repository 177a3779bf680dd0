"""StoreError with its error keys, and the conversion of SQLite and system errors to it."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage

from ..engine.errors import MarjapussiError

FULL, READ_ONLY, LOCKED, DAMAGED, UNUSABLE = "full", "read_only", "locked", "damaged", "unusable"
NEWER_VERSION, FILE_GONE, NO_BACKUPS = "newer", "gone", "no_backups"
BUSY, RECREATED, UNREACHABLE = "busy", "made_again", "unreachable"

_KEY_BY_SQLITE_CODE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_IOERR: UNREACHABLE,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_TOOBIG: DAMAGED,
    # raised by limit_steps: more steps than an intact file ever needs
    sqlite3.SQLITE_INTERRUPT: DAMAGED,
}
_ERRNO_NAMES_BY_KEY = {
    FULL: ("ENOSPC", "EDQUOT"),
    READ_ONLY: ("EACCES", "EPERM", "EROFS"),
    # a dead or unplugged disk, or a lost network
    UNREACHABLE: ("EIO", "ENOTCONN", "ESTALE", "ENXIO", "ENODEV", "ETIMEDOUT", "EHOSTDOWN"),
}
_KEY_BY_ERRNO = {
    getattr(errno, name): key
    for key, names in _ERRNO_NAMES_BY_KEY.items()
    for name in names
    if hasattr(errno, name)  # no system has all of them
}
# SQLite raises these. With a damaged file, its messages may contain invalid UTF-8
SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)

_MIN_FREE_BYTES = 64 * 1024  # SQLite can't open a file if less space than this is free
_PRIMARY_CODE_MASK = 0xFF  # the low byte of an extended result code is the primary one


class StoreError(MarjapussiError):
    """Raised if storing fails, with a key for the player's message, and a technical reason."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key, self.reason = key, reason


@contextmanager
def convert_errors(path: Path | None = None) -> Iterator[None]:
    """Turn errors of SQLite and of the system in the block into StoreError.

    If a path is given, a full, read-only or unreachable disk gets an error key of its own.
    """
    try:
        yield
    except SQLITE_ERRORS as error:
        key = key_for_error(error)
        # SQLite uses one code for a full disk, a read-only disk and more
        if key in (UNUSABLE, UNREACHABLE) and path is not None:
            key = _error_key_for_folder(path) or key
        raise StoreError(key, str(error)) from error
    except OSError as error:
        raise StoreError(
            _KEY_BY_ERRNO.get(error.errno or 0, UNUSABLE), str(error.strerror)
        ) from error


def key_for_error(error: sqlite3.Error | UnicodeDecodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return DAMAGED
    if not hasattr(error, "sqlite_errorcode"):
        return UNUSABLE
    return _KEY_BY_SQLITE_CODE.get(error.sqlite_errorcode & _PRIMARY_CODE_MASK, UNUSABLE)


def is_damage(error: sqlite3.Error | UnicodeDecodeError) -> bool:
    """Return whether a correct question failed because the data are damaged.

    SQLite reports some damage, such as an unknown number of the format, as an ordinary error.
    """
    is_plain = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
    return is_plain or key_for_error(error) == DAMAGED


def _error_key_for_folder(path: Path) -> str:
    try:
        if disk_usage(path.parent).free < _MIN_FREE_BYTES:
            return FULL
        path.stat()
        is_writable = os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
    except OSError as error:
        return _KEY_BY_ERRNO.get(error.errno or 0, "")
    return "" if is_writable else READ_ONLY
