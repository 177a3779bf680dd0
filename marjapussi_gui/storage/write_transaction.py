"""Write transactions that can be replayed on another connection."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence

Row = Sequence[object]
Statement = tuple[str, tuple[Row, ...]]  # the SQL, and the values of each run
OnWriteError = Callable[[sqlite3.OperationalError], sqlite3.Connection]


class WriteTransaction:
    """A transaction that records its write statements.

    If the file turns out not to be writable, it replays them on a fallback connection.
    """

    def __init__(self, connection: sqlite3.Connection, on_write_error: OnWriteError) -> None:
        """Use `on_write_error` to get a fallback connection; it may raise the error again."""
        self._connection, self._on_write_error = connection, on_write_error
        self.statements: list[Statement] = []

    def execute(self, sql: str, values: Row = ()) -> sqlite3.Cursor:
        """Run one statement and return its cursor."""
        cursor = self._run_with_fallback(lambda connection: connection.execute(sql, tuple(values)))
        if not sql.lstrip().startswith("select"):
            self.statements.append((sql, (tuple(values),)))
        return cursor

    def executemany(self, sql: str, rows: Iterable[Row]) -> None:
        """Run one statement once for each row of values."""
        values = tuple(tuple(row) for row in rows)
        self._run_with_fallback(lambda connection: connection.executemany(sql, values))
        self.statements.append((sql, values))

    def commit(self) -> None:
        self._run_with_fallback(lambda connection: connection.execute("commit"))

    def _run_with_fallback(
        self, operation: Callable[[sqlite3.Connection], sqlite3.Cursor]
    ) -> sqlite3.Cursor:
        try:
            return operation(self._connection)
        except sqlite3.OperationalError as error:
            self._connection = self._on_write_error(error)
            replay_statements(self.statements, self._connection)
            return operation(self._connection)


def replay_statements(statements: Iterable[Statement], connection: sqlite3.Connection) -> None:
    """Run recorded statements on a connection, in their original order."""
    for sql, rows in statements:
        for row in rows:
            connection.execute(sql, tuple(row))


def change_counters(connection: sqlite3.Connection) -> tuple[int, ...]:
    """Return counters that grow with every match and change, to compare two databases."""
    return tuple(connection.execute(CHANGE_COUNTERS_SQL).fetchone())


CHANGE_COUNTERS_SQL = """
select coalesce((select seq from sqlite_sequence where name = 'matches'), 0),
    coalesce((select max(changed) from matches), 0)
"""
