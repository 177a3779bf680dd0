"""Duels of the rummy players over the same deals from all seats, and how long they think.

.venv/bin/python -m tests.bench.rummy_players [--deals N] [--seed N] [PLAYERS:A-B ...]
.venv/bin/python -m tests.bench.rummy_players --turns LEVEL [LEVEL ...] [--deals N] [--seed N]

With --turns, four players of each level meet: in which turn somebody first lays and finishes, how
many deals are over within SHORT turns, and how many players have laid by then.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from multiprocessing import Pool
from statistics import fmean, median

from marjapussi_gui.bots.arena.duels import (
    confidence_interval,
    decision_times,
    letters_by_side,
    play_match,
    points_advantage,
)
from marjapussi_gui.bots.players.levels import LEVELS as TABLE_LEVELS
from marjapussi_gui.bots.rummy import RUMMY_LEVELS
from marjapussi_gui.engine.actions import Discard, Finish, Lay
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record_lines import RecordEntry

LEVELS = tuple(RUMMY_LEVELS)
DUELS = tuple(
    f"{players}:{better}-{worse}" for players in (4, 2) for worse, better in pairwise(LEVELS)
)
SEATINGS = {
    2: ("ab", "ba"),
    3: ("aab", "aba", "baa", "bba", "bab", "abb"),
    4: ("abab", "baba"),
    5: ("ababa", "babab"),
}
SHORT = 4  # turns within which a deal is over before people could do much

Spent = dict[str, list[float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("duels", nargs="*", default=DUELS)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", nargs="+", choices=TABLE_LEVELS, metavar="LEVEL")
    chosen = parser.parse_args()
    if chosen.turns:
        for level in chosen.turns:
            print_turns(level, range(chosen.seed, chosen.seed + chosen.deals))
        return
    for duel in chosen.duels:
        numbers = range(chosen.seed, chosen.seed + chosen.deals)
        with Pool() as workers:
            met = workers.starmap(meet, [(duel, number) for number in numbers])
        report(duel, [edge for edge, _ in met], [spent for _, spent in met])


def print_turns(level: str, seeds: range) -> None:
    """Print in which turns four players of a level lay and finish."""
    deals = [turns_of_deal(level, seed) for seed in seeds]
    firsts, ends, laid = ([deal[place] for deal in deals] for place in range(3))
    print(
        f"{level:12} first lays in turn {fmean(firsts):.1f} (median {median(firsts):.0f}), over in"
        f" {fmean(ends):.1f} (median {median(ends):.0f}),"
        f" {fmean(end <= SHORT for end in ends):.0%} within {SHORT};"
        f" {fmean(laid) / 4:.0%} have laid by then; {len(deals)} deals",
        flush=True,
    )


def turns_of_deal(level: str, seed: int) -> tuple[int, int, int]:
    """Return the turn of the first lay, the last turn of a deal, and how many players have laid."""
    game, entries = find_variant("marriage").create_game(), list[RecordEntry]()
    bots = [TABLE_LEVELS[level]() for _ in game.seating.seats]
    play_match(game, ("",) * len(bots), bots, seed, 1, entries=entries)
    turns, lays = [1] * len(bots), list[int]()
    for entry in entries:
        if isinstance(entry.action, Lay):
            lays.append(turns[entry.seat])
        if isinstance(entry.action, Finish):
            return min(lays), turns[entry.seat], len(lays)
        turns[entry.seat] += isinstance(entry.action, Discard)
    return min(lays, default=max(turns)), max(turns), len(lays)


def meet(duel: str, seed: int) -> tuple[float, Spent]:
    """Play one deal in each seating; return the lead of a, and the times of the decisions."""
    players, _, levels = duel.partition(":")
    a, b = levels.split("-")
    spent: Spent = {"a": [], "b": []}
    edges = [_edge(seats, {"a": a, "b": b}, seed, spent) for seats in SEATINGS[int(players)]]
    return fmean(edges), spent


def _edge(seats: str, levels: dict[str, str], seed: int, spent: Spent) -> float:
    game = find_variant("marriage").create_game(players=len(seats))
    bots = [RUMMY_LEVELS[levels[who]]() for who in seats]
    events: Log = []
    play_match(
        game,
        tuple(seats),
        bots,
        seed,
        1,
        log=events,
        decision_seconds=[spent[who] for who in seats],
    )
    scored = next(event for event in events if isinstance(event, HandScored))
    return points_advantage(letters_by_side(game.seating, seats), scored.score_changes)


def report(duel: str, edges: list[float], spent: list[Spent]) -> None:
    low, high = confidence_interval(edges) or (0.0, 0.0)
    print(f"{duel:20} {fmean(edges):+6.2f} points a deal [{low:+.2f}, {high:+.2f}]", end="")
    print(f" over {len(edges)} deals; {', '.join(_paces(spent))}", flush=True)


def _paces(spent: list[Spent]) -> Iterator[str]:
    for who in "ab":
        told = decision_times([seconds for each in spent for seconds in each[who]])
        if told is not None:
            yield f"{who} {told.median_ms:.1f} ms, p95 {told.p95_ms:.0f} ms"


if __name__ == "__main__":
    main()
