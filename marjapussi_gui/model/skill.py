"""A player's skill: the average cost of decisions, by kind of decision and over time."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, variance

from ..engine.frozen import frozen
from .decisions import EvaluatedDecision
from .verdict import DecisionKind, Grade

MIN_DECISIONS = 100  # number of decisions below which no rate is shown
WINDOW = 2000  # number of latest decisions that rates are averaged over
RECENT_WINDOW = 500  # number of latest decisions that show a player's current form
TREND_WINDOW, TREND_STEP = 50, 10  # number of decisions in a moving mean, and between two means
SURE_DECISIONS = 20  # number of decisions from which an estimate is shown as a result
INTERVAL_ERRORS = 1.96  # standard errors on each side of a 95 % interval
MIN_PER_GROUP = 25  # number of decisions needed in each of two compared periods
PER_MILLE = 1000.0  # costs are shown in thousandths of a match
# how far the scale extends beyond the first and the last level
SCALE_START, SCALE_OVERSHOOT = -0.6, 0.2

# average cost of a decision by level (weakest first) and kind of decision
LevelRates = Mapping[str, Mapping[DecisionKind, float]]


@frozen
class ErrorRate:
    """The average cost of a player's decisions, or None while there are too few decisions."""

    decision_count: int
    cost: float | None = None  # in thousandths of a match or in points; None with too few decisions
    change: float | None = None  # last 500 decisions minus the 500 before; 0 if not significant

    @property
    def missing_decisions(self) -> int:
        """The number of decisions that are still needed for a rate."""
        return max(MIN_DECISIONS - self.decision_count, 0)


@frozen
class CostEstimate:
    """The average cost of decisions, with its 95 % confidence interval."""

    decision_count: int
    cost: float  # in thousandths of a match or in points
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Whether there are enough decisions to show the estimate as a result."""
        return self.decision_count >= SURE_DECISIONS


@frozen
class SkillSummary:
    """The average cost of the last 2,000 decisions: in total, by kind, and over time."""

    decision_count: int  # number of all decisions, not only of the last 2,000
    match_count: int
    overall: ErrorRate
    by_kind: Mapping[DecisionKind, ErrorRate]
    recent_cost: float | None = None  # average cost of the last 500 decisions
    trend: tuple[tuple[int, float], ...] = ()  # each mean with the number of decisions since then

    @property
    def weakest_kind(self) -> DecisionKind | None:
        """The kind of decision that costs most on average, or None if no cost is known."""
        costs = {kind: rate.cost for kind, rate in self.by_kind.items() if rate.cost is not None}
        return max(costs, key=costs.__getitem__) if costs else None


def summarize_skill(
    decisions: Sequence[EvaluatedDecision], *, in_points: bool = False
) -> SkillSummary:
    """Summarize the skill that decisions show. The decisions must be in the order of play."""
    real = [each for each in decisions if each.grade is not Grade.FORCED]
    latest = real[-WINDOW:]
    costs = [each.cost_in_points if in_points else PER_MILLE * each.cost for each in latest]
    kinds = [each.kind for each in latest]
    present = [kind for kind in DecisionKind if kind in kinds]
    return SkillSummary(
        len(real),
        len({each.match_id for each in real}),
        _error_rate(costs, costs[-RECENT_WINDOW:], costs[-2 * RECENT_WINDOW : -RECENT_WINDOW]),
        {kind: _rate_of_kind(kind, kinds, costs) for kind in present},
        fmean(costs[-RECENT_WINDOW:]) if len(costs) >= MIN_DECISIONS else None,
        _trend(costs),
    )


def estimate_costs(
    decisions: Sequence[EvaluatedDecision],
    usual_costs: Mapping[DecisionKind, float],
    *,
    in_points: bool = False,
) -> dict[DecisionKind, CostEstimate]:
    """Estimate the average cost of each kind of decision, from the first decision on.

    usual_costs is what a beginner loses per decision.
    """
    real = [each for each in decisions if each.grade is not Grade.FORCED][-WINDOW:]
    costs: dict[DecisionKind, list[float]] = {}
    for each in real:
        cost = each.cost_in_points if in_points else PER_MILLE * each.cost
        costs.setdefault(each.kind, []).append(cost)
    return {
        kind: _estimate_cost(costs[kind], usual_costs.get(kind, 0.0))
        for kind in DecisionKind
        if kind in costs
    }


def position_among_levels(cost: float, level_costs: Sequence[float]) -> float:
    """Return the position of a cost on the scale of levels: 0 is the weakest, 1 the next one.

    The scale is linear between two levels, and compressed beyond the first and the last one.
    """
    falling = _strictly_decreasing(level_costs)
    if cost >= falling[0]:
        return SCALE_START * (1 - falling[0] / cost) if cost > 0 else 0.0
    for place, (worse, better) in enumerate(pairwise(falling)):
        if cost >= better:
            return place + (worse - cost) / (worse - better)
    return len(falling) - 1 + SCALE_OVERSHOOT * (1 - cost / falling[-1])


def weighted_level_rates(
    levels: LevelRates, kind_counts: Mapping[DecisionKind, int]
) -> dict[str, float]:
    """Return the average cost per decision of players of each level, for a mix of decision kinds.

    Kinds that were not measured for every level are ignored. The result is empty if none is left.
    """
    known = [kind for kind in kind_counts if all(kind in rates for rates in levels.values())]
    total = sum(kind_counts[kind] for kind in known)
    if not total:
        return {}
    return {
        name: sum(rates[kind] * kind_counts[kind] for kind in known) / total
        for name, rates in levels.items()
    }


def _estimate_cost(costs: Sequence[float], usual_cost: float) -> CostEstimate:
    # A few decisions without a mistake have no spread at all, but prove little. Most decisions
    # cost nothing and a few a lot, so their spread is at least about as large as their mean.
    spread = max(sqrt(variance(costs)) if len(costs) > 1 else 0.0, usual_cost)
    mean, error = fmean(costs), INTERVAL_ERRORS * spread / sqrt(len(costs))
    return CostEstimate(len(costs), mean, max(mean - error, 0.0), mean + error)


def _strictly_decreasing(costs: Sequence[float]) -> list[float]:
    """Return the costs, each one lowered to below the previous one if it isn't already."""
    falling: list[float] = []
    for cost in costs:
        falling.append(min(cost, falling[-1] * 0.99) if falling else cost)
    return falling


