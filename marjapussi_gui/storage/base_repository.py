"""Base class of the repositories: uses the database and reports its errors."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import wraps
from types import MappingProxyType
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from ..model.preferences import NO_PERSON
from .database import Database, SqlValue
from .errors import StoreError

D = TypeVar("D")
P = ParamSpec("P")
R = TypeVar("R", bound="BaseRepository")
T = TypeVar("T")

# called with an error key, or with "" when an error is over
ReportError = Callable[[str], object]

NO_ITEMS: Sequence[Any] = ()
NO_VALUES: Mapping[Any, Any] = MappingProxyType({})


class BaseRepository:
    """Base class of the repositories. Reports StoreErrors to a listener, or else raises them."""

    def __init__(self, database: Database, report_error: ReportError | None = None) -> None:
        self._database, self.report_error = database, report_error
        self._person = NO_PERSON

    def for_person(self, person_id: int) -> Self:
        """Return a copy of the repository whose queries see only what this person has played."""
        twin = copy(self)
        twin._person = person_id  # noqa: SLF001 - of the same class
        return twin

    def query(self, sql: str, *values: SqlValue) -> list[sqlite3.Row]:
        """Return the rows of a query about the player or, after for_person(), about that person."""
        seen = "" if self._person == NO_PERSON else PERSON_SQL.replace(":person", str(self._person))
        return self._database.query(f"{seen}{sql}", *values)

    def _handle_error(self, error: StoreError | None) -> None:
        """Report an error, or None when it is over. Without a listener, raise the error."""
        if self.report_error is not None:
            self.report_error("" if error is None else error.key)
        elif error is not None:
            raise error


def default_on_error(
    default: D,
) -> Callable[[Callable[Concatenate[R, P], T]], Callable[Concatenate[R, P], T | D]]:
    """Decorate a method of a repository to report a StoreError and return the default instead."""

    def decorate(method: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T | D]:
        @wraps(method)
        def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T | D:
            try:
                return method(self, *args, **kwargs)
            except StoreError as error:
                self._handle_error(error)
                return default

        return run

    return decorate


def ignore_error(_key: str) -> None:
    """Ignore an error that was already reported when the database was opened."""


# Put before a query, it replaces the tables with what the person has played, as that seat sees it.
# Matches of several people count as imported, so that the player's own queries leave them out.
PERSON_SQL = """
with stays as (
    select match, seat, side, ply as first, assisted, counted, person,
        lead(ply, 1, 9e9) over (partition by match, seat order by ply) as last
    from main.match_people
),
own as (select * from stays where person = :person),
matches as (
    select id, changed, 'played' as origin, status, game, players, header, seats, rules, seed,
        own_seats.seat as me, own_seats.side as side, level, partner_level, made_at, changed_at,
        own_seats.assisted as assisted, own_seats.counted as counted, winner, began, scores, hands,
        actions, searched, curtain
    from main.matches join (
        select match, seat, side, max(assisted) as assisted, min(counted) as counted
        from own group by match, seat
    ) as own_seats on own_seats.match = id
),
hands as (
    select seen.match as match, number, seen.ply as ply, gained, lost, bidder, bid_made, marriages,
        refused, porvoo, notes, seen.counted as counted, null as luck
    from main.seat_hands as seen join own on own.match = seen.match and own.seat = seen.seat
        and seen.ply > first and seen.ply <= last
),
verdicts as (
    select seen.* from main.verdicts as seen join own on own.match = seen.match
        and own.seat = seen.seat and seen.ply >= first and seen.ply < last
),
practised as (select seen.* from main.practised as seen join verdicts using (match, ply))
"""
