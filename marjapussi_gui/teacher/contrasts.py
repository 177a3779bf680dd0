"""What one action brings about more often than another, over the same worlds."""

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from ..engine.actions import Action
from ..engine.events import HandScored
from ..facts import Contrast, MeanMore, Result
from .happenings import HAPPENINGS, Line, Sight

LEAST = 0.2  # so much more often, or it is not worth a sentence
CLEAR = 0.35  # so often that no number of points has to be named
STEPS = 5  # what is named in points is a multiple of this, where hands come to many
MANY = 20  # points of a hand


def contrasts(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> list[Contrast]:
    """Return what differs and goes with what the actions are worth, the greatest first.

    What happens or does not is told before what a hand comes to, unless that differs far more.
    """
    found = [each for each in _happenings(better, other, sight, actions) if _is_told(each, sight)]
    found.sort(key=lambda contrast: -abs(contrast.difference))
    amounts = amount_contrasts(better, other, sight, actions)
    if found and abs(found[0].difference) >= CLEAR:
        return found + amounts
    return sorted(found + amounts, key=lambda contrast: -abs(contrast.difference))


def _happenings(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> Iterator[Contrast]:
    for each in HAPPENINGS:
        first, second = (
            sum(each.happens(line, sight) for line in lines) / max(len(lines), 1)
            for lines in (better, other)
        )
        yield Contrast(each.key, first, second, *actions)


def _is_told(contrast: Contrast, sight: Sight) -> bool:
    """Return whether it differs enough, and speaks for what is better."""
    good = GOOD[contrast.result](sight)
    return abs(contrast.difference) >= LEAST and contrast.difference * good > 0


GOOD: dict[Result, Callable[[Sight], int]] = {each.key: each.good_for for each in HAPPENINGS}

# How much a hand comes to


def points(scored: HandScored, sight: Sight) -> int:
    return scored.points[sight.seating.side(sight.seat)]


def tricks(scored: HandScored, sight: Sight) -> int:
    return scored.tricks[sight.seating.side(sight.seat)]


def gain(scored: HandScored, sight: Sight) -> int:
    """Return what one's side gains more than the best other."""
    side = sight.seating.side(sight.seat)
    others = [each for number, each in enumerate(scored.gained) if number != side]
    return scored.gained[side] - max(others, default=0)


def amount_contrasts(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> list[Contrast]:
    """Return from which number of points or tricks on the actions differ most."""
    found: list[Contrast] = []
    for result, count in AMOUNTS:
        numbers = [_amounts(lines, sight, count) for lines in (better, other)]
        if all(numbers):
            found += _widest(result, numbers[0], numbers[1], sight, actions)
    return found


AMOUNTS = ((Result.TRICKS_AT_LEAST, tricks), (Result.POINTS_AT_LEAST, points))


def _amounts(
    lines: Sequence[Line], sight: Sight, count: Callable[[HandScored, Sight], int]
) -> list[int]:
    ends = (event for line in lines for event in line if isinstance(event, HandScored))
    return [count(scored, sight) for scored in ends]


def _widest(
    result: Result,
    better: list[int],
    other: list[int],
    sight: Sight,
    actions: tuple[Action, Action],
) -> Iterator[Contrast]:
    """Yield where the shares of those that reach a number lie furthest apart, if far enough."""
    wants = sight.wants_tricks if result == Result.TRICKS_AT_LEAST else 1
    if wants < 0:
        result = Result.TRICKS_AT_MOST
    step = STEPS if max(better + other) >= MANY else 1
    reached = [
        Contrast(
            result, _share(better, number, wants), _share(other, number, wants), *actions, number
        )
        for number in sorted({each // step * step for each in better + other})
        if number > 0 or wants < 0
    ]
    most = max(reached, key=lambda contrast: contrast.difference, default=None)
    if wants and most is not None and most.difference >= LEAST:
        yield most


def _share(numbers: list[int], limit: int, wants: int) -> float:
    """Return how often at least so many are reached, or at most so many where few are wanted."""
    hits = sum(each >= limit if wants > 0 else each <= limit for each in numbers)
    return hits / len(numbers)


def mean_more(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> MeanMore | None:
    """Return by how much the better action gains more on average; None where it does not."""
    means = [_amounts(lines, sight, gain) for lines in (better, other)]
    if not all(means):
        return None
    number = round(fmean(means[0]) - fmean(means[1]), 2)
    return MeanMore(number, *actions) if number >= HARDLY else None


HARDLY = 0.1  # of a point: less is not worth a sentence
