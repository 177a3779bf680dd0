"""The chance to win the match as it stands: what a hand is played for."""

from collections.abc import Callable
from math import exp

from ..engine.game import Game
from ..engine.state import NO_SIDE, Match, Seat

STEEPNESS = 4.0  # how much a lead of the whole target decides
WON = 12.0  # the strength of a side that has won, as an exponent


def plain(game: Game) -> Callable[[Match, Seat], tuple[float, ...]]:
    """Return an estimate by the scores alone, for rules without a table of their own.

    Two sides get their chances; more sides their strengths, of which each has its share.
    """
    target = game.rules.target

    def two_sides(match: Match, _: Seat) -> tuple[float, ...]:
        if match.over:
            first = 0.5 if match.winner == NO_SIDE else float(match.winner == 0)
        else:
            lead = (match.scores[0] - match.scores[1]) / target
            first = 1 / (1 + exp(-STEEPNESS * lead))
        return first, 1 - first

    def each_for_himself(match: Match, _: Seat) -> tuple[float, ...]:
        if match.over:
            return tuple(
                exp(WON) if side == match.winner else 1.0 for side in range(len(match.scores))
            )
        return tuple(exp(STEEPNESS * score / target) for score in match.scores)

    return two_sides if len(game.seating.sides) == 2 else each_for_himself


def by_points(game: Game) -> Callable[[Match, Seat], tuple[float, ...]]:
    """Return a worth that looks at points alone, whatever they do to the match."""
    scale = 4 * game.rules.target

    def worth(match: Match, _: Seat) -> tuple[float, ...]:
        if len(match.scores) > 2:
            return tuple(exp(4 * score / scale) for score in match.scores)
        first = 0.5 + (match.scores[0] - match.scores[1]) / scale
        return first, 1 - first

    return worth
