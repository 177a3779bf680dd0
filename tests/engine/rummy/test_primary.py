"""Primary sets: three pure sequences or tunnelas, or seven dublees."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from marjapussi_gui.engine.cards import JOKER, Card, parse_cards
from marjapussi_gui.engine.rummy.melds import SetRules
from marjapussi_gui.engine.rummy.primary_sets import (
    can_lay_dublees,
    can_lay_sets,
    count_pure_sets,
    find_dublees,
    find_pure_sets,
    primary_set_choices,
)
from marjapussi_gui.engine.state import Meld

SEVEN_PAIRS = "7S 7S 8S 8S 9H 9H KD KD KC KC 4H 4H 2C 2C"


def meld(text: str) -> Meld:
    return tuple(sorted(parse_cards(text)))


def melds(*texts: str) -> set[Meld]:
    return set(map(meld, texts))


@pytest.mark.parametrize(
    "text",
    [
        "7S 8S 9S KH QH JH 2D 3D 4D",
        "7S 7S 7S KH KH KH 2D 2D 2D",
        "7S 8S 9S KH KH KH 2D 3D 4D 9C 9C",
        "JK JK JK 7S 8S 9S 2D 3D 4D",
        "JK JK JK JK JK JK 7S 8S 9S",
        "2D 3D 4D 5D 6D 7D 8D 9D TD",  # one long run falls into three
        "7S 8S 9S 7S 8S 9S 7S 8S 9S",
        "AS 2S 3S QS KS AS 7H 8H 9H",  # one ace low, the other high
        "AS AS AS 2S 3S QS KS 7H 8H 9H",  # both at once, with an ace to spare
    ],
)
def test_three_pure_sets_serve(text: str) -> None:
    assert can_lay_sets(parse_cards(text))


@pytest.mark.parametrize(
    "text",
    [
        "7S 8S 9S KH KH KH 2D 3D 5D",
        "7S 8S 9S KH KH KH 2D 2H 2C",  # a trial is not a primary set
        "7S 8S 9S KH KH KH 2D 3D JK",  # a joker is a joker as long as no card is wild
        "7S 8S 9S KH KH KH JK JK 2D",
        "AS 2S 3S QS KS 7H 8H 9H 4C",  # the ace is needed twice
        "KS AS 2S 7H 8H 9H 2D 3D 4D",
        "7S 8S 9S TS JS KH KH KH 4C",
        "7S 8S 9S KH KH KH",
    ],
)
def test_anything_less_does_not(text: str) -> None:
    assert not can_lay_sets(parse_cards(text))
    assert list(primary_set_choices(parse_cards(text + " 6C TC"))) == []


def test_seven_pairs_of_identical_cards_are_seven_dublees() -> None:
    assert can_lay_dublees(parse_cards(SEVEN_PAIRS))


@pytest.mark.parametrize("last", ["2C 2S", "2C JK", "2C 3C"])
def test_six_dublees_are_not_enough(last: str) -> None:
    assert not can_lay_dublees(parse_cards(SEVEN_PAIRS.replace("2C 2C", last)))


def test_two_printed_jokers_are_a_dublee() -> None:
    assert can_lay_dublees(parse_cards(SEVEN_PAIRS.replace("2C 2C", "JK JK")))


def test_three_identical_cards_are_one_dublee_and_six_jokers_three() -> None:
    assert find_dublees(parse_cards("7S 7S 7S")) == (meld("7S 7S"),)
    assert find_dublees(parse_cards("JK JK JK JK JK JK")) == (meld("JK JK"),) * 3


def test_pure_sets_are_of_every_length_up_to_the_agreed() -> None:
    cards = parse_cards("7S 8S 9S TS 9H 9H 9H")

    assert set(find_pure_sets(cards)) == melds("7S 8S 9S", "8S 9S TS", "7S 8S 9S TS", "9H 9H 9H")
    assert set(find_pure_sets(cards, 3)) == melds("7S 8S 9S", "8S 9S TS", "9H 9H 9H")


def test_longest_pure_sequence_is_of_thirteen() -> None:
    suit = parse_cards("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")

    assert max(map(len, find_pure_sets(suit))) == 13


def test_triples_leave_a_card_to_discard() -> None:
    nine = "7S 8S 9S KH KH KH 2D 3D 4D"

    assert list(primary_set_choices(parse_cards(nine))) == []
    assert {tuple(sorted(three)) for three in primary_set_choices(parse_cards(nine + " 9C"))} == {
        tuple(sorted(melds("7S 8S 9S", "KH KH KH", "2D 3D 4D")))
    }


def test_triples_use_a_set_as_often_as_its_cards_are_there() -> None:
    cards = parse_cards("7S 8S 9S 7S 8S 9S 7S 8S 9S 4C")

    assert (meld("7S 8S 9S"),) * 3 in set(primary_set_choices(cards))
    assert tuple(sorted(melds("7S 7S 7S", "8S 8S 8S", "9S 9S 9S"))) in {
        tuple(sorted(three)) for three in primary_set_choices(cards)
    }


def some_hand(seed: int) -> tuple[Card, ...]:
    """Return a dozen cards from the ends of two suits and some jokers."""
    kinds = parse_cards("AS 2S 3S 4S QS KS AH KH QH JH")
    pack = [*kinds * 3, *[JOKER] * 3]
    return tuple(sorted(Random(seed).sample(pack, 12)))


def pure_by_trying(cards: tuple[Card, ...], longest: int) -> set[Meld]:
    table = SetRules(max_size=longest)
    sizes = range(3, min(longest, len(cards)) + 1)
    return {each for size in sizes for each in combinations(cards, size) if table.is_pure(each)}


@pytest.mark.parametrize("longest", [3, 13])
@pytest.mark.parametrize("seed", range(20))
def test_pure_sets_and_triples_are_those_found_by_trying_all(seed: int, longest: int) -> None:
    cards = some_hand(seed)
    held = Counter(cards)
    pure = sorted(pure_by_trying(cards, longest))
    by_trying = {
        three
        for one in pure
        for two in pure
        for three in [(one, two, last) for last in pure if one <= two <= last]
        if Counter(c for each in three for c in each) <= held and sum(map(len, three)) < len(cards)
    }

    assert set(find_pure_sets(cards, longest)) == set(pure)
    assert {tuple(sorted(three)) for three in primary_set_choices(cards, longest)} == by_trying
    assert can_lay_sets(cards) == bool(by_trying)


def test_most_sets_are_counted_beyond_the_three_that_are_laid() -> None:
    assert count_pure_sets(parse_cards("AS KS QS 9H 9H 9H 4D 3D 2D 7C 6C 5C")) == 4
    assert count_pure_sets(parse_cards("AS KS 9H 9H 4D 3D")) == 0
