"""The chances to win a match from each of its standings, worked out from how hands end."""

from array import array
from collections import defaultdict
from collections.abc import Callable

from ..engine.state import NO_SIDE, Side, Standing
from .courses import Course, Situation
from .kernel.chain import sweep

IsOver = Callable[[], bool]
Ways = tuple[list[float], dict[Situation, float]]  # won at once by each side, and where it goes on

MOST_STATES = 4000
SWEEPS = 60
CLOSE = 1e-5


class Stopped(Exception):
    """Nobody wants the chances any more that were being worked out."""


Table = dict[Situation, tuple[float, ...]]


class Standings:
    """The chances of all sides wherever a match of a game may stand."""

    def __init__(self, course: Course, is_over: IsOver, known: Table | None = None) -> None:
        """Work them out from how hands end; give up with Stopped as soon as it is over.

        A table that was worked out before for the same course is taken as it is.
        """
        self._course = course
        self.table = known or self._solved(self._explored(is_over), is_over)

    def chances(self, match: Standing, dealer: Side) -> tuple[float, ...] | None:
        """Return each side's chance when that side deals next; None where no match gets to."""
        sides = self._course.sides
        totals = [0.0] * sides
        for standing, share in self._course.near(match, dealer):
            if standing not in self.table:
                return None
            for place, chance in enumerate(self.table[standing]):
                totals[(dealer + place) % sides] += share * chance
        return tuple(totals)

    def _explored(self, is_over: IsOver) -> dict[Situation, Ways]:
        """Return what a hand makes of every standing that a match from its start can reach."""
        following: dict[Situation, Ways] = {}
        sides = self._course.sides
        waiting: list[Situation] = [((0,) * sides, 0, ())]
        while waiting and len(following) < MOST_STATES:
            standing = waiting.pop()
            if standing in following:
                continue
            if is_over():
                raise Stopped
            won, ways = [0.0] * sides, defaultdict[Situation, float](float)
            for match, share in self._course.play(standing):
                if match.over:
                    for side in range(sides) if match.winner == NO_SIDE else (match.winner,):
                        won[side] += share if match.winner == side else share / sides
                    continue
                for to, part in self._course.near(match, Side(1)):
                    ways[to] += share * part
            following[standing] = won, ways
            waiting += [to for to in ways if to not in following]
        return following

    def _solved(self, following: dict[Situation, Ways], is_over: IsOver) -> Table:
        sides, numbers = self._course.sides, {to: at for at, to in enumerate(following)}
        begin, leads_to, share = array("i", [0]), array("i"), array("d")
        won, even = array("d"), [1 / sides] * sides
        for at_once, ways in following.values():
            unexplored = sum(part for to, part in ways.items() if to not in numbers)
            won.extend(chance + unexplored / sides for chance in at_once)
            leads_to.extend(numbers[to] for to in ways if to in numbers)
            share.extend(part for to, part in ways.items() if to in numbers)
            begin.append(len(share))
        chances = array("d", even) * len(following)
        for _ in range(SWEEPS):
            if is_over():
                raise Stopped
            if sweep(chances, won, begin, leads_to, share, sides) < CLOSE:
                break
        return {to: tuple(chances[sides * at : sides * (at + 1)]) for to, at in numbers.items()}
