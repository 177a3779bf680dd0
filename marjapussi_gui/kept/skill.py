"""A player's skill: the average cost of decisions, by kind and over time."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, variance

from ..engine.frozen import frozen
from .decisions import Decided
from .verdict import Kind, Rank

ENOUGH = 100  # decisions: with fewer no rate is shown
COUNTED = 2000  # decisions that rates are averaged over, the latest ones
RECENT = 500  # decisions for the present form of a player
MEAN_OF, STEP = 50, 10  # decisions in each moving mean, and between two of them
FEW = 25  # decisions of a kind that each of two compared periods needs
THOUSANDTHS = 1000.0  # of a match
WORST, BEST = -0.6, 0.2  # how far the scale reaches beyond the first and the last level

Levels = Mapping[str, Mapping[Kind, float]]  # the cost of a decision, weakest level first


@frozen
class Rate:
    """The average cost of a decision."""

    number: int
    cost: float | None = None  # in thousandths of a match, or points; None: too few decisions
    change: float | None = None  # of the last 500 against the 500 before; 0: not significant

    @property
    def missing(self) -> int:
        """Return how many more decisions are needed for a rate."""
        return max(ENOUGH - self.number, 0)


@frozen
class Skill:
    """The cost of the last 2,000 decisions: overall, by kind, and over time."""

    decisions: int  # not only the last 2,000
    matches: int
    rate: Rate
    kinds: Mapping[Kind, Rate]
    now: float | None = None  # the cost of a decision among the last 500
    course: tuple[tuple[int, float], ...] = ()  # (decisions ago, mean up to there)

    @property
    def weakest(self) -> Kind | None:
        """Return the kind of decision with the highest cost, or None if no rate is known."""
        costs = {kind: rate.cost for kind, rate in self.kinds.items() if rate.cost is not None}
        return max(costs, key=costs.__getitem__) if costs else None


def skill(decided: Sequence[Decided], *, in_points: bool = False) -> Skill:
    """Return the skill that decisions show, given in the order in which they were made."""
    real = [each for each in decided if each.rank is not Rank.FORCED]
    latest = real[-COUNTED:]
    costs = [each.points if in_points else THOUSANDTHS * each.cost for each in latest]
    kinds = [each.kind for each in latest]
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
    """Return where a cost stands on the scale of levels: 0 at the weakest, 1 at the next, ...

    Linear between two levels, and compressed below the first and above the last.
    """
    falling = _falling(levels)
    if cost >= falling[0]:
        return WORST * (1 - falling[0] / cost) if cost > 0 else 0.0
    for place, (worse, better) in enumerate(pairwise(falling)):
        if cost >= better:
            return place + (worse - cost) / (worse - better)
    return len(falling) - 1 + BEST * (1 - cost / falling[-1])


def mixed(levels: Levels, numbers: Mapping[Kind, int]) -> dict[str, float]:
    """Return what a decision would cost each level with this mix of kinds of decisions.

    Kinds that were not measured for every level are left out; empty if none is left.
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
    """Return the costs with each one lowered below the one before where necessary."""
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
    """Return the change of the mean: 0 within one standard error, None with too few decisions."""
    if min(len(now), len(before)) < FEW:
        return None
    change = fmean(now) - fmean(before)
    error = sqrt(variance(now) / len(now) + variance(before) / len(before))
    return change if abs(change) > error else 0.0


def _course(costs: Sequence[float]) -> tuple[tuple[int, float], ...]:
    """Return moving means as pairs: decisions since then, and the mean up to there."""
    if len(costs) < ENOUGH:
        return ()
    ends = range(len(costs), max(len(costs) - RECENT, MEAN_OF) - 1, -STEP)
    means = [(len(costs) - end, fmean(costs[end - MEAN_OF : end])) for end in ends]
    return tuple(reversed(means))
