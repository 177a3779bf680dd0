"""Sets of rummy: sequences, tunnelas, trials, dublees, wild cards, and the search for them."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from marjapussi_gui.engine.cards import Card, card, card_list, pack
from marjapussi_gui.engine.rummy.arrange import arranged, fewest_dead
from marjapussi_gui.engine.rummy.melds import Table, is_dublee, is_tunnela, neighbours, wild_cards
from marjapussi_gui.engine.rummy.primary import may_lay_dublees, may_lay_sets, pure_sets, triples

PURE = Table()
HEARTS_FIVE = wild_cards(card("5H"))  # fives, the six and four of hearts, and jokers


def meld(text: str) -> tuple[Card, ...]:
    return tuple(sorted(card_list(text)))


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("7S 8S 9S", True),
        ("QS KS AS", True),
        ("AS 2S 3S", True),
        ("KS AS 2S", False),
        ("QS KS AS 2S", False),
        ("7S 8S", False),
        ("7S 8S 9H", False),
        ("7S 8S TS", False),
        ("7S 7S 8S", False),
        ("7S 8S 9S TS JS", True),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", True),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", True),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", False),
        ("7S 8S JK", False),
        ("JK JK JK", False),
    ],
)
def test_sequence_is_of_neighbours_with_the_ace_high_or_low(text: str, is_one: bool) -> None:
    assert PURE.is_sequence(meld(text)) == is_one


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("7S 7H 7D", True),
        ("7S 7H 7D 7C", True),
        ("7S 7S 7H", False),
        ("7S 7H", False),
        ("7S 7H 8D", False),
        ("7S 7H 7D 7C 7S", False),
    ],
)
def test_trial_is_of_one_rank_and_different_suits(text: str, is_one: bool) -> None:
    assert PURE.is_trial(meld(text)) == is_one


def test_tunnela_is_of_three_and_dublee_of_two_identical_cards() -> None:
    assert is_tunnela(meld("7S 7S 7S"))
    assert is_tunnela(meld("JK JK JK"))
    assert not is_tunnela(meld("7S 7S 7H"))
    assert not is_tunnela(meld("7S 7S"))
    assert is_dublee(meld("JK JK"))
    assert not is_dublee(meld("7S 7H"))


def test_sets_are_of_three_where_agreed() -> None:
    table = Table(largest=3)

    assert table.is_sequence(meld("7S 8S 9S"))
    assert not table.is_sequence(meld("7S 8S 9S TS"))
    assert not table.is_trial(meld("7S 7H 7D 7C"))


@pytest.mark.parametrize(
    ("tiplu", "beside"),
    [("5H", "6H 4H"), ("KS", "AS QS"), ("AS", "2S KS"), ("2D", "3D AD"), ("TC", "JC 9C")],
)
def test_poplu_and_jhiplu_lie_beside_the_tiplu(tiplu: str, beside: str) -> None:
    assert neighbours(card(tiplu)) == card_list(beside)


def test_wild_cards_are_the_rank_the_neighbours_and_the_jokers() -> None:
    texts = ["5S", "5H", "5D", "5C", "6H", "4H", "JK", "6S", "4D", "AH"]
    wild = [text for text in texts if HEARTS_FIVE >> card(text) & 1]

    assert wild == ["5S", "5H", "5D", "5C", "6H", "4H", "JK"]


@pytest.mark.parametrize(
    ("text", "least"),
    [
        ("7S 8S JK", 1),
        ("7S 5C 9S", 1),
        ("7S JK JK", 2),
        ("JK 5D 5C", 1),  # two fives are at home in a trial of fives
        ("7S TS 5C 5D", 2),
        ("3H 4H 5H", 0),  # all at home
        ("6H 7H 8H", 0),
        ("6S 6H 6D", 0),
        ("7S 7H JK JK", 2),
        ("5S 5H 5D", 0),
        ("JK JK 5D", 2),
        ("AS KS 5D", 1),
        ("3H 7H 5C 5S 5D", 3),
        ("3H 7H 4H 5S 6H", 1),
    ],
)
def test_wild_cards_stand_in_up_to_the_number_agreed(text: str, least: int) -> None:
    for most in (1, 2, 3):
        table = Table(HEARTS_FIVE, max_wild=most)
        assert table.is_set(meld(text)) == (most >= least)


@pytest.mark.parametrize("text", ["7S 8H JK", "KH 2H JK", "7S 7S JK"])
def test_wild_cards_make_no_set_of_what_is_none(text: str) -> None:
    assert not Table(HEARTS_FIVE).is_set(meld(text))


def test_wild_cards_complete_no_tunnela() -> None:
    assert not is_tunnela(meld("7S 7S JK"))
    assert is_tunnela(meld("5H 5H 5H"))


def test_pure_sets_hold_no_wild_card_used_as_one() -> None:
    table = Table(HEARTS_FIVE)

    assert table.is_pure(meld("3H 4H 5H"))
    assert not table.is_pure(meld("7S 8S JK"))


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("7S 8S 9S KH KH KH 2D 3D 4D 9C", True),
        ("7S 8S 9S TS JS QS KH KH KH 9C", True),
        ("7S 8S 9S TS JS KH KH KH 9C", False),
        ("7S 7S 7S 8S 8S 8S 9S 9S 9S 9C", True),
        ("AS 2S 3S QS KS 4H 5H 6H JK JK JK", True),
        ("AS 2S 3S QS KS AS 4H 5H 6H 9C", True),
        ("7S 7H 7D 8S 9S KH KH KH 2D 3D 4D", True),
        ("7S 7H 7D KH KH KH 2D 3D 4D", False),
    ],
)
def test_three_pure_sets_may_be_laid(text: str, may: bool) -> None:
    assert may_lay_sets(card_list(text)) == may
    assert any(True for _ in triples(card_list(text))) == may


def test_seven_dublees_may_be_laid() -> None:
    pairs = "7S 7S 8S 8S 9H 9H KD KD KC KC JK JK 2C 2C"

    assert may_lay_dublees(card_list(pairs))
    assert not may_lay_dublees(card_list(pairs.replace("2C 2C", "2C 3C")))


def test_pure_sets_are_found_at_every_length() -> None:
    found = pure_sets(card_list("7S 8S 9S TS KH KH KH"))

    assert {meld("7S 8S 9S"), meld("8S 9S TS"), meld("7S 8S 9S TS"), meld("KH KH KH")} == set(found)
    assert meld("7S 8S 9S TS") not in pure_sets(card_list("7S 8S 9S TS"), longest=3)


def partitions(cards: tuple[Card, ...], table: Table) -> set[int]:
    """Return the numbers of cards that can be left when the others lie in sets, by trying all."""
    if not cards:
        return {0}
    first, rest = cards[0], cards[1:]
    left = {number + 1 for number in partitions(rest, table)}
    for size in range(2, len(cards)):
        for others in set(combinations(rest, size)):
            if table.is_set((first, *others)):
                remaining = Counter(rest)
                remaining.subtract(others)
                left |= partitions(tuple(sorted(remaining.elements())), table)
    return left


@pytest.mark.parametrize("seed", range(60))
def test_search_agrees_with_trying_all_partitions(seed: int) -> None:
    rng = Random(seed)
    deck = [c for c in pack(52, packs=3, jokers=6) if c % 13 < 6 or c == 52][: 13 * 9]
    wild = wild_cards(rng.choice([c for c in deck if c != 52])) if rng.random() < 0.8 else 0
    table = Table(wild, rng.choice((1, 2, 3)), rng.choice((3, 13)))
    cards = tuple(sorted(rng.sample(deck, rng.choice((6, 7, 8)))))

    possible = partitions(cards, table)

    for dead in range(len(cards) + 1):
        sets = arranged(cards, table, dead)
        assert (sets is not None) == (dead in possible)
        if sets is not None:
            assert all(table.is_set(tuple(sorted(each))) for each in sets)
            assert not Counter(c for each in sets for c in each) - Counter(cards)
    assert len(cards) - sum(map(len, fewest_dead(cards, table))) == min(possible)
