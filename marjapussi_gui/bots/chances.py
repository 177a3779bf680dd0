"""Match equity: each side's chance to win a match, the goal of every hand."""

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

STEEPNESS = 4.0  # of the logistic estimate, for a lead of the whole target
EACH_STEEPNESS = 2.0  # the same, where everybody plays alone
WON = 12.0  # the softmax exponent of a side that has won
# Raise it with any change of match models, scoring or solving: stored tables are keyed by it
WORKED_OUT = 1
NEARLY = 1e-3  # by which a stored row may miss 1: the last sweep ends that close
DECIDED = 500.0  # exp() overflows beyond 709; past 500 the match is decided anyway


def never() -> bool:
    """Return False: the computation is never cancelled."""
    return False


def plain(game: Game, _is_over: IsOver = never) -> Worth:
    """Return an equity estimate from the scores alone, for rules without an equity table."""
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
    """Return an equity that is linear in points, whatever they mean for the match."""
    scale = 4 * game.rules.target

    def worth(match: Standing, _: Seat) -> tuple[float, ...]:
        if len(match.scores) > 2:
            return _shares([4 * score / scale for score in match.scores])
        first = 0.5 + (match.scores[0] - match.scores[1]) / scale
        return first, 1 - first

    return worth


def _shares(exponents: list[float]) -> tuple[float, ...]:
    """Return the share of each side, in proportion to the exponentials."""
    most = max(exponents)
    strengths = [exp(each - most) for each in exponents]
    total = sum(strengths)
    return tuple(each / total for each in strengths)


def by_match(game: Game, is_over: IsOver = never) -> Worth:
    """Return the chances of all sides to win the match, from the outcomes of played hands.

    The table is loaded or computed at first use. Raise CancelledError once should_stop() is true.
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
        outcomes = hands_of(game.key)
        model = companion(game).course(outcomes) if outcomes else None
        if model is None:
            return None
        stored_key = key_of(game)
        found = Standings(model, is_over, _read(stored_key, len(game.seating.sides)))
        tables[key] = found
        for store in _stores():
            store.write(stored_key, as_text(stored_key, found.table))
    return tables[key]


class TableStore(Protocol):
    """A persistent cache of equity tables; it may lose any of them."""

    def read(self, key: str) -> Mapping[str, object] | None: ...
    def write(self, key: str, text: str) -> None: ...


def use_store(store: TableStore | None) -> None:
    """Load equity tables from a store from now on and save computed ones to it."""
    _stores()[:] = [] if store is None else [store]


@cache
def _stores() -> list[TableStore]:
    return []


def key_of(game: Game) -> str:
    """Return everything a table depends on: version, rules and outcome frequencies."""
    endings = sha256(repr(hands_of(game.key)).encode()).hexdigest()
    return repr((WORKED_OUT, game.key, sorted(game.options.items()), endings))


def as_text(key: str, table: Table) -> str:
    """Return a table as JSON. Floats are in their shortest form and read back unchanged."""
    rows = [[*situation, chances] for situation, chances in table.items()]
    return json.dumps({"key": key, "rows": rows})


def _read(key: str, sides: int) -> Table | None:
    """Return the stored table of a key, or None if it is missing or damaged."""
    for store in _stores():
        stored = store.read(key)
        if stored is not None:
            with suppress(ValueError, TypeError, KeyError):
                return dict(_row(row, sides) for row in cast("list[object]", stored["rows"]))
    return None


def _row(row: object, sides: int) -> tuple[Situation, tuple[float, ...]]:
    """Return a situation and its equities. Raise ValueError or TypeError for a bad row."""
    scores, carry, bag, equities = cast("list[list[float]]", row)
    if len(scores) != sides or len(equities) != sides or abs(sum(equities) - 1) > NEARLY:
        raise ValueError(row)
    if not all(type(equity) is float and 0 <= equity <= 1 for equity in equities):
        raise ValueError(row)
    if not all(type(each) is int for each in (*scores, carry)):
        raise ValueError(row)
    situation = tuple(map(int, scores)), int(cast("int", carry)), tuple(map(bool, bag))
    return situation, tuple(equities)


@cache
def _tables() -> dict[tuple[object, ...], Standings]:
    """Return the tables of this process by game and house rules, a cache that is never cleared."""
    return {}
