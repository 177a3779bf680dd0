"""Whether exercises hold: what they call right and wrong, looked at for twenty times as long.

.venv/bin/python -m tests.bench.exercises [--number N] [--jobs N] [--game KEY]

An exercise is a mistake of a player of level normal. It holds if the long look, too, finds that
its answer costs less than a slip, and that what was done costs at least that.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from random import Random

from marjapussi_gui.analysis.evaluation.evaluator import (
    calibrate_values,
    compare_actions,
    create_verdict,
)
from marjapussi_gui.analysis.evaluation.grade_thresholds import grade_thresholds
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import VARIANTS
from tests.bench.sampled_decisions import Decided, decisions
from tests.bench.verdicts import LONG, is_mistake

KEYS = [each.key for each in VARIANTS]
FIRST = 15001  # the first match: others than those by which anything was found
A_MATCH, MATCHES = 3, 400  # exercises at most of a match; matches at most
OFTEN = 3  # one in so many decisions is looked at


@dataclass(frozen=True, slots=True)
class Held:
    """The result of a long evaluation of an exercise."""

    key: str
    is_right_right: bool
    is_wrong_wrong: bool


def exercises(key: str, seed: int) -> Iterator[Held]:
    """Yield the results of long evaluations of the first exercises of a match."""
    found = 0
    for number, decided in enumerate(decisions(key, seed, OFTEN)):
        weighed = compare_actions(
            SeatPosition(decided.view), (decided.done,), SearchContext(Random(number))
        )
        first = create_verdict(SeatPosition(decided.view), decided.done, weighed)
        if is_mistake(first.grade):
            yield check_exercise(key, decided, first.best.action)
            found += 1
        if found == A_MATCH:
            return


def check_exercise(key: str, decided: Decided, answer: Action) -> Held:
    slip = grade_thresholds(key).inaccuracy
    asked = tuple({decided.done, answer})
    weighed = compare_actions(SeatPosition(decided.view), asked, SearchContext(Random(LONG)), LONG)
    worths = calibrate_values(decided.view, weighed)
    values = {each.action: each.value for each in worths}
    best = max(values.values())
    return Held(key, best - values[answer] < slip, best - values[decided.done] >= slip)


def of_match(key: str, seed: int) -> list[Held]:
    return list(exercises(key, seed))


def line(key: str, found: Sequence[Held]) -> str:
    right = sum(each.is_right_right for each in found)
    wrong = sum(each.is_wrong_wrong for each in found)
    both = sum(each.is_right_right and each.is_wrong_wrong for each in found)
    told = f"answer right {right}, mistake wrong {wrong}, both {both}"
    return f"{key:17}{len(found):4} exercises: {told}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=60, help="so many exercises of each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    arguments = parser.parse_args()
    every: list[Held] = []
    with open_executor(arguments.jobs) as pool:
        for key in arguments.game or KEYS:
            found: list[Held] = []
            jobs = [pool.submit(of_match, key, FIRST + at) for at in range(MATCHES)]
            for done in as_completed(jobs):
                if not done.cancelled():
                    found += done.result()
                if len(found) >= arguments.number:
                    for job in jobs:
                        job.cancel()
                    break
            every += found
            print(line(key, found), flush=True)
    print(line("all", every))


if __name__ == "__main__":
    main()
