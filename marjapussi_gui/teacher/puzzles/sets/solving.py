"""How often computer players do what is right in a puzzle of sets: chance has a part in it."""

from random import Random

from ....bots.base import Think
from ....bots.rummy import RUMMY_LEVELS
from ....engine.actions import Action
from ....engine.view import View

LUCKS = range(10)
FEW = 0.4  # of the times


def solved(view: View, answer: Action, level: str, lucks: range = LUCKS) -> float:
    """Return in which part of its tries a player of that level does what is right."""
    bot = RUMMY_LEVELS[level]()
    return sum(bot.consider(view, Think(Random(luck))).action == answer for luck in lucks) / len(
        lucks
    )


def is_missed_by_habit(view: View, answer: Action) -> bool:
    """Return whether rules of thumb, and those who are mostly in haste, seldom find it."""
    return all(solved(view, answer, level) <= FEW for level in ("easy", "normal"))


def is_solved_by_expert(view: View, answer: Action) -> bool:
    """Return whether the expert always finds what is right."""
    return solved(view, answer, "expert", LUCKS[:3]) == 1
