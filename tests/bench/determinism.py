"""Check that a position gets the same answer in every process, with and without load.

.venv/bin/python -m tests.bench.determinism [--positions N] [--busy N] [--records FILE...]

Each position is asked ten times, each time in a fresh process with another seed for hashes: five
times alone, five times beside busy processes, by the evaluator as for the window's hint, and by
`hint --think 300`. An answer is the advice, all values and all sentences. Prints how many answers
agree with the first of their position, and of those that don't what differs.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from time import perf_counter

from marjapussi_gui.analysis.evaluation.evaluator import evaluate
from marjapussi_gui.commands.command import VARIANT_BY_KEY
from marjapussi_gui.commands.hint import decision_with_reasons
from marjapussi_gui.commands.reason_output import fact_as_json
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.record import MatchRecord, replay
from marjapussi_gui.engine.state import NOBODY
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.learning.puzzles.generator import play_hand
from marjapussi_gui.model.verdict import verdict_to_json

TIMES, THINK_MS = 5, 300
FIRST_SEED, SPREAD = 7001, 29  # how deep in a hand the first position may lie
BUSY = "while True: pass"


def positions(number: int) -> Iterator[str]:
    found = [_moments(each.key) for each in VARIANTS]
    for at in range(number):
        yield next(found[at % len(found)])


def _moments(key: str) -> Iterator[str]:
    game = VARIANT_BY_KEY[key].create_game()
    for seed in range(FIRST_SEED, FIRST_SEED + 1000):
        for moment in islice(play_hand(game, seed), 7 * seed % SPREAD, None):
            view = create_view(game, moment.state, moment.state.turn)
            if len(view.legal_actions) > 1:
                yield MatchRecord(moment.header, moment.entries).text()
                break


def answers(record: str) -> dict[str, object]:
    """Return the answers for the last position of a record, from the evaluator and from `hint`."""
    replayed = replay(record.encode(), VARIANT_BY_KEY)
    game, state = replayed.record.header.game, replayed.state
    view = create_view(game, state, state.turn)
    started = perf_counter()
    verdict = verdict_to_json(evaluate(view, None))
    seconds = perf_counter() - started
    return {"judge": verdict, "hint": _hint(view), "seconds": seconds}


def _hint(view: View) -> dict[str, object]:
    choice, reasons = decision_with_reasons("expert", view, THINK_MS)
    return {
        "do": action_text(choice.action),
        "values": {action_text(action): value for action, value in choice.values},
        "facts": list(map(fact_as_json, choice.facts)),
        "reasons": list(map(fact_as_json, reasons)),
    }


@contextmanager
def busy(number: int) -> Iterator[None]:
    """Keep so many processes busy, and end these."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(number)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def ask_process(record: str, hash_seed: int) -> dict[str, object]:
    """Return the answers of a fresh process."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.bench.determinism", "--answer"],
        input=record,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
    )
    return dict(json.loads(ended.stdout))


def compare(records: Sequence[str], load: int) -> None:
    agree, every, seconds = {"judge": 0, "hint": 0}, 0, list[float]()
    for number, record in enumerate(records):
        found = [ask_process(record, seed) for seed in range(TIMES)]
        seconds += [float(str(each["seconds"])) for each in found]
        with busy(load):
            found += [ask_process(record, seed) for seed in range(TIMES, 2 * TIMES)]
        every += len(found)
        for way in agree:
            same = [each[way] == found[0][way] for each in found]
            agree[way] += sum(same)
            if not all(same):
                other = found[same.index(False)][way]
                print(f"position {number}, {way}: {found[0][way]}\n  but {other}")
        print(number + 1, *(f"{way} {same} of {every}" for way, same in agree.items()), flush=True)
    seconds.sort()
    median, late = seconds[len(seconds) // 2], seconds[int(0.95 * len(seconds))]
    print(f"judge alone: {median:.2f} s, 95 %: {late:.2f} s, with what is prepared in a process")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--busy", type=int, default=3, help="processes beside the later five")
    parser.add_argument("--records", type=Path, nargs="*", default=[], help="these first")
    parser.add_argument("--answer", action="store_true", help="answer the record on standard input")
    arguments = parser.parse_args()
    if arguments.answer:
        print(json.dumps(answers(sys.stdin.read())))
        return
    given = [path.read_text(encoding="utf-8") for path in arguments.records]
    records = [each for each in given if read_turn(each)]
    records += positions(max(arguments.positions - len(records), 0))
    compare(records[: arguments.positions], arguments.busy)


def read_turn(record: str) -> bool:
    """Return whether somebody is to act at the end of a record."""
    return replay(record.encode(), VARIANT_BY_KEY).state.turn != NOBODY


if __name__ == "__main__":
    main()
