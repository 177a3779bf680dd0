"""Recovery of a damaged database: readable rows are copied, the old file is quarantined."""

import sqlite3
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from datetime import datetime
from functools import partial
from pathlib import Path

from .checks import HIGHEST, size_of
from .connection import connect, limited, prepare, transaction, with_tails
from .copies import clear
from .migrations import migrate
from .trouble import DAMAGED, REPORTS, key_of

Row = Sequence[object]
Progress = Callable[[float], object]  # called with the share done, 0 to 1

PLAIN = ("kept", "presets")
OF_MATCHES = ("log", "hands", "verdicts", "practised")  # "judged" is left out: it is computed again
KEYS = {
    "kept": ("key",),
    "presets": ("game", "name"),
    "matches": ("id",),
    "verdicts": ("match", "ply"),
    "practised": ("match", "ply"),
}
OF_A_MATCH = ("match", "number")
WORTH = {"matches": f"where id between 1 and {HIGHEST}"}

PAGE = 4096
MOST_AT_ONCE = 2**28  # for repairing the first pages of a file
# Byte offsets in the first page, from SQLite's description of its file format
KIND, LEADS_ON, CELLS, LAST, FIRST_CELL = 100, 5, slice(103, 105), slice(108, 112), 112  # of a page
CHANGES, PAGES, FREE, VALID_FOR = slice(24, 28), slice(28, 32), slice(32, 40), slice(92, 96)


def recovered_beside(path: Path) -> Path:
    """Return the path of the recovered file until it replaces the damaged one."""
    return path.with_name(f"{path.name}.recovered")


def part_beside(path: Path) -> Path:
    """Return the path of a file that is not complete yet."""
    return path.with_name(f"{path.name}.part")


def make_new(
    path: Path,
    migrations: tuple[str, ...],
    damaged: Path | None = None,
    on_progress: Progress = bool,
) -> int:
    """Create a database with the readable rows of a damaged one; return its number of matches.

    It gets its name only when it is complete.
    """
    part = part_beside(path)
    clear(part)
    with closing(connect(part, "rwc")) as connection:
        migrate(connection, migrations)
        matches = 0 if damaged is None else _recover(damaged, connection, migrations, on_progress)
    part.replace(path)
    return matches


def set_aside(path: Path, now: datetime, why: str = "damaged") -> Path:
    """Rename a file and its sidecar files to an unused dated name, and return its new path."""
    aside = _free_name(path.with_name(f"{path.stem}-{why}-{now:%Y-%m-%d-%H%M%S}{path.suffix}"))
    for old, new in reversed(list(zip(with_tails(path), with_tails(aside), strict=True))):
        if old.exists():
            old.rename(new)
    return aside


def _free_name(path: Path) -> Path:
    """Return the path, with a number added if it is taken."""
    number, free = 1, path
    while any(file.exists() for file in with_tails(free)):
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def _recover(
    damaged: Path, target: sqlite3.Connection, migrations: tuple[str, ...], on_progress: Progress
) -> int:
    """Copy readable rows and return the number of matches.

    If the file cannot even be opened, its first page is replaced by an intact one, and if that
    is not enough, the pages below it are replaced, too.
    """
    size = size_of(damaged)
    openers = [partial(connect, damaged, "ro")]
    if size <= MOST_AT_ONCE:
        openers.append(partial(_with_first_pages, damaged, migrations))
        openers.append(partial(_with_first_pages, damaged, migrations, all_of_them=True))
    for open_source in openers:
        try:
            with closing(open_source()) as source, limited(source, size), transaction(target):
                for table in PLAIN:
                    _copy(source, target, table)
                _copy_matches(source, target)
                matches = _copy_what_belongs_to_matches(source, target, on_progress)
        except REPORTS as error:
            if key_of(error) != DAMAGED:
                raise
            matches = 0
        if matches:
            return matches
    return 0


