"""Find the costs from which a decision counts as a slip, a mistake or a blunder.

.venv/bin/python -m tests.bench.classes [--decisions N] [--jobs N] [--game KEY] [--work FILE]

Each of the four levels decides in the same positions, and the evaluator grades all of them.
Results are appended to the work file, so that an interrupted run can be resumed.
The program then writes marjapussi_gui/analysis/evaluation/grade_thresholds.json.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import as_completed
from contextlib import suppress
from itertools import count, pairwise
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from marjapussi_gui.analysis.evaluation.decision_kinds import decision_kind
from marjapussi_gui.analysis.evaluation.evaluator import calibrate_values, compare_actions
from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.analysis.evaluation.grade_thresholds import (
    THRESHOLDS_FILE,
    grade_thresholds,
    overall_level_rates,
)
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import REFERENCE_PLAYERS
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.model.verdict import ActionValue
from tests.bench.sampled_decisions import Decided, decisions

KEYS = [each.key for each in VARIANTS]
HABIT = "habit"  # who plays by rules of thumb, by whom a cost is called a mistake
RATED = ("easy", "normal", "strong", "expert")
QUANTILES = (0.80, 0.95, 0.99)  # of the costs of decisions with more than one option
FEWEST = 8  # decisions of a kind of which a rate is told
AT_ONCE = 10  # decisions of a match at most, so that they are of many

Row = dict[str, Any]  # a line of the work file
Job = tuple[str, int]  # a game, and the seed of a match


def measure_match(job: Job) -> Row:
    """Return the loss of each level at some decisions of a match."""
    key, seed = job
    found = []
    for number, each in enumerate(decisions(key, seed)):
        if number >= AT_ONCE:
            break
        costs = costs_at(each, seed * AT_ONCE + number)
        if costs:
            found.append([decision_kind(each.view, each.done), costs])
    return {"judge": EVALUATOR_VERSION, "game": key, "seed": seed, "found": found}


def costs_at(decided: Decided, number: int) -> dict[str, float]:
    view = decided.view
    actions = {
        level: REFERENCE_PLAYERS[level]()
        .decide(view, SearchContext(Random(f"{level}|{number}")))
        .action
        for level in RATED
    }
    actions[HABIT] = decided.done
    weighed = compare_actions(
        SeatPosition(view),
        tuple(dict.fromkeys(actions.values())),
        SearchContext(Random(number)),
        thresholds=(0.0,),
    )
    if weighed.is_forced:
        return {}
    worths = calibrate_values(view, weighed)
    values, best = {each.action: each for each in worths}, worths[0]
    return {level: lost(best, values[action]) for level, action in actions.items()}


def lost(best: ActionValue, own: ActionValue) -> float:
    return round(max(best.value - own.value, 0.0), 6)


def game_summary(key: str, rows: Iterable[Row]) -> dict[str, Any]:
    found = [(kind, costs) for row in rows for kind, costs in row["found"]]
    habit = sorted(costs[HABIT] for _, costs in found)
    by_kind = defaultdict[str, list[dict[str, float]]](list)
    for kind, costs in found:
        by_kind[kind].append(costs)
    told = {kind: listed for kind, listed in by_kind.items() if len(listed) >= FEWEST}
    return {
        "decisions": len(found),
        "in_points": find_variant(key).create_game().is_rummy,
        "bounds": [round(habit[int(share * len(habit))], 5) for share in QUANTILES],
        "overall": {level: rate(level, [costs for _, costs in found]) for level in RATED},
        "rates": {
            level: {kind: rate(level, listed) for kind, listed in sorted(told.items())}
            for level in RATED
        },
    }


def rate(level: str, costs: Iterable[dict[str, float]]) -> float:
    return round(fmean(each[level] for each in costs), 6)


def waiting(rows: Iterable[Row], keys: Iterable[str], wanted: int, first: int) -> list[Job]:
    """Return the matches to evaluate next, taking the games in turn."""
    seeds, numbers = defaultdict[str, set[int]](set), defaultdict[str, int](int)
    for row in rows:
        seeds[row["game"]].add(row["seed"])
        numbers[row["game"]] += len(row["found"])
    rounds = []
    for key in keys:
        missing = -(-(wanted - numbers[key]) // AT_ONCE)
        new = (seed for seed in count(first) if seed not in seeds[key])
        rounds += [(place, key, seed) for place, seed in zip(range(missing), new, strict=False)]
    return [(key, seed) for _, key, seed in sorted(rounds, key=lambda each: each[0])]


def read_work(work: Path) -> list[Row]:
    """Return the rows of this evaluator version, without a line cut off by an interruption."""
    rows = []
    for line in work.read_text(encoding="utf-8").splitlines() if work.exists() else ():
        with suppress(ValueError):
            rows.append(json.loads(line))
    return [row for row in rows if row["judge"] == EVALUATOR_VERSION]


def write(rows: list[Row]) -> None:
    """Write the line of each game that the program reads; games without rows stay unchanged."""
    games = json.loads(THRESHOLDS_FILE.read_text(encoding="utf-8"))["games"]
    for key in KEYS:
        if found := [row for row in rows if row["game"] == key]:
            games[key] = game_summary(key, found)
    lines = [f'"{key}": {json.dumps(games[key])}' for key in KEYS if key in games]
    text = f'{{"judge": {EVALUATOR_VERSION}, "games": {{\n' + ",\n".join(lines) + "\n}}\n"
    THRESHOLDS_FILE.write_text(text, encoding="utf-8")


def print_rates() -> None:
    for key in KEYS:
        if rated := overall_level_rates(key):
            note = "" if is_in_order(rated) else " - NOT IN ORDER"
            told = ", ".join(f"{level} {value:.2f}" for level, value in rated.items())
            print(f"{key}: {told}{note}; from {grade_thresholds(key).thresholds}")


def is_in_order(rated: dict[str, float]) -> bool:
    return all(worse > better for worse, better in pairwise(rated.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=400, help="so many of each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--work", type=Path, default=Path("build/classes.jsonl"))
    arguments = parser.parse_args()
    arguments.work.parent.mkdir(exist_ok=True)
    rows, keys = read_work(arguments.work), arguments.game or KEYS
    with (
        open_executor(arguments.jobs) as pool,
        arguments.work.open("a", encoding="utf-8") as work,
    ):
        while jobs := waiting(rows, keys, arguments.decisions, arguments.seed):
            for done in as_completed([pool.submit(measure_match, job) for job in jobs]):
                rows.append(done.result())
                work.write(json.dumps(rows[-1]) + "\n")
                work.flush()
    write(rows)
    print_rates()


if __name__ == "__main__":
    main()
