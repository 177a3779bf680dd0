"""How matches go on from hand to hand: where they may stand, and where a hand leads from there."""

from collections.abc import Callable, Iterator
from operator import add
from typing import Protocol

from ..engine.state import NO_SIDE, Side, Standing
from .endings import Ending, Endings

# What a match depends on: the scores, a number and marks that outlast a hand, from the dealer on
Situation = tuple[tuple[int, ...], int, tuple[bool, ...]]
Parts = list[tuple[Situation, float]]  # standings that a match lies between, with their shares


class Course(Protocol):
    """The standings that a table of chances is made for."""

    sides: int

    def near(self, match: Standing, dealer: Side) -> Parts:
        """Return the standings that a match lies between when that side deals next."""
        ...

    def play(self, standing: Situation) -> Iterator[tuple[Standing, float]]:
        """Yield what a hand that side 0 dealt makes of a match that stands so, and how often."""
        ...


class HandByHand:
    """Every score for itself: what a hand does depends on where the match stands."""

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
        for end, share in self._endings:
            yield self._after(match, end), share


class Grid:
    """Scores on a grid, and between: they change alike whatever they are."""

    def __init__(
        self,
        sides: int,
        gains: list[tuple[tuple[int, ...], Side, float]],
        bounds: tuple[int, int, int],
        target: int,
        finished: Callable[[Standing, Side], Standing],
    ) -> None:
        """Take what hands gain, for which declarer, how often; the step, the least and the most.

        No match ends while all scores are below the target.
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
        """Return the scores of the grid on both sides of score, with their shares."""
        kept = min(max(score, self._lowest), self._highest)
        low = kept // self._step * self._step
        part = (kept - low) / self._step
        around = [(low, 1 - part), (low + self._step, part)] if part else [(low, 1.0)]
        self._around[score] = around
        return around


class Rounds:
    """Matches of so many hands between two sides: what counts is who is ahead, and by how much."""

    sides = 2

    def __init__(
        self, gains: list[tuple[tuple[int, ...], Side, float]], step: int, hands: int, most: int
    ) -> None:
        """Take what hands gain, how often; the step of leads, the hands of a match, the most."""
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
