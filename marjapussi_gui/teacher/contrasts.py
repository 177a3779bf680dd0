"""Contrasts: what follows one action more often than another, over the same worlds."""

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from ..contrast import Contrast, MeanMore, Result
from ..engine.actions import Action, Play
from ..engine.cards import Card, ranked
from ..engine.events import HandScored, TrickTaken
from ..engine.seating import margin
from .happenings import HAPPENINGS, Line
from .sight import Sight

LEAST = 0.2  # a smaller difference of shares is not worth a sentence
CLEAR = 0.35  # a difference so large that no amount of points has to be named
STEPS = 5  # amounts are named in multiples of this in games with many points
MANY = 20  # points of a hand
FEWEST = 8  # deals in which the two actions come out different
WORTHY = ranked("ATKQ")  # cards worth points


def contrasts(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> list[Contrast]:
    """Return the notable contrasts that favour the better action, the largest first.

    Events come before amounts of points or tricks, unless those differ far more.
    """
    every = list(_happenings(better, other, sight, actions))
    found = [each for each in every if _is_told(each, sight) and not _is_no_gain(each, every)]
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
    """Return whether a contrast is large enough and favours the better action."""
    if contrast.result in OF_A_CARD and not _are_cards(contrast.best, contrast.instead):
        return False
    good = GOOD[contrast.result](sight)
    return abs(contrast.difference) >= LEAST and contrast.difference * good > 0


def _are_cards(*actions: Action) -> bool:
    return all(isinstance(each, Play) for each in actions)


def _is_no_gain(contrast: Contrast, every: Sequence[Contrast]) -> bool:
    """Return whether the partner takes only tricks that the seat would otherwise take itself."""
    if contrast.result != Result.PARTNER_TRICK:
        return False
    return any(each.result == Result.TRICK and each.difference <= 0 for each in every)


GOOD: dict[Result, Callable[[Sight], int]] = {each.key: each.good_for for each in HAPPENINGS}

OF_A_CARD = {  # results that follow from a card, not from a declaration before the lead
    Result.TRICK,
    Result.LEAD,
    Result.CARD_LOST,
    Result.TRUMPED,
    Result.TRUMP_DRAWN,
    Result.PARTNER_TRICK,
    Result.TWO_TRICKS,
}

# The cards themselves


def fates(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> list[Contrast]:
    """Return how often the two cards are won by the own side, or win a trick themselves."""
    result, fate, good = _fate(sight)
    found = []
    for action in actions:
        if isinstance(action, Play) and (not sight.counts_cards or WORTHY >> action.card & 1):
            first, second = (
                sum(fate(line, action.card, sight) for line in lines) / max(len(lines), 1)
                for lines in (better, other)
            )
            found.append(Contrast(result, first, second, *actions, card=action.card))
    notable = [each for each in found if each.difference * good >= LEAST]
    return sorted(notable, key=lambda contrast: -abs(contrast.difference))


def _fate(sight: Sight) -> tuple[Result, Callable[[Line, Card, Sight], bool], int]:
    if sight.counts_cards:
        return Result.CARD_HOME, _comes_home, 1
    return Result.CARD_WINS, _takes_a_trick, sight.wants_tricks


def _comes_home(line: Line, card: Card, sight: Sight) -> bool:
    taken = (event for event in line if isinstance(event, TrickTaken))
    return any(card in each.trick.cards and sight.is_ours(each.trick.winner) for each in taken)


def _takes_a_trick(line: Line, card: Card, _sight: Sight) -> bool:
    return any(isinstance(event, TrickTaken) and event.trick.best == card for event in line)


# Amounts of points and tricks


def points(scored: HandScored, sight: Sight) -> int:
    return scored.points[sight.seating.side(sight.seat)]


def tricks(scored: HandScored, sight: Sight) -> int:
    return scored.tricks[sight.seating.side(sight.seat)]


def gain(scored: HandScored, sight: Sight) -> int:
    """Return the gain of the own side minus that of the best other side."""
    return margin(scored.gained, sight.seating.side(sight.seat))


def own_gain(scored: HandScored, sight: Sight) -> int:
    """Return what the hand adds to the own score."""
    return scored.gained[sight.seating.side(sight.seat)]


def amount_contrasts(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> list[Contrast]:
    """Return the amounts of points or tricks at which the two actions differ most."""
    found: list[Contrast] = []
    for result, count in AMOUNTS:
        numbers = [_amounts(lines, sight, count) for lines in (better, other)]
        if all(numbers):
            found += _widest(result, numbers[0], numbers[1], sight, actions)
    gains = [_amounts(lines, sight, own_gain) for lines in (better, other)]
    if all(gains):
        found += _least_loss(gains[0], gains[1], actions)
    return found


def _least_loss(
    better: list[int], other: list[int], actions: tuple[Action, Action]
) -> Iterator[Contrast]:
    """Yield the loss that the other action reaches more often by the largest difference."""
    step = STEPS if min(better + other) <= -MANY else 1
    lost = [
        Contrast(
            Result.LOSS_AT_LEAST,
            sum(-each >= number for each in better) / len(better),
            sum(-each >= number for each in other) / len(other),
            *actions,
            number,
        )
        for number in sorted({-each // step * step for each in better + other if each < 0})
        if number > 0
    ]
    most = min(lost, key=lambda contrast: contrast.difference, default=None)
    if most is not None and most.difference <= -LEAST:
        yield most


AMOUNTS = (
    (Result.TRICKS_AT_LEAST, tricks),
    (Result.POINTS_AT_LEAST, points),
    (Result.GAIN_AT_LEAST, own_gain),
)


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
    """Yield the amount at which the shares of hands that reach it differ most."""
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
    """Return the share of amounts that reach a limit, or stay within it if few are wanted."""
    hits = sum(each >= limit if wants > 0 else each <= limit for each in numbers)
    return hits / len(numbers)


def ahead(
    better: Sequence[float], other: Sequence[float], actions: tuple[Action, Action]
) -> Contrast | None:
    """Return how often each action does better than the other in the same deals.

    If most deals come out equal, only the others are counted. None if there is no clear lead.
    """
    pairs = list(zip(better, other, strict=False))
    wins, losses = sum(a > b for a, b in pairs), sum(b > a for a, b in pairs)
    for result, number, least in (
        (Result.AHEAD, len(pairs), 1),
        (Result.MATTERS, wins + losses, FEWEST),
    ):
        if number >= least and wins - losses >= LEAST * number:
            return Contrast(result, wins / number, losses / number, *actions)
    return None


def gains(lines: Sequence[Line], sight: Sight) -> list[int]:
    """Return the margins of the own side hand by hand."""
    return _amounts(lines, sight, gain)


def mean_more(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> MeanMore | None:
    """Return by how much the better action gains more on average; None if hardly."""
    means = [_amounts(lines, sight, gain) for lines in (better, other)]
    if not all(means):
        return None
    number = round(fmean(means[0]) - fmean(means[1]), 2)
    return MeanMore(number, *actions) if number >= HARDLY else None


HARDLY = 0.1  # points: a smaller gain is not worth a sentence
