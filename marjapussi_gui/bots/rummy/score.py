"""How much the match standing changes the value of laying and finishing."""

from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random

from ...engine.state import Seat
from ..endings import UNLAID, WON, hands_of
from .hands import Sight

SAMPLES = 300
STEP = 10  # points by which scores are changed to measure the value of a point
DECIDED = 0.0004  # match equity of a point; with less the match is decided
MOST = 2.0  # and its inverse bound the factors

Deal = tuple[tuple[int, int], ...]  # ending and score change of each player


@cache
def _deals(key: str, players: int) -> list[Deal]:
    """Return recorded deals of a game with this number of players."""
    ends = (end for end, _ in hands_of(key) if len(end) == 2 * players)
    return [tuple(zip(end[::2], end[1::2], strict=True)) for end in ends]


@dataclass(frozen=True, slots=True)
class Pull:
    """Factors on the values of laying and finishing, from the match standing."""

    laying: float = 1.0
    winning: float = 1.0


EVEN = Pull()


def pull(sight: Sight) -> Pull:
    """Return the factors for the current match standing."""
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
    """Return match chance and mean score change by ending, and the match value of a point."""
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
    """Return a random recorded deal with the seats shuffled."""
    deal = rng.choice(deals)
    return tuple(rng.sample(deal, len(deal)))


def _share(totals: list[int], seat: Seat, more: int) -> float:
    """Return 1 if the seat wins with extra points, 0 if it loses, 0.5 for a tie."""
    own = totals[seat] + more
    paid = more / (len(totals) - 1)  # the others pay for the extra points
    best = max(total for place, total in enumerate(totals) if place != seat) - paid
    return 1.0 if own > best else 0.0 if own < best else 0.5
