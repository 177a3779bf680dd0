"""Recovery of a damaged database: copy its readable rows, and keep the old file elsewhere."""

import sqlite3
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from datetime import datetime
from functools import partial
from pathlib import Path

from .connection import configure, connect, limit_steps, transaction, with_sidecar_files
from .database_copies import delete_database_files
from .errors import SQLITE_ERRORS, is_damage
from .file_checks import MAX_MATCH_ID, total_size
from .migrations import migrate
from .private_files import create_private_file

Row = Sequence[object]
OnProgress = Callable[[float], object]  # called with the share of the work done, from 0 to 1

SETTINGS_TABLES = ("kept", "presets", "people", "sheets")
# without "judged", because verdicts can be computed again
MATCH_DETAIL_TABLES = (
    *("log", "hands", "verdicts", "practised", "remarks"),
    *("match_people", "seat_hands", "notes"),
)
KEY_COLUMNS = {
    "kept": ("key",),
    "presets": ("game", "name"),
    "matches": ("id",),
    "verdicts": ("match", "ply"),
    "practised": ("match", "ply"),
    "people": ("id",),
    "sheets": ("id",),
    "match_people": ("match", "seat", "ply"),
    "seat_hands": ("match", "number", "seat"),
    "notes": ("match", "ply"),
}
DEFAULT_KEY_COLUMNS = ("match", "number")
ROW_CONDITIONS = {"matches": f"where id between 1 and {MAX_MATCH_ID}"}

PAGE_SIZE = 4096
MAX_BYTES_IN_MEMORY = 2**28  # maximum size of a file whose first pages are repaired in memory
# byte offsets in the first page, from SQLite's description of its file format
PAGE_TYPE_BYTE, INTERIOR_PAGE, CELL_COUNT_BYTES, LAST_CHILD_BYTES, FIRST_CELL_POINTER = (
    100,
    5,
    slice(103, 105),
    slice(108, 112),
    112,
)
CHANGE_COUNTER_BYTES, PAGE_COUNT_BYTES, FREELIST_BYTES, VERSION_VALID_FOR_BYTES = (
    slice(24, 28),
    slice(28, 32),
    slice(32, 40),
    slice(92, 96),
)


def recovered_path(path: Path) -> Path:
    """Return the path of a recovered file until it replaces the damaged one."""
    return path.with_name(f"{path.name}.recovered")


def partial_path(path: Path) -> Path:
    """Return the path under which a file is written until it is complete."""
    return path.with_name(f"{path.name}.part")


def create_database_file(
    path: Path,
    migrations: tuple[str, ...],
    damaged: Path | None = None,
    on_progress: OnProgress = bool,
) -> None:
    """Create a database file, and copy into it the readable rows of a damaged one, if given.

    The file gets its final name only when it is complete.
    """
    part = partial_path(path)
    delete_database_files(part)
    create_private_file(part)
    with closing(connect(part, "rwc")) as connection:
        migrate(connection, migrations)
        if damaged is not None:
            _copy_readable_rows(damaged, connection, migrations, on_progress)
    part.replace(path)


def quarantine(path: Path, now: datetime, reason: str = "damaged") -> Path:
    """Move a database away by giving its files unused names with a date. Return the new path."""
    aside = unused_path(path.with_name(f"{path.stem}-{reason}-{now:%Y-%m-%d-%H%M%S}{path.suffix}"))
    for old, new in reversed(
        list(zip(with_sidecar_files(path), with_sidecar_files(aside), strict=True))
    ):
        if old.exists():
            old.rename(new)
    return aside


def unused_path(path: Path) -> Path:
    """Return the path, with a number added if a file has that path already."""
    number, free = 1, path
    while any(file.exists() for file in with_sidecar_files(free)):
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def _copy_readable_rows(
    damaged: Path, target: sqlite3.Connection, migrations: tuple[str, ...], on_progress: OnProgress
) -> None:
    """Copy the readable rows of a damaged file.

    If the file can't even be opened, its first page is replaced with an intact one. If that isn't
    enough, the child pages of the first page are replaced as well.
    """
    size = total_size(damaged)
    openers = [partial(connect, damaged, "ro")]
    if size <= MAX_BYTES_IN_MEMORY:
        openers.append(partial(_open_with_fresh_first_page, damaged, migrations))
        openers.append(
            partial(_open_with_fresh_first_page, damaged, migrations, replace_child_pages=True)
        )
    for open_source in openers:
        try:
            with closing(open_source()) as source, limit_steps(source, size), transaction(target):
                for table in SETTINGS_TABLES:
                    _copy_table(source, target, table)
                _copy_matches(source, target)
                matches = _copy_match_details(source, target, on_progress)
        except SQLITE_ERRORS as error:
            if not is_damage(error):
                raise
            matches = 0
        if matches:
            return


