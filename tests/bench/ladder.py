"""Measures how often levels win matches against each other, and places the levels.

.venv/bin/python -m tests.bench.ladder measure [--game KEY] [--matches N] [--pairs A:B,C:D] [--fast]
    [--jobs N] --work FILE
.venv/bin/python -m tests.bench.ladder place --work FILE
.venv/bin/python -m tests.bench.ladder check [--game KEY] [--matches N] [--fast] [--jobs N]

measure plays whole matches between players of different strengths (see bots/players/levels.py) and
appends the results to the work file, where a run that is begun again goes on. place fits a curve
through them and writes level_strengths.json. check plays each level against the one below it, with
deals that measure doesn't use. With --fast, the expert searches 1,500 iterations instead of 10,000.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import exp, log
from pathlib import Path

from marjapussi_gui.bots.arena.duels import (
    confidence_interval,
    duel_seatings,
    match_share,
    play_match,
    side_labels,
)
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.players import levels
from marjapussi_gui.bots.players.levels import (
    REFERENCE_PLAYERS,
    STRENGTHS_FILE,
    MixedPlayer,
    level_strength,
)
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.model.new_game import LEVELS

FAST_EXPERT = {"iterations": 1500, "world_count": 300, "max_iterations": 1500}
GRID = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0)
CHECK_SEED = 500_000  # so that no deal is both fitted and checked
MIN_STEP, MAX_STEP = 0.47, 0.78  # in logits: 61.5 and 68.5 % of matches won
PRIOR = 0.02  # pulls neighbouring knots together where few matches were played


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two strengths that meet in a game."""

    game: str
    stronger: float
    weaker: float
    is_fast: bool

    def play(self, seed: int) -> list[float]:
        """Return the stronger player's share of each match from the same deals."""
        if self.is_fast:
            levels.EXPERT_EFFORT = replace(levels.EXPERT_EFFORT, **FAST_EXPERT)  # type: ignore[arg-type]
        game, shares = find_variant(self.game).create_game(), []
        for seats in duel_seatings(game.seating)[:2]:
            bots = [
                MixedPlayer(lambda _, s=self.stronger if who == "a" else self.weaker: s)  # type: ignore[misc]
                for who in seats
            ]
            _, state = play_match(game, tuple(seats), bots, seed)
            shares.append(match_share(side_labels(game.seating, seats), state.match))
        return shares


