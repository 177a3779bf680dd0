"""A race: each thing that may be done is tried in the same worlds with the same luck.

An action that a search hardly visited has no fair value there; here each has trees of its own.
Several, as a tree that learns with other luck finds other ways: how far they differ is part of
how sure a distance is.
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

LAP = 50  # iterations between two looks at the clock; their mean worth is one measurement
LEAST = 120  # laps before the first look at who is behind; each look comes after twice as many
LONGEST = 960  # laps
ACCUSED = 480  # laps before which nothing is said to cost more than a slip: trees may learn late
LONGER = 2  # times as many for what is asked, as long as that is open
TREES = 4  # of each action, in turn
FEW = 1.7  # by which their scatter is taken for more, as four tell it badly
CERTAIN = 2.6  # standard errors by which who is behind is left
WORLDS = 1000  # drawn for a race, at least: each as often as its chance asks for
MOST_POSITIONS = 12_000  # that a tree of a race may have


@dataclass(frozen=True, slots=True)
class Measured:
    """What an action is worth to its side, and how sure its distance from the best is."""

    code: int
    value: float
    behind: float
    error: float  # of the distance, one standard error
    laps: int
    trees: Sequence[Tree] = field(compare=False, repr=False)  # what it would bring about
    points: float = 0.0  # what it is worth by another measure, by which nothing is decided
    points_behind: float = 0.0

    @property
    def is_certain(self) -> bool:
        return self.behind > CERTAIN * self.error


class Distant(Protocol):
    """Something that is behind the best by so much, with this standard error."""

    @property
    def behind(self) -> float: ...
    @property
    def error(self) -> float: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """Of some runners is asked between which bounds their distance lies, not only who is best."""

    codes: Collection[int]
    bounds: Sequence[float]

    def leaves_open(self, each: Measured) -> bool:
        """Return whether a distance may still be found to lie beyond some bound."""
        is_early = each.laps < ACCUSED and each.behind > min(self.bounds, default=0.0)
        return each.code in self.codes and (is_early or is_open(each, self.bounds))

    def is_told(self, compared: Sequence[Measured]) -> bool:
        """Return whether all that is asked is clear."""
        if not self.codes or any(map(self.leaves_open, compared)):
            return False
        return not self._rivals(compared)

    def left(self, compared: Sequence[Measured], *, is_late: bool) -> list[Measured]:
        """Return who need run no further: late all but the best and who matters to what is asked.

        Who is behind for certain need not, if that is all that is asked.
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
        """Return who may be better than the best, where that is asked."""
        best = min(compared, key=lambda each: each.behind)
        if best.code not in self.codes:
            return []
        return [each for each in compared if each is not best and may_win(each, self.bounds)]


NOTHING_MORE = Asked((), ())


def is_open(each: Distant, bounds: Sequence[float]) -> bool:
    """Return whether a distance so sure may as well lie on the other side of some bound."""
    return any(abs(each.behind - bound) <= CERTAIN * each.error for bound in bounds)


def may_win(each: Distant, bounds: Sequence[float]) -> bool:
    """Return whether this may be found to be better than the best by more than the least bound."""
    return CERTAIN * each.error - each.behind > min(bounds, default=0.0)


@dataclass(slots=True)
class Runner:
    """One thing that may be done, and what the hands were worth that began with it."""

    code: int
    trees: list[Tree]
    ends: list["array[int]"]
    worths: list[float] = field(default_factory=list)  # the mean of each lap
    points: list[float] = field(default_factory=list)  # the same, by another measure

    def run(self, worth: Sequence[float], points: Sequence[float]) -> None:
        """Run a lap."""
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
    """Let them run until each is behind for certain or the time is over; the best comes first.

    Nothing is returned where the time was over before each had run a lap. Points are what the
    outcomes are worth by another measure: by it nothing is decided. Where something is asked of
    some, they run until that is clear, and no longer.
    """
    side = decision.view.game.seating.side(decision.view.seat)
    worth = worth_to(side, len(decision.view.game.seating.sides), decision.stakes.outcomes)
    most = LONGER * longest if asked.codes else longest
    runners = _lined_up(decision, codes, worlds, think, explore, most)
    left: list[Measured] = []
    look = LEAST
    for lap in range(1, most + 1):
        if len(runners) < 2 and lap > LEAST:
            break
        for each in runners:
            if think.is_over:
                return _ranked(left + _compared(runners))
            each.run(worth, points)
        if lap == look:
            look *= 2
            compared = _compared(runners)
            if asked.is_told(compared):
                break
            behind = asked.left(compared, is_late=lap >= longest)
            gone = {each.code for each in behind}
            left += behind
            runners = [each for each in runners if each.code not in gone]
    return _ranked(left + _compared(runners))


def worth_to(side: Side, sides: int, outcomes: Sequence[float]) -> Sequence[float]:
    """Return what each outcome is worth to a side; the kernel's list has side 0 where two play."""
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
    """Return who runs: the same worlds in the same order, and the same luck, for all."""
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
    """Return what the later laps say, when the trees had grown: as many of each."""
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
    """Return the standard error of a mean distance: as far as laps and as far as trees differ."""
    by_tree = [distances[place::TREES] for place in range(min(TREES, len(distances)))]
    return hypot(_scatter(distances), FEW * _scatter([fmean(each) for each in by_tree]))


def _scatter(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean of numbers."""
    mean, number = fmean(numbers), len(numbers)
    return sqrt(sum((each - mean) ** 2 for each in numbers) / max(number - 1, 1) / number)


def _ranked(measured: list[Measured]) -> list[Measured]:
    return sorted(measured, key=lambda each: (each.behind, -each.value))