def _rate_of_kind(
    kind: DecisionKind, kinds: Sequence[DecisionKind], costs: Sequence[float]
) -> ErrorRate:
    places = [place for place, each in enumerate(kinds) if each is kind]
    now, before = len(kinds) - RECENT_WINDOW, len(kinds) - 2 * RECENT_WINDOW
    return _error_rate(
        [costs[place] for place in places],
        [costs[place] for place in places if place >= now],
        [costs[place] for place in places if before <= place < now],
    )


def _error_rate(
    costs: Sequence[float], recent: Sequence[float], previous: Sequence[float]
) -> ErrorRate:
    if len(costs) < MIN_DECISIONS:
        return ErrorRate(len(costs))
    return ErrorRate(len(costs), fmean(costs), _change(recent, previous))


def _change(recent: Sequence[float], previous: Sequence[float]) -> float | None:
    """Return the change of the mean cost; 0 within one standard error, None for few decisions."""
    if min(len(recent), len(previous)) < MIN_PER_GROUP:
        return None
    change = fmean(recent) - fmean(previous)
    error = sqrt(variance(recent) / len(recent) + variance(previous) / len(previous))
    return change if abs(change) > error else 0.0


def _trend(costs: Sequence[float]) -> tuple[tuple[int, float], ...]:
    """Return moving averages of costs, each with the number of decisions made after it."""
    if len(costs) < MIN_DECISIONS:
        return ()
    ends = range(len(costs), max(len(costs) - RECENT_WINDOW, TREND_WINDOW) - 1, -TREND_STEP)
    means = [(len(costs) - end, fmean(costs[end - TREND_WINDOW : end])) for end in ends]
    return tuple(reversed(means))
