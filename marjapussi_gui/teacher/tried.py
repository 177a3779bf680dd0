"""How hands go on after each of two actions, over the same deals with the same luck."""

from random import Random
from threading import Event as Flag

from ..bots.base import Think
from ..bots.chances import by_points
from ..bots.levels import EXPERT
from ..bots.tricks import HandWorth, possible
from ..engine.actions import Action
from ..engine.view import View
from .happenings import Line
from .lines import lines
from .race import LEAST, race
from .reasons import LinesOf

DEALS = 60  # whose lines are told apart
LUCK = 0  # of the lines: what is said of a view follows from it alone


def tried(view: View, best: Action, other: Action | None, stop: Flag) -> LinesOf | None:
    """Return what tells the lines that begin with either; None where no cards are played."""
    if other is None or view.phase != "play" or stop.is_set():
        return None
    think = Think(Random(LUCK), stop=stop)
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
