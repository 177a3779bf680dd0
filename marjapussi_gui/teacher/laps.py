"""Successive elimination of actions over rounds of sampled deals, the same deals for all."""

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

FIRST_LOOK = 4  # rounds: with fewer the standard error is a poor estimate
HOPELESS = 4.0  # standard errors after which an action is dropped even before that
Try = Callable[[Action], Sequence[Value]]  # returns the value of an action in each deal of a round


@frozen
class Distance:
    """How far an action is behind the best one, in value and in points."""

    action: Action
    behind: float
    error: float
    points: float


@dataclass(slots=True)
class Laps:
    """The values of actions found round by round; certainly worse ones are dropped."""

    asked: Collection[Action]  # the actions whose deficits have to be decided
    bounds: Sequence[float]
    longest: int  # rounds after which only the best and the undecided requested actions go on
    values: dict[Action, list[Value]] = field(default_factory=dict)
    left: list[Distance] = field(default_factory=list)
    gone: dict[Action, list[Value]] = field(default_factory=dict)
    deals: int = 0
    laps: int = 0

    def run(self, actions: Iterable[Action], tries: Iterable[Try], think: Think) -> None:
        """Evaluate round after round until everything requested is decided or the time is over."""
        most = LONGER * self.longest if self.asked else self.longest
        with suppress(Stopped):
            for number, tried in enumerate(islice(tries, most)):
                self._lap(list(self.values) if number else list(actions), tried, think)
                if think.is_over or len(self.values) < 2:
                    return
                distances = self._distances()
                if number + 1 < FIRST_LOOK:
                    self._leave(distances, HOPELESS)
                elif not number + 1 & number:  # a power of two: checks get rarer
                    if self._is_told(distances):
                        return
                    self._leave(distances, CERTAIN if number + 1 < self.longest else 0.0)

    def worths(self) -> tuple[Worth, ...]:
        """Return the values of all actions, the best first.

        Actions that were dropped keep the deficit that they had then.
        """
        if not self.values:
            return ()
        best, is_early = self._means()[0][1], self.laps < FIRST_LOOK
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
        """Return the points of each action deal by deal, for dropped ones up to the drop."""
        every = self.gone | self.values
        return {action: [points for _, points in values] for action, values in every.items()}

    def _lap(self, actions: Sequence[Action], tried: Try, think: Think) -> None:
        """Evaluate each action in the deals of a round. An incomplete round is discarded."""
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
        """Return whether everything that was requested is decided."""
        if not self.asked or any(map(self._is_open, distances)):
            return False
        return not self._rivals(distances)

    def _is_open(self, each: Distance) -> bool:
        return each.action in self.asked and is_open(each, self.bounds)

    def _rivals(self, distances: Sequence[Distance]) -> list[Distance]:
        """Return the actions that may be better than the best if the best was requested."""
        if distances[0].action not in self.asked:
            return []
        return [each for each in distances[1:] if may_win(each, self.bounds)]

    def _leave(self, distances: Sequence[Distance], certain: float) -> None:
        """Drop the decided actions that are behind by at least this many standard errors."""
        rivals = [] if certain else self._rivals(distances)
        for each in distances:
            is_behind = each.behind > certain * each.error
            if is_behind and not self._is_open(each) and each not in rivals:
                self.gone[each.action] = self.values.pop(each.action)
                self.left.append(each)

    def _distances(self) -> list[Distance]:
        """Return the deficits of the remaining actions, the best first."""
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
