"""Certificates: how many a stranger's program confirms, their size, and false ones refused.

python -m tests.bench.certificates puzzles | verdicts | values | matches | false
    [--number 100] [--first 0] [--cards 4] [--games KEY ...]

"puzzles" are the shipped ones, "verdicts" the values of every action with some cards left, "values"
those of positions, and "matches" prove for each deal where its cards come from, and that it was
played and counted by the rules.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from marjapussi_gui.engine.errors import MarjapussiError
from marjapussi_gui.learning.puzzles.proof_certificate import puzzle_certificate
from tests.certificates.check_certificate import GAMES, refusal
from tests.certificates.falsify import falsified
from tests.certificates.sample_certificates import (
    ending_certificate,
    played_match_certificate,
    small_puzzle_certificates,
)
from tests.learning.puzzles.shipped_puzzles import trick_puzzles

Makers = Iterator[Callable[[], str]]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["puzzles", "verdicts", "values", "matches", "false"])
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--cards", type=int, default=4)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    chosen = parser.parse_args()
    if chosen.what == "false":
        _refuse(chosen.number, chosen.games)
        return
    for key in chosen.games:
        _confirm(key, _makers(chosen.what, key, chosen.cards, chosen.first, chosen.number))


def _makers(what: str, key: str, cards: int, first: int, number: int) -> Makers:
    if what == "puzzles":
        for puzzle in trick_puzzles(key)[first : first + number]:
            yield lambda puzzle=puzzle: puzzle_certificate(puzzle)  # type: ignore[misc]
        return
    for seed in range(first, first + number):
        if what == "matches":
            yield lambda seed=seed: played_match_certificate(key, seed)  # type: ignore[misc]
            continue
        yield lambda seed=seed: ending_certificate(  # type: ignore[misc]
            key, cards, seed, has_every_action=what == "verdicts"
        )


def _confirm(key: str, makers: Makers) -> None:
    results, reasons = Counter[str](), Counter[str]()
    nodes, write_seconds, check_seconds = [0], 0.0, 0.0
    for make in makers:
        start = time.process_time()
        try:
            text = make()
        except (MarjapussiError, AssertionError) as error:
            results["not written"] += 1
            reasons[str(error)] += 1
            continue
        written = time.process_time()
        why = refusal(text)
        check_seconds += time.process_time() - written
        write_seconds += written - start
        nodes.append(text.count("\n"))
        results["refused" if why else "confirmed"] += 1
        reasons[why] += bool(why)
        results["with the partner's choices"] += '"by"' in text
    found = {"nodes": sum(nodes), "most": max(nodes), "reasons": +reasons}
    seconds = {"write": round(write_seconds, 1), "check": round(check_seconds, 1)}
    print(json.dumps({"game": key, **results, **found, "seconds": seconds}), flush=True)


def _refuse(number: int, keys: list[str]) -> None:
    random, results = Random(1), Counter[str]()
    texts = [text for key in keys for text in small_puzzle_certificates(key, 3)]
    texts += [ending_certificate(key, 2, seed) for key in keys for seed in range(20)]
    texts += [played_match_certificate(key, seed) for key in keys for seed in range(20)]
    for _ in range(number):
        kind, text = falsified(random.choice(texts), random)
        results[kind if refusal(text) else f"{kind}, accepted"] += 1
    print(json.dumps(results))


if __name__ == "__main__":
    main()
