"""An in-memory copy of what this run needs, for when the file can't be read."""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress

from .connection import connect_in_memory
from .migrations import migrate

Statement = tuple[str, tuple[Sequence[object], ...]]  # the SQL, and the values of each run

SETTINGS_TABLES = ("kept", "presets", "people", "sheets")
MATCH_TABLES = (
    *("log", "hands", "verdicts", "judged", "practised", "remarks"),
    *("match_people", "seat_hands", "notes"),
)
# verdicts can be computed again, and a long evaluation would fill the memory with them
SKIPPED = ("into verdicts", "into judged")


class InMemoryCopy:
    """The settings, the matches that were opened, and all changes since then.

    Other matches are missing, so changes may refer to matches that aren't there.
    """

    def __init__(self) -> None:
        self._connection = _connect_without_references()
        migrate(self._connection)

    def copy_settings(self, source: sqlite3.Connection) -> None:
        for table in SETTINGS_TABLES:
            _copy_rows(source, self._connection, table)

    def copy_match(self, source: sqlite3.Connection, match_id: int) -> None:
        _copy_rows(source, self._connection, "matches", "where id = ?", match_id)
        for table in MATCH_TABLES:
            _copy_rows(source, self._connection, table, "where match = ?", match_id)

    def repeat(self, statements: Iterable[Statement]) -> None:
        """Repeat changes of the file as far as they make sense here."""
        for sql, rows in statements:
            if not any(words in sql for words in SKIPPED):
                for row in rows:
                    with suppress(sqlite3.Error):
                        self._connection.execute(sql, tuple(row))

    def open_snapshot(self, last_match_id: int) -> sqlite3.Connection:
        """Open a database in memory with this content, whose next match gets the next id."""
        memory = _connect_without_references()
        self._connection.backup(memory)
        set_last_match_id(memory, last_match_id)
        return memory

    def close(self) -> None:
        self._connection.close()


def set_last_match_id(connection: sqlite3.Connection, match_id: int) -> None:
    """Set the last match id, after which new ids are assigned."""
    connection.execute("delete from sqlite_sequence where name = 'matches'")
    connection.execute("insert into sqlite_sequence values ('matches', ?)", (match_id,))


def _connect_without_references() -> sqlite3.Connection:
    connection = connect_in_memory()
    connection.execute("pragma foreign_keys = off")
    return connection


def _copy_rows(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    table: str,
    where: str = "",
    *values: int,
) -> None:
    for row in source.execute(f"select * from {table} {where}", values):  # noqa: S608 - all names are ours
        places = ", ".join("?" * len(row))
        target.execute(f"insert or replace into {table} values ({places})", tuple(row))  # noqa: S608
