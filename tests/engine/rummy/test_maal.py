"""What maal counts: every row of the table, marriages, and tunnelas by number and kind."""

import pytest

from marjapussi_gui.engine.cards import card_name, parse_card, parse_cards
from marjapussi_gui.engine.rummy.maal_points import alter_card, maal_points, tunnela_points

PRIMARY = "4H 5H 6H / 7S 8S 9S / KD KD KD"  # the marriage of the five of hearts, and two others


def count(
    text: str, tiplu: str = "5H", *, primary: str = "", shown: str = "", alter: bool = False
) -> int:
    laid, seen = (
        [parse_cards(each) for each in sets.split(" / ") if each] for sets in (primary, shown)
    )
    return maal_points(
        parse_cards(text), parse_card(tiplu), primary=laid, shown_tunnelas=seen, counts_alter=alter
    )


def copies(kind: str, number: int) -> str:
    return " ".join([kind] * number)


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("5H", [3, 8, 15]),  # tiplu
        ("6H", [2, 5, 10]),  # poplu
        ("4H", [2, 5, 10]),  # jhiplu
        ("JK", [5, 15, 25]),
    ],
)
def test_copies_count_by_their_number(kind: str, counts: list[int]) -> None:
    assert counts == [count(copies(kind, number)) for number in (1, 2, 3)]


@pytest.mark.parametrize("kind", ["5S", "5D", "5C", "6S", "4D", "7H", "3H", "AH"])
def test_other_cards_count_nothing_wild_or_not(kind: str) -> None:
    assert [0, 0, 0] == [count(copies(kind, number)) for number in (1, 2, 3)]


def test_different_cards_are_added_up() -> None:
    assert 8 + 5 + 15 == count("5H 5H 6H 6H JK JK 9S")
    assert 2 + 2 == count("4H 6H")


@pytest.mark.parametrize(("number", "points"), [(4, 25 + 5), (5, 25 + 15), (6, 25 + 25)])
def test_four_to_six_jokers_count_twenty_five_and_then_anew(number: int, points: int) -> None:
    assert points == count(copies("JK", number))


@pytest.mark.parametrize(
    ("tiplu", "alter"), [("5S", "5C"), ("KC", "KS"), ("5H", "5D"), ("AD", "AH")]
)
def test_alter_is_of_the_tiplus_rank_in_the_other_suit_of_its_colour(
    tiplu: str, alter: str
) -> None:
    assert alter == card_name(alter_card(parse_card(tiplu)))


def test_alter_counts_by_its_number_where_agreed() -> None:
    assert [5, 15, 25] == [count(copies("5D", number), alter=True) for number in (1, 2, 3)]
    assert 0 == count("5S 5C", alter=True)
    assert 3 + 5 == count("5H 5D", alter=True)


def test_alter_counts_nothing_where_not_agreed() -> None:
    assert 0 == count("5D 5D 5D")


@pytest.mark.parametrize(("number", "points"), [(1, 10), (2, 30)])
def test_marriages_count_in_place_of_their_cards(number: int, points: int) -> None:
    assert points == count(copies("4H 5H 6H", number))


@pytest.mark.parametrize("two", ["5H 6H", "5H 4H", "4H 6H"])
def test_two_of_its_cards_are_no_marriage(two: str) -> None:
    assert sum(map(count, two.split())) == count(two)


def test_third_marriage_does_not_exist() -> None:
    # two marriages 30 and one of each beside them, 3 + 2 + 2; with one marriage 10 + 8 + 5 + 5,
    # with none 15 + 10 + 10
    assert 37 == count(copies("4H 5H 6H", 3))


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("4H 5H 6H 5H", 10 + 3),  # none: 8 + 2 + 2 = 12
        ("4H 5H 6H 6H", 10 + 2),  # none: 3 + 2 + 5 = 10
        ("4H 4H 5H 6H 6H", 10 + 2 + 2),  # none: 3 + 5 + 5 = 13
        ("4H 4H 5H 5H 6H 6H 5H", 30 + 3),
        ("4H 4H 4H 5H 5H 6H 6H 6H", 30 + 2 + 2),  # none: 8 + 10 + 10 = 28
    ],
)
def test_other_copies_count_by_the_table_as_if_alone(text: str, points: int) -> None:
    assert points == count(text)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("5H 5H 5H 6H 4H", 15 + 2 + 2),  # with the marriage 10 + 8
        ("4H 4H 4H 5H 6H 6H 6H", 3 + 10 + 10),  # with the marriage 10 + 5 + 5
        ("4H 4H 4H 5H 5H 5H 6H", 15 + 10 + 2),  # with the marriage 10 + 8 + 5
    ],
)
def test_no_marriage_is_taken_where_the_cards_are_worth_more(text: str, points: int) -> None:
    assert points == count(text)


@pytest.mark.parametrize(
    ("tiplu", "marriage", "primary"),
    [
        ("KS", "AS KS QS", "QS KS AS"),
        ("2D", "3D 2D AD", "AD 2D 3D"),
        ("TC", "JC TC 9C", "9C TC JC"),
    ],
)
def test_ace_king_and_two_make_marriages(tiplu: str, marriage: str, primary: str) -> None:
    assert 10 == count(marriage, tiplu)
    assert 15 == count(marriage, tiplu, primary=f"{primary} / 7H 8H 9H / JD JD JD")


