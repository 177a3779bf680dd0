"""What a list of matches tells, and which of them it shows."""

import json
import sqlite3
from dataclasses import dataclass

from ..engine.state import Seat, Side
from ..kept.listed import OPEN, PLAYED, Listed
from .database import Database, Value


@dataclass(frozen=True, slots=True)
class Filters:
    """Which matches are listed; what is empty filters nothing."""

    game: str = ""
    status: str = ""
    text: str = ""  # in a name, a date or a deal number


class Listing:
    """The matches that are kept, to choose from."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def one(self, match: int) -> Listed:
        """Return what a list tells of a match; KeyError when there is none of that number."""
        rows = self._list("where id = ?", match)
        if not rows:
            raise KeyError(match)
        return rows[0]

    def last_open(self) -> int | None:
        """Return the match that was played last, if it is not over; who looks on does not play."""
        rows = self._database.ask(
            "select id, status from matches where origin = ? or status = ?"
            " order by changed desc limit 1",
            PLAYED,
            OPEN,
        )
        return rows[0]["id"] if rows and rows[0]["status"] == OPEN else None

    def listed(
        self, filters: Filters = Filters(), limit: int = -1, offset: int = 0
    ) -> list[Listed]:
        """Return a page of the matches that pass the filters, the one played last first."""
        where, values = _conditions(filters)
        return self._list(f"{where} order by changed desc limit ? offset ?", *values, limit, offset)

    def count(self, filters: Filters = Filters()) -> int:
        """Return how many matches pass the filters."""
        where, values = _conditions(filters)
        rows = self._database.ask(f"select count(*) from matches {where}", *values)  # noqa: S608
        return int(rows[0][0])

    def _list(self, which: str, *values: Value) -> list[Listed]:
        rows = self._database.ask(f"select * from matches {which}", *values)  # noqa: S608
        return [listed for row in rows if (listed := _listed(row)) is not None]


def _listed(row: sqlite3.Row) -> Listed | None:
    """Return what a row tells; nothing when it was damaged."""
    try:
        return Listed(
            id=row["id"],
            game=row["game"],
            seats=tuple(map(str, json.loads(row["seats"]))),
            me=Seat(row["me"]),
            level=row["level"],
            partner_level=row["partner_level"],
            seed=int(row["seed"]),
            made_at=row["made_at"],
            changed_at=row["changed_at"],
            origin=row["origin"],
            status=row["status"],
            is_assisted=bool(row["assisted"]),
            winner=None if row["winner"] is None else Side(row["winner"]),
            scores=tuple(map(int, json.loads(row["scores"]))),
            hands=row["hands"],
            actions=row["actions"],
        )
    except (ValueError, TypeError):
        return None


def _conditions(filters: Filters) -> tuple[str, tuple[str, ...]]:
    """Return what stands after "from matches", and its values."""
    terms = {
        "game = ?": filters.game,
        "status = ?": filters.status,
        "instr(searched, ?) > 0": filters.text.strip().casefold(),
    }
    chosen = {term: value for term, value in terms.items() if value}
    return f"where {' and '.join(chosen)}" if chosen else "", tuple(chosen.values())
