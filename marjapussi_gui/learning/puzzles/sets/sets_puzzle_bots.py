"""Bots that attempt a rummy puzzle with several seeds, because their play is random."""

from random import Random

from ....bots.players.bot import SearchContext
from ....bots.rummy import RUMMY_LEVELS
from ....engine.actions import Action
from ....engine.view import View

SEEDS = range(10)
MAX_HEURISTIC_RATE = 0.4


def solve_rate(view: View, answer: Action, level: str, seeds: range = SEEDS) -> float:
    """Return the share of the seeds for which a bot of this level finds the answer."""
    bot = RUMMY_LEVELS[level]()
    return sum(
        bot.decide(view, SearchContext(Random(luck))).action == answer for luck in seeds
    ) / len(seeds)


def is_missed_by_heuristics(view: View, answer: Action) -> bool:
    """Return whether bots of the two lowest levels rarely find the answer."""
    return all(
        solve_rate(view, answer, level) <= MAX_HEURISTIC_RATE for level in ("easy", "normal")
    )


def is_solved_by_expert(view: View, answer: Action) -> bool:
    """Return whether the expert finds the answer with every seed."""
    return solve_rate(view, answer, "expert", SEEDS[:3]) == 1
