"""Numbers for charts: round steps, ticks along an axis, columns, sums and shares. No Qt here."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import ceil, floor, log10

from ...engine.frozen import frozen

ROUND = (1, 2, 5, 10)
WINDOWS = ((100, 10), (400, 20), (1600, 50))  # under so many hands, so many are taken together
WIDEST_WINDOW = 100


@frozen
class Column:
    """How often a number from low to high occurs."""

    low: int
    high: int
    count: int


def round_step(span: float, most: int) -> int:
    """Return the least round number that goes into span no more than so many times."""
    wanted = max(span / most, 1)
    power: int = 10 ** floor(log10(wanted))
    return next(power * each for each in ROUND if power * each >= wanted)


def ticks(low: float, high: float, most: int) -> tuple[int, ...]:
    """Return round numbers that enclose low and high, about so many steps of them at most."""
    step = round_step(high - low, most)
    first, last = floor(low / step), ceil(high / step)
    return tuple(step * each for each in range(first, max(last, first + 1) + 1))


def columns(distribution: Mapping[int, int], most: int) -> tuple[Column, ...]:
    """Return columns side by side, at most about so many, that hold the whole distribution."""
    if not distribution:
        return ()
    low, high = min(distribution), max(distribution)
    step = round_step(high - low + 1, most)
    counts: dict[int, int] = {}
    for value, count in distribution.items():
        counts[value // step] = counts.get(value // step, 0) + count
    return tuple(
        Column(place * step, place * step + step - 1, counts.get(place, 0))
        for place in range(low // step, high // step + 1)
    )


def sums(values: Sequence[int]) -> tuple[int, ...]:
    """Return what the values come to, one after another, from nothing."""
    return tuple(accumulate(values, initial=0))


def window_of(hands: int) -> int:
    """Return how many hands are taken together where so many were played."""
    return next((window for under, window in WINDOWS if hands < under), WIDEST_WINDOW)


def shares(won: Sequence[bool], window: int) -> tuple[float, ...]:
    """Return the share that was won of every so many hands in a row."""
    reached = sums(won)
    return tuple(
        (after - before) / window for before, after in zip(reached, reached[window:], strict=False)
    )


def thinned(values: Sequence[float], most: int) -> tuple[tuple[int, float], ...]:
    """Return places and values of a line, its peaks kept, where there are more than can be seen."""
    size = ceil(len(values) / max(most, 1))
    if size < 3:
        return tuple(enumerate(values))
    indices = {0, len(values) - 1}
    for start in range(0, len(values), size):
        places = range(start, min(start + size, len(values)))
        indices |= {min(places, key=values.__getitem__), max(places, key=values.__getitem__)}
    return tuple((place, values[place]) for place in sorted(indices))
