"""How hands go on after each of two actions, over the same deals with the same luck."""

from random import Random
from threading import Event as Flag

from ..bots.base import Think
from ..bots.chances import by_points
from ..bots.levels import EXPERT
from ..bots.setting import is_of_tricks
from ..bots.tricks import HandWorth, possible
from ..engine.actions import Action
from ..engine.view import View
from .before_tricks import ends
from .happenings import Line
from .lines import lines
from .race import LEAST, race
from .reasons import LinesOf
from .weighed import Raced

DEALS = 60  # whose lines are told apart
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
        codes[each.code]: each.tree
        for each in race(decision, [*codes], worlds, think, longest=LEAST)
    }
    numbers = worlds.drawn(DEALS, Random(LUCK))

    def after(action: Action) -> list[Line]:
        return list(lines(decision, trees[action], worlds, numbers, LUCK))

    return after if len(trees) == len(codes) else None


def lines_of(raced: Raced | None) -> LinesOf | None:
    """Return what tells the lines of a race that was run."""
    if raced is None:
        return None
    numbers = raced.worlds.drawn(DEALS, Random(LUCK))

    def after(action: Action) -> list[Line]:
        tree = raced.measured[action].tree
        return list(lines(raced.decision, tree, raced.worlds, numbers, LUCK))

    return after
