"""What laying and winning are worth to the match as it stands, beside points."""

from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random

from ...engine.state import Seat
from ..endings import UNLAID, WON, hands_of
from .hands import Sight

SAMPLES = 300
STEP = 10  # points by which scores are changed to see what points are worth
DECIDED = 0.0004  # of the match for a point: less decides nothing any more
MOST = 2.0  # times as much, or as little, as points alone would say

Deal = tuple[tuple[int, int], ...]  # how it ended for each player, and what he gained


@cache
def _deals(key: str, players: int) -> list[Deal]:
    """Return how deals of so many ended that were played: for each how, and what he gained."""
    ends = (end for end, _ in hands_of(key) if len(end) == 2 * players)
    return [tuple(zip(end[::2], end[1::2], strict=True)) for end in ends]


@dataclass(frozen=True, slots=True)
class Pull:
    """How many times what points alone would say laying and winning are worth."""

    laying: float = 1.0
    winning: float = 1.0


EVEN = Pull()


def pull(sight: Sight) -> Pull:
    """Return what the match makes of laying and winning this deal."""
    view = sight.view
    left = view.game.rules.deals - view.match.hands
    return _pull(view.game.key, view.match.scores, sight.seat, left) if left > 0 else EVEN


@lru_cache(maxsize=64)
def _pull(key: str, scores: tuple[int, ...], seat: Seat, left: int) -> Pull:
    deals = _deals(key, len(scores))
    chances, gained, worth_of_point = _by_end(deals, scores, seat, left)
    if worth_of_point < DECIDED:
        return EVEN
    times = [
        (chances[end + 1] - chances[end]) / (gained[end + 1] - gained[end]) / worth_of_point
        for end in range(UNLAID, WON)
    ]
    return Pull(*(min(max(each, 1 / MOST), MOST) for each in times))


def _by_end(
    deals: list[Deal], scores: tuple[int, ...], seat: Seat, left: int
) -> tuple[list[float], list[float], float]:
    """Return the chance of the match and the gain for each end of this deal, and for a point."""
    players, rng = len(scores), Random(left)
    won, gained, number = [0.0] * 3, [0.0] * 3, [0] * 3
    steeper = 0.0
    for _ in range(SAMPLES):
        totals = list(scores)
        for _ in range(left - 1):
            for place, (_, gain) in enumerate(_shuffled(deals, rng)):
                totals[place] += gain
        last = _shuffled(deals, rng)
        for turned in range(players):
            now = last[turned:] + last[:turned]
            ends = [total + gain for total, (_, gain) in zip(totals, now, strict=True)]
            end, gain = now[seat]
            won[end] += _share(ends, seat, 0)
            gained[end] += gain
            number[end] += 1
            steeper += _share(ends, seat, STEP) - _share(ends, seat, -STEP)
    every = SAMPLES * players
    chances = [each / max(of, 1) for each, of in zip(won, number, strict=True)]
    means = [each / max(of, 1) for each, of in zip(gained, number, strict=True)]
    return chances, means, steeper / every / (2 * STEP)


def _shuffled(deals: list[Deal], rng: Random) -> Deal:
    """Return how a deal may end, each player in any seat."""
    deal = rng.choice(deals)
    return tuple(rng.sample(deal, len(deal)))


def _share(totals: list[int], seat: Seat, more: int) -> float:
    """Return what of the match a seat wins that gains so much more."""
    own = totals[seat] + more
    paid = more / (len(totals) - 1)  # what one gains the others pay
    best = max(total for place, total in enumerate(totals) if place != seat) - paid
    return 1.0 if own > best else 0.0 if own < best else 0.5
