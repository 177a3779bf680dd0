"""Whether playing alone pays: hands of Tuppi in which an expert does, and the same deals without.

.venv/bin/python -m tests.bench.alone [--deals N] [--first N] [--jobs N]

A pair of experts meets a pair of level normal, in both seatings of each deal. Prints how many hands
an expert played alone, how many he made, what they brought on average, and what the same deals
bring when he passes instead.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean

from marjapussi_gui.bots.arena.duels import (
    confidence_interval,
    duel_seatings,
    letters_by_side,
    play_match,
    points_advantage,
)
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.players.bot import Bot, BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import expert_bot, normal_bot
from marjapussi_gui.engine.actions import Pass, Sooli
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY
from marjapussi_gui.engine.view import View

Pair = tuple[float, float]  # the points of a lone hand, and of the same deal without


@dataclass(frozen=True, slots=True)
class Sociable:
    """Plays as another does, but never alone."""

    other: Bot

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        return (
            BotDecision(Pass())
            if Sooli() in view.legal_actions
            else self.other.decide(view, context)
        )


@dataclass(frozen=True, slots=True)
class Brief:
    """Decides as another does, but plays the cards of a hand only where somebody plays alone."""

    other: Bot

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        is_told = view.phase == "play" and view.showing.soloist == NOBODY
        return BotDecision(view.legal_actions[0]) if is_told else self.other.decide(view, context)


def run_deal(number: int) -> list[Pair]:
    """Return the results of a deal for each seating in which an expert played alone."""
    pairs = []
    for seats in duel_seatings(find_variant("tuppi").create_game().seating):
        is_alone, points = play_deal(
            number, seats, lambda: Brief(expert_bot()), lambda: Brief(normal_bot())
        )
        if is_alone:
            pairs.append(
                (points, play_deal(number, seats, lambda: Sociable(expert_bot()), normal_bot)[1])
            )
    return pairs


def play_deal(
    number: int, seats: str, best: Callable[[], Bot], usual: Callable[[], Bot]
) -> tuple[bool, float]:
    """Play a deal; return whether a, an expert, played alone, and the lead of a."""
    game, log = find_variant("tuppi").create_game(), Log()
    bots = [best() if who == "a" else usual() for who in seats]
    record, _ = play_match(game, tuple(seats), bots, number, 1, log=log)
    scored = next(event for event in log if isinstance(event, HandScored))
    is_alone = any(entry.action == Sooli() and seats[entry.seat] == "a" for entry in record.entries)
    return is_alone, points_advantage(letters_by_side(game.seating, seats), scored.score_changes)


def summary(values: Sequence[float]) -> str:
    low, high = confidence_interval(values) or (-inf, inf)
    return f"{fmean(values):+.1f} ({low:+.1f} to {high:+.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    numbers = range(chosen.first, chosen.first + chosen.deals)
    with open_executor(chosen.jobs) as pool:
        pairs = [pair for some in pool.map(run_deal, numbers) for pair in some]
    if not pairs:
        print("nobody played alone")
        return
    alone, without = zip(*pairs, strict=True)
    made = sum(points > 0 for points in alone)
    print(
        f"alone in {len(pairs)} of {2 * chosen.deals} hands, {made} made: {summary(alone)} points"
    )
    print(f"the same deals without: {summary(without)}", end="; ")
    print(f"alone better by {summary([a - b for a, b in pairs])}")


if __name__ == "__main__":
    main()