def test_marriage_runs_round_the_ace_though_no_sequence_does() -> None:
    assert 10 == count("2S AS KS", "AS")


@pytest.mark.parametrize("sequence", ["4H 5H 6H", "3H 4H 5H 6H", "4H 5H 6H 7H 8H"])
def test_marriage_in_a_primary_sequence_counts_fifteen(sequence: str) -> None:
    assert 15 == count("4H 5H 6H", primary=PRIMARY.replace("4H 5H 6H", sequence))


@pytest.mark.parametrize("sets", ["3H 4H 5H", "6H 7H 8H", "4H 4H 4H", "7H 8H 9H"])
def test_marriage_across_the_sets_counts_ten(sets: str) -> None:
    assert 10 == count("4H 5H 6H", primary=PRIMARY.replace("4H 5H 6H", sets))


def test_five_are_added_once_though_one_or_two_of_two_marriages_are_primary() -> None:
    two = "4H 5H 6H 4H 5H 6H"

    assert 35 == count(two, primary=PRIMARY)
    assert 35 == count(two, primary="4H 5H 6H / 4H 5H 6H / KD KD KD")


def test_primary_marriage_may_outweigh_the_single_cards() -> None:
    # with the marriage 15 + 8 = 23, without 15 + 2 + 2 = 19
    assert 23 == count("5H 5H 5H 6H 4H", primary=PRIMARY)
    # with the marriage 15 + 5 + 5 = 25, without 3 + 10 + 10 = 23
    assert 25 == count("4H 4H 4H 5H 6H 6H 6H", primary=PRIMARY)


@pytest.mark.parametrize(
    ("shown", "points"),
    [
        ("KS KS KS", 5),
        ("KS KS KS / 2D 2D 2D", 15),
        ("KS KS KS / 2D 2D 2D / 3C 3C 3C", 25),
        ("JK JK JK", 5),
        ("JK JK JK / JK JK JK", 15),
        ("6S 6S 6S / 4D 4D 4D", 15),  # of the rank of poplu and jhiplu, but not their suit
    ],
)
def test_ordinary_tunnelas_count_by_their_number(shown: str, points: int) -> None:
    assert points == count("", shown=shown)


@pytest.mark.parametrize(
    ("shown", "points"),
    [
        ("5S 5S 5S", 10),
        ("5H 5H 5H", 10),  # the tiplu's own
        ("5D 5D 5D", 10),  # the alter
        ("5S 5S 5S / 5C 5C 5C", 20),
        ("5S 5S 5S / 5C 5C 5C / 5H 5H 5H", 30),
    ],
)
def test_tunnelas_of_the_tiplus_rank_count_by_their_number(shown: str, points: int) -> None:
    assert points == count("", shown=shown)


@pytest.mark.parametrize(
    ("shown", "points"), [("6H 6H 6H", 15), ("4H 4H 4H", 15), ("4H 4H 4H / 6H 6H 6H", 35)]
)
def test_poplu_and_jhiplu_tunnelas_count_by_their_number(shown: str, points: int) -> None:
    assert points == count("", shown=shown)


@pytest.mark.parametrize(
    ("shown", "points"),
    [
        ("KS KS KS / 2D 2D 2D / 3C 3C 3C / 9C 9C 9C", 25),
        ("5S 5S 5S / 5H 5H 5H / 5D 5D 5D / 5C 5C 5C", 30),
    ],
)
def test_fourth_of_a_kind_adds_nothing(shown: str, points: int) -> None:
    assert points == count("", shown=shown)


@pytest.mark.parametrize(
    ("shown", "points"),
    [
        ("KS KS KS / 5S 5S 5S", 5 + 10),
        ("KS KS KS / 6H 6H 6H", 5 + 15),
        ("5H 5H 5H / 6H 6H 6H / 4H 4H 4H", 10 + 35),
        ("KS KS KS / 2D 2D 2D / 5S 5S 5S / 5D 5D 5D / 4H 4H 4H", 15 + 20 + 15),
    ],
)
def test_each_kind_of_tunnela_is_numbered_by_itself(shown: str, points: int) -> None:
    assert points == tunnela_points(
        [parse_cards(each) for each in shown.split(" / ")], parse_card("5H")
    )


def test_tunnelas_shown_count_beside_their_cards() -> None:
    assert 15 + 10 == count("5H 5H 5H", shown="5H 5H 5H")
    assert 10 + 15 == count("6H 6H 6H", shown="6H 6H 6H")
    assert 25 + 5 == count("JK JK JK", shown="JK JK JK")
    assert 25 + 10 == count("5D 5D 5D", shown="5D 5D 5D", alter=True)


def test_tunnelas_not_shown_count_by_their_cards_alone() -> None:
    assert 0 == count("KS KS KS", primary="KS KS KS / 7S 8S 9S / 2D 3D 4D")


def test_tunnelas_beside_an_ace_run_round() -> None:
    assert 35 == count("", "KD", shown="AD AD AD / QD QD QD")
