"""Data types that all evaluation methods share: values of actions and how they were found."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt

from ...bots.belief.determinization import WorldSet
from ...bots.kernel.search_tree import SearchTree
from ...bots.players.trick_search import TrickPosition
from ...engine.actions import Action
from ...engine.frozen import frozen
from ...model.facts import Fact
from ...model.verdict import ActionValue

DealValue = tuple[float | None, float]  # in one deal: chance to win the match, points in the hand
PointSamples = Mapping[Action, Sequence[float]]  # for each action, its points in every deal
CERTAIN_ERRORS = 2.6  # a candidate is dropped when it is this many standard errors (99 %) behind
BENEFIT_OF_DOUBT = 0.25  # this many standard errors are subtracted from a cost before it is graded


@dataclass(frozen=True, slots=True)
class CandidateResult:
    """The value of a candidate action for its side, and how far it is behind the best one."""

    code: int
    value: float
    deficit: float
    standard_error: float  # standard error of the deficit
    round_count: int
    trees: Sequence[SearchTree] = field(compare=False, repr=False)
    points: float = 0.0  # the value in points, only for display
    points_deficit: float = 0.0

    @property
    def candidate(self) -> int:
        return self.code


@frozen
class SearchResult:
    """The trees of a finished search, kept so that more hands can be played out with them."""

    position: TrickPosition
    worlds: WorldSet
    results: Mapping[Action, CandidateResult]


@frozen
class Evaluation:
    """The value of each action of a decision (best first), and how the values were found."""

    action_values: tuple[ActionValue, ...] = ()
    deal_count: int = 0
    facts: tuple[Fact, ...] = ()
    is_forced: bool = False  # whether all legal actions are equivalent
    search: SearchResult | None = None
    samples: PointSamples = field(default_factory=dict)  # only for games without playouts
    is_exact: bool = False  # whether the values are those of the only possible deal


NO_EVALUATION = Evaluation()
NO_SAMPLES: PointSamples = {}


def action_values_from_deals(
    values: Mapping[Action, Sequence[DealValue]], weights: Sequence[float] = ()
) -> list[ActionValue]:
    """Return the mean value of each action over the same deals, best first."""
    found = {action: WeightedMean(listed, weights) for action, listed in values.items()}
    best = max(found.values(), key=lambda mean: mean.value)
    worths = [
        ActionValue(action, mean.points, mean.win_chance, mean.standard_error_from(best))
        for action, mean in found.items()
    ]
    return sorted(worths, key=lambda worth: -worth.value)


def expand_equivalents(
    action_values: Iterable[ActionValue], representatives: Mapping[Action, Action]
) -> tuple[ActionValue, ...]:
    """Return the values of all actions. Equivalent actions have the same value."""
    listed = [
        replace(worth, action=action)
        for worth in action_values
        for action, weighed in representatives.items()
        if weighed == worth.action
    ]
    return tuple(sorted(listed, key=lambda worth: -worth.value))


class WeightedMean:
    """The weighted mean of an action's value over several deals."""

    def __init__(self, values: Sequence[DealValue], weights: Sequence[float] = ()) -> None:
        self.values = [points if chance is None else chance for chance, points in values]
        self.weights = weights or [1.0] * len(values)
        self.total_weight = sum(self.weights)
        self.value = self._weighted_mean(self.values)
        self.points = self._weighted_mean([points for _, points in values])
        self.win_chance = None if values[0][0] is None else self.value

    def standard_error_from(self, best: "WeightedMean") -> float:
        """Return the standard error of the difference from another mean over the same deals."""
        distance, squares = best.value - self.value, 0.0
        for weight, a, b in zip(self.weights, best.values, self.values, strict=True):
            squares += (weight * (a - b - distance)) ** 2
        return sqrt(squares) / self.total_weight

    def _weighted_mean(self, values: Sequence[float]) -> float:
        return sum(map(float.__mul__, self.weights, values)) / self.total_weight
