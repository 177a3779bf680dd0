"""Whether playing alone pays: hands of Tuppi in which an expert does, and the same deals without.

.venv/bin/python -m tests.bench.alone [--deals N] [--first N] [--jobs N]

A pair of experts meets a pair of level normal, in both seatings of each deal. Prints how many hands
an expert played alone, how many he made, what they brought on average, and what the same deals
bring when he passes instead.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from marjapussi_gui.bots.arena import NORMAL_95
from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.bots.workers import workers
from marjapussi_gui.engine.actions import Pass, Sooli
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import NOBODY, Seat, Start

Pair = tuple[int, int]  # the points of a lone hand, and of the same deal without


def tried(number: int) -> list[Pair]:
    """Return what came of a deal, once for each seating in which an expert played alone."""
    pairs = []
    for experts in (0, 1):
        alone, brought = played(number, experts)
        if alone is not None:
            pairs.append((brought, played(number, experts, forbidden=True)[1]))
    return pairs


def played(number: int, experts: int, *, forbidden: bool = False) -> tuple[Seat | None, int]:
    """Play a deal; return which expert played alone, and what the experts were ahead by."""
    game, log, alone = variant("tuppi").game(), Log(), None
    bots = [LEVELS["expert" if seat % 2 == experts else "normal"]() for seat in game.seating.seats]
    thinks = [Think(Random(f"{number}|{seat}")) for seat in game.seating.seats]
    state = game.start(Start(game.first_dealer(number)))
    while state.match.hands == 0:
        seat = state.turn
        if seat == NOBODY:
            state = game.step(state, game.chance(state, number), log)
            continue
        view, is_expert = game.look(state, seat), seat % 2 == experts
        if forbidden and is_expert and Sooli() in view.legal:
            state = game.step(state, Pass(), log)
            continue
        action = bots[seat].consider(view, thinks[seat]).action
        if action == Sooli() and is_expert:
            alone = seat
        state = game.step(state, action, log)
    gained = next(event for event in log if isinstance(event, HandScored)).gained
    return alone, gained[experts] - gained[1 - experts]


def told(values: Sequence[int]) -> str:
    half = NORMAL_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):+.1f} +-{half:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    numbers = range(chosen.first, chosen.first + chosen.deals)
    with workers(chosen.jobs) as pool:
        pairs = [pair for some in pool.map(tried, numbers) for pair in some]
    if not pairs:
        print("nobody played alone")
        return
    alone, without = zip(*pairs, strict=True)
    made = sum(points > 0 for points in alone)
    print(f"alone in {len(pairs)} of {2 * chosen.deals} hands, {made} made: {told(alone)} points")
    print(f"the same deals without: {told(without)}", end="; ")
    print(f"alone better by {told([a - b for a, b in pairs])}")


if __name__ == "__main__":
    main()
