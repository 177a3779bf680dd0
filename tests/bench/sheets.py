"""Type random matches into score sheets, and impossible entries that must be refused.

    python -m tests.bench.sheets [MATCHES] [IMPOSSIBLE]

Every game is played under all presets and random rules. The sheet must give the engine's scores.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.sheet.fields import EntryValue
from tests.engine.codes.code_samples import random_match
from tests.engine.sheet.impossible_entries import impossible_values
from tests.engine.sheet.test_score_sheet import differences
from tests.engine.sheet.typed_hands import TypedHand, typed_hands

HANDS = 12  # at most, of a match


def main() -> int:
    matches, impossible = (*map(int, sys.argv[1:]), 1000, 500)[:2]
    hands, wrong = 0, list[str]()
    for number in range(matches):
        match = random_match(VARIANTS[number % len(VARIANTS)], number)
        for hand in typed_hands(match, 1 if match.game.is_rummy else HANDS):
            hands += 1
            wrong += [f"{match}: {each}" for each in differences(hand)]
    sys.stdout.write(f"{matches} matches, {hands} hands, {len(wrong)} differences\n")
    sys.stdout.write("".join(f"{each}\n" for each in wrong[:5]))
    refused, accepted = refusals(impossible)
    sys.stdout.write(f"{refused.total()} of {impossible} impossible entries refused: {refused}\n")
    sys.stdout.write("".join(f"{each}\n" for each in accepted[:5]))
    return bool(wrong or accepted)


def refusals(number: int) -> tuple[Counter[str], list[str]]:
    refused, accepted = Counter[str](), list[str]()
    for hand, name, value in islice(impossible_entries(), number):
        refusal = hand.form.refusal(hand.before, {**hand.entry, name: value})
        if refusal is not None and refusal.field.name == name:
            refused[refusal.limit.rule] += 1
        else:
            accepted.append(f"{hand.form.game.key}: {name} {value} in {hand.entry}")
    return refused, accepted


def impossible_entries() -> Iterator[tuple[TypedHand, str, EntryValue]]:
    for number in count():
        match = random_match(VARIANTS[number % len(VARIANTS)], number)
        for hand in typed_hands(match, 1 if match.game.is_rummy else 3):
            found = list(impossible_values(hand))
            for name, value in Random(number).sample(found, min(3, len(found))):
                yield hand, name, value


if __name__ == "__main__":
    raise SystemExit(main())
