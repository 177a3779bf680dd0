"""The chance to win the match as it stands: what a hand is played for."""

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from math import exp
from typing import Protocol, cast

from ..engine.game import Game
from ..engine.state import NO_SIDE, Seat, Standing
from .companion import Worth
from .counts import companion
from .courses import Situation
from .endings import hands_of
from .standings import IsOver, Standings, Table

STEEPNESS = 4.0  # how much a lead of the whole target decides, where nothing better is known
EACH_STEEPNESS = 2.0  # the same, where each plays for himself
WON = 12.0  # the strength of a side that has won, as an exponent
WORKED_OUT = 1  # how a table is: to be raised with any change of courses, counts or standings
NEARLY = 1e-3  # by which the chances of all sides may miss 1: the last sweep ends so near
DECIDED = 500.0  # an exponent beyond which nothing is left to win or lose


def never() -> bool:
    """Return that there is no haste."""
    return False


def plain(game: Game, _is_over: IsOver = never) -> Worth:
    """Return an estimate of the chances by the scores alone, for rules without a table."""
    target = game.rules.target

    def two_sides(match: Standing, _: Seat) -> tuple[float, ...]:
        if match.over:
            first = 0.5 if match.winner == NO_SIDE else float(match.winner == 0)
        else:
            lead = (match.scores[0] - match.scores[1]) / target
            first = 1 / (1 + exp(-max(-DECIDED, min(STEEPNESS * lead, DECIDED))))
        return first, 1 - first

    def each_for_himself(match: Standing, _: Seat) -> tuple[float, ...]:
        if match.over:
            sides = range(len(match.scores))
            return _shares([WON if side == match.winner else 0.0 for side in sides])
        return _shares([EACH_STEEPNESS * score / target for score in match.scores])

    return two_sides if len(game.seating.sides) == 2 else each_for_himself


def by_points(game: Game, _is_over: IsOver = never) -> Worth:
    """Return a worth that looks at points alone, whatever they do to the match."""
    scale = 4 * game.rules.target

    def worth(match: Standing, _: Seat) -> tuple[float, ...]:
        if len(match.scores) > 2:
            return _shares([4 * score / scale for score in match.scores])
        first = 0.5 + (match.scores[0] - match.scores[1]) / scale
        return first, 1 - first

    return worth


def _shares(exponents: list[float]) -> tuple[float, ...]:
    """Return what each has of the whole, given how strong each is as an exponent."""
    most = max(exponents)
    strengths = [exp(each - most) for each in exponents]
    total = sum(strengths)
    return tuple(each / total for each in strengths)


def by_match(game: Game, is_over: IsOver = never) -> Worth:
    """Return the chances of all sides to win the match, from how hands of the game end.

    They are worked out at first use, which is given up with Stopped as soon as it is over.
    """
    estimate, table = plain(game), _table(game, is_over)
    if table is None:
        return estimate

    def worth(match: Standing, dealer: Seat) -> tuple[float, ...]:
        known = None if match.over else table.chances(match, game.seating.side(dealer))
        return estimate(match, dealer) if known is None else known

    return worth


def _table(game: Game, is_over: IsOver) -> Standings | None:
    tables, key = _tables(), (game.key, *game.options.items())
    if key not in tables:
        endings = hands_of(game.key)
        course = companion(game).course(endings) if endings else None
        if course is None:
            return None
        stored_key = key_of(game)
        found = Standings(course, is_over, _read(stored_key, len(game.seating.sides)))
        tables[key] = found
        for store in _stores():
            store.write(stored_key, as_text(stored_key, found.table))
    return tables[key]


class TableStore(Protocol):
    """Where tables outlast the program; it may forget any of them."""

    def read(self, key: str) -> Mapping[str, object] | None: ...
    def write(self, key: str, text: str) -> None: ...


def use_store(store: TableStore | None) -> None:
    """Read tables from a store from now on, and write there what is worked out."""
    _stores()[:] = [] if store is None else [store]


@cache
def _stores() -> list[TableStore]:
    return []


def key_of(game: Game) -> str:
    """Return what a table follows from: the rules, how hands ended, and how it is worked out."""
    endings = sha256(repr(hands_of(game.key)).encode()).hexdigest()
    return repr((WORKED_OUT, game.key, sorted(game.options.items()), endings))


def as_text(key: str, table: Table) -> str:
    """Return a table in JSON; the shortest text of a number reads back as the same number."""
    rows = [[*situation, chances] for situation, chances in table.items()]
    return json.dumps({"key": key, "rows": rows})


def _read(key: str, sides: int) -> Table | None:
    """Return the table of a key as it was stored; None where it has to be worked out."""
    for store in _stores():
        stored = store.read(key)
        if stored is not None:
            with suppress(ValueError, TypeError, KeyError):
                return dict(_row(row, sides) for row in cast("list[object]", stored["rows"]))
    return None


def _row(row: object, sides: int) -> tuple[Situation, tuple[float, ...]]:
    """Return a standing and its chances; ValueError or TypeError where there are none."""
    scores, carry, bag, chances = cast("list[list[float]]", row)
    if len(scores) != sides or len(chances) != sides or abs(sum(chances) - 1) > NEARLY:
        raise ValueError(row)
    if not all(type(chance) is float and 0 <= chance <= 1 for chance in chances):
        raise ValueError(row)
    if not all(type(each) is int for each in (*scores, carry)):
        raise ValueError(row)
    standing = tuple(map(int, scores)), int(cast("int", carry)), tuple(map(bool, bag))
    return standing, tuple(chances)


@cache
def _tables() -> dict[tuple[object, ...], Standings]:
    """Return the chances that were worked out, by game and house rules: kept while we run."""
    return {}
