"""How well somebody plays: what decisions cost, of each kind, and how that goes on."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, variance

from ..engine.frozen import frozen
from .decisions import Decided
from .verdict import Kind, Rank

ENOUGH = 100  # decisions from which on a rate is told
COUNTED = 2000  # decisions, the last ones, that rates are made of
RECENT = 500  # decisions that tell how somebody plays now
MEAN_OF, STEP = 50, 10  # decisions of each mean of the course, and from one to the next
FEW = 25  # decisions of a kind on either side that can be held against each other
THOUSANDTHS = 1000.0  # of a match
WORST, BEST = -0.6, 0.2  # how far beyond easy and expert the scale goes

Levels = Mapping[str, Mapping[Kind, float]]  # what a decision costs them, the weakest first


@frozen
class Rate:
    """What a decision costs on the average."""

    number: int  # of decisions
    cost: float | None = None  # in thousandths of a match, or points; None: too few to tell
    change: float | None = None  # of the last 500 against those before; 0 where chance makes that

    @property
    def missing(self) -> int:
        """How many decisions more it takes until this can be told."""
        return max(ENOUGH - self.number, 0)


@frozen
class Skill:
    """What decisions cost: the last 2,000, those of each kind, and one after another."""

    decisions: int  # in all
    matches: int
    rate: Rate
    kinds: Mapping[Kind, Rate]
    now: float | None = None  # what a decision costs among the last 500
    course: tuple[tuple[int, float], ...] = ()  # how many decisions ago, and the mean up to there

    @property
    def weakest(self) -> Kind | None:
        """The kind whose decisions cost most, where that can be told."""
        told = {kind: rate.cost for kind, rate in self.kinds.items() if rate.cost is not None}
        return max(told, key=told.__getitem__) if told else None


def skill(decided: Sequence[Decided], *, in_points: bool = False) -> Skill:
    """Return what these decisions say, in the order in which they were made."""
    real = [each for each in decided if each.rank is not Rank.FORCED]
    counted = real[-COUNTED:]
    costs = [each.points if in_points else THOUSANDTHS * each.cost for each in counted]
    kinds = [each.kind for each in counted]
    present = [kind for kind in Kind if kind in kinds]
    return Skill(
        len(real),
        len({each.match for each in real}),
        _rate(costs, costs[-RECENT:], costs[-2 * RECENT : -RECENT]),
        {kind: _rate_of(kind, kinds, costs) for kind in present},
        fmean(costs[-RECENT:]) if len(costs) >= ENOUGH else None,
        _course(costs),
    )


def standing(cost: float, levels: Sequence[float]) -> float:
    """Return where a cost stands among those of levels: 0 is the weakest, 1 the next, and so on.

    Between two levels the scale is straight; what is beyond the last is drawn in.
    """
    falling = _falling(levels)
    if cost >= falling[0]:
        return WORST * (1 - falling[0] / cost) if cost > 0 else 0.0
    for place, (worse, better) in enumerate(pairwise(falling)):
        if cost >= better:
            return place + (worse - cost) / (worse - better)
    return len(falling) - 1 + BEST * (1 - cost / falling[-1])


def mixed(levels: Levels, numbers: Mapping[Kind, int]) -> dict[str, float]:
    """Return what a decision would cost each level that had so many of each kind to make.

    Kinds in which not every level was measured are left out; nothing where there is no other.
    """
    known = [kind for kind in numbers if all(kind in rates for rates in levels.values())]
    total = sum(numbers[kind] for kind in known)
    if not total:
        return {}
    return {
        name: sum(rates[kind] * numbers[kind] for kind in known) / total
        for name, rates in levels.items()
    }


def _falling(levels: Sequence[float]) -> list[float]:
    """Return costs of which each is under the one before, as those of levels ought to be."""
    falling: list[float] = []
    for cost in levels:
        falling.append(min(cost, falling[-1] * 0.99) if falling else cost)
    return falling


def _rate_of(kind: Kind, kinds: Sequence[Kind], costs: Sequence[float]) -> Rate:
    places = [place for place, each in enumerate(kinds) if each is kind]
    now, before = len(kinds) - RECENT, len(kinds) - 2 * RECENT
    return _rate(
        [costs[place] for place in places],
        [costs[place] for place in places if place >= now],
        [costs[place] for place in places if before <= place < now],
    )


def _rate(costs: Sequence[float], now: Sequence[float], before: Sequence[float]) -> Rate:
    if len(costs) < ENOUGH:
        return Rate(len(costs))
    return Rate(len(costs), fmean(costs), _change(now, before))


def _change(now: Sequence[float], before: Sequence[float]) -> float | None:
    """Return how a mean has changed: nothing where it is within one standard error."""
    if min(len(now), len(before)) < FEW:
        return None
    change = fmean(now) - fmean(before)
    error = sqrt(variance(now) / len(now) + variance(before) / len(before))
    return change if abs(change) > error else 0.0


def _course(costs: Sequence[float]) -> tuple[tuple[int, float], ...]:
    """Return the means of 50 up to now, up to ten decisions ago, and so on."""
    if len(costs) < ENOUGH:
        return ()
    ends = range(len(costs), max(len(costs) - RECENT, MEAN_OF) - 1, -STEP)
    means = [(len(costs) - end, fmean(costs[end - MEAN_OF : end])) for end in ends]
    return tuple(reversed(means))
