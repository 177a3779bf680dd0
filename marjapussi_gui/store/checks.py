"""Checks of a database file before it is used: file type, schema and integrity."""

import sqlite3
from contextlib import closing
from errno import EINVAL
from functools import cache
from pathlib import Path
from stat import S_ISREG

from .connection import connect, limited, prepare, with_tails
from .migrations import APPLICATION, MIGRATIONS, is_ours, migrate, version

Thing = tuple[str, str, str, str | None]  # type, name, its table, its SQL

HIGHEST = 2**53  # far below the limit of SQLite, so that the next number always exists

_NO_VERSION = 1000  # from here on a damaged number rather than a newer version
_MAGIC = b"SQLite format 3\0"
_FORMATS, _VERSION, _APPLICATION = slice(18, 20), slice(60, 64), slice(68, 72)  # in the file header
_NEWEST_FORMAT = 2

_NUMBERS = """
select 1 where (select min(id) from matches) < 1 or (select max(id) from matches) > ?
    or (select min(changed) from matches) < 1 or (select max(changed) from matches) > ?
    or (select max(seq) from sqlite_sequence) > ?
"""


def check_kind(path: Path) -> None:
    """Raise an OSError if the path or a sidecar file is a pipe, a device or a folder."""
    for file in with_tails(path):
        try:
            mode = file.stat().st_mode
        except FileNotFoundError:
            continue
        if not S_ISREG(mode):
            raise OSError(EINVAL, f"{file.name} is no file")


def size_of(path: Path) -> int:
    """Return the size of a database file with its sidecar files, in bytes."""
    return sum(file.stat().st_size for file in with_tails(path) if file.exists())


def checked_version(path: Path, migrations: tuple[str, ...] = MIGRATIONS) -> int:
    """Return the schema version of a file; raise sqlite3.DatabaseError if it is damaged."""
    check_kind(path)
    with path.open("rb") as file:
        head = file.read(100)
    is_known = head[_APPLICATION] == APPLICATION.to_bytes(4, "big")
    number = int.from_bytes(head[_VERSION], "big")
    if head.startswith(_MAGIC) and is_known and len(migrations) < number < _NO_VERSION:
        return number  # a newer program made it: don't even open it
    if max(head[_FORMATS], default=0) > _NEWEST_FORMAT:
        raise _damaged("not a format that SQLite writes")
    try:
        with (
            closing(connect(path, "ro")) as connection,
            limited(connection, size_of(path)),
        ):
            return _checked_whole(connection, migrations)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
            raise _damaged(str(error)) from error
        raise


def check_form(connection: sqlite3.Connection, migrations: tuple[str, ...]) -> None:
    """Raise sqlite3.DatabaseError unless the schema is exactly what these migrations make."""
    wanted = _form(migrations)
    if _things(connection, len(wanted) + 1) != wanted:
        raise _damaged("not of the form that the program makes")


def _checked_whole(connection: sqlite3.Connection, migrations: tuple[str, ...]) -> int:
    number = version(connection)
    if not is_ours(connection) or not 0 < number < _NO_VERSION:
        raise _damaged("not a file of this program")
    if number <= len(migrations):
        check_form(connection, migrations[:number])
        if connection.execute("pragma quick_check(1)").fetchone()[0] != "ok":
            raise _damaged("the check failed")
        if connection.execute(_NUMBERS, 3 * (HIGHEST,)).fetchone() is not None:
            raise _damaged("numbers that are never reached")
    return number


@cache
def _form(migrations: tuple[str, ...]) -> list[Thing]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        prepare(connection)
        migrate(connection, migrations)
        return _things(connection, -1)


def _things(connection: sqlite3.Connection, most: int) -> list[Thing]:
    """Return the tables, indexes and other schema items; -1 as the limit means all of them."""
    rows = connection.execute(
        "select type, name, tbl_name, sql from sqlite_schema order by type, name limit ?", (most,)
    )
    return [(row["type"], row["name"], row["tbl_name"], row["sql"]) for row in rows]


def _damaged(why: str) -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError(why)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error
