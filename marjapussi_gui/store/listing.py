"""Queries for the list of matches: summaries, filters and search."""

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from typing import TypeVar

from ..engine.frozen import frozen
from ..engine.game import Game, Variant
from ..engine.games import VARIANTS
from ..engine.lines import BadLine, read_header
from ..engine.seating import SEATS
from ..engine.state import Seat, Side
from ..engine.strict_json import loads
from ..kept.listed import OPEN, PLAYED, Found, Listed
from .database import Database, Value
from .trouble import StoreError

T = TypeVar("T")

HIGHEST_SEED = 2**63 - 1
NO_SEED = -1  # stands for a seed that cannot be read
BY_KEY: Mapping[str, Variant] = {each.key: each for each in VARIANTS}

COLUMNS = """id, game, seats, me, level, partner_level, seed, made_at, changed_at, origin, status,
assisted, winner, scores, hands, actions"""


@frozen
class Filters:
    """Filters for the list of matches; an empty string filters nothing."""

    game: str = ""
    status: str = ""
    text: str = ""  # in a name, a date or a deal number


ALL = Filters()


class Listing:
    """Read-only queries on the stored matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def one(self, match: int) -> Listed:
        """Return the summary of a match; raise KeyError if there is no such match."""
        rows = self._list("where id = ?", match)
        if not rows:
            raise KeyError(match)
        return rows[0]

    def last_open(self) -> int | None:
        """Return the match that was played last if it is not over, else None.

        Finished imported matches don't count: looking at them is not playing.
        """
        rows = self._database.ask(
            "select id, status from matches where origin = ? or status = ?"
            " order by changed desc limit 1",
            PLAYED,
            OPEN,
        )
        return rows[0]["id"] if rows and rows[0]["status"] == OPEN else None

    def listed(self, filters: Filters = ALL, limit: int = -1, offset: int = 0) -> list[Listed]:
        """Return a page of the matches that pass the filters, the latest played first."""
        where, values = _conditions(filters)
        page = f"{where} order by changed desc limit ? offset ?"
        try:
            return self._list(page, *values, limit, offset)
        except StoreError:
            return self._listed_one_by_one(page, *values, limit, offset)

    def find(self, filters: Filters, go_on: int | None, most: int) -> Found:
        """Search up to `limit` matches, starting where the previous step stopped.

        A step reads few rows, so a search through many matches never blocks its caller for long.
        """
        terms, values = _terms(filters)
        fits = " and ".join(terms) or "1"
        start, below = ("", ()) if go_on is None else ("where changed < ?", (go_on,))
        rows = self._database.ask(
            f"select id, changed, {fits} as fits from matches {start}"  # noqa: S608 - the same
            " order by changed desc limit ?",
            *values,
            *below,
            most,
        )
        found = tuple(row["id"] for row in rows if row["fits"])
        return Found(found, rows[-1]["changed"] if len(rows) == most else None)

    def count(self, filters: Filters = ALL) -> int:
        """Return the number of matches that pass the filters."""
        where, values = _conditions(filters)
        rows = self._database.ask(f"select count(*) from matches {where}", *values)  # noqa: S608 - the same
        return int(rows[0][0])

    def game(self, match: int) -> Game | None:
        """Return the game of a match with its house rules; None if they are unreadable."""
        rows = self._database.ask("select header from matches where id = ?", match)
        with suppress(BadLine):
            return read_header(rows[0]["header"].encode(), BY_KEY).game if rows else None
        return None

    def _list(self, which: str, *values: Value) -> list[Listed]:
        rows = self._database.ask(f"select {COLUMNS} from matches {which}", *values)  # noqa: S608 - all of it is written in this file
        return [_listed(row) for row in rows]

    def _listed_one_by_one(self, which: str, *values: Value) -> list[Listed]:
        """Return the summaries of a page, leaving out unreadable rows."""
        page: list[Listed] = []
        for row in self._database.ask(f"select id from matches {which}", *values):  # noqa: S608 - the same
            with suppress(StoreError):
                page += self._list("where id = ?", row["id"])
        return page


def _listed(row: sqlite3.Row) -> Listed:
    """Return the summary in a row, with empty values for unreadable ones."""
    return Listed(
        id=row["id"],
        game=row["game"],
        seats=tuple(map(_readable, _values(row["seats"], str))),
        me=Seat(row["me"]),
        level=row["level"],
        partner_level=row["partner_level"],
        seed=_seed(row["seed"]),
        made_at=row["made_at"],
        changed_at=row["changed_at"],
        origin=row["origin"],
        status=row["status"],
        is_assisted=bool(row["assisted"]),
        winner=None if row["winner"] is None else Side(row["winner"]),
        scores=_values(row["scores"], int),
        hands=row["hands"],
        actions=row["actions"],
    )


def _values(text: str, kind: type[T]) -> tuple[T, ...]:
    """Return the values of a JSON list, at most one per seat; empty if unreadable."""
    try:
        values = loads(text.encode())
    except ValueError:
        return ()
    if not isinstance(values, list) or any(type(value) is not kind for value in values):
        return ()
    return tuple(values[: len(SEATS)])


def _seed(text: str) -> int:
    try:
        seed = int(text)
    except ValueError:
        return NO_SEED
    return seed if 0 <= seed <= HIGHEST_SEED else NO_SEED


def _readable(name: str) -> str:
    """Replace lone surrogates, which JSON may contain, so that the text can be encoded."""
    return name.encode(errors="replace").decode()


def _conditions(filters: Filters) -> tuple[str, tuple[str, ...]]:
    """Return the SQL where clause of the filters, and its values."""
    terms, values = _terms(filters)
    return f"where {' and '.join(terms)}" if terms else "", values


def _terms(filters: Filters) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the SQL conditions of the filters that are set, and their values."""
    terms = {
        "game = ?": filters.game,
        "status = ?": filters.status,
        "instr(searched, ?) > 0": filters.text.strip().casefold(),
    }
    chosen = {term: value for term, value in terms.items() if value}
    return tuple(chosen), tuple(chosen.values())
