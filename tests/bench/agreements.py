"""Measures what partners gain by the agreement that a jump promises an ace.

.venv/bin/python -m tests.bench.agreements [--deals N] [--level NAME] [--jobs N] [--first SEED]

Both sides play each deal of Huutopussi twice, once with the agreement on either side. Prints how
many points a deal the side with the agreement is ahead, with its 95 % interval.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from marjapussi_gui.bots.arena.duels import (
    confidence_interval,
    duel_seatings,
    play_match,
    points_advantage,
    side_labels,
)
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.players.bot import Bot, BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.view import View

GAME, FIRST = "huutopussi", 70_001  # others than those of any fit


@dataclass(frozen=True, slots=True)
class AgreeingPlayer:
    """A player that keeps to the agreement."""

    player: Bot

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        context.keeps_agreements = True
        return self.player.decide(view, context)


def play_deal(job: tuple[str, int]) -> float:
    """Return by how many points the side with the agreement is ahead in a deal, on average."""
    level, seed = job
    game, leads = find_variant(GAME).create_game({}), []
    for seats in duel_seatings(game.seating):
        bots = [AgreeingPlayer(LEVELS[level]()) if who == "a" else LEVELS[level]() for who in seats]
        log: Log = []
        play_match(game, tuple(seats), bots, seed, 1, log=log)
        scored = next(event for event in log if isinstance(event, HandScored))
        leads.append(points_advantage(side_labels(game.seating, seats), scored.score_changes))
    return fmean(leads)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first", type=int, default=FIRST)
    chosen = parser.parse_args(arguments)
    jobs = [(chosen.level, chosen.first + number) for number in range(chosen.deals)]
    with open_executor(chosen.jobs) as executor:
        leads = list(executor.map(play_deal, jobs, chunksize=4))
    low, high = confidence_interval(leads) or (0.0, 0.0)
    lead = f"{fmean(leads):+.2f} ({low:+.2f} to {high:+.2f})"
    print(f"{lead} points a deal, {len(leads)} deals of {GAME}, {chosen.level}")


if __name__ == "__main__":
    main()
