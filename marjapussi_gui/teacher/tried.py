"""How hands go on after each of two actions, over the same deals with the same luck."""

from collections.abc import Sequence
from random import Random
from threading import Event as Flag

from ..bots.base import Think
from ..bots.chances import by_points
from ..bots.kernel.tree import Tree
from ..bots.levels import EXPERT
from ..bots.setting import is_of_tricks
from ..bots.tricks import Decision, HandWorth, possible
from ..bots.worlds import Worlds
from ..engine.actions import Action
from ..engine.view import View
from .before_tricks import ends
from .happenings import Line
from .lines import lines
from .race import LEAST, race
from .reasons import LinesOf
from .weighed import Raced

LUCK = 0  # of the lines: what is said of a view follows from it alone


def tried(view: View, best: Action, other: Action | None, stop: Flag) -> LinesOf | None:
    """Return what tells the lines that begin with either; None where no hand is played out."""
    if other is None or stop.is_set() or not is_of_tricks(view.game):
        return None
    think = Think(Random(LUCK), stop=stop)
    if view.phase != "play":
        return ends(view, think)
    decision = HandWorth(by_points).scene(view)
    worlds = possible(decision, EXPERT, think)
    codes = {decision.setting.lanes.code(action): action for action in (best, other)}
    trees = {
        codes[each.code]: each.trees
        for each in race(decision, [*codes], worlds, think, longest=LEAST)
    }

    def after(action: Action, deals: int) -> list[Line]:
        numbers = worlds.drawn(deals, Random(LUCK))
        return _of_all(decision, trees[action], worlds, numbers)

    return after if len(trees) == len(codes) else None


def lines_of(raced: Raced | None) -> LinesOf | None:
    """Return what tells the lines of a race that was run."""
    if raced is None:
        return None

    def after(action: Action, deals: int) -> list[Line]:
        numbers, trees = raced.worlds.drawn(deals, Random(LUCK)), raced.measured[action].trees
        return _of_all(raced.decision, trees, raced.worlds, numbers)

    return after


def _of_all(
    decision: Decision, trees: Sequence[Tree], worlds: Worlds, numbers: Sequence[int]
) -> list[Line]:
    """Return the lines of worlds of these numbers, told by the trees in turn."""
    every: list[Line] = []
    for place, tree in enumerate(trees):
        every += lines(decision, tree, worlds, numbers[place :: len(trees)], LUCK)
    return every
