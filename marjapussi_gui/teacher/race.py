"""Successive elimination of actions by tree search over the same worlds and random numbers.

An action that one common search hardly visits gets no fair value, so each action has trees of its
own. It has several, because a tree with other random numbers finds other play: how far the trees
differ is part of the standard error.
"""

from array import array
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from statistics import fmean
from typing import Protocol

from ..bots.base import Think
from ..bots.kernel.tree import Tree
from ..bots.levels import EXPERT
from ..bots.tricks import Decision
from ..bots.worlds import Worlds
from ..engine.state import Side

LAP = 50  # iterations between two looks at the clock; their mean is one measurement
LEAST = 120  # rounds before the first comparison; each later one comes after twice as many
LONGEST = 960  # rounds
# Rounds before which no action is called worse than an inaccuracy: trees may improve late, and
# what looked like a blunder in one evaluation was fine in the next.
ACCUSED = 480
LONGER = 2  # times the maximum of rounds for requested candidates that are undecided
TREES = 4  # they take turns
FEW = 1.7  # multiplies the scatter between trees: four are too few to estimate it well
CERTAIN = 2.6  # standard errors (99 %) after which a worse candidate is dropped
WORLDS = 1000  # worlds drawn for a search, each as often as its probability demands
MOST_POSITIONS = 12_000


@dataclass(frozen=True, slots=True)
class Measured:
    """The value of a candidate to its side, and its deficit to the best candidate."""

    code: int
    value: float
    behind: float
    error: float  # of the deficit
    laps: int
    trees: Sequence[Tree] = field(compare=False, repr=False)
    points: float = 0.0  # the value by a second measure that decides nothing
    points_behind: float = 0.0

    @property
    def is_certain(self) -> bool:
        return self.behind > CERTAIN * self.error


class Distant(Protocol):
    """A deficit to the best candidate with its standard error."""

    @property
    def behind(self) -> float: ...
    @property
    def error(self) -> float: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """When to stop: whether the deficits of some candidates are known well enough to be graded."""

    codes: Collection[int]
    bounds: Sequence[float]

    def leaves_open(self, each: Measured) -> bool:
        """Return whether a deficit may still turn out to lie beyond another threshold."""
        is_early = each.laps < ACCUSED and each.behind > min(self.bounds, default=0.0)
        return each.code in self.codes and (is_early or is_open(each, self.bounds))

    def is_told(self, compared: Sequence[Measured]) -> bool:
        """Return whether everything that was requested is decided."""
        if not self.codes or any(map(self.leaves_open, compared)):
            return False
        return not self._rivals(compared)

    def left(self, compared: Sequence[Measured], *, is_late: bool) -> list[Measured]:
        """Return the results of the candidates that need no further rounds.

        Early these are the ones that are certainly worse; late, all but the best and those that a
        requested deficit still depends on.
        """
        rivals = self._rivals(compared) if is_late else []
        return [
            each
            for each in compared
            if (each.behind > 0 if is_late else each.is_certain)
            and not self.leaves_open(each)
            and each not in rivals
        ]

    def _rivals(self, compared: Sequence[Measured]) -> list[Measured]:
        """Return what may be better than the best result if the best is a requested candidate."""
        best = min(compared, key=lambda each: each.behind)
        if best.code not in self.codes:
            return []
        return [each for each in compared if each is not best and may_win(each, self.bounds)]


NOTHING_MORE = Asked((), ())


def is_open(each: Distant, bounds: Sequence[float]) -> bool:
    """Return whether the deficit may as well lie on the other side of some threshold."""
    return any(abs(each.behind - bound) <= CERTAIN * each.error for bound in bounds)


def may_win(each: Distant, bounds: Sequence[float]) -> bool:
    """Return whether this may turn out better than the best by more than the lowest threshold."""
    return CERTAIN * each.error - each.behind > min(bounds, default=0.0)


@dataclass(slots=True)
class Runner:
    """A legal action with its search trees and the values that its rounds returned."""

    code: int
    trees: list[Tree]
    ends: list["array[int]"]
    worths: list[float] = field(default_factory=list)  # the mean of each round
    points: list[float] = field(default_factory=list)  # the same by the second measure

    def run(self, worth: Sequence[float], points: Sequence[float]) -> None:
        """Run one round."""
        before, place = divmod(len(self.worths), TREES)
        self.trees[place].grow(LAP)
        ends = self.ends[place][LAP * before : LAP * before + LAP]
        self.worths.append(sum([worth[end] for end in ends]) / LAP)
        if points:
            self.points.append(sum([points[end] for end in ends]) / LAP)


