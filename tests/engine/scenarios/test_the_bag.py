"""The bag: forty and twenty, the double, and the side that is in the bag."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.engine.scenarios.deals import win_tricks
from tests.scripted_match import ScriptedMatch

# Seat 0 has all spades and takes every trick; its partner holds two wholes
ALL_SPADES = (
    "AS TS KS QS JS 9S 8S 7S 6S",
    "AH TH JH 9H 8H 7H 6H KD QD",
    "KH QH AC KC QC TC 9C 8C 7C",
    "AD TD JD 9D 8D 7D 6D JC 6C",
)
PLAYS = [text.split() for text in (
    "AS KD 7C 6C", "TS QD 8C JC", "JS 6H 9C 6D", "9S 7H TC 7D", "8S 8H QC 8D", "7S 9H KC 9D",
    "6S JH AC JD", "QS TH QH TD", "KS AH KH AD",
)]  # fmt: skip


def bag(rules: Mapping[str, object] | None = None, leader: int = 0, **start: Any) -> ScriptedMatch:
    table = ScriptedMatch("bag", rules, dealer=(leader - 1) % 4, **start)
    hands = [ALL_SPADES[(seat - leader) % 4] for seat in range(4)]
    return table.deal(*hands)


def play_all_tricks(table: ScriptedMatch) -> ScriptedMatch:
    return table.tricks(*(" ".join(trick) for trick in PLAYS))


def test_leader_may_declare_and_ask_before_the_first_trick() -> None:
    said = [text for text in bag().legal if not text.startswith("play")]

    assert said == ["declare S", "whole?"]


def test_any_number_of_marriages_may_be_made_before_a_lead() -> None:
    table = bag().do("whole?", "answer C", "declare S")

    assert table.position["points"] == (60, 0)  # 40 and 20
    assert table.position["trump"] == "S"


def test_whole_is_asked_once_before_each_lead() -> None:
    table = bag().do("whole?", "answer C")

    assert "whole?" not in table.legal
    assert "whole?" in table.tricks("AS KD 7C 6C").legal


def test_failed_question_does_not_end_the_declaring() -> None:
    table = ScriptedMatch("bag", dealer=3).deal(
        "AS TS KS QS JS 9S 8S 7S 6S",
        "AH TH KH 9H 8H 7H 6H KD QD",
        "JH QH AC KC TC 9C 8C 7C 6C",
        "AD TD JD 9D 8D 7D 6D JC QC",
    )
    table.do("whole?")

    assert (table.state.turn, table.position["trump"]) == (0, None)
    assert "declare S" in table.legal


def test_every_marriage_changes_the_trumps() -> None:
    table = bag().do("declare S", "whole?", "answer C")

    assert table.position["trump"] == "C"


def test_no_halves_are_asked() -> None:
    assert not any(text.startswith("half?") for text in bag().legal)


def test_all_130_points_and_two_for_the_double() -> None:
    hand = play_all_tricks(bag()).last_hand

    assert (hand.points, hand.score_changes, hand.notes) == ((130, 0), (2, 0), ("bag",))


@pytest.mark.parametrize(("skunk", "gained"), [(0, 1), (1, 2), (20, 2)])
def test_hand_counts_double_when_the_other_total_is_under_the_line(skunk: int, gained: int) -> None:
    assert play_all_tricks(bag({"skunk": skunk})).last_hand.score_changes == (gained, 0)


def test_equal_totals_score_nothing() -> None:
    # Side 1 makes a marriage of 120 before the first trick, and side 0 takes all 120 in cards
    table = ScriptedMatch("bag", {"marriage_first": 120, "last_trick": 0}, dealer=0).deal(
        "6H 7H 8H 9H JH QH KH TH TD",
        "KC QC 6D 7D 8D 9D JD QD KD",
        "AC TC JC 9C 8C 7C 6C AS AH",
        "6S 7S 8S 9S JS QS KS TS AD",
    )
    win_tricks(table.do("declare C").tricks("QC AC 6S 6H", "TC 7S 7H KC"), 7)

    assert (table.last_hand.points, table.last_hand.score_changes) == ((120, 120), (0, 0))


def test_values_of_marriages_and_last_trick_are_options() -> None:
    table = bag({"marriage_first": 50, "marriage_next": 5, "last_trick": 0})
    table.do("whole?", "answer C", "declare S")

    assert play_all_tricks(table).last_hand.points == (175, 0)  # 120 + 50 + 5


def test_side_without_a_trick_is_in_the_bag() -> None:
    assert play_all_tricks(bag()).state.match.in_bag == (False, True)


def test_side_in_the_bag_neither_declares_nor_asks() -> None:
    table = bag(bag=(True, False))

    assert all(text.startswith("play") for text in table.legal)


@pytest.mark.parametrize(("bag_exit", "may_speak"), [("next_hand", False), ("at_once", True)])
def test_trick_lets_a_side_out_at_once_or_from_the_next_hand(
    bag_exit: str, may_speak: bool
) -> None:
    table = bag({"bag_exit": bag_exit}, bag=(True, False)).tricks("AS KD 7C 6C")

    assert ("declare S" in table.legal) == may_speak


@pytest.mark.parametrize(("bag_exit", "gained"), [("next_hand", 0), ("at_once", 2)])
def test_side_in_the_bag_scores_nothing_with_the_higher_total(bag_exit: str, gained: int) -> None:
    hand = play_all_tricks(bag({"bag_exit": bag_exit}, bag=(True, False))).last_hand

    assert (hand.points, hand.score_changes) == ((130, 0), (gained, 0))


def test_bag_is_set_anew_by_each_hands_tricks() -> None:
    assert play_all_tricks(bag(bag=(True, False))).state.match.in_bag == (False, True)


def test_other_side_scores_as_ever() -> None:
    assert play_all_tricks(bag(bag=(False, True))).last_hand.score_changes == (2, 0)


def test_target_or_more_wins() -> None:
    table = play_all_tricks(bag(scores=(11, 3)))

    assert (table.scores, table.position["winner"]) == ((13, 3), 0)


@pytest.mark.parametrize(("must_head", "plays"), [(False, "6S TS"), (True, "TS")])
def test_nobody_need_head_unless_agreed(must_head: bool, plays: str) -> None:
    table = ScriptedMatch("bag", {"must_head": must_head}, dealer=3).deal(
        "AS KS QS JS 9S 8S 7S AH TH",
        "TS 6S JH 9H 8H 7H 6H KD QD",
        "KH QH AC KC QC TC 9C 8C 7C",
        "AD TD JD 9D 8D 7D 6D JC 6C",
    )

    assert table.do("play 9S").plays == plays


def test_void_player_must_trump() -> None:
    table = bag().do("whole?", "answer C").do("play AS", "play KD")

    assert table.plays == "7C 8C 9C AC KC QC TC"


def test_forehand_deals_next() -> None:
    table = play_all_tricks(bag())

    assert (table.last_hand.dealer, table.state.dealer) == (3, 0)
