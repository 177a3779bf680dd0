"""Statements that are run as one, and can be repeated in another database."""

import sqlite3
from collections.abc import Iterable, Sequence

Row = Sequence[object]
Statement = tuple[str, tuple[Row, ...]]  # the SQL, and the values of each time it was run


class Change:
    """Runs statements on a connection and remembers those that write."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.statements: list[Statement] = []

    def execute(self, sql: str, values: Row = ()) -> sqlite3.Cursor:
        """Run one statement."""
        cursor = self._connection.execute(sql, tuple(values))
        if not sql.lstrip().startswith("select"):
            self.statements.append((sql, (tuple(values),)))
        return cursor

    def executemany(self, sql: str, rows: Iterable[Row]) -> None:
        """Run one statement for each row of values."""
        values = tuple(tuple(row) for row in rows)
        self._connection.executemany(sql, values)
        self.statements.append((sql, values))


def repeat(statements: Iterable[Statement], connection: sqlite3.Connection) -> None:
    """Run statements again, in their order."""
    for sql, rows in statements:
        for row in rows:
            connection.execute(sql, tuple(row))