def play_all(
    pairings: Iterable[Pairing], matches: int, first_seed: int, jobs: int
) -> Iterable[tuple[Pairing, list[float]]]:
    with open_executor(jobs) as executor:
        for pairing in pairings:
            seeds = range(first_seed, first_seed + (matches + 1) // 2)
            played = executor.map(pairing.play, seeds)
            yield pairing, [share for shares in played for share in shares]


def read_results(work: Path) -> dict[str, dict[tuple[float, float], list[float]]]:
    """Return by game and pair of strengths the shares of the stronger player."""
    found: dict[str, dict[tuple[float, float], list[float]]] = defaultdict(dict)
    for line in work.read_text("utf-8").splitlines() if work.exists() else ():
        row = json.loads(line)
        pair = row["stronger"], row["weaker"]
        found[row["game"]].setdefault(pair, []).extend(row["shares"])
    return found


def fit_ratings(results: dict[tuple[float, float], list[float]]) -> list[float]:
    """Return the rating of each strength of the grid in logits, by maximum likelihood.

    Between two of them a rating is interpolated.
    """
    ratings = [0.0 for _ in GRID]
    for round_number in range(4000):
        slopes = [0.0 for _ in GRID]
        for (stronger, weaker), shares in results.items():
            up, down = mixture(stronger), mixture(weaker)
            lead = sum(w * ratings[n] for n, w in up) - sum(w * ratings[n] for n, w in down)
            error = sum(shares) - len(shares) / (1 + exp(-lead))
            for sign, parts in ((1, up), (-1, down)):
                for number, weight in parts:
                    slopes[number] += sign * weight * error
        for low, high in pairwise(range(len(GRID))):
            pull = PRIOR * (ratings[high] - ratings[low])
            slopes[low] += pull
            slopes[high] -= pull
        step = 0.02 / (1 + round_number / 400)
        ratings = [rating + step * slope for rating, slope in zip(ratings, slopes, strict=True)]
        for low, high in pairwise(range(len(GRID))):  # a stronger player never wins less
            ratings[high] = max(ratings[high], ratings[low] + 0.01)
    return ratings


def mixture(strength: float) -> list[tuple[int, float]]:
    """Return the grid points around a strength with their weights."""
    place = strength * (len(GRID) - 1) / GRID[-1]
    low = min(int(place), len(GRID) - 2)
    return [(low, 1 - (place - low)), (low + 1, place - low)]


def place_levels(ratings: Sequence[float]) -> dict[str, float]:
    """Return the strength of each level: equal steps down from the expert, of a sensible size."""
    step = (ratings[-1] - ratings[0]) / (len(LEVELS) - 1)
    step = min(max(step, MIN_STEP), MAX_STEP)
    wanted = [ratings[-1] - step * below for below in reversed(range(len(LEVELS)))]
    return {
        level: round(strength_for(rating, ratings), 2)
        for level, rating in zip(LEVELS, wanted, strict=True)
    }


def strength_for(rating: float, ratings: Sequence[float]) -> float:
    for number, (low, high) in enumerate(pairwise(ratings)):
        if rating <= high:
            share = max(0.0, (rating - low) / (high - low))
            return GRID[number] + share * (GRID[number + 1] - GRID[number])
    return GRID[-1]


def measure(arguments: argparse.Namespace) -> None:
    pairs = (
        [tuple(map(float, pair.split(":"))) for pair in arguments.pairs.split(",")]
        if arguments.pairs
        else [(high, low) for low, high in pairwise(GRID)]
    )
    done = read_results(arguments.work)
    for key in arguments.game or [variant.key for variant in VARIANTS]:
        for stronger, weaker in pairs:
            have = len(done[key].get((stronger, weaker), ()))
            if have >= arguments.matches:
                continue
            pairing = Pairing(key, stronger, weaker, arguments.fast)
            count, seed = arguments.matches - have, 1 + have // 2
            for _, shares in play_all([pairing], count, seed, arguments.jobs):
                row = {"game": key, "stronger": stronger, "weaker": weaker, "shares": shares}
                with arguments.work.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
                print_row(f"{key} {stronger} : {weaker}", shares)


def place(arguments: argparse.Namespace) -> None:
    strengths = json.loads(STRENGTHS_FILE.read_text("utf-8"))
    for key, results in read_results(arguments.work).items():
        ratings = fit_ratings(results)
        strengths[key] = place_levels(ratings)
        print(key, [round(rating, 2) for rating in ratings], strengths[key])
    rows = ",\n".join(f'"{key}": {json.dumps(levels)}' for key, levels in strengths.items())
    STRENGTHS_FILE.write_text(f"{{\n{rows}\n}}\n", "utf-8")


def check(arguments: argparse.Namespace) -> None:
    for key in arguments.game or [variant.key for variant in VARIANTS]:
        for weaker, stronger in pairwise(LEVELS):
            pairing = Pairing(
                key, level_strength(stronger, key), level_strength(weaker, key), arguments.fast
            )
            for _, shares in play_all([pairing], arguments.matches, CHECK_SEED, arguments.jobs):
                print_row(f"{key} {stronger} : {weaker}", shares)


def print_row(name: str, shares: Sequence[float]) -> None:
    interval = confidence_interval(shares)
    low, high = interval or (0.0, 1.0)
    mean = sum(shares) / len(shares)
    odds = log(max(mean, 0.001) / max(1 - mean, 0.001))
    print(f"{name:40} {mean:6.1%} ({low:.1%} to {high:.1%}) of {len(shares)}, {odds:+.2f}")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("task", choices=("measure", "place", "check"))
    parser.add_argument("--game", action="append")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--pairs", default="")
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--work", type=Path)
    arguments = parser.parse_args()
    {"measure": measure, "place": place, "check": check}[arguments.task](arguments)


assert len(REFERENCE_PLAYERS) == int(GRID[-1]) + 1
if __name__ == "__main__":
    main()
