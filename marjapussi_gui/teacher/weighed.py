"""The values found for all actions of a decision, whichever method found them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from math import sqrt

from ..bots.tricks import Decision
from ..bots.worlds import Worlds
from ..engine.actions import Action
from ..engine.frozen import frozen
from ..facts import Fact
from ..kept.verdict import Worth
from .race import Measured

Value = tuple[float | None, float]  # of one deal: the chance to win the match, points of the hand
Samples = Mapping[Action, Sequence[float]]  # points of each action, deal by deal


@frozen
class Raced:
    """The trees of a finished search, from which playouts can be drawn."""

    decision: Decision
    worlds: Worlds
    measured: Mapping[Action, Measured]


@frozen
class Weighed:
    """The values of the actions of a decision, the best first, and how they were found."""

    worths: tuple[Worth, ...] = ()
    deals: int = 0
    facts: tuple[Fact, ...] = ()
    is_forced: bool = False  # all legal actions are equivalent
    raced: Raced | None = None
    samples: Samples = field(default_factory=dict)  # for games without playouts


NOTHING = Weighed()
NO_SAMPLES: Samples = {}


def worths_of(
    values: Mapping[Action, Sequence[Value]], weights: Sequence[float] = ()
) -> list[Worth]:
    """Return the values of actions from their results in the same deals, the best first."""
    found = {action: Mean(listed, weights) for action, listed in values.items()}
    best = max(found.values(), key=lambda mean: mean.value)
    worths = [
        Worth(action, mean.points, mean.chance, mean.error_from(best))
        for action, mean in found.items()
    ]
    return sorted(worths, key=lambda worth: -worth.value)


def for_all(worths: Iterable[Worth], alike: Mapping[Action, Action]) -> tuple[Worth, ...]:
    """Return the values of all actions, each copied from its representative."""
    listed = [
        replace(worth, action=action)
        for worth in worths
        for action, weighed in alike.items()
        if weighed == worth.action
    ]
    return tuple(sorted(listed, key=lambda worth: -worth.value))


class Mean:
    """The mean value of an action over deals with weights."""

    def __init__(self, values: Sequence[Value], weights: Sequence[float] = ()) -> None:
        self.decisive = [points if chance is None else chance for chance, points in values]
        self.weights = weights or [1.0] * len(values)
        self.total = sum(self.weights)
        self.value = self._mean(self.decisive)
        self.points = self._mean([points for _, points in values])
        self.chance = None if values[0][0] is None else self.value

    def error_from(self, best: "Mean") -> float:
        """Return the standard error of the difference to another mean over the same deals."""
        distance, squares = best.value - self.value, 0.0
        for weight, a, b in zip(self.weights, best.decisive, self.decisive, strict=True):
            squares += (weight * (a - b - distance)) ** 2
        return sqrt(squares) / self.total

    def _mean(self, numbers: Sequence[float]) -> float:
        return sum(map(float.__mul__, self.weights, numbers)) / self.total
