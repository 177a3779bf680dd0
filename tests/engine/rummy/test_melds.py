"""What is a set: sequences, trials, tunnelas, dublees; wild cards in place or standing in."""

import pytest

from marjapussi_gui.engine.cards import CARD_NAMES, Card, CardSet, parse_card, parse_cards
from marjapussi_gui.engine.rummy.melds import (
    SetRules,
    is_dublee,
    is_tunnela,
    sort_high_to_low,
    tiplu_neighbours,
    wild_cards,
)

PLAIN = SetRules()
SUIT = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"


def meld(text: str) -> tuple[Card, ...]:
    return tuple(sorted(parse_cards(text)))


def knowing(tiplu: str, max_wild: int = 3, largest: int = 13) -> SetRules:
    return SetRules(wild_cards(parse_card(tiplu)), max_wild, largest)


def listed_melds(cards: CardSet) -> set[str]:
    return {name for number, name in enumerate(CARD_NAMES) if cards >> number & 1}


@pytest.mark.parametrize("text", ["7S 8S 9S", "9S 7S 8S", "7S 8S 9S TS JS", "TS JS QS KS AS"])
def test_sequence_is_three_or_more_neighbours_of_one_suit(text: str) -> None:
    assert PLAIN.is_sequence(meld(text))


@pytest.mark.parametrize("text", ["7S 8S", "7S 8S TS", "7S 8S 9H", "7S 7S 8S", "7S 8S 8S 9S"])
def test_sequence_has_no_gap_no_second_suit_and_no_copies(text: str) -> None:
    assert not PLAIN.is_set(meld(text))


@pytest.mark.parametrize("text", ["QS KS AS", "AS 2S 3S", SUIT, SUIT.removeprefix("AS ") + " AS"])
def test_ace_is_high_or_low(text: str) -> None:
    assert PLAIN.is_sequence(meld(text))


@pytest.mark.parametrize("text", ["KS AS 2S", "QS KS AS 2S", "KS AS 2S 3S", f"{SUIT} AS"])
def test_ace_is_not_both_at_once(text: str) -> None:
    assert not PLAIN.is_set(meld(text))


@pytest.mark.parametrize("suit", "SHDC")
def test_suits_do_not_run_into_each_other(suit: str) -> None:
    following = "SHDCS"["SHDC".index(suit) + 1]

    assert not PLAIN.is_set(meld(f"Q{suit} K{suit} A{following}"))
    assert not PLAIN.is_set(meld(f"2{suit} 3{suit} A{following}"))


def test_tunnela_is_exactly_three_identical_cards() -> None:
    assert is_tunnela(meld("7S 7S 7S"))
    assert not is_tunnela(meld("7S 7S"))
    assert not is_tunnela(meld("7S 7S 7H"))
    assert not is_tunnela(meld("JK JK JK JK"))
    assert not PLAIN.is_set(meld("JK JK JK JK"))


def test_three_printed_jokers_are_a_tunnela() -> None:
    assert is_tunnela(meld("JK JK JK"))
    assert PLAIN.is_set(meld("JK JK JK"))


@pytest.mark.parametrize("text", ["7S 7H 7D", "7S 7D 7C", "7S 7H 7D 7C"])
def test_trial_is_three_or_four_of_one_rank_in_different_suits(text: str) -> None:
    assert PLAIN.is_trial(meld(text))


@pytest.mark.parametrize("text", ["7S 7H", "7S 7S 7H", "7S 7H 7D 7D", "7S 7H 8D", "7S 7H 7D 7C 7C"])
def test_trial_has_no_suit_twice_no_second_rank_and_no_fifth_card(text: str) -> None:
    assert not PLAIN.is_set(meld(text))


def test_dublee_is_two_identical_cards() -> None:
    assert is_dublee(meld("7S 7S"))
    assert not is_dublee(meld("7S 7H"))
    assert not is_dublee(meld("7S 8S"))
    assert not is_dublee(meld("7S 7S 7S"))


def test_two_printed_jokers_are_a_dublee() -> None:
    assert is_dublee(meld("JK JK"))


def test_dublee_is_not_among_the_sets_that_end_the_deal() -> None:
    assert not PLAIN.is_set(meld("7S 7S"))
    assert not knowing("5H").is_set(meld("5H 5H"))


