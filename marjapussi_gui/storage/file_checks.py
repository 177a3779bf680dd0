"""Checks of a database file before it is used: file type, schema and integrity."""

import sqlite3
from contextlib import closing
from errno import EINVAL
from functools import cache
from pathlib import Path
from stat import S_ISREG

from .connection import configure, connect, limit_steps, with_sidecar_files
from .migrations import APPLICATION_ID, MIGRATIONS, has_application_id, migrate, schema_version

SchemaItem = tuple[str, str, str, str | None]  # type, name, table name and SQL

MAX_MATCH_ID = 2**53  # far below the maximum of SQLite, so that a next id always exists

_IMPLAUSIBLE_VERSION = 1000  # a higher number means a damaged file, not a newer version
_SQLITE_MAGIC = b"SQLite format 3\0"
# byte ranges in the file header
_FORMAT_BYTES, _VERSION_BYTES, _APPLICATION_ID_BYTES = (
    slice(18, 20),
    slice(60, 64),
    slice(68, 72),
)
_MAX_FORMAT = 2

_OUT_OF_RANGE_SQL = """
select 1 where (select min(id) from matches) < 1 or (select max(id) from matches) > ?
    or (select min(changed) from matches) < 1 or (select max(changed) from matches) > ?
    or (select max(seq) from sqlite_sequence) > ?
"""


def check_regular_file(path: Path) -> None:
    """Raise OSError if the path or a file beside it is a pipe, a device or a folder.

    The files beside it are those that SQLite creates for a database.
    """
    for file in with_sidecar_files(path):
        try:
            mode = file.stat().st_mode
        except FileNotFoundError:
            continue
        if not S_ISREG(mode):
            raise OSError(EINVAL, f"{file.name} is a pipe, device or folder, not a file")


def is_own_database(path: Path) -> bool:
    """Return whether a file is a database of this program, or one that was never completed."""
    with path.open("rb") as file:
        head = file.read(100)
    is_ours = head[_APPLICATION_ID_BYTES] == APPLICATION_ID.to_bytes(4, "big")
    return (head.startswith(_SQLITE_MAGIC) and is_ours) or not any(head)


def total_size(path: Path) -> int:
    """Return the size in bytes of a database file and the files that SQLite creates beside it."""
    return sum(file.stat().st_size for file in with_sidecar_files(path) if file.exists())


def validate_file(path: Path, migrations: tuple[str, ...] = MIGRATIONS) -> int:
    """Return the schema version of a database file. Raise sqlite3.DatabaseError if damaged."""
    check_regular_file(path)
    with path.open("rb") as file:
        head = file.read(100)
    is_known = head[_APPLICATION_ID_BYTES] == APPLICATION_ID.to_bytes(4, "big")
    number = int.from_bytes(head[_VERSION_BYTES], "big")
    if (
        head.startswith(_SQLITE_MAGIC)
        and is_known
        and len(migrations) < number < _IMPLAUSIBLE_VERSION
    ):
        return number  # a newer version of the program made the file, so don't even open it
    if max(head[_FORMAT_BYTES], default=0) > _MAX_FORMAT:
        raise _corruption_error("not a format that SQLite writes")
    try:
        with (
            closing(connect(path, "ro")) as connection,
            limit_steps(connection, total_size(path)),
        ):
            return _validate_content(connection, migrations)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
            raise _corruption_error(str(error)) from error
        raise


def check_schema(connection: sqlite3.Connection, migrations: tuple[str, ...]) -> None:
    """Raise sqlite3.DatabaseError unless the schema is exactly what these migrations create."""
    wanted = _expected_schema(migrations)
    if _read_schema(connection, len(wanted) + 1) != wanted:
        raise _corruption_error("not of the form that the program makes")


def _validate_content(connection: sqlite3.Connection, migrations: tuple[str, ...]) -> int:
    number = schema_version(connection)
    if not has_application_id(connection) or not 0 < number < _IMPLAUSIBLE_VERSION:
        raise _corruption_error("not a file of this program")
    if connection.execute("pragma encoding").fetchone()[0] != "UTF-8":
        raise _corruption_error("not in the encoding that the program uses")
    if number <= len(migrations):
        check_schema(connection, migrations[:number])
        if connection.execute("pragma quick_check(1)").fetchone()[0] != "ok":
            raise _corruption_error("the check failed")
        if connection.execute(_OUT_OF_RANGE_SQL, 3 * (MAX_MATCH_ID,)).fetchone() is not None:
            raise _corruption_error("numbers that are never reached")
    return number


@cache
def _expected_schema(migrations: tuple[str, ...]) -> list[SchemaItem]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        configure(connection)
        migrate(connection, migrations)
        return _read_schema(connection, -1)


def _read_schema(connection: sqlite3.Connection, limit: int) -> list[SchemaItem]:
    """Return at most `limit` tables, indexes and other parts of the schema, or all for -1."""
    rows = connection.execute(
        "select type, name, tbl_name, sql from sqlite_schema order by type, name limit ?", (limit,)
    )
    return [(row["type"], row["name"], row["tbl_name"], row["sql"]) for row in rows]


def _corruption_error(reason: str) -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError(reason)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error
