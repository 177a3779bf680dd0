"""Match models: the situations of a match and the transitions between them by one hand."""

from collections.abc import Callable, Iterator
from operator import add
from typing import Protocol

from ..engine.state import NO_SIDE, Side, Standing
from .endings import Ending, Endings

# What decides a match: scores from the dealer on, carried points or hands, bag flags
Situation = tuple[tuple[int, ...], int, tuple[bool, ...]]
Parts = list[tuple[Situation, float]]  # weights add up to 1


class Course(Protocol):
    """A model of a match as transitions between situations, one hand at a time."""

    sides: int

    def near(self, match: Standing, dealer: Side) -> Parts:
        """Return the situations around a match standing, weighted, when a side deals next."""
        ...

    def play(self, standing: Situation) -> Iterator[tuple[Standing, float]]:
        """Yield each match standing after a hand dealt by side 0, with its probability."""
        ...


class HandByHand:
    """An exact model with a situation for every combination of scores."""

    def __init__(
        self, sides: int, endings: Endings, after: Callable[[Standing, Ending], Standing]
    ) -> None:
        self.sides, self._endings, self._after = sides, endings, after

    def near(self, match: Standing, dealer: Side) -> Parts:
        scores = match.scores[dealer:] + match.scores[:dealer]
        bag = match.bag[dealer:] + match.bag[:dealer] if any(match.bag) else ()
        return [((scores, min(match.carry, 3), bag), 1.0)]

    def play(self, standing: Situation) -> Iterator[tuple[Standing, float]]:
        scores, carry, bag = standing
        match = Standing(scores, carry=carry, bag=bag, collected=scores, hands=1)
        for outcome, share in self._endings:
            yield self._after(match, outcome), share


class Grid:
    """A model with scores on a grid and interpolation between; gains do not depend on the score."""

    def __init__(
        self,
        sides: int,
        gains: list[tuple[tuple[int, ...], Side, float]],
        bounds: tuple[int, int, int],
        target: int,
        finished: Callable[[Standing, Side], Standing],
    ) -> None:
        """Create a model from score gains, each with declarer and frequency, and grid bounds.

        Bounds are step, lowest and highest score. No match ends with all scores below the target.
        """
        self.sides, self._gains, self._target, self._finished = sides, gains, target, finished
        self._step, self._lowest, self._highest = bounds
        self._around: dict[int, list[tuple[int, float]]] = {}

    def near(self, match: Standing, dealer: Side) -> Parts:
        corners: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        for score in match.scores[dealer:] + match.scores[:dealer]:
            around = self._around.get(score) or self._between(score)
            corners = [((*at, near), part * of) for at, part in corners for near, of in around]
        return [((corner, 0, ()), part) for corner, part in corners]

    def play(self, standing: Situation) -> Iterator[tuple[Standing, float]]:
        for gained, declarer, share in self._gains:
            scores = tuple(map(add, standing[0], gained))
            match = Standing(scores)
            may_end = max(scores) >= self._target
            yield self._finished(match, declarer) if may_end else match, share

    def _between(self, score: int) -> list[tuple[int, float]]:
        """Return the grid scores on both sides of a score, with their weights."""
        clamped = min(max(score, self._lowest), self._highest)
        low = clamped // self._step * self._step
        part = (clamped - low) / self._step
        around = [(low, 1 - part), (low + self._step, part)] if part else [(low, 1.0)]
        self._around[score] = around
        return around


class Rounds:
    """A model of matches with a fixed number of hands, where only the lead of a side counts."""

    sides = 2

    def __init__(
        self, gains: list[tuple[tuple[int, ...], Side, float]], step: int, hands: int, most: int
    ) -> None:
        """Create a model from score gains, the step and maximum of leads, and the hand count."""
        self._hands = hands
        self._grid = Grid(2, [], (step, -most, most), most, lambda match, _: match)
        leads: dict[int, float] = {}
        for (first, second), _, share in gains:
            lead = step * round((first - second) / step)
            leads[lead] = leads.get(lead, 0.0) + share
        self._leads = list(leads.items())

    def near(self, match: Standing, dealer: Side) -> Parts:
        lead = match.scores[dealer] - match.scores[1 - dealer]
        around = self._grid.near(Standing((lead,)), Side(0))
        return [(((near, -near), match.hands, ()), part) for ((near,), _, _), part in around]

    def play(self, standing: Situation) -> Iterator[tuple[Standing, float]]:
        (lead, _), hands, _ = standing
        for gained, share in self._leads:
            scores = lead + gained, 0
            is_last = hands + 1 == self._hands
            winner = Side(0) if scores[0] > 0 else Side(1) if scores[0] < 0 else NO_SIDE
            yield Standing(scores, hands=hands + 1, over=is_last, winner=winner), share
