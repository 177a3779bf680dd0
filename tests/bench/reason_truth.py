"""Checks what hints and answers say against the rules, by code that doesn't know how they are made.

    python -m tests.bench.reason_truth [--decisions N] [--game KEY ...] [--seed S] [--full]

Without --full only principles and "Why this?" are checked, without a search. Interrupt it to see
what was found so far.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from tests.analysis.second_checker.checks import CHECKS, Falsity, Said
from tests.analysis.second_checker.decided import Decided, decisions
from tests.analysis.second_checker.verdict_truth import check_verdict
from tests.preset_games import ALL_GAMES

SKIPPED = 0.8  # of the decisions with --full, so that they come from several hands


def action_number(falsity: Falsity) -> int:
    """Return where in its match something false is said; early ones are found again quickly."""
    return int(falsity.place.rpartition(" ")[2])


@dataclass
class Tally:
    """How often each sentence was said, and what was false."""

    said: Counter[str] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    examples: dict[str, Falsity] = field(default_factory=dict)
    games: dict[str, Counter[str]] = field(default_factory=dict)
    decisions: int = 0

    def add(self, found: Iterator[Said]) -> None:
        for sentence, falsities in found:
            self.said[sentence] += 1
            for each in falsities:
                self.false[each.kind] += 1
                first = self.examples.setdefault(each.kind, each)
                self.examples[each.kind] = min(first, each, key=action_number)
                key = ALL_GAMES[each.place.partition(" seed ")[0]].key
                self.games.setdefault(each.kind, Counter())[key] += 1

    def report(self) -> None:
        for kind, count in sorted(self.false.items()):
            each = self.examples[kind]
            print(f"{count:5} of {self.said[each.sentence]:5} {kind}")
            print(f"      {dict(self.games[kind])}")
            print(f"      {each.place}: {each.why}")
        print(", ".join(f"{sentence} {count}" for sentence, count in sorted(self.said.items())))
        total = self.false.total()
        print(f"{self.decisions} decisions, {self.said.total()} sentences, {total} false")


def some_decisions(name: str, seed: int, count: int, *, is_full: bool) -> Iterator[Decided]:
    chance = Random(seed)
    while count > 0:
        for decided in decisions(name, ALL_GAMES[name], seed, only_choices=is_full):
            if count > 0 and not (is_full and chance.random() < SKIPPED):
                count -= 1
                yield decided
        seed += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--game", nargs="*", default=())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--full", action="store_true")
    options = parser.parse_args()
    keys = {*options.game}
    games = [name for name, game in ALL_GAMES.items() if not keys or game.key in keys]
    checks: tuple[Callable[[Decided], Iterator[Said]], ...] = CHECKS
    if options.full:
        checks = (check_verdict,)
    tally = Tally()
    try:
        for name in games:
            count = -(-options.decisions // len(games))
            for decided in some_decisions(name, options.seed, count, is_full=options.full):
                tally.decisions += 1
                for check in checks:
                    tally.add(check(decided))
            print(f"{name}: {tally.decisions} decisions, {tally.false.total()} false", flush=True)
    finally:
        tally.report()


if __name__ == "__main__":
    main()
