"""Scoring in berries: exactly twelve, the fall, Porvoo, ties, and both sides at the target."""

from typing import Any

import pytest

from marjapussi_gui.engine.events import HandScored
from tests.engine.scenarios.deals import SUITED, deal_one_suit_each, win_tricks
from tests.scripted_match import ScriptedMatch

# In suited() one side takes all six tricks: last trick 1 and more pips 1, the other goes to Porvoo

SUITED_FOR_ONE = (SUITED[1], SUITED[0], SUITED[2], SUITED[3])  # seat 1 leads and takes all


def all_tricks(leader: int = 0, *, say: tuple[str, ...] = (), **start: Any) -> HandScored:
    """Return the hand in which leader takes everything, saying these after the first tricks."""
    table = deal_one_suit_each(leader=leader, **start)
    win_tricks(table, 1)
    for word in say:
        table.do(word)
        win_tricks(table, 1)
    win_tricks(table, 6 - 1 - len(say))
    return table.last_hand


def test_last_trick_and_more_pips_bring_one_each() -> None:
    hand = all_tricks(rules={"porvoo": False})

    assert (hand.tricks, hand.points, hand.score_changes) == ((6, 0), (120, 0), (2, 0))
    assert hand.notes == ()


def test_trumps_bring_two_and_a_little_one_brings_one() -> None:
    rules = {"whole_after_trumps": "anyone"}

    assert all_tricks(say=("declare S",)).score_changes == (4, 0)
    assert all_tricks(say=("declare S", "whole?"), rules=rules).score_changes == (5, 0)


def test_exactly_the_target_wins() -> None:
    table = deal_one_suit_each(scores=(8, 5))
    win_tricks(table, 1).do("declare S")
    win_tricks(table, 5)

    assert table.scores == (12, 0)
    assert (table.position["over"], table.position["winner"]) == (True, 0)


def test_above_the_target_the_side_falls_to_seven() -> None:
    hand = all_tricks(say=("declare S",), scores=(9, 5))

    assert hand.score_changes == (-2, -5)  # 9 + 4 = 13, which is too much: 7
    assert hand.scores == (7, 0)
    assert hand.notes == ("porvoo", "overshoot")


@pytest.mark.parametrize("target", [12, 10])
def test_fall_is_to_the_number_agreed_for_both_targets(target: int) -> None:
    rules = {"target": target, "falls_to": 3}

    assert all_tricks(scores=(target - 1, 5), rules=rules).scores == (3, 0)


def test_target_of_ten_is_won_at_ten() -> None:
    table = deal_one_suit_each(scores=(8, 5), rules={"target": 10})
    win_tricks(table, 6)

    assert table.position["winner"] == 0


def test_any_score_from_the_target_on_wins_where_it_need_not_be_exact() -> None:
    table = deal_one_suit_each(scores=(11, 5), rules={"exact": False})
    win_tricks(table, 6)

    assert (table.scores, table.position["winner"]) == ((13, 0), 0)
    assert table.last_hand.notes == ("porvoo",)


@pytest.mark.parametrize(
    ("overshoot", "score"),
    [("subtract", 11), ("fall", 7)],  # 11 + 2 = 13: one too many, or the fall
)
def test_surplus_is_subtracted_or_the_side_falls_in_sweden(overshoot: str, score: int) -> None:
    rules = {"exact": True, "overshoot": overshoot, "first_lead": "free", "porvoo": False}
    table = deal_one_suit_each("bondtolva", scores=(11, 5), rules=rules)
    win_tricks(table, 6)

    assert table.scores == (score, 5)
    assert table.last_hand.notes == ("overshoot",)


def test_fourteen_becomes_ten_in_sweden() -> None:
    table = deal_one_suit_each("bondtolva", scores=(10, 5), rules={"exact": True})
    win_tricks(table, 1).do("declare S")
    win_tricks(table, 5)

    assert table.scores == (10, 0)


def test_side_without_a_trick_goes_to_porvoo() -> None:
    hand = all_tricks(leader=1, scores=(9, 0))

    assert (hand.score_changes, hand.scores, hand.notes) == ((-9, 2), (0, 2), ("porvoo",))


def test_porvoo_is_noted_even_from_nothing() -> None:
    hand = all_tricks(leader=1)

    assert (hand.score_changes, hand.notes) == ((0, 2), ("porvoo",))


def test_without_porvoo_the_score_stays() -> None:
    hand = all_tricks(leader=1, scores=(9, 0), rules={"porvoo": False})

    assert (hand.scores, hand.notes) == ((9, 2), ())


# 24 cards: side 0 takes spades and diamonds, side 1 hearts and clubs; 60 pips each
def halves(**start: Any) -> ScriptedMatch:
    rules = {"pack": 24, **start.pop("rules", {})}
    table = ScriptedMatch("marjapussi", rules, dealer=3, **start)
    return table.deal(
        "AS TS KS AD TD 9H",
        "AH TH KH 9S JD 9C",
        "QS JS QD KD JH QH",
        "AC TC KC QC JC 9D",
    )


HALVES = (
    "AS 9S JS JC",  # 11 + 2 + 2 = 15 for side 0
    "AD JD QD 9D",  # 11 + 2 + 3 = 16
    "TD 9C KD QC",  # 10 + 4 + 3 = 17
    "KS KH QS KC",  # 4 + 4 + 3 + 4 = 15; 63 so far
)