def _with_first_pages(
    damaged: Path, migrations: tuple[str, ...], *, all_of_them: bool = False
) -> sqlite3.Connection:
    """Open a copy in memory with the first page that it should have.

    The schema is stored there and on its child pages, which may be elsewhere in a file that was
    created by an older version; so they are replaced only on request.
    """
    data = damaged.read_bytes()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh, migrations)
        intact = fresh.serialize()
    if all_of_them:
        for page in _named_on(intact[:PAGE]):
            where = slice((page - 1) * PAGE, page * PAGE)
            data = data[: where.start] + intact[where] + data[where.stop :]
    first = bytearray(intact[:PAGE])
    first[PAGES] = (len(data) // PAGE).to_bytes(4, "big")
    first[FREE] = bytes(8)
    first[VALID_FOR] = first[CHANGES]
    connection = sqlite3.connect(":memory:", isolation_level=None)
    prepare(connection)
    connection.deserialize(bytes(first) + data[PAGE:])
    return connection


def _named_on(page: bytes) -> list[int]:
    """Return the numbers of the first page's child pages; none if the schema fits on it."""
    if page[KIND] != LEADS_ON:
        return []
    number = int.from_bytes(page[CELLS], "big")
    places = (FIRST_CELL + 2 * place for place in range(number))
    cells = (int.from_bytes(page[place : place + 2], "big") for place in places)
    pages = (int.from_bytes(page[cell : cell + 4], "big") for cell in cells)
    return [*pages, int.from_bytes(page[LAST], "big")]


def _copy_what_belongs_to_matches(
    source: sqlite3.Connection, target: sqlite3.Connection, on_progress: Progress
) -> int:
    copied = [row["id"] for row in target.execute("select id from matches")]
    for number, match in enumerate(copied):
        on_progress(number / len(copied))
        for table in OF_MATCHES:
            _copy(source, target, table, match)
        _cut_at_gap(target, match)
    return len(copied)


def _copy(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    table: str,
    match: int | None = None,
    change: Callable[[Row], Row] = tuple,
) -> None:
    wanted = _columns(target, table)
    names = [name for name in _columns(source, table) if name in wanted]
    keys = KEYS.get(table, OF_A_MATCH)
    if not set(keys) <= set(names) or (table == "matches" and "changed" not in names):
        return
    places = ", ".join("?" * len(names))
    insertion = f"insert or ignore into {table} ({', '.join(names)}) values ({places})"  # noqa: S608 - all names are those of our own tables
    for row in _readable(source, table, names, match):
        try:
            target.execute(insertion, change(row))
        except sqlite3.IntegrityError:
            continue  # a damaged value that violates a constraint


def _copy_matches(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy the matches and renumber their changes, since a damaged number may be the maximum."""
    changes: dict[object, int] = {}
    wanted = _columns(target, "matches")
    columns = [name for name in _columns(source, "matches") if name in wanted]

    def renumber(row: Row) -> Row:
        named = dict(zip(columns, row, strict=True))
        changes[named["id"]] = named["changed"] if isinstance(named["changed"], int) else 0
        return tuple((named | {"changed": len(changes)}).values())

    _copy(source, target, "matches", change=renumber)
    ordered = sorted(changes, key=changes.__getitem__)
    for sign in (-1, 1):  # negative first: the numbers have to be unique at any time
        numbers = [(sign * number, match) for number, match in enumerate(ordered, 1)]
        target.executemany("update matches set changed = ? where id = ?", numbers)


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    """Return the columns of a table; none if it is missing, unreadable or a view."""
    try:
        kinds = connection.execute(f"pragma main.table_list({table})").fetchall()
        if [row["type"] for row in kinds] != ["table"]:
            return []
        return [row["name"] for row in connection.execute(f"pragma main.table_info({table})")]
    except REPORTS:
        return []


def _readable(
    source: sqlite3.Connection, table: str, names: list[str], match: int | None
) -> Iterator[Row]:
    """Yield the rows that can be read; after an error, also try each row by its key."""
    is_whole = yield from _from_both_ends(source, table, names, match)
    if is_whole:
        return
    keys = KEYS.get(table, OF_A_MATCH)
    one = " and ".join(f"{key} = ?" for key in keys)
    question = f"select {', '.join(names)} from {table} where {one}"  # noqa: S608 - the same
    for key in _from_both_ends(source, table, keys, match):
        try:
            yield from source.execute(question, key).fetchall()
        except REPORTS:
            continue


def _from_both_ends(
    source: sqlite3.Connection, table: str, names: Sequence[str], match: int | None
) -> Generator[Row, None, bool]:
    """Yield the rows before the damage, then those after it in reverse; return True if all."""
    where, values = (WORTH.get(table, ""), ()) if match is None else ("where match = ?", (match,))
    for order in ("asc", "desc"):
        by = ", ".join(f"{key} {order}" for key in KEYS.get(table, OF_A_MATCH))
        question = f"select {', '.join(names)} from {table} {where} order by {by}"  # noqa: S608 - the same
        try:
            yield from source.execute(question, values)
        except REPORTS:
            continue
        return order == "asc"
    return False


def _cut_at_gap(target: sqlite3.Connection, match: int) -> None:
    """Delete the lines of a match from the first gap in their numbers on."""
    question = "select number from log where match = ? order by number"
    numbers = [row["number"] for row in target.execute(question, (match,))]
    whole = next((place for place, number in enumerate(numbers) if place != number), len(numbers))
    target.execute("delete from log where match = ? and number >= ?", (match, whole))
