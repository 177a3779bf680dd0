"""Match equity: each side's chance to win the match, which players try to maximize."""

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from math import exp
from typing import Protocol, cast

from ...engine.game import Game
from ...engine.state import NO_SIDE, MatchStanding, Seat
from .hand_outcomes import load_outcome_frequencies
from .match_equity_table import EquityTable, MatchEquityTable, ShouldStop
from .match_models import MatchSituation
from .scoring import scoring_model
from .scoring_model import EquityFunction

# The estimates below are for rules without a solved table; their shape is set by hand
TWO_SIDE_STEEPNESS = 4.0  # steepness of the logistic estimate, at a lead as large as the target
INDIVIDUAL_STEEPNESS = 2.0  # the same for games without partners
WINNER_EXPONENT = 12.0  # softmax exponent of the winner of the match
# Raise this number after any change to match models, scoring or solving. It is in table_key()
TABLE_VERSION = 1
MAX_SUM_ERROR = 1e-3  # largest error in the sum of a situation's equities
MAX_EXPONENT = 500.0  # exp() overflows beyond 709; past 500 the match is decided anyway


def never_stop() -> bool:
    """Return False. Pass this function to computations that are never cancelled."""
    return False


def score_based_equity(game: Game, _should_stop: ShouldStop = never_stop) -> EquityFunction:
    """Return a function that estimates equity from the scores alone.

    It is for rules without an equity table.
    """
    target = game.rules.target

    def two_side_equity(match: MatchStanding, _: Seat) -> tuple[float, ...]:
        if match.is_over:
            first = 0.5 if match.winner == NO_SIDE else float(match.winner == 0)
        else:
            lead = (match.scores[0] - match.scores[1]) / target
            first = 1 / (1 + exp(-max(-MAX_EXPONENT, min(TWO_SIDE_STEEPNESS * lead, MAX_EXPONENT))))
        return first, 1 - first

    def individual_equity(match: MatchStanding, _: Seat) -> tuple[float, ...]:
        if match.is_over:
            sides = range(len(match.scores))
            return _softmax([WINNER_EXPONENT if side == match.winner else 0.0 for side in sides])
        return _softmax([INDIVIDUAL_STEEPNESS * score / target for score in match.scores])

    return two_side_equity if len(game.seating.sides) == 2 else individual_equity


def points_equity(game: Game, _should_stop: ShouldStop = never_stop) -> EquityFunction:
    scale = 4 * game.rules.target

    def equity(match: MatchStanding, _: Seat) -> tuple[float, ...]:
        if len(match.scores) > 2:
            return _softmax([4 * score / scale for score in match.scores])
        first = 0.5 + (match.scores[0] - match.scores[1]) / scale
        return first, 1 - first

    return equity


def _softmax(exponents: list[float]) -> tuple[float, ...]:
    """Return a share for each exponent, proportional to its exponential. The sum is 1."""
    most = max(exponents)
    strengths = [exp(each - most) for each in exponents]
    total = sum(strengths)
    return tuple(each / total for each in strengths)


def match_equity(game: Game, should_stop: ShouldStop = never_stop) -> EquityFunction:
    """Return a function that gives each side's chance to win the match, based on recorded hands.

    The table behind it is loaded or computed at first use. Raise CancelledError once should_stop()
    is true.
    """
    estimate, table = score_based_equity(game), _equity_table(game, should_stop)
    if table is None:
        return estimate

    def equity(match: MatchStanding, dealer: Seat) -> tuple[float, ...]:
        known = None if match.is_over else table.equities(match, game.seating.side_of(dealer))
        return estimate(match, dealer) if known is None else known

    return equity


def _equity_table(game: Game, should_stop: ShouldStop) -> MatchEquityTable | None:
    tables, key = _table_cache(), (game.key, *game.option_values.items())
    if key not in tables:
        outcomes = load_outcome_frequencies(game.key)
        model = scoring_model(game).match_model(outcomes) if outcomes else None
        if model is None:
            return None
        stored_key = table_key(game)
        found = MatchEquityTable(
            model, should_stop, _load_table(stored_key, len(game.seating.sides))
        )
        tables[key] = found
        for store in _table_stores():
            store.write(stored_key, table_json(stored_key, found.table))
    return tables[key]


class EquityTableStore(Protocol):
    """A persistent cache of equity tables. It may lose entries at any time."""

    def read(self, key: str) -> Mapping[str, object] | None: ...
    def write(self, key: str, text: str) -> None: ...


def set_table_store(store: EquityTableStore | None) -> None:
    _table_stores()[:] = [] if store is None else [store]


@cache
def _table_stores() -> list[EquityTableStore]:
    return []


def table_key(game: Game) -> str:
    """Return a key for all that affects an equity table: version, rules and frequencies."""
    endings = sha256(repr(load_outcome_frequencies(game.key)).encode()).hexdigest()
    return repr((TABLE_VERSION, game.key, sorted(game.option_values.items()), endings))


def table_json(key: str, table: EquityTable) -> str:
    rows = [[*situation, chances] for situation, chances in table.items()]
    return json.dumps({"key": key, "rows": rows})


def _load_table(key: str, side_count: int) -> EquityTable | None:
    """Return the table stored under a key, or None if it is missing or damaged."""
    for store in _table_stores():
        stored = store.read(key)
        if stored is not None:
            with suppress(ValueError, TypeError, KeyError):
                return dict(
                    _parse_row(row, side_count) for row in cast("list[object]", stored["rows"])
                )
    return None


def _parse_row(row: object, side_count: int) -> tuple[MatchSituation, tuple[float, ...]]:
    """Parse a situation and its equities. Raise ValueError or TypeError if they are invalid."""
    scores, carry, bag, equities = cast("list[list[float]]", row)
    if (
        len(scores) != side_count
        or len(equities) != side_count
        or abs(sum(equities) - 1) > MAX_SUM_ERROR
    ):
        raise ValueError(row)
    if not all(type(equity) is float and 0 <= equity <= 1 for equity in equities):
        raise ValueError(row)
    if not all(type(each) is int for each in (*scores, carry)):
        raise ValueError(row)
    situation = tuple(map(int, scores)), int(cast("int", carry)), tuple(map(bool, bag))
    return situation, tuple(equities)


@cache
def _table_cache() -> dict[tuple[object, ...], MatchEquityTable]:
    """Return the tables of this process, by game and house rules. They are never removed."""
    return {}
