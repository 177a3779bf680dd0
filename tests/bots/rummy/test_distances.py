"""What a hand lacks, against searches that know nothing of bounds."""

import shutil
import subprocess
import sys
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

import pytest

from marjapussi_gui.bots.kernel.meld_distance import IS_COMPILED, MeldDistanceSearch
from marjapussi_gui.bots.kernel.pure_sequence_distance import PureSequenceCalculator
from marjapussi_gui.bots.rummy.rummy_view import CARD_OF_KIND, count_kinds, wild_kinds_for
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.rummy.arrangement import find_arrangement
from marjapussi_gui.engine.rummy.melds import SetRules, wild_cards
from marjapussi_gui.engine.rummy.primary_sets import can_lay_sets

HANDS = 40 if IS_COMPILED else 4
ALL_LIVE = [3] * 52 + [3]


def near_cards(rng: Random, number: int, jokers: int = 1) -> list[Card]:
    """Return cards that lie near each other, so that sets are common."""
    places = rng.sample(range(13), rng.choice((5, 7, 13)))
    kinds = [kind for kind in range(52) if kind % 13 in places] * 3 + [52] * jokers
    rng.shuffle(kinds)
    return sorted(Card(CARD_OF_KIND[kind]) for kind in kinds[:number])


def exchanges(cards: list[Card], table: SetRules, places: int, most: int) -> int:
    """Return how many cards must come until sets of so many places are held."""
    for number in range(most + 1):
        for more in combinations_with_replacement(CARD_OF_KIND, number):
            dead = len(cards) + number - places
            if find_arrangement((*cards, *map(Card, more)), table, dead) is not None:
                return number
    return most + 1


@pytest.mark.parametrize("max_wild", [1, 2, 3])
@pytest.mark.parametrize("largest", [3, 13])
def test_distance_to_the_finish_is_exact(max_wild: int, largest: int) -> None:
    rng, search = Random(max_wild + largest), MeldDistanceSearch(largest, max_wild)

    for _ in range(HANDS):
        places = rng.choice((6, 9, 12) if largest == 3 else (6, 7, 8, 9, 11, 12))
        cards, tiplu = near_cards(rng, places + 1), Card(rng.randrange(52))
        table = SetRules(wild_cards(tiplu), max_wild, largest)
        distance = search.finish_distance(count_kinds(cards), wild_kinds_for(tiplu), places)

        assert min(distance, 2) == exchanges(cards, table, places, 1)


def test_distance_to_laying_is_exact() -> None:
    rng, search = Random(1), PureSequenceCalculator()

    for _ in range(HANDS * 4):
        cards = near_cards(rng, rng.choice((9, 12, 22)), jokers=3)
        live = [0 if kind == 52 else 3 - n for kind, n in enumerate(count_kinds(cards))]
        distance = search.lay_distance(count_kinds(cards), live)

        assert (distance == 0) == can_lay_sets(cards)
        one = [k for k in range(52) if live[k] and can_lay_sets([*cards, Card(CARD_OF_KIND[k])])]
        assert (distance <= 1) == (bool(one) or distance == 0)


def test_no_card_is_counted_on_that_is_not_live() -> None:
    held = count_kinds(Card(CARD_OF_KIND[kind]) for kind in (0, 1, 2, 13, 14, 15, 26, 27))
    only = [0] * 53

    assert PureSequenceCalculator().lay_distance(held, ALL_LIVE) == 1
    assert PureSequenceCalculator().lay_distance(held, only) > 3
    only[28] = 1
    assert PureSequenceCalculator().lay_distance(held, only) == 1


def test_outs_are_the_cards_that_shorten_the_way() -> None:
    rng, pure, search = Random(5), PureSequenceCalculator(), MeldDistanceSearch()
    cards = near_cards(rng, 22)
    held, live = count_kinds(cards), [max(0, 3 - n) for n in count_kinds(cards)]
    lacks, outs = pure.lay_outs(held, live)
    kind = next(kind for kind in range(52) if held[kind])
    held[kind] -= 1

    assert lacks[kind] == pure.lay_distance(held, live)
    assert outs[kind] == sum(live[k] for k in range(53) if _nearer(pure, held, live, k))
    held, wild = count_kinds(cards[:13]), wild_kinds_for(Card(3))
    lacks, outs = search.finish_outs(held, wild, 12, live)
    kind = min(range(53), key=lambda k: (lacks[k], k))
    held[kind] -= 1
    better = [search.finish_distance(_plus(held, k), wild, 12) < lacks[kind] for k in range(53)]
    assert outs[kind] == sum(live[k] for k in range(53) if better[k])


def _plus(held: list[int], kind: int) -> list[int]:
    return [number + (place == kind) for place, number in enumerate(held)]


def _nearer(pure: PureSequenceCalculator, held: list[int], live: list[int], kind: int) -> bool:
    if not live[kind]:
        return False
    rest = [number - (place == kind) for place, number in enumerate(live)]
    return pure.lay_distance(_plus(held, kind), rest) < pure.lay_distance(held, live)


@pytest.mark.skipif(not IS_COMPILED, reason="there is nothing to compare the source with")
def test_source_runs_alike_uncompiled(tmp_path: Path) -> None:
    home = Path(__file__).parents[3] / "marjapussi_gui"
    shutil.copytree(
        home, tmp_path / "marjapussi_gui", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    script = tmp_path / "same.py"
    script.write_text(SAME, encoding="utf-8")

    outputs = [
        subprocess.run(
            [sys.executable, str(script), str(root)], capture_output=True, text=True, check=True
        ).stdout
        for root in (home.parent, tmp_path)
    ]
    assert outputs[0].replace("True", "False", 1) == outputs[1]


SAME = """
import sys
sys.path.insert(0, sys.argv[1])
from random import Random
from marjapussi_gui.bots.kernel.turns_to_finish import FinishingSimulator
from marjapussi_gui.bots.kernel.draw_samples import DrawSamples
from marjapussi_gui.bots.kernel.meld_distance import IS_COMPILED, MeldDistanceSearch
from marjapussi_gui.bots.kernel.pure_sequence_distance import PureSequenceCalculator
from marjapussi_gui.bots.kernel.turns_to_lay import LayingSimulator

print(IS_COMPILED)
rng = Random(2)
for _ in range(3):
    deck = [kind for kind in range(52)] * 3
    rng.shuffle(deck)
    held, few = ([deck[:size].count(kind) for kind in range(53)] for size in (21, 12))
    live = [3 - held[kind] for kind in range(52)] + [0]
    pool, wild = sorted(deck[21:]), [int(kind % 13 == 4 or kind in (3, 5)) for kind in range(53)]
    worth, pure = [0.9**turn for turn in range(9)], PureSequenceCalculator()
    melder = MeldDistanceSearch()
    race = LayingSimulator(pure, melder, DrawSamples(pool, 8, 600, 3), 1)
    race.set_values(worth, worth, [1.0, 0.5, 0.25, 0.1])
    print(pure.lay_distance(held, live), melder.finish_distance(few, wild, 12))
    print([f"{v:.9f}" for v in race.alternative_values(held, [deck[0], -1], [-2, -1], 3)])
    chase = FinishingSimulator(melder, DrawSamples(pool, 8, 600, 3), worth)
    print([f"{v:.9f}" for v in chase.alternative_values(few, [deck[0], -1], [-2, -1], 3, wild, 12)])
"""
