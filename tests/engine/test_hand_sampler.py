"""Hands with wished features: counted as by enumeration, and drawn with equal chances."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random

import pytest

from marjapussi_gui.engine.cards import Card, create_pack, parse_cards
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.hand_features import HAND_CONDITIONS
from marjapussi_gui.engine.hand_sampler import HandSampler
from tests.chi_square import fits_weights
from tests.held_cards import MEANINGS, Held

# Small packs in which every hand can be listed, and the size of the hands. All suits occur.
SPADES = create_pack(52)[:13]
SMALL_PACKS: tuple[tuple[tuple[Card, ...], int], ...] = (
    (create_pack(24), 4),
    (parse_cards("AS TS KS QS 6S AH KH QH 6H KD QD 6D AD TC 6C 7C"), 7),
    (SPADES + parse_cards("AS 2S 3S KS AH AH AH AD AC AC JK"), 4),
    (parse_cards("KS KS KS QS QS AH AH AH KH TD TD KC QC QC JK JK"), 7),
)


def sampler(cards: Sequence[Card], size: int, *keys: str) -> HandSampler:
    return HandSampler(cards, size, [HAND_CONDITIONS[key] for key in keys])


def ways_by_hand(cards: Sequence[Card], size: int, *keys: str) -> Counter[tuple[Card, ...]]:
    ways = Counter(tuple(sorted(hand)) for hand in combinations(cards, size))
    fitting = [hand for hand in ways if all(MEANINGS[key](Held(hand)) for key in keys)]
    return Counter({hand: ways[hand] for hand in fitting})


def test_every_condition_has_its_meaning_written_down() -> None:
    assert MEANINGS.keys() == HAND_CONDITIONS.keys()


@pytest.mark.parametrize("place", range(len(SMALL_PACKS)))
def test_counts_are_those_of_enumeration(place: int) -> None:
    cards, size = SMALL_PACKS[place]
    ways = ways_by_hand(cards, size)
    held = {hand: Held(hand) for hand in ways}
    fitting = {key: {hand for hand in ways if MEANINGS[key](held[hand])} for key in MEANINGS}
    rng = Random(place)
    orders = [*combinations(MEANINGS, 1), *(rng.sample(list(MEANINGS), 2) for _ in range(150))]
    orders += [rng.sample(list(MEANINGS), 3) for _ in range(100)]

    for keys in orders:
        wanted = sum(ways[hand] for hand in set.intersection(*(fitting[key] for key in keys)))
        assert sampler(cards, size, *keys).count == wanted, keys


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.key)
def test_without_conditions_every_hand_counts(variant: Variant) -> None:
    dealing = variant.create_game().dealing_phase
    cards, size = dealing.cards, dealing.visible_hand_size

    assert HandSampler(cards, size, ()).count == comb(len(cards), size)


@pytest.mark.parametrize(
    ("place", "keys"),
    [
        (0, ("marriage", "no-ace")),
        (0, ("ace-marriage",)),
        (1, ("two-marriages", "no-ten", "void")),
        (2, ("sequence", "joker")),
        (2, ("sequence", "no-joker")),
        (3, ("three-dublees", "no-tunnela")),
    ],
)
def test_each_hand_is_drawn_as_often_as_it_is_dealt(place: int, keys: tuple[str, ...]) -> None:
    cards, size = SMALL_PACKS[place]
    ways = ways_by_hand(cards, size, *keys)
    drawn_from, rng = sampler(cards, size, *keys), Random(7)
    draws = -(-10 * ways.total() // min(ways.values()))

    counts = Counter(drawn_from.draw(rng.randrange) for _ in range(draws))

    assert fits_weights(counts, ways)


def test_a_condition_and_its_opposite_leave_nothing() -> None:
    cards, size = SMALL_PACKS[0]

    assert sampler(cards, size, "ace", "no-ace").count == 0
    assert sampler(cards, size, "marriage", "no-king").count == 0


def test_shares_of_a_condition_and_its_opposite_add_up() -> None:
    cards, size = SMALL_PACKS[1]

    both = sampler(cards, size, "half").share + sampler(cards, size, "no-half").share

    assert both == pytest.approx(1)