@pytest.mark.parametrize(
    ("text", "is_one"),
    [("7S 8S 9S", True), ("7S 7H 7D", True), ("7S 8S 9S TS", False), ("7S 7H 7D 7C", False)],
)
def test_sets_are_always_of_three_where_agreed(text: str, is_one: bool) -> None:
    assert is_one == SetRules(max_size=3).is_set(meld(text))
    assert is_one == knowing("5H", largest=3).is_set(meld(text))


def test_wild_cards_make_no_set_longer_than_three_where_agreed() -> None:
    table = knowing("5H", largest=3)

    assert table.is_set(meld("7S 8S JK"))
    assert not table.is_set(meld("7S 8S 9S JK"))
    assert not table.is_set(meld("7S 7H 7D JK"))


@pytest.mark.parametrize(
    ("tiplu", "poplu", "jhiplu"),
    [
        ("5H", "6H", "4H"),
        ("9C", "TC", "8C"),
        ("TC", "JC", "9C"),
        ("QD", "KD", "JD"),
        ("KS", "AS", "QS"),  # K-A-2 runs round
        ("AS", "2S", "KS"),
        ("2H", "3H", "AH"),
    ],
)
def test_poplu_is_above_and_jhiplu_below(tiplu: str, poplu: str, jhiplu: str) -> None:
    assert (parse_card(poplu), parse_card(jhiplu)) == tiplu_neighbours(parse_card(tiplu))


@pytest.mark.parametrize(
    ("tiplu", "wild"),
    [
        ("5H", "5S 5H 5D 5C 4H 6H JK"),
        ("KD", "KS KH KD KC AD QD JK"),
        ("AC", "AS AH AD AC KC 2C JK"),
        ("2S", "2S 2H 2D 2C AS 3S JK"),
    ],
)
def test_wild_are_the_rank_both_neighbours_and_the_jokers(tiplu: str, wild: str) -> None:
    assert set(wild.split()) == listed_melds(wild_cards(parse_card(tiplu)))


@pytest.mark.parametrize("text", ["7S 8S JK", "7S 7H JK", "7S JK JK", "7S 8S 5H", "7S 7H 6H"])
def test_no_card_is_wild_before_the_tiplu_is_known(text: str) -> None:
    assert not PLAIN.is_set(meld(text))
    assert knowing("5H").is_set(meld(text))


@pytest.mark.parametrize("wild", ["5S", "5H", "5D", "5C", "6H", "4H", "JK"])
@pytest.mark.parametrize(
    "text", ["9S {} JS", "{} TS JS", "TS JS {}", "{} KD AD", "AD 2D {}", "AD {} 3D", "9S 9H {}"]
)
def test_every_wild_card_stands_for_anything_in_sequences_and_trials(text: str, wild: str) -> None:
    assert knowing("5H").is_set(meld(text.format(wild)))


@pytest.mark.parametrize("text", ["9S 9H 9D 5C", "9S JK 5C 6H", "9S 9H JK JK", "7S JK 9S 5D JS QS"])
def test_several_wild_cards_stand_in(text: str) -> None:
    assert knowing("5H").is_set(meld(text))


@pytest.mark.parametrize(
    "text",
    [
        "7S 9H JK",  # neither one rank nor one suit
        "7S JS JK",  # three are missing between them
        "KS 2S JK",  # round the corner
        "QS KS 2S JK",
        "9S 9H 9D 9C JK",  # a trial of five
        "7S 8S 8S JK",
    ],
)
def test_wild_cards_do_not_mend_what_cannot_be_a_set(text: str) -> None:
    assert not knowing("5H").is_set(meld(text))


@pytest.mark.parametrize("text", ["9S 9S JK", "9S 9S 5H", "9S JK JK 9S"])
def test_wild_cards_do_not_stand_in_tunnelas(text: str) -> None:
    assert not is_tunnela(meld(text))
    assert not knowing("5H").is_set(meld(text))


@pytest.mark.parametrize("text", ["9S JK", "9S 5H", "5S 5H", "5H 6H"])
def test_wild_cards_do_not_stand_in_dublees(text: str) -> None:
    assert not is_dublee(meld(text))