def test_pips_decide_which_side_has_more() -> None:
    table = halves().tricks(*HALVES)
    # Spades are gone but the ten, which takes JH and TH, TC: 10 + 2 + 10 + 10 more
    win_tricks(table, 2)

    points = table.last_hand.points
    assert sum(points) == 120
    assert points[0] > points[1]


@pytest.mark.parametrize("key", ["marjapussi", "bondtolva"])
def test_point_of_a_tie_is_nobodys_or_carried(key: str) -> None:
    for tie, carry in (("nobody", 0), ("carry", 1)):
        table = play_tied_hand(key, tie)
        assert table.state.match.carried_points == carry
        assert sum(table.last_hand.score_changes) == 1  # the last trick only


def play_tied_hand(key: str, tie: str, carry: int = 0) -> ScriptedMatch:
    """Play a hand in which everything is equal: side 0 takes three tricks, side 1 three alike."""
    rules = {"pip_tie": tie, "first_lead": "free", "must_head": False, "pips": "original"}
    if key == "marjapussi":
        rules["pack"] = 24
    table = ScriptedMatch(key, rules, dealer=3, carry=carry)
    table.deal(
        "AS TS KS 9H JH QH",
        "9S JS QS AH TH KH",
        "AD TD KD 9C JC QC",
        "9D JD QD AC TC KC",
    )
    # 11 + 0 + 11 + 0, 10 + 2 + 10 + 2, 4 + 3 + 4 + 3: 60 for side 0, and the same for side 1
    return table.tricks(
        "AS 9S AD 9D", "TS JS TD JD", "KS QS KD QD", "9H AH 9C AC", "TH JC TC JH", "KH QC KC QH"
    )


def test_carried_points_heap_up() -> None:
    table = play_tied_hand("marjapussi", "carry", carry=2)

    assert table.state.match.carried_points == 3


def test_winner_of_the_pips_takes_what_was_carried() -> None:
    hand = all_tricks(rules={"pip_tie": "carry"}, carry=3)

    assert hand.score_changes == (5, 0)  # last trick 1, more pips 1, carried 3
    assert [item.key for item in hand.items if item.points] == ["last", "pips", "carried"]


def test_matadors_decide_before_the_other_pips() -> None:
    for pips, points in (("mates", (8, 0)), ("bondtolva", (8, 0)), ("simplified", (140, 0))):
        assert all_tricks(rules={"pips": pips}).points == points


@pytest.mark.parametrize("pips", ["mates", "bondtolva", "original", "simplified"])
def test_equal_matadors_are_decided_by_the_cards_below(pips: str) -> None:
    rules = {"pack": 24, "pips": pips, "must_head": False}
    table = ScriptedMatch("marjapussi", rules, dealer=3)
    table.deal(
        "AS TS KS 9H JH 9D",
        "9S JS QS AH TH KH",
        "AD TD KD 9C JC QC",
        "QH JD QD AC TC KC",
    )
    # Two aces and two tens each; of the queens side 0 takes QD, QS and QH, side 1 only QC
    table.tricks("AS 9S AD QD", "TS JS TD JD", "KS QS KD QH")
    table.tricks("9H AH 9C AC", "TH JC TC JH", "KH QC KC 9D")

    assert table.last_hand.tricks == (3, 3)
    assert table.last_hand.score_changes == (
        1,
        1,
    )  # more pips for side 0, the last trick for side 1


def test_both_at_the_exact_target_the_pip_point_decides() -> None:
    # Side 1 needs one point, the last trick; side 0 one, for more pips
    table = halves(scores=(11, 11))
    table.tricks("AS 9S JS JC", "AD JD QD 9D", "TD 9C KD QC", "TS KH QS TC")
    table.tricks("KS TH JH KC", "9H AH QH AC")

    assert table.last_hand.points[0] > table.last_hand.points[1]
    assert table.scores == (12, 12)
    assert (table.position["over"], table.position["winner"]) == (True, 0)


def both_at_twelve() -> ScriptedMatch:
    """Play a hand with 60 pips a side; side 0 makes trumps, side 1 the last trick."""
    rules = {"pack": 24, "porvoo": False}
    table = ScriptedMatch("marjapussi", rules, dealer=3, scores=(10, 11)).deal(
        "AS TS KS QS 9H QH",
        "9S JS JH KH AH TH",
        "AD KD TD QD JD 9D",
        "AC TC KC QC JC 9C",
    )
    table.tricks("AS 9S 9D 9C").do("declare S")
    return table.tricks("TS JS JD JC", "KS JH QD QC", "QS KH TD KC", "9H TH AD TC", "AH KD AC QH")


def test_both_at_the_exact_target_without_a_pip_point_play_on() -> None:
    table = both_at_twelve()

    assert table.last_hand.points == (60, 60)
    assert table.scores == (12, 12)  # two for trumps, and one for the last trick
    assert not table.position["over"]


def test_hand_after_such_a_tie_is_added_as_usual() -> None:
    table = both_at_twelve()

    win_tricks(table.deal(*SUITED_FOR_ONE), 6)

    assert table.scores == (12, 7)  # side 1 gained two and fell; side 0 stands at twelve
    assert table.position["winner"] == 0


def test_higher_score_wins_when_both_pass_a_target_that_need_not_be_exact() -> None:
    table = halves(scores=(11, 10), rules={"exact": False})
    table.tricks("AS 9S JS JC", "AD JD QD 9D", "TD 9C KD QC", "TS KH QS TC")
    table.tricks("KS TH JH KC", "9H AH QH AC")

    assert table.scores == (12, 11)
    assert table.position["winner"] == 0
