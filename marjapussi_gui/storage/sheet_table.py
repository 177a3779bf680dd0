"""Score sheets in the database. A sheet is saved after every keystroke."""

import json
import sqlite3
from contextlib import suppress
from dataclasses import replace

from ..engine.record_lines import RecordLineError, header_line, parse_header
from ..engine.sheet.fields import Entry, EntryValue
from ..engine.strict_json import loads
from ..model.match_state import FINISHED, OPEN
from ..model.score_sheet import ScoreSheet
from .base_repository import NO_ITEMS, BaseRepository, default_on_error
from .errors import StoreError
from .match_queries import VARIANT_BY_KEY, to_valid_text

MAX_LISTED = 500


class SheetTable(BaseRepository):
    """Stores score sheets; implements SheetRepository."""

    def save(self, sheet: ScoreSheet) -> ScoreSheet:
        names = tuple(map(to_valid_text, sheet.header.player_names))
        header, now = replace(sheet.header, player_names=names), self._database.timestamp()
        sheet = replace(sheet, header=header, changed_at=now)
        try:
            sheet = replace(sheet, id=sheet.id or self._next_id())
            with self._database.transaction() as connection:
                connection.execute(
                    "insert or replace into sheets values (?, ?, ?, ?, ?, ?, ?)", _row(sheet)
                )
        except StoreError as error:
            self._handle_error(error)
        return sheet

    @default_on_error(None)
    def load(self, sheet_id: int) -> ScoreSheet | None:
        rows = self._database.query("select * from sheets where id = ?", sheet_id)
        return _parse_row(rows[0]) if rows else None

    @default_on_error(NO_ITEMS)
    def search(self, game: str = "", status: str = "", text: str = "") -> list[ScoreSheet]:
        rows = self._database.query(
            SEARCH_SQL, *(game, game), *(status, status), text.strip().casefold(), MAX_LISTED
        )
        return [sheet for row in rows if (sheet := _parse_row(row)) is not None]

    @default_on_error(None)
    def delete(self, sheet_id: int) -> None:
        with self._database.transaction() as connection:
            connection.execute("delete from sheets where id = ?", (sheet_id,))

    def _next_id(self) -> int:
        """Return an unused id. If the file can't be read, it is one that the file can't have."""
        rows = self._database.query("select coalesce(max(id), 0) as last from sheets")
        last = int(rows[0]["last"])
        return max(last, self._database.now_in_seconds() if self._database.is_partial else 0) + 1


SEARCH_SQL = """
select * from sheets
where (? = '' or game = ?) and (? = '' or status = ?) and instr(searched, ?) > 0
order by changed_at desc, id desc limit ?
"""


def _row(sheet: ScoreSheet) -> tuple[str | int, ...]:
    return (
        sheet.id,
        FINISHED if sheet.is_over else OPEN,
        sheet.game.key,
        header_line(sheet.header),
        json.dumps([dict(each) for each in (*sheet.hands, sheet.draft)]),
        sheet.changed_at,
        " ".join((*sheet.header.player_names, sheet.changed_at)).casefold(),
    )


def _parse_row(row: sqlite3.Row) -> ScoreSheet | None:
    """Return the sheet in a row, or None if it can't be read."""
    with suppress(RecordLineError, TypeError, ValueError):
        header = parse_header(row["header"].encode(), VARIANT_BY_KEY)
        match loads(row["entries"].encode()):
            case [*hands, draft]:
                entries = tuple(map(_parse_entry, hands))
                return ScoreSheet(
                    header, entries, _parse_entry(draft), row["id"], row["changed_at"]
                )
    return None


def _parse_entry(stored: object) -> Entry:
    """Return an entry from its JSON value. Raise TypeError or ValueError if it isn't one."""
    entry: dict[str, EntryValue] = {}
    if not isinstance(stored, dict):
        raise TypeError("an entry must be an object")
    for name, value in stored.items():
        values = value if isinstance(value, list) else [value]
        if any(type(each) is not int for each in values):
            raise ValueError(f"{name!r} must be a whole number, or several")
        entry[name] = tuple(values) if isinstance(value, list) else value
    return entry