def race(
    decision: Decision,
    codes: Sequence[int],
    worlds: Worlds,
    think: Think,
    *,
    explore: float = EXPERT.explore,
    longest: int = LONGEST,
    points: Sequence[float] = (),
    asked: Asked = NOTHING_MORE,
) -> list[Measured]:
    """Search candidates until all but the best are certainly worse, and return them best first.

    Return an empty list if the time runs out before each candidate had a round. outcome_points
    values the outcomes by a second measure that decides nothing. With requested candidates the
    search runs until the stopping rule holds, and no longer.
    """
    side = decision.view.game.seating.side(decision.view.seat)
    worth = worth_to(side, len(decision.view.game.seating.sides), decision.stakes.outcomes)
    most = LONGER * longest if asked.codes else longest
    runners = _lined_up(decision, codes, worlds, think, explore, most)
    dropped: list[Measured] = []
    next_check = LEAST
    for number in range(1, most + 1):
        if len(runners) < 2 and number > LEAST:
            break
        for each in runners:
            if think.is_over:
                return _ranked(dropped + _compared(runners))
            each.run(worth, points)
        if number == next_check:
            next_check *= 2
            results = _compared(runners)
            if asked.is_told(results):
                break
            worse = asked.left(results, is_late=number >= longest)
            codes_dropped = {each.code for each in worse}
            dropped += worse
            runners = [each for each in runners if each.code not in codes_dropped]
    return _ranked(dropped + _compared(runners))


def worth_to(side: Side, sides: int, outcomes: Sequence[float]) -> Sequence[float]:
    """Return the utilities of outcomes for a side. With two sides the kernel lists side 0 only."""
    if sides > 2:
        return outcomes[side::sides]
    return [1.0 - worth for worth in outcomes] if side else outcomes


def _lined_up(
    decision: Decision,
    codes: Sequence[int],
    worlds: Worlds,
    think: Think,
    explore: float,
    longest: int,
) -> list[Runner]:
    """Return the candidates, all with the same worlds in the same order and the same seeds."""
    lucks = [think.rng.getrandbits(63) for _ in range(TREES)]
    drawn = worlds.drawn(max(2 * len(worlds), WORLDS), think.rng)
    room = LAP * (longest // TREES + 1)
    most = min(room + LAP, MOST_POSITIONS)
    runners = []
    for code in codes:
        trees = [Tree(decision.root, decision.other, most, explore, luck) for luck in lucks]
        ends = [array("i", [0]) * room for _ in lucks]
        for tree, end in zip(trees, ends, strict=True):
            tree.use(worlds.words, drawn)
            tree.begin_with(code, end)
        runners.append(Runner(code, trees, ends))
    return runners


def _compared(runners: Sequence[Runner]) -> list[Measured]:
    """Return the results over the later half of the rounds, when the trees had grown."""
    laps = min(len(each.worths) for each in runners)
    if not laps:
        return []
    late = {each.code: each.worths[laps // 2 : laps] for each in runners}
    points = {each.code: fmean(each.points[laps // 2 : laps] or (0.0,)) for each in runners}
    values = {code: fmean(worths) for code, worths in late.items()}
    best = max(values, key=lambda code: values[code])
    return [
        Measured(
            each.code,
            values[each.code],
            values[best] - values[each.code],
            _error([a - b for a, b in zip(late[best], late[each.code], strict=True)]),
            laps,
            each.trees,
            points[each.code],
            points[best] - points[each.code],
        )
        for each in runners
    ]


def _error(distances: Sequence[float]) -> float:
    """Return the standard error of a mean difference, from the scatter of rounds and of trees."""
    by_tree = [distances[place::TREES] for place in range(min(TREES, len(distances)))]
    return hypot(_scatter(distances), FEW * _scatter([fmean(each) for each in by_tree]))


def _scatter(numbers: Sequence[float]) -> float:
    mean, number = fmean(numbers), len(numbers)
    return sqrt(sum((each - mean) ** 2 for each in numbers) / max(number - 1, 1) / number)


def _ranked(measured: list[Measured]) -> list[Measured]:
    return sorted(measured, key=lambda each: (each.behind, -each.value))
