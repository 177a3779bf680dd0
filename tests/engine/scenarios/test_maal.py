"""Every row of the maal table."""

import pytest

from marjapussi_gui.engine.cards import card, card_list
from marjapussi_gui.engine.rummy.maal import maal, of_tunnelas

TIPLU = card("5H")  # poplu 6H, jhiplu 4H, alter 5D


def count(text: str, primary: str = "", *, alter: bool = False) -> int:
    sets = [card_list(each) for each in primary.split(" / ")] if primary else []
    return maal(card_list(text), TIPLU, primary=sets, alter=alter)


@pytest.mark.parametrize(
    ("kind", "one", "two", "three"),
    [("5H", 3, 8, 15), ("6H", 2, 5, 10), ("4H", 2, 5, 10), ("JK", 5, 15, 25), ("5S", 0, 0, 0)],
)
def test_copies_count_more_than_one_by_one(kind: str, one: int, two: int, three: int) -> None:
    assert [count(" ".join([kind] * number)) for number in (1, 2, 3)] == [one, two, three]


def test_alter_counts_where_agreed() -> None:
    assert [count(text, alter=True) for text in ("5D", "5D 5D", "5D 5D 5D")] == [5, 15, 25]
    assert count("5D 5D 5D") == 0


@pytest.mark.parametrize(("number", "points"), [(4, 30), (5, 40), (6, 50)])
def test_more_than_three_jokers_begin_anew(number: int, points: int) -> None:
    assert count(" ".join(["JK"] * number)) == points


def test_marriage_counts_ten_and_two_count_thirty_in_place_of_their_cards() -> None:
    assert count("5H 6H 4H") == 10
    assert count("5H 6H 4H 5H 6H 4H") == 30


def test_copies_beside_a_marriage_count_as_if_alone() -> None:
    assert count("5H 6H 4H 6H") == 10 + 2


def test_as_many_marriages_as_bring_most() -> None:
    assert count("5H 5H 5H 6H 4H") == 15 + 2 + 2  # with a marriage only 10 + 8
    assert count("5H 5H 5H 6H 6H 6H 4H 4H 4H") == 35 + 2  # none 35; two 30 + 3 + 2 + 2 = 37


def test_marriage_in_a_primary_sequence_adds_five_in_all() -> None:
    assert count("5H 6H 4H", "4H 5H 6H / 7S 8S 9S / KD KD KD") == 15
    assert count("5H 6H 4H", "3H 4H 5H 6H / 7S 8S 9S / KD KD KD") == 15
    assert count("5H 6H 4H 5H 6H 4H", "4H 5H 6H / 4H 5H 6H / KD KD KD") == 35
    assert count("5H 6H 4H", "5H 5H 5H / 7S 8S 9S / KD KD KD") == 10


@pytest.mark.parametrize(
    ("shown", "points"),
    [
        ("KS KS KS", 5),
        ("KS KS KS / 2D 2D 2D", 15),
        ("KS KS KS / 2D 2D 2D / 3C 3C 3C", 25),
        ("KS KS KS / 2D 2D 2D / 3C 3C 3C / 9C 9C 9C", 25),
        ("JK JK JK", 5),
        ("5S 5S 5S", 10),
        ("5H 5H 5H", 10),
        ("5S 5S 5S / 5D 5D 5D", 20),
        ("5S 5S 5S / 5D 5D 5D / 5H 5H 5H", 30),
        ("5S 5S 5S / 5D 5D 5D / 5H 5H 5H / 5C 5C 5C", 30),
        ("6H 6H 6H", 15),
        ("4H 4H 4H / 6H 6H 6H", 35),
        ("KS KS KS / 5S 5S 5S / 6H 6H 6H", 30),
    ],
)
def test_tunnelas_shown_count_by_number_and_kind(shown: str, points: int) -> None:
    assert of_tunnelas([card_list(each) for each in shown.split(" / ")], TIPLU) == points


def test_king_is_followed_by_the_ace_and_the_two() -> None:
    assert maal(card_list("AS KS QS"), card("KS")) == 10
    assert maal(card_list("AS KS 2S"), card("AS")) == 10
    assert maal(card_list("AS 2S 3S"), card("2S")) == 10
