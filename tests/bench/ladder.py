"""Measures how often levels win matches against each other, and places the levels.

.venv/bin/python -m tests.bench.ladder measure [--game KEY] [--matches N] [--pairs A:B,C:D] [--fast]
    [--jobs N] --work FILE
.venv/bin/python -m tests.bench.ladder place --work FILE
.venv/bin/python -m tests.bench.ladder check [--game KEY] [--matches N] [--fast] [--jobs N]

measure plays whole matches between players of different strengths (see bots/players/levels.py) and
appends the results to the work file, where a run that is begun again goes on. place fits a curve
through them and writes level_strengths.json, where other games stay as they are. check plays each
level against the one below it, with deals that measure doesn't use. With --fast, the expert
searches 1,500 iterations instead of 10,000.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from math import exp, log
from pathlib import Path

from marjapussi_gui.bots.arena.duels import (
    confidence_interval,
    duel_seatings,
    letters_by_side,
    match_share_of_a,
    play_match,
)
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.players import levels
from marjapussi_gui.bots.players.levels import (
    DEFAULT_STRENGTHS,
    REFERENCE_PLAYERS,
    STRENGTHS_FILE,
    MixedPlayer,
    level_strength,
)
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.model.new_game import LEVELS

FAST_EXPERT = {"iterations": 1500, "world_count": 300, "max_iterations": 1500}
GRID = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0)
NORMAL_STRENGTH = 2.0  # of the reference player
NEIGHBOURS = [(high, low) for low, high in pairwise(GRID)]
Results = dict[tuple[float, float], list[float]]  # shares of the stronger player, by pair
CHECK_SEED = 500_000  # so that no deal is both fitted and checked
MIN_STEP, MAX_STEP = 0.55, 0.78  # in logits: 63.4 and 68.5 % of matches won
MAX_UPPER_STEP = 0.8  # above normal: 69 %
PRIOR_SPREAD = 0.35  # of a step in one game around that of all games, in logits
MIN_GAP, NEWTON_STEPS = 0.01, 20


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two strengths that meet in a game."""

    game: str
    stronger: float
    weaker: float
    is_fast: bool

    def play(self, seed: int) -> list[float]:
        """Return the stronger player's share of two matches from the same deals.

        In the second match the players swap all seats, so that both sit as often.
        """
        if self.is_fast:
            levels.EXPERT_EFFORT = replace(levels.EXPERT_EFFORT, **FAST_EXPERT)  # type: ignore[arg-type]
        game, shares = find_variant(self.game).create_game(), []
        seatings = duel_seatings(game.seating)
        for seats in seatings[:: len(seatings) // 2]:  # the second half swaps the players
            bots = [
                MixedPlayer(lambda _, s=self.stronger if who == "a" else self.weaker: s)  # type: ignore[misc]
                for who in seats
            ]
            _, state = play_match(game, tuple(seats), bots, seed)
            shares.append(match_share_of_a(letters_by_side(game.seating, seats), state.match))
        return shares


def play_all(
    pairings: Iterable[Pairing], matches: int, first_seed: int, jobs: int
) -> Iterable[tuple[Pairing, list[float]]]:
    with open_executor(jobs) as executor:
        for pairing in pairings:
            seeds = range(first_seed, first_seed + (matches + 1) // 2)
            played = executor.map(pairing.play, seeds)
            yield pairing, [share for shares in played for share in shares]


def read_results(work: Path) -> dict[str, Results]:
    found: dict[str, Results] = defaultdict(dict)
    for line in work.read_text("utf-8").splitlines() if work.exists() else ():
        row = json.loads(line)
        pair = row["stronger"], row["weaker"]
        found[row["game"]].setdefault(pair, []).extend(row["shares"])
    return found


def fit_step(shares: Sequence[float], usual: float) -> float:
    """Return how much stronger the stronger of two players is, in logits, but at least MIN_GAP.

    The usual step of all games is known before, with a spread of PRIOR_SPREAD.
    """
    step = usual
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + exp(-step))
        slope = sum(shares) - len(shares) * expected - (step - usual) / PRIOR_SPREAD**2
        step += slope / (len(shares) * expected * (1 - expected) + 1 / PRIOR_SPREAD**2)
    return max(step, MIN_GAP)


def usual_steps(results: Mapping[str, Results]) -> list[float]:
    """Return the steps between neighbouring strengths over the matches of all games."""
    return [
        fit_step([share for pairs in results.values() for share in pairs.get(pair, ())], usual=0.6)
        for pair in NEIGHBOURS
    ]


def fit_ratings(pairs: Results, usual: Sequence[float]) -> list[float]:
    """Return the rating of each strength of the grid in logits, from 0 for the weakest."""
    steps = (
        fit_step(pairs.get(pair, ()), step) for pair, step in zip(NEIGHBOURS, usual, strict=True)
    )
    return [0.0, *accumulate(steps)]


def place_levels(ratings: Sequence[float]) -> dict[str, float]:
    """Return the strength of each level.

    Normal and expert are reference players, whose bids were fitted to those of people. The levels
    between them are equally far apart, and those below follow in steps of a sensible size. If the
    weakest player is too close to normal for that, normal isn't a reference player, and all levels
    are equally far apart. If the expert is too far from normal, neither is normal one.
    """
    last, normal = len(LEVELS) - 1, LEVELS.index("normal")
    normal_rating = ratings[GRID.index(NORMAL_STRENGTH)]
    if normal_rating < normal * MIN_STEP:
        normal_rating = ratings[-1] * normal / last
    normal_rating = max(normal_rating, ratings[-1] - MAX_UPPER_STEP * (last - normal))
    step = (ratings[-1] - normal_rating) / (last - normal)
    lower_step = min(max(step, MIN_STEP), MAX_STEP, normal_rating / normal)
    wanted = [
        normal_rating + (step if place > normal else lower_step) * (place - normal)
        for place in range(len(LEVELS))
    ]
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
        else NEIGHBOURS
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
    results = read_results(arguments.work)
    usual = usual_steps(results)
    strengths: dict[str, dict[str, float]] = json.loads(STRENGTHS_FILE.read_text("utf-8"))
    if results.keys() == {variant.key for variant in VARIANTS}:
        strengths[DEFAULT_STRENGTHS] = place_levels([0.0, *accumulate(usual)])
    for key, pairs in results.items():
        ratings = fit_ratings(pairs, usual)
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
