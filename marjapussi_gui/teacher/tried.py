"""Sources of playouts: functions that play a hand on after an action, with the same seeds."""

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

LUCK = 0  # one seed for all, so that the reasons follow from the view alone


def tried(view: View, best: Action, other: Action | None, stop: Flag) -> LinesOf | None:
    """Return a function that plays on after either action; None for games without tricks."""
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
    """Return a function that plays on with the trees of a finished search."""
    if raced is None:
        return None

    def after(action: Action, deals: int) -> list[Line]:
        numbers, trees = raced.worlds.drawn(deals, Random(LUCK)), raced.measured[action].trees
        return _of_all(raced.decision, trees, raced.worlds, numbers)

    return after


def _of_all(
    decision: Decision, trees: Sequence[Tree], worlds: Worlds, numbers: Sequence[int]
) -> list[Line]:
    """Return the playouts of these worlds, with the trees taking turns."""
    played: list[Line] = []
    for place, tree in enumerate(trees):
        played += lines(decision, tree, worlds, numbers[place :: len(trees)], LUCK)
    return played
