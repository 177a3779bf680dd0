"""How matches go on from hand to hand: where they may stand, and where a hand leads from there."""

from abc import abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterator
from operator import add
from typing import Protocol

from ..engine.state import NO_SIDE, Side, Standing
from .endings import Ending, Endings

# What a match depends on: the scores, a number and marks that outlast a hand, from the dealer on
Situation = tuple[tuple[int, ...], int, tuple[bool, ...]]
Parts = list[tuple[Situation, float]]  # standings that a match lies between, with their shares
Ways = tuple[list[float], dict[Situation, float]]  # won at once by each side, and where it goes on
Corners = list[tuple[tuple[int, ...], float]]  # scores of a grid around others, with their shares


class Course(Protocol):
    """The standings that a table of chances is made for."""

    sides: int

    def near(self, match: Standing, dealer: Side) -> Parts:
        """Return the standings that a match lies between when that side deals next."""
        ...

    def ways(self, standing: Situation) -> Ways:
        """Return what a hand that side 0 dealt makes of a match that stands so."""
        ...


def add_won(won: list[float], match: Standing, share: float) -> None:
    """Add a share of all matches, which end like this one, to what their winners have."""
    for side in range(len(won)) if match.winner == NO_SIDE else (match.winner,):
        won[side] += share if match.winner == side else share / len(won)


class OneByOne(Course):
    """Looks at each thing that a hand may do to the match."""

    @abstractmethod
    def play(self, standing: Situation) -> Iterator[tuple[Standing, float]]:
        """Yield what a hand that side 0 dealt makes of a match that stands so, and how often."""

    def ways(self, standing: Situation) -> Ways:
        won, ways = [0.0] * self.sides, defaultdict[Situation, float](float)
        for match, share in self.play(standing):
            if match.over:
                add_won(won, match, share)
                continue
            for to, part in self.near(match, Side(1)):
                ways[to] += share * part
        return won, ways


class HandByHand(OneByOne):
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
        scores = match.scores[dealer:] + match.scores[:dealer]
        return [((corner, 0, ()), part) for corner, part in self._corners(scores)]

    def ways(self, standing: Situation) -> Ways:
        won, ways = [0.0] * self.sides, defaultdict[tuple[int, ...], float](float)
        for gained, declarer, share in self._gains:
            scores = tuple(map(add, standing[0], gained))
            if max(scores) >= self._target:
                match = self._finished(Standing(scores), declarer)
                if match.over:
                    add_won(won, match, share)
                    continue
            for corner, part in self._corners(scores[1:] + scores[:1]):
                ways[corner] += share * part
        return won, {(corner, 0, ()): share for corner, share in ways.items()}

    def _corners(self, scores: tuple[int, ...]) -> Corners:
        """Return the places of the grid that scores lie between."""
        corners: Corners = [((), 1.0)]
        for score in scores:
            around = self._around.get(score) or self._between(score)
            corners = [((*at, near), part * of) for at, part in corners for near, of in around]
        return corners

    def _between(self, score: int) -> list[tuple[int, float]]:
        """Return the scores of the grid on both sides of score, with their shares."""
        kept = min(max(score, self._lowest), self._highest)
        low = kept // self._step * self._step
        part = (kept - low) / self._step
        around = [(low, 1 - part), (low + self._step, part)] if part else [(low, 1.0)]
        self._around[score] = around
        return around


class Rounds(OneByOne):
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
