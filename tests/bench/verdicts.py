"""How well verdicts hold: against a judge with twenty times the budget, and against themselves.

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

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.chances import by_match
from marjapussi_gui.bots.setting import is_of_tricks
from marjapussi_gui.bots.workers import workers
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.kept.verdict import Rank, Verdict
from marjapussi_gui.teacher.classes import classes_of
from marjapussi_gui.teacher.judge import JUDGE, verdict, weigh
from tests.bench.decisions import Decided, decisions

KEYS = [each.key for each in VARIANTS]
LONG = 20  # times the budget
SEEDS = (1, 2, 3)  # of a verdict, of another one, and of the long look
AT_ONCE = 10  # decisions of a match at most
FIRST = 5001  # the first match: others than those by which the classes were found
HARMLESS = (Rank.FINE, Rank.CLOSE)
NEAR = 0.4  # of what a mistake costs: with less, a long look is thought to find none
ONE_IN = 12  # of those it looks all the same, and each counts for so many

Job = tuple[str, int]
Row = dict[str, Any]


def compared(job: Job) -> list[Row]:
    """Return what three looks say of some decisions of a match."""
    key, seed = job
    chance = Random(seed)
    return [
        {"judge": JUDGE, "game": key, "seed": seed, **looked_at(each, chance)}
        for each, _ in zip(decisions(key, seed), range(AT_ONCE), strict=False)
    ]


def looked_at(decided: Decided, chance: Random) -> Row:
    if is_of_tricks(decided.view.game):
        by_match(decided.view.game)  # once for each game, and that takes a second
    started = process_time()
    first = looked(decided, SEEDS[0])
    seconds = process_time() - started
    looks = [first, looked(decided, SEEDS[1])]
    weight = 1 if any(is_near(decided.view.game.key, each) for each in looks) else ONE_IN
    if first.rank != Rank.FORCED and not int(chance.random() * weight):
        looks.append(looked(decided, SEEDS[2], LONG))
    return {
        "done": action_text(decided.done),
        "kind": first.kind,
        "ms": 1000 * seconds,
        "weight": weight,
        "ranks": [each.rank for each in looks],
        "costs": [round(each.cost, 5) for each in looks],
        "errors": [round(each.own.error, 5) for each in looks],
    }


def is_near(key: str, found: Verdict) -> bool:
    """Return whether a longer look might find a mistake."""
    return found.cost >= NEAR * classes_of(key).bounds[1]


def looked(decided: Decided, seed: int, times: int = 1) -> Verdict:
    weighed = weigh(decided.view, (decided.done,), Think(Random(seed)), times)
    return verdict(decided.view, decided.done, weighed)


def is_mistake(rank: str) -> bool:
    return rank in (Rank.MISTAKE, Rank.BLUNDER)


def table(key: str, rows: Sequence[Row]) -> str:
    """Return the figures of a game in a line."""
    real = [row for row in rows if row["ranks"][0] != Rank.FORCED]
    long = [row for row in real if len(row["ranks"]) > 2]
    flagged = [row for row in long for rank in row["ranks"][:2] if is_mistake(rank)]
    true = [row for row in long if is_mistake(row["ranks"][2])]
    upheld = sum(is_mistake(row["ranks"][2]) for row in flagged)
    every = 2 * sum(row["weight"] for row in true)
    found = sum(is_mistake(rank) for row in true for rank in row["ranks"][:2])
    false = sum(row["ranks"][2] in HARMLESS for row in flagged)
    same = sum(called(row["ranks"][0]) == called(row["ranks"][1]) for row in real)
    alike = sum(is_mistake(row["ranks"][0]) == is_mistake(row["ranks"][1]) for row in real)
    times = sorted(row["ms"] for row in rows)
    return (
        f"{key:17}{len(real):5} real {len(flagged) / 2:6.1f} flagged "
        f"precision {share(upheld, len(flagged))} recall {share(found, every)} "
        f"same {share(same, len(real))} same flag {share(alike, len(real))} "
        f"false alarms {share(false, len(flagged))} "
        f"{median(times):5.0f} ms, 95 %: {times[int(0.95 * len(times))]:5.0f} ms"
    )


def called(rank: str) -> str:
    """Return a rank, nothing lost and too close to tell being one."""
    return Rank.FINE if rank == Rank.CLOSE else rank


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
        workers(arguments.jobs) as pool,
        arguments.work.open("a", encoding="utf-8") as work,
    ):
        for done in as_completed([pool.submit(compared, job) for job in jobs]):
            rows += done.result()
            for row in done.result():
                work.write(json.dumps(row) + "\n")
            work.flush()
    for key in keys:
        print(table(key, [row for row in rows if row["game"] == key]))


if __name__ == "__main__":
    main()
