"""Compare verdicts with an evaluation of twenty times the budget, and with another seed.

.venv/bin/python -m tests.bench.verdicts [--decisions N] [--jobs N] [--game KEY] [--work FILE]

Prints of each game how many of its mistakes and worse the long look upholds (precision), how many
of the long look's it finds (recall), how often it says the same with another seed, how long it
takes of one processor, and how often a tutor would warn of what is not even a slip.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import as_completed
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from marjapussi_gui.analysis.evaluation.evaluator import compare_actions, create_verdict
from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.analysis.evaluation.grade_thresholds import grade_thresholds
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.belief.kernel_adapter import is_trick_game
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import match_equity
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.model.verdict import Grade, Verdict
from tests.bench.sampled_decisions import Decided, decisions

KEYS = [each.key for each in VARIANTS]
LONG = 20  # times the budget
SEEDS = (1, 2, 3)  # of a verdict, of another one, and of the long look
AT_ONCE = 10  # decisions of a match at most
FIRST = 5001  # the first match: others than those by which the classes were found
HARMLESS = (Grade.FINE, Grade.CLOSE)
NEAR = 0.4  # of what a mistake costs: with less, a long look is thought to find none
ONE_IN = 12  # of those it looks all the same, and each counts for so many

Job = tuple[str, int]
Row = dict[str, Any]


def compare_match(job: Job) -> list[Row]:
    key, seed = job
    chance = Random(seed)
    return [
        {"judge": EVALUATOR_VERSION, "game": key, "seed": seed, **compare_decision(each, chance)}
        for each, _ in zip(decisions(key, seed), range(AT_ONCE), strict=False)
    ]


def compare_decision(decided: Decided, chance: Random) -> Row:
    if is_trick_game(decided.view.game):
        match_equity(decided.view.game)  # once for each game, and that takes a second
    started = process_time()
    first = evaluate(decided, SEEDS[0])
    seconds = process_time() - started
    looks = [first, evaluate(decided, SEEDS[1])]
    weight = 1 if any(is_near(decided.view.game.key, each) for each in looks) else ONE_IN
    if first.grade != Grade.FORCED and not int(chance.random() * weight):
        looks.append(evaluate(decided, SEEDS[2], LONG))
    return {
        "done": action_text(decided.done),
        "kind": first.kind,
        "ms": 1000 * seconds,
        "weight": weight,
        "ranks": [each.grade for each in looks],
        "costs": [round(each.cost, 5) for each in looks],
        "errors": [round(each.chosen_value.standard_error, 5) for each in looks],
    }


def is_near(key: str, found: Verdict) -> bool:
    """Return whether a longer look might find a mistake."""
    return found.cost >= NEAR * grade_thresholds(key).thresholds[1]


def evaluate(decided: Decided, seed: int, times: int = 1) -> Verdict:
    weighed = compare_actions(
        SeatPosition(decided.view), (decided.done,), SearchContext(Random(seed)), times
    )
    return create_verdict(SeatPosition(decided.view), decided.done, weighed)


def is_mistake(rank: str) -> bool:
    return rank in (Grade.MISTAKE, Grade.BLUNDER)


def table(key: str, rows: Sequence[Row]) -> str:
    real = [row for row in rows if row["ranks"][0] != Grade.FORCED]
    long = [row for row in real if len(row["ranks"]) > 2]
    flagged = [row for row in long for rank in row["ranks"][:2] if is_mistake(rank)]
    true = [row for row in long if is_mistake(row["ranks"][2])]
    upheld = sum(is_mistake(row["ranks"][2]) for row in flagged)
    every = 2 * sum(row["weight"] for row in true)
    found = sum(is_mistake(rank) for row in true for rank in row["ranks"][:2])
    false = sum(row["ranks"][2] in HARMLESS for row in flagged)
    same = sum(
        normalized_grade(row["ranks"][0]) == normalized_grade(row["ranks"][1]) for row in real
    )
    alike = sum(is_mistake(row["ranks"][0]) == is_mistake(row["ranks"][1]) for row in real)
    times = sorted(row["ms"] for row in rows)
    return (
        f"{key:17}{len(real):5} real {len(flagged) / 2:6.1f} flagged "
        f"precision {share(upheld, len(flagged))} recall {share(found, every)} "
        f"same {share(same, len(real))} same flag {share(alike, len(real))} "
        f"false alarms {share(false, len(flagged))} "
        f"{median(times):5.0f} ms, 95 %: {times[int(0.95 * len(times))]:5.0f} ms"
    )


def normalized_grade(rank: str) -> str:
    """Return a grade, with close decisions counted as fine."""
    return Grade.FINE if rank == Grade.CLOSE else rank


def share(some: int, every: int) -> str:
    return f"{100 * some / every:4.0f} %" if every else "   - "


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=400, help="so many of each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--work", type=Path, default=Path("build/verdicts.jsonl"))
    arguments = parser.parse_args()
    arguments.work.parent.mkdir(exist_ok=True)
    keys = arguments.game or KEYS
    rows: list[Row] = []
    jobs = [(key, FIRST + at) for at in range(-(-arguments.decisions // AT_ONCE)) for key in keys]
    with (
        open_executor(arguments.jobs) as pool,
        arguments.work.open("a", encoding="utf-8") as work,
    ):
        for done in as_completed([pool.submit(compare_match, job) for job in jobs]):
            rows += done.result()
            for row in done.result():
                work.write(json.dumps(row) + "\n")
            work.flush()
    for key in keys:
        print(table(key, [row for row in rows if row["game"] == key]))


if __name__ == "__main__":
    main()
