"""Match equities of all situations of a match, computed from hand outcome frequencies."""

from array import array
from collections import defaultdict
from collections.abc import Callable

from ..engine.state import NO_SIDE, Side, Standing
from .courses import Course, Situation
from .kernel.chain import sweep

IsOver = Callable[[], bool]
Ways = tuple[
    list[float], dict[Situation, float]
]  # shares won at once by each side, and the following situations

MOST_STATES = 4000  # situations beyond them count as even
SWEEPS = 60
CLOSE = 1e-5  # the largest change in a sweep at which iteration ends


class Stopped(Exception):
    """Raised when the computation of a match equity table is cancelled."""


Table = dict[Situation, tuple[float, ...]]


class Standings:
    """The match equities of all sides in every situation a match can reach."""

    def __init__(self, course: Course, is_over: IsOver, known: Table | None = None) -> None:
        """Compute the table from a match model, unless one of the same model is given.

        Raise CancelledError as soon as should_stop() is true.
        """
        self._course = course
        self.table = known or self._solved(self._explored(is_over), is_over)

    def chances(self, match: Standing, dealer: Side) -> tuple[float, ...] | None:
        """Return each side's equity when a dealer is next, or None for an unreachable situation."""
        sides = self._course.sides
        totals = [0.0] * sides
        for situation, share in self._course.near(match, dealer):
            if situation not in self.table:
                return None
            for place, equity in enumerate(self.table[situation]):
                totals[(dealer + place) % sides] += share * equity
        return tuple(totals)

    def _explored(self, is_over: IsOver) -> dict[Situation, Ways]:
        """Return the transitions by one hand from every situation reachable from the start."""
        transitions: dict[Situation, Ways] = {}
        sides = self._course.sides
        unexplored: list[Situation] = [((0,) * sides, 0, ())]
        while unexplored and len(transitions) < MOST_STATES:
            situation = unexplored.pop()
            if situation in transitions:
                continue
            if is_over():
                raise Stopped
            won, next_situations = [0.0] * sides, defaultdict[Situation, float](float)
            for match, share in self._course.play(situation):
                if match.over:
                    for side in range(sides) if match.winner == NO_SIDE else (match.winner,):
                        won[side] += share if match.winner == side else share / sides
                    continue
                for to, part in self._course.near(match, Side(1)):
                    next_situations[to] += share * part
            transitions[situation] = won, next_situations
            unexplored += [to for to in next_situations if to not in transitions]
        return transitions

    def _solved(self, following: dict[Situation, Ways], is_over: IsOver) -> Table:
        """Return the equities of all situations, by value iteration over the transitions."""
        sides, indices = self._course.sides, {to: at for at, to in enumerate(following)}
        begin, leads_to, share = array("i", [0]), array("i"), array("d")
        won, even = array("d"), [1 / sides] * sides
        for at_once, next_situations in following.values():
            unexplored = sum(part for to, part in next_situations.items() if to not in indices)
            won.extend(won_share + unexplored / sides for won_share in at_once)
            leads_to.extend(indices[to] for to in next_situations if to in indices)
            share.extend(part for to, part in next_situations.items() if to in indices)
            begin.append(len(share))
        equities = array("d", even) * len(following)
        for _ in range(SWEEPS):
            if is_over():
                raise Stopped
            if sweep(equities, won, begin, leads_to, share, sides) < CLOSE:
                break
        return {to: tuple(equities[sides * at : sides * (at + 1)]) for to, at in indices.items()}