@pytest.mark.parametrize(
    ("text", "needed"),
    [
        ("9S TS JK", 1),
        ("9S JK JK", 2),
        ("9S TS JK 5C 6H", 3),
        ("9S 9H 9D 5C", 1),
        ("9S 9H 4H JK", 2),
        ("9S 5D 4H JK", 3),
        ("5H 5H 6H", 1),  # the second five of hearts is the four or the seven
        ("6H 7H 5C", 1),  # 5C stands for 5H
        ("5S 5H JK", 1),
        ("JK JK 5C", 2),
        ("3H 4H 5C 6H 7H", 1),
        ("JK JK 4H 5H 6H", 2),
        ("4H 5S 6H 7H", 1),
        ("AS JK JK KS TS", 2),
        ("9S 5S 5S 5D 5D", 3),  # 5S is in its place, the others are 6S, 7S and 8S
    ],
)
def test_max_wild_limits_cards_used_as_something_else(text: str, needed: int) -> None:
    allowed = [most for most in (1, 2, 3) if knowing("5H", most).is_set(meld(text))]

    assert list(range(needed, 4)) == allowed


@pytest.mark.parametrize(
    "text", ["JK JK JK JK", "9S JK JK JK JK", "9S TS JK JK JK JK", "9S 5H 5H 5D 5D"]
)
def test_never_more_than_three_stand_in(text: str) -> None:
    assert not knowing("5H", 3).is_set(meld(text))


@pytest.mark.parametrize(
    "text", ["4H 5H 6H", "3H 4H 5H 6H 7H", "5H 6H 7H 8H", "5S 5H 5D 5C", "6S 6H 6D", "4D 4H 4C"]
)
def test_wild_card_in_its_own_place_is_not_counted(text: str) -> None:
    assert knowing("5H", 1).is_set(meld(text))


@pytest.mark.parametrize("text", ["5S 5D 5C", "4H 5H JK", "JK 5C 5D", "5H 5H 5H", "JK JK JK"])
def test_a_set_may_consist_of_wild_cards_only(text: str) -> None:
    assert knowing("5H", 1).is_set(meld(text))


def test_wild_cards_alone_may_stand_for_a_set_of_another_kind() -> None:
    # three fives, two of one suit: one in place and one standing in makes a trial of fives
    assert knowing("5H", 1).is_set(meld("5S 5S 5D"))
    # 4H and 6H in place round a joker; 4H 4H 6H has one four that must be the five
    assert knowing("5H", 1).is_set(meld("4H 4H 6H"))


@pytest.mark.parametrize("text", ["7S 8S 9S", "4H 5H 6H", "3H 4H 5H", "5S 5S 5S", "JK JK JK"])
def test_pure_are_sequences_and_tunnelas_with_wild_cards_at_most_in_place(text: str) -> None:
    assert knowing("5H").is_pure(meld(text))


@pytest.mark.parametrize("text", ["7S 8S JK", "7S 8S 5C", "4H 5C 6H", "7S 7H 7D", "5S 5H 5D"])
def test_trials_and_sets_with_a_card_standing_in_are_not_pure_sets_to_lay(text: str) -> None:
    assert not knowing("5H").is_pure(meld(text))


def test_pure_sets_are_of_three_where_agreed() -> None:
    assert not SetRules(max_size=3).is_pure(meld("7S 8S 9S TS"))


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("TH JH 9H", "JH TH 9H"),
        ("AS KS QS", "AS KS QS"),
        ("AS 2S 3S", "3S 2S AS"),
        ("2S 3S 4S 5S AS", "5S 4S 3S 2S AS"),
        ("8D 6D KC", "8D KC 6D"),
        ("9D 6D KC JK", "9D KC JK 6D"),
        ("8D 7D KC", "8D 7D KC"),
        ("8D 8D 7D", "8D 7D 8D"),
        ("5C 5C 5C", "5C 5C 5C"),
        ("7S 7H 7C", "7S 7H 7C"),
        ("JK JK JK", "JK JK JK"),
        (SUIT, "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"),
    ],
)
def test_a_set_is_read_from_the_top(text: str, read: str) -> None:
    assert [CARD_NAMES[each] for each in sort_high_to_low(meld(text))] == read.split()
