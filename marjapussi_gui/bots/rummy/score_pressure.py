"""How the standing of the match changes what laying and finishing are worth."""

from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random

from ...engine.state import Seat
from ..equity.hand_outcomes import NOT_LAID, WON, load_outcome_frequencies
from .rummy_view import RummyView

# All are set by hand
MATCH_SAMPLES = 300  # of the rest of the match
SCORE_STEP = 10  # scores are changed by this to measure what a point is worth
MIN_POINT_VALUE = 0.0004  # if a point is worth less, the match is as good as decided
MAX_FACTOR = 2.0  # no factor is above this or below its inverse

# for each player: how the deal ended, and the change of score
DealResult = tuple[tuple[int, int], ...]


@cache
def _recorded_deals(game_key: str, players: int) -> list[DealResult]:
    """Return the recorded deals of a game with this number of players."""
    ends = (end for end, _ in load_outcome_frequencies(game_key) if len(end) == 2 * players)
    return [tuple(zip(end[::2], end[1::2], strict=True)) for end in ends]


@dataclass(frozen=True, slots=True)
class ScorePressure:
    """How much more or less laying and finishing are worth at the current match score."""

    lay_factor: float = 1.0
    finish_factor: float = 1.0


NO_PRESSURE = ScorePressure()


def score_pressure(rummy_view: RummyView) -> ScorePressure:
    """Return how much laying and finishing are worth now, as factors of their usual value."""
    view = rummy_view.view
    left = view.game.rules.deals - view.match.hands_played
    return (
        _compute_pressure(view.game.key, view.match.scores, rummy_view.seat, left)
        if left > 0
        else NO_PRESSURE
    )


@lru_cache(maxsize=64)
def _compute_pressure(
    game_key: str, scores: tuple[int, ...], seat: Seat, deals_left: int
) -> ScorePressure:
    deals = _recorded_deals(game_key, len(scores))
    chances, gained, worth_of_point = _simulate_rest_of_match(deals, scores, seat, deals_left)
    if worth_of_point < MIN_POINT_VALUE:
        return NO_PRESSURE
    times = [
        (chances[end + 1] - chances[end]) / (gained[end + 1] - gained[end]) / worth_of_point
        for end in range(NOT_LAID, WON)
    ]
    return ScorePressure(*(min(max(each, 1 / MAX_FACTOR), MAX_FACTOR) for each in times))


def _simulate_rest_of_match(
    deals: list[DealResult], scores: tuple[int, ...], seat: Seat, deals_left: int
) -> tuple[list[float], list[float], float]:
    """Return a seat's chance to win and its mean gain, for each way the deal can end for it.

    The last part of the result is how much the chance rises with one point.
    """
    players, rng = len(scores), Random(deals_left)
    won, gained, number = [0.0] * 3, [0.0] * 3, [0] * 3
    steeper = 0.0
    for _ in range(MATCH_SAMPLES):
        totals = list(scores)
        for _ in range(deals_left - 1):
            for place, (_, gain) in enumerate(_random_deal(deals, rng)):
                totals[place] += gain
        last = _random_deal(deals, rng)
        for turned in range(players):
            now = last[turned:] + last[:turned]
            ends = [total + gain for total, (_, gain) in zip(totals, now, strict=True)]
            end, gain = now[seat]
            won[end] += _match_share(ends, seat, 0)
            gained[end] += gain
            number[end] += 1
            steeper += _match_share(ends, seat, SCORE_STEP) - _match_share(ends, seat, -SCORE_STEP)
    every = MATCH_SAMPLES * players
    chances = [each / max(of, 1) for each, of in zip(won, number, strict=True)]
    means = [each / max(of, 1) for each, of in zip(gained, number, strict=True)]
    return chances, means, steeper / every / (2 * SCORE_STEP)


def _random_deal(deals: list[DealResult], rng: Random) -> DealResult:
    """Return a random recorded deal, with its players in random order."""
    deal = rng.choice(deals)
    return tuple(rng.sample(deal, len(deal)))


def _match_share(totals: list[int], seat: Seat, extra_points: int) -> float:
    """Return 1 if the seat would win with these extra points, 0.5 for a tie, or 0."""
    own = totals[seat] + extra_points
    paid = extra_points / (len(totals) - 1)  # the others pay for these points
    best = max(total for place, total in enumerate(totals) if place != seat) - paid
    return 1.0 if own > best else 0.0 if own < best else 0.5
