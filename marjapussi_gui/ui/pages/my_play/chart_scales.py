"""Computation of numbers for charts: steps, ticks, histogram columns, sums, shares. No Qt."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import ceil, floor, log10

from ....engine.frozen import frozen

ROUND_FACTORS = (1, 2, 5, 10)
WINDOW_SIZES = ((100, 10), (400, 20), (1600, 50))  # maximum number of hands, and window size for it
MAX_WINDOW = 100


@frozen
class HistogramColumn:
    """The number of values from a lower to an upper bound, both included."""

    low: int
    high: int
    count: int


def round_step(span: float, max_steps: int) -> int:
    """Return the smallest round step that divides the span into at most max_steps."""
    wanted = max(span / max_steps, 1)
    power: int = 10 ** floor(log10(wanted))
    return next(power * each for each in ROUND_FACTORS if power * each >= wanted)


def axis_ticks(low: float, high: float, max_steps: int) -> tuple[int, ...]:
    """Return evenly spaced round numbers that span low to high.

    There are about max_steps of them.
    """
    step = round_step(high - low, max_steps)
    first, last = floor(low / step), ceil(high / step)
    return tuple(step * each for each in range(first, max(last, first + 1) + 1))


def histogram_columns(
    distribution: Mapping[int, int], max_columns: int
) -> tuple[HistogramColumn, ...]:
    """Return roughly max_columns adjacent columns of equal width that contain all values."""
    if not distribution:
        return ()
    low, height = min(distribution), max(distribution)
    step = round_step(height - low + 1, max_columns)
    counts: dict[int, int] = {}
    for value, count in distribution.items():
        counts[value // step] = counts.get(value // step, 0) + count
    return tuple(
        HistogramColumn(place * step, place * step + step - 1, counts.get(place, 0))
        for place in range(low // step, height // step + 1)
    )


def cumulative_sums(values: Sequence[int]) -> tuple[int, ...]:
    """Return the running totals of values, with 0 before the first one."""
    return tuple(accumulate(values, initial=0))


def window_size(hand_count: int) -> int:
    """Return over how many hands to average if hand_count hands were played."""
    return next((window for under, window in WINDOW_SIZES if hand_count < under), MAX_WINDOW)


def moving_win_rates(won: Sequence[bool], window: int) -> tuple[float, ...]:
    reached = cumulative_sums(won)
    return tuple(
        (after - before) / window for before, after in zip(reached, reached[window:], strict=False)
    )


def thin_out(values: Sequence[float], max_blocks: int) -> tuple[tuple[int, float], ...]:
    """Return points (index and value) of a line, reduced to the extremes of max_blocks blocks."""
    size = ceil(len(values) / max(max_blocks, 1))
    if size < 3:
        return tuple(enumerate(values))
    indices = {0, len(values) - 1}
    for start in range(0, len(values), size):
        places = range(start, min(start + size, len(values)))
        indices |= {min(places, key=values.__getitem__), max(places, key=values.__getitem__)}
    return tuple((place, values[place]) for place in sorted(indices))


def spread_apart(
    positions: Sequence[float], min_gap: float, top: float, bottom: float
) -> list[float]:
    """Return the positions, moved so that they keep a gap and stay between top and bottom."""
    moved = list(positions)
    order = sorted(range(len(moved)), key=moved.__getitem__)
    lowest, highest = top, bottom
    for which in order:
        moved[which] = lowest = max(moved[which], lowest)
        lowest += min_gap
    for which in reversed(order):
        moved[which] = highest = min(moved[which], highest)
        highest -= min_gap
    return moved
