"""Contracts: when marriages are made, and what the hand brings to both sides."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.scripted_match import ScriptedMatch

# Seat 0 has all aces and tens but two, and takes every trick
STRONG = (
    "AS TS KS QS AH TH AD TD AC",
    "JS 9S 8S 7S 9H 8H 7H 9D 8D",
    "6S KH QH JH 6H KD QD JD 6D",
    "7D TC KC QC JC 9C 8C 7C 6C",
)


def contract(
    bid: int = 100,
    raised: int = 0,
    rules: Mapping[str, object] | None = None,
    hands: tuple[str, ...] = STRONG,
    **start: Any,
) -> ScriptedMatch:
    """Seat 0 plays for so much; nothing changes hands in the exchange."""
    table = ScriptedMatch("huutopussi", rules, **start).deal(*hands)
    table.do(f"bid {bid}", "pass", "pass", "pass", "give KD QD JD")
    return table.do(f"raise {raised}" if raised else "stand", "give KD QD JD")


ALL_TRICKS = (
    "AS JS 6S 7D", "TS 7S 6H 6C", "KS 8S 6D 7C", "QS 9S JH 8C", "AH 9H KH 9C", "TH 8H QH JC",
    "AD 8D QD QC", "TD 9D JD KC", "AC 7H KD TC",
)  # fmt: skip


def everything(**how: Any) -> ScriptedMatch:
    """Seat 0 takes all tricks without a marriage: 160 points."""
    return contract(**how).tricks(*ALL_TRICKS)


def test_all_cards_and_the_last_trick_are_160() -> None:
    assert everything().last_hand.points == (160, 0)
    assert everything(rules={"pips": "original"}).last_hand.points == (140, 0)


def test_declarers_score_the_bid_when_they_make_it() -> None:
    hand = everything(bid=100, raised=160).last_hand

    assert hand.score_changes == (160, -100)  # the others have no trick and lose the first bid
    assert hand.notes == ("made", "lapiajo")


def test_declarers_lose_the_raised_bid_when_they_fail() -> None:
    hand = everything(bid=100, raised=165).last_hand

    assert hand.score_changes == (-165, -100)
    assert hand.notes == ("failed", "lapiajo")


@pytest.mark.parametrize(("raised", "gained"), [(165, (-165, 0)), (160, (160, -100))])
def test_waiver_spares_the_others_only_when_the_bid_was_missed(
    raised: int, gained: tuple[int, int]
) -> None:
    hand = everything(raised=raised, rules={"lapiajo_waived": True}).last_hand

    assert hand.score_changes == gained
    assert "lapiajo" in hand.notes


def test_others_score_what_they_took() -> None:
    # Seat 1 wins the third trick with the ten of hearts, and seat 0 the rest
    hands = (
        STRONG[0].replace("TH", "6H"), STRONG[1].replace("7H", "TH"),
        STRONG[2].replace("6H", "7H"), STRONG[3],
    )  # fmt: skip
    table = contract(hands=hands)
    table.tricks("AS JS 6S 7D", "6H TH KH 6C")

    assert table.state.turn == 1
    assert table.position["points"] == (15, 15)  # AS and JS; TH and KH


def test_declarer_without_a_trick_loses_both_bids() -> None:
    hands = (STRONG[1], STRONG[2], STRONG[3], STRONG[0])
    table = ScriptedMatch("huutopussi").deal(*hands)
    table.do("bid 50", "pass", "pass", "pass", "give 7D KC QC", "raise 60", "give 7D KC QC")
    table.tricks(
        "JS 6S 6C AS",
        "TS 7S 6H 7C", "KS 8S 6D 8C", "QS 9S JH 9C", "AH 9H KH JC", "TH 8H QH QC",
        "AD 8D QD 7D", "TD 9D JD KC", "AC 7H KD TC",
    )  # fmt: skip

    assert table.last_hand.score_changes == (-60 - 50, 160)
    assert table.last_hand.notes == ("failed", "lapiajo")


def test_every_marriage_changes_the_trumps_and_counts_by_suit() -> None:
    table = contract(rules={"declare_after": "own_lead"}).tricks("AS JS 6S 7D").do("declare S")

    assert table.position["trump"] == "S"
    assert table.position["points"] == (55, 0)  # 40, AS and JS
    table.tricks("AH 9H 6H 6C").do("whole?")
    assert (table.state.turn, table.legal) == (2, ["answer D", "answer H"])
    table.do("answer H")
    assert (table.position["trump"], table.position["points"]) == ("H", (165, 0))


@pytest.mark.parametrize(("suit_values", "points"), [("hearts_high", 40), ("spades_high", 100)])
def test_worth_of_marriages_is_an_option(suit_values: str, points: int) -> None:
    table = contract(rules={"suit_values": suit_values}).tricks("AS JS 6S 7D").do("declare S")

    assert table.position["points"] == (points + 15, 0)


def test_marriage_is_made_after_leading_a_trick() -> None:
    lost = (
        STRONG[0].replace("TH", "6H"), STRONG[1].replace("7H 9D", "TH KC"),
        STRONG[2].replace("6H", "7H"), STRONG[3].replace("KC QC", "9D QC"),
    )  # fmt: skip
    for when, may in (("own_lead", False), ("any_trick", True)):
        table = contract(hands=lost, rules={"declare_after": when})
        table.tricks("6H TH KH 6C")
        assert table.state.turn == 1
        assert any("?" in text for text in table.legal) == may


def test_target_or_more_wins() -> None:
    table = everything(raised=160, scores=(340, 495))

    assert (table.scores, table.position["winner"]) == ((500, 395), 0)


def test_both_over_the_target_the_higher_wins() -> None:
    # A contract of 50 made with 85, while the others take 75
    table = play_shared_hand(scores=(460, 430))

    assert table.last_hand.points == (75, 85)
    assert table.scores == (510, 515)
    assert table.position["winner"] == 1


def test_both_at_the_same_score_play_on() -> None:
    table = play_shared_hand(scores=(465, 430))

    assert table.scores == (515, 515)
    assert not table.position["over"]


def test_highest_score_wins_later_though_both_are_above_the_target() -> None:
    table = play_shared_hand(scores=(470, 430))

    assert (table.scores, table.position["winner"]) == ((520, 515), 0)


def play_shared_hand(**start: Any) -> ScriptedMatch:
    """Seat 0 makes 50 with 75 points, the others take 85."""
    hands = (
        "AS TS KS QS AH KH 7D 8D 9D",
        "9S 8S TH QH JH AD TD KD QD",
        "JS 7S 6S 9H 8H 7H 6H 6D JD",
        "AC TC KC QC JC 9C 8C 7C 6C",
    )
    table = ScriptedMatch("huutopussi", {"declare_after": "own_lead"}, **start).deal(*hands)
    table.do("bid 50", "pass", "pass", "pass", "give 6H 6D JD", "stand", "give 6H 6D JD")
    table.tricks("AS 9S JS 6C")  # 15
    table.tricks("TS 8S 6S 7C")  # 10
    table.tricks("KS JH 7S JC")  # 15
    table.tricks("QS QH 6H KC")  # 15
    table.tricks("AH TH 7H 8C")  # 20, which makes 75
    # 10, 25, 20, and 30 with the last trick: 85
    return table.tricks("9D KD 6D QC", "AD JD TC 7D", "TD 8H AC 8D", "QD 9H 9C KH")
