"""What one action brings about more often than another, over the same worlds."""

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from ..contrast import Contrast, MeanMore, Result
from ..engine.actions import Action, Play
from ..engine.cards import Card, ranked
from ..engine.events import HandScored, TrickTaken
from ..engine.seating import margin
from .happenings import HAPPENINGS, Line
from .sight import Sight

LEAST = 0.2  # so much more often, or it is not worth a sentence
CLEAR = 0.35  # so often that no number of points has to be named
STEPS = 5  # what is named in points is a multiple of this, where hands come to many
MANY = 20  # points of a hand
FEWEST = 8  # deals in which it matters, or nothing is said of them
WORTHY = ranked("ATKQ")  # cards that one likes to find among one's own tricks


def contrasts(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> list[Contrast]:
    """Return what differs and goes with what the actions are worth, the greatest first.

    What happens or does not is told before what a hand comes to, unless that differs far more.
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
    """Return whether it differs enough, and speaks for what is better."""
    if contrast.result in OF_A_CARD and not _are_cards(contrast.best, contrast.instead):
        return False
    good = GOOD[contrast.result](sight)
    return abs(contrast.difference) >= LEAST and contrast.difference * good > 0


def _are_cards(*actions: Action) -> bool:
    return all(isinstance(each, Play) for each in actions)


def _is_no_gain(contrast: Contrast, every: Sequence[Contrast]) -> bool:
    """Tell whether a partner takes only what one would otherwise take oneself."""
    if contrast.result != Result.PARTNER_TRICK:
        return False
    return any(each.result == Result.TRICK and each.difference <= 0 for each in every)


GOOD: dict[Result, Callable[[Sight], int]] = {each.key: each.good_for for each in HAPPENINGS}

OF_A_CARD = {  # what only a card brings about, not what is said before one is led
    Result.TRICK,
    Result.LEAD,
    Result.CARD_LOST,
    Result.TRUMPED,
    Result.TRUMP_DRAWN,
    Result.PARTNER_TRICK,
    Result.TWO_TRICKS,
}

# What becomes of the cards that are chosen between


def fates(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> list[Contrast]:
    """Return how often the cards in question end in one's own tricks, or take one."""
    result, fate, good = _fate(sight)
    found = []
    for action in actions:
        if isinstance(action, Play) and (not sight.counts_cards or WORTHY >> action.card & 1):
            first, second = (
                sum(fate(line, action.card, sight) for line in lines) / max(len(lines), 1)
                for lines in (better, other)
            )
            found.append(Contrast(result, first, second, *actions, card=action.card))
    told = [each for each in found if each.difference * good >= LEAST]
    return sorted(told, key=lambda contrast: -abs(contrast.difference))


def _fate(sight: Sight) -> tuple[Result, Callable[[Line, Card, Sight], bool], int]:
    if sight.counts_cards:
        return Result.CARD_HOME, _comes_home, 1
    return Result.CARD_WINS, _takes_a_trick, sight.wants_tricks


def _comes_home(line: Line, card: Card, sight: Sight) -> bool:
    taken = (event for event in line if isinstance(event, TrickTaken))
    return any(card in each.trick.cards and sight.is_ours(each.trick.winner) for each in taken)


def _takes_a_trick(line: Line, card: Card, _sight: Sight) -> bool:
    return any(isinstance(event, TrickTaken) and event.trick.best == card for event in line)


# How much a hand comes to


def points(scored: HandScored, sight: Sight) -> int:
    return scored.points[sight.seating.side(sight.seat)]


def tricks(scored: HandScored, sight: Sight) -> int:
    return scored.tricks[sight.seating.side(sight.seat)]


def gain(scored: HandScored, sight: Sight) -> int:
    """Return what one's side gains more than the best other."""
    return margin(scored.gained, sight.seating.side(sight.seat))


def own_gain(scored: HandScored, sight: Sight) -> int:
    """Return what the hand adds to one's own score."""
    return scored.gained[sight.seating.side(sight.seat)]


def amount_contrasts(
    better: Sequence[Line], other: Sequence[Line], sight: Sight, actions: tuple[Action, Action]
) -> list[Contrast]:
    """Return from which number of points or tricks on the actions differ most."""
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
    """Yield from which loss on the worse action loses most often more, if often enough."""
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


def ahead(
    better: Sequence[float], other: Sequence[float], actions: tuple[Action, Action]
) -> Contrast | None:
    """Return how often each comes to more than the other in the same deals, if that differs.

    Where most deals come to the same, only those are counted in which it matters.
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
    """Return what one gains more than the best other, hand by hand."""
    return _amounts(lines, sight, gain)


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
