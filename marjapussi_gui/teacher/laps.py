"""What may be done is tried in the same deals, some at a time, until it is clear what is best."""

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice

from ..bots.base import Think
from ..bots.standings import Stopped
from ..engine.actions import Action
from ..engine.frozen import frozen
from ..kept.verdict import Worth
from .race import CERTAIN, LONGER, is_open, may_win
from .weighed import Mean, Value

FIRST_LOOK = 4  # laps, as fewer tell badly how sure they are
HOPELESS = 4.0  # standard errors by which who is behind is left before
Try = Callable[[Action], Sequence[Value]]  # what comes of an action in each deal of a lap


@frozen
class Distance:
    """How far an action is behind the best, by what decides and by points, and how sure that is."""

    action: Action
    behind: float
    error: float
    points: float


@dataclass(slots=True)
class Laps:
    """What was found lap by lap, the same deals for all; who is behind for certain is left."""

    asked: Collection[Action]  # of these it has to be clear how far they are behind
    bounds: Sequence[float]
    longest: int  # laps after which only the best goes on, and what is asked and not yet told
    values: dict[Action, list[Value]] = field(default_factory=dict)
    left: list[Distance] = field(default_factory=list)
    gone: dict[Action, list[Value]] = field(default_factory=dict)  # values of those who are left
    deals: int = 0
    laps: int = 0

    def run(self, actions: Iterable[Action], tries: Iterable[Try], think: Think) -> None:
        """Try in one lap after the other, until it is clear or nobody waits any longer."""
        most = LONGER * self.longest if self.asked else self.longest
        with suppress(Stopped):
            for number, tried in enumerate(islice(tries, most)):
                self._lap(list(self.values) if number else list(actions), tried, think)
                if think.is_over or len(self.values) < 2:
                    return
                distances = self._distances()
                if number + 1 < FIRST_LOOK:
                    self._leave(distances, HOPELESS)
                elif not number + 1 & number:  # each look comes after twice as many laps
                    if self._is_told(distances):
                        return
                    self._leave(distances, CERTAIN if number + 1 < self.longest else 0.0)

    def worths(self) -> tuple[Worth, ...]:
        """Return what all are worth, the best first, each as far behind as it was found to be."""
        if not self.values:
            return ()
        best, is_early = self._means()[0][1], self.laps < FIRST_LOOK  # what is left is sure enough
        worths = [
            Worth(
                each.action,
                best.points - each.points,
                None if best.chance is None else best.value - each.behind,
                max(each.error, each.behind) if is_early and each not in self.left else each.error,
            )
            for each in (*self._distances(), *self.left)
        ]
        return tuple(sorted(worths, key=lambda worth: -worth.value))

    def points(self) -> dict[Action, list[float]]:
        """Return the points of all, deal by deal; of those who were left those until then."""
        every = self.gone | self.values
        return {action: [points for _, points in values] for action, values in every.items()}

    def _lap(self, actions: Sequence[Action], tried: Try, think: Think) -> None:
        """Try each action in the deals of a lap, which counts only with all of them."""
        found: dict[Action, Sequence[Value]] = {}
        for action in actions:
            if think.is_over:
                break
            found[action] = tried(action)
        if len(found) == len(actions):
            for action, values in found.items():
                self.values.setdefault(action, []).extend(values)
            self.deals += len(next(iter(found.values())))
            self.laps += 1

    def _is_told(self, distances: Sequence[Distance]) -> bool:
        """Return whether all that was asked is clear."""
        if not self.asked or any(map(self._is_open, distances)):
            return False
        return not self._rivals(distances)

    def _is_open(self, each: Distance) -> bool:
        return each.action in self.asked and is_open(each, self.bounds)

    def _rivals(self, distances: Sequence[Distance]) -> list[Distance]:
        """Return what may be better than the best, where that was asked."""
        if distances[0].action not in self.asked:
            return []
        return [each for each in distances[1:] if may_win(each, self.bounds)]

    def _leave(self, distances: Sequence[Distance], certain: float) -> None:
        """Leave those who are behind by so many standard errors, and of whom all is clear."""
        rivals = [] if certain else self._rivals(distances)
        for each in distances:
            is_behind = each.behind > certain * each.error
            if is_behind and not self._is_open(each) and each not in rivals:
                self.gone[each.action] = self.values.pop(each.action)
                self.left.append(each)

    def _distances(self) -> list[Distance]:
        """Return how far behind the best all are who are not left, the best first."""
        means = self._means()
        best = means[0][1]
        return [
            Distance(
                action, best.value - mean.value, mean.error_from(best), best.points - mean.points
            )
            for action, mean in means
        ]

    def _means(self) -> list[tuple[Action, Mean]]:
        means = [(action, Mean(values)) for action, values in self.values.items()]
        return sorted(means, key=lambda pair: -pair[1].value)
