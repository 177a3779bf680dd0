"""Bots that try to solve a rummy puzzle, several times, because they play with chance."""

from random import Random

from ....bots.base import Think
from ....bots.rummy import RUMMY_LEVELS
from ....engine.actions import Action
from ....engine.view import View

LUCKS = range(10)
FEW = 0.4


def solved(view: View, answer: Action, level: str, lucks: range = LUCKS) -> float:
    """Return the share of seeds with which a player of a level finds the answer."""
    bot = RUMMY_LEVELS[level]()
    return sum(bot.consider(view, Think(Random(luck))).action == answer for luck in lucks) / len(
        lucks
    )


def is_missed_by_habit(view: View, answer: Action) -> bool:
    """Return whether players of the two lowest levels seldom find the answer."""
    return all(solved(view, answer, level) <= FEW for level in ("easy", "normal"))


def is_solved_by_expert(view: View, answer: Action) -> bool:
    """Return whether the expert always finds the answer."""
    return solved(view, answer, "expert", LUCKS[:3]) == 1