def _open_with_fresh_first_page(
    damaged: Path, migrations: tuple[str, ...], *, replace_child_pages: bool = False
) -> sqlite3.Connection:
    """Open a copy in memory, with an intact file's first page.

    The schema is stored on this page and its child pages. The child pages may be elsewhere if an
    older version of the program created the file, so they are only replaced on request.
    """
    data = damaged.read_bytes()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh, migrations)
        intact = fresh.serialize()
    if replace_child_pages:
        for page in _child_pages(intact[:PAGE_SIZE]):
            where = slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
            data = data[: where.start] + intact[where] + data[where.stop :]
    first = bytearray(intact[:PAGE_SIZE])
    first[PAGE_COUNT_BYTES] = (len(data) // PAGE_SIZE).to_bytes(4, "big")
    first[FREELIST_BYTES] = bytes(8)
    first[VERSION_VALID_FOR_BYTES] = first[CHANGE_COUNTER_BYTES]
    connection = sqlite3.connect(":memory:", isolation_level=None)
    configure(connection)
    connection.deserialize(bytes(first) + data[PAGE_SIZE:])
    return connection


def _child_pages(page: bytes) -> list[int]:
    """Return the page numbers of the first page's children, empty if the schema fits on it."""
    if page[PAGE_TYPE_BYTE] != INTERIOR_PAGE:
        return []
    number = int.from_bytes(page[CELL_COUNT_BYTES], "big")
    places = (FIRST_CELL_POINTER + 2 * place for place in range(number))
    cells = (int.from_bytes(page[place : place + 2], "big") for place in places)
    pages = (int.from_bytes(page[cell : cell + 4], "big") for cell in cells)
    return [*pages, int.from_bytes(page[LAST_CHILD_BYTES], "big")]


def _copy_match_details(
    source: sqlite3.Connection, target: sqlite3.Connection, on_progress: OnProgress
) -> int:
    copied = [row["id"] for row in target.execute("select id from matches")]
    for number, match in enumerate(copied):
        on_progress(number / len(copied))
        for table in MATCH_DETAIL_TABLES:
            _copy_table(source, target, table, match)
        _delete_actions_after_gap(target, match)
    return len(copied)


def _copy_table(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    table: str,
    match_id: int | None = None,
    transform: Callable[[Row], Row] = tuple,
) -> None:
    wanted = _table_columns(target, table)
    names = [name for name in _table_columns(source, table) if name in wanted]
    keys = KEY_COLUMNS.get(table, DEFAULT_KEY_COLUMNS)
    if not set(keys) <= set(names) or (table == "matches" and "changed" not in names):
        return
    places = ", ".join("?" * len(names))
    insertion = f"insert or ignore into {table} ({', '.join(names)}) values ({places})"  # noqa: S608 - all names are those of our own tables
    for row in _readable_rows(source, table, names, match_id):
        try:
            target.execute(insertion, transform(row))
        except sqlite3.IntegrityError:
            continue  # skip a damaged value that violates a constraint


def _copy_matches(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy the matches, and renumber their changes in case a damaged number is the maximum."""
    changes: dict[object, int] = {}
    wanted = _table_columns(target, "matches")
    columns = [name for name in _table_columns(source, "matches") if name in wanted]

    def renumber(row: Row) -> Row:
        named = dict(zip(columns, row, strict=True))
        changes[named["id"]] = named["changed"] if isinstance(named["changed"], int) else 0
        return tuple((named | {"changed": len(changes)}).values())

    _copy_table(source, target, "matches", transform=renumber)
    ordered = sorted(changes, key=changes.__getitem__)
    for sign in (-1, 1):  # negative numbers first, because the numbers must be unique at any time
        numbers = [(sign * number, match) for number, match in enumerate(ordered, 1)]
        target.executemany("update matches set changed = ? where id = ?", numbers)


def _table_columns(connection: sqlite3.Connection, table: str) -> list[str]:
    """Return the columns of a table, or none if it is missing, unreadable or a view."""
    try:
        kinds = connection.execute(f"pragma main.table_list({table})").fetchall()
        if [row["type"] for row in kinds] != ["table"]:
            return []
        return [row["name"] for row in connection.execute(f"pragma main.table_info({table})")]
    except SQLITE_ERRORS:
        return []


def _readable_rows(
    source: sqlite3.Connection, table: str, columns: list[str], match_id: int | None
) -> Iterator[Row]:
    """Yield all rows that can be read. After an error, read row by row, using the key."""
    is_whole = yield from _rows_from_both_ends(source, table, columns, match_id)
    if is_whole:
        return
    keys = KEY_COLUMNS.get(table, DEFAULT_KEY_COLUMNS)
    one = " and ".join(f"{key} = ?" for key in keys)
    question = f"select {', '.join(columns)} from {table} where {one}"  # noqa: S608 - the same
    for key in _rows_from_both_ends(source, table, keys, match_id):
        try:
            yield from source.execute(question, key).fetchall()
        except SQLITE_ERRORS:
            continue


def _rows_from_both_ends(
    source: sqlite3.Connection, table: str, columns: Sequence[str], match_id: int | None
) -> Generator[Row, None, bool]:
    """Yield rows from the start up to the damage, then from the end. Return True if undamaged."""
    where, values = (
        (ROW_CONDITIONS.get(table, ""), ())
        if match_id is None
        else ("where match = ?", (match_id,))
    )
    for order in ("asc", "desc"):
        by = ", ".join(f"{key} {order}" for key in KEY_COLUMNS.get(table, DEFAULT_KEY_COLUMNS))
        question = f"select {', '.join(columns)} from {table} {where} order by {by}"  # noqa: S608 - the same
        try:
            yield from source.execute(question, values)
        except SQLITE_ERRORS:
            continue
        return order == "asc"
    return False


def _delete_actions_after_gap(target: sqlite3.Connection, match_id: int) -> None:
    """Delete the actions of a match that come after a gap in their numbers."""
    question = "select number from log where match = ? order by number"
    numbers = [row["number"] for row in target.execute(question, (match_id,))]
    whole = next((place for place, number in enumerate(numbers) if place != number), len(numbers))
    target.execute("delete from log where match = ? and number >= ?", (match_id, whole))
