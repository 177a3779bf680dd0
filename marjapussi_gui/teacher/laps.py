"""What may be done is tried in the same deals, some at a time, until it is clear what is best."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field

from ..bots.base import Think
from ..engine.actions import Action
from ..kept.verdict import Worth
from .race import CERTAIN
from .weighed import Mean, Value

Try = Callable[[Action], Sequence[Value]]  # what comes of an action in each deal of a lap


@dataclass(slots=True)
class Laps:
    """What was found lap by lap, the same deals for all; who is behind for certain is left."""

    asked: Collection[Action]  # of these it has to be clear how far they are behind
    bounds: Sequence[float]
    values: dict[Action, list[Value]] = field(default_factory=dict)
    left: list[Worth] = field(default_factory=list)  # by how much they were behind, and how sure
    deals: int = 0

    def run(self, actions: Iterable[Action], tries: Iterable[Try], think: Think) -> None:
        """Try in one lap after the other, until it is clear or nobody waits any longer."""
        for number, tried in enumerate(tries):
            self._lap(list(self.values) if number else list(actions), tried, think)
            if think.is_over:
                return
            if number:
                self._leave()
            if len(self.values) < 2:
                return

    def worths(self) -> tuple[Worth, ...]:
        """Return what all are worth, the best first, each as far behind as it was found to be."""
        if not self.values:
            return ()
        best, distances = self._distances()
        worths = [
            Worth(
                each.action,
                best.points - each.points,
                None if each.chance is None else best.value - each.chance,
                each.error,
            )
            for each in (*distances, *self.left)
        ]
        return tuple(sorted(worths, key=lambda worth: -worth.value))

    def _lap(self, actions: Sequence[Action], tried: Try, think: Think) -> None:
        """Try each action in the deals of a lap; a later lap counts only for all of them."""
        found: dict[Action, Sequence[Value]] = {}
        for action in actions:
            if think.is_over:
                break
            found[action] = tried(action)
        if found and (not self.values or len(found) == len(self.values)):
            for action, values in found.items():
                self.values.setdefault(action, []).extend(values)
            self.deals += len(next(iter(found.values())))

    def _leave(self) -> None:
        """Leave those of whom all is clear."""
        for each in self._distances()[1]:
            behind, unsure = each.value, CERTAIN * each.error
            bounds = self.bounds if each.action in self.asked else ()
            if behind > unsure and all(abs(behind - bound) > unsure for bound in bounds):
                del self.values[each.action]
                self.left.append(each)

    def _distances(self) -> tuple[Mean, list[Worth]]:
        """Return the best, and how far behind it each is who is not left, with the error of it."""
        means = {action: Mean(values) for action, values in self.values.items()}
        best = max(means.values(), key=lambda mean: mean.value)
        return best, [
            Worth(
                action,
                best.points - mean.points,
                None if mean.chance is None else best.value - mean.value,
                mean.error_from(best),
            )
            for action, mean in means.items()
        ]
