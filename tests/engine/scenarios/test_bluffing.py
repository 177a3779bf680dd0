"""Asking for halves without holding one, and matches of a fixed number of hands."""

from typing import Any

import pytest

from marjapussi_gui.engine.cards import NO_SUIT, SUIT_LETTERS
from marjapussi_gui.engine.events import (
    MarriageAnswered,
    MarriageAsked,
    MarriageDeclared,
    TrumpsRestored,
)
from marjapussi_gui.engine.phases.contract import ContractScoringPhase
from marjapussi_gui.engine.state import NO_SIDE, MatchStanding
from tests.scripted_match import ScriptedMatch

HANDS = (
    "TS JS QS 6D 7D 8D 9D JD 6C",
    "AS 6S 7S 8S 9S KH 6H KD QD",
    "KS TH 9H 8H 7H AD TD 7C 8C",
    "QH JH AH KC QC AC TC 9C JC",
)
CLUBS = SUIT_LETTERS.index("C")


def after_first_trick(rules: dict[str, object] | None = None, **start: Any) -> ScriptedMatch:
    table = ScriptedMatch("pfadfinder", rules, **start).deal(*HANDS)
    return table.do("pass", "pass", "pass", "pass").tricks("AS KS 9C QS")


def heard_at(table: ScriptedMatch, text: str) -> list[object]:
    """Return the answer that a question gets."""
    before = len(table.events)
    return list(table.do(text).events[before:])


def answers(heard: list[object]) -> list[tuple[int, int]]:
    return [(each.seat, each.suit) for each in heard if isinstance(each, MarriageAnswered)]


def test_half_of_every_suit_may_be_asked_for() -> None:
    assert {"half? S", "half? H", "half? D", "half? C", "whole?", "declare D"} <= set(
        after_first_trick().legal
    )


def test_only_an_own_half_may_be_asked_for_without_bluffs() -> None:
    table = after_first_trick({"half_bluff": False})

    assert [text for text in table.legal if "half" in text] == ["half? H"]
    assert table.refusal("half? C") == "it must hold either the king or the queen of clubs"


def test_suit_is_made_when_each_holds_a_half() -> None:
    table = after_first_trick()

    heard = heard_at(table, "half? H")
    assert [type(event) for event in heard] == [
        MarriageAsked,
        MarriageAnswered,
        MarriageAnswered,
        MarriageDeclared,
    ]
    assert (table.position["trump"], table.position["points"]) == ("H", (0, 118))


def test_partner_with_both_says_yes_and_nothing_is_made() -> None:
    table = after_first_trick()

    heard = heard_at(table, "half? C")
    assert answers(heard) == [(3, CLUBS), (1, NO_SUIT)]
    assert table.state.marriages.questions[-1].partner_has_half
    assert (table.position["trump"], table.state.marriages.declared) == (None, ())


def test_asker_with_both_gets_no_for_an_answer() -> None:
    table = after_first_trick()

    heard = heard_at(table, "half? D")
    assert answers(heard) == [(3, NO_SUIT)]
    assert not table.state.marriages.questions[-1].partner_has_half


def test_question_uses_the_word_up_until_the_next_trick() -> None:
    table = after_first_trick().do("half? C")

    assert [text for text in table.legal if "play" not in text] == []
    assert table.refusal("half? H") == "it can't say that now"


def hearts_again(rules: dict[str, object] | None = None) -> ScriptedMatch:
    """Hearts are made, then diamonds; seat 1 is about to lead and asks for hearts again."""
    table = after_first_trick(rules).do("half? H").tricks("6S 7H AH TS")
    return table.do("whole?").tricks("AC 6C QD 7C")


def test_suit_made_before_becomes_trumps_again_and_counts_nothing() -> None:
    table = hearts_again()
    points = table.position["points"]
    assert table.position["trump"] == "D"

    heard = heard_at(table, "half? H")
    assert isinstance(heard[-1], TrumpsRestored)
    assert (table.position["trump"], table.position["points"]) == ("H", points)
    assert len(table.state.marriages.declared) == 2


def test_half_that_was_made_is_led_where_agreed() -> None:
    assert after_first_trick({"marriage_lead": True}).do("half? H").plays == "KH"
    assert "play 9S" in after_first_trick({"marriage_lead": True}).do("half? C").legal


@pytest.mark.parametrize(("ask_order", "may"), [("ladder", False), ("free", True)])
def test_asking_for_a_half_binds_to_halves_where_agreed(ask_order: str, may: bool) -> None:
    table = after_first_trick({"ask_order": ask_order}).do("half? H").tricks("6S 7H JH TS")
    table.do("half? C").tricks("AH 6D 6H 8H")

    assert table.state.turn == 3
    assert ("declare C" in table.legal, "whole?" in table.legal) == (may, may)
    assert "half? C" in table.legal


@pytest.mark.parametrize(
    ("ask_order", "may_ask"),
    [("free", True), ("ladder", True), ("half_binds", False), ("strict", False)],
)
def test_half_of_one_partner_binds_both_where_agreed(ask_order: str, may_ask: bool) -> None:
    table = after_first_trick({"ask_order": ask_order}).do("half? H").tricks("6S 7H AH TS")

    assert table.state.turn == 3
    assert ("whole?" in table.legal) == may_ask
    assert ("declare C" in table.legal) == may_ask
    assert "half? H" in table.legal


@pytest.mark.parametrize(("ask_order", "may_declare"), [("half_binds", True), ("strict", False)])
def test_whole_of_one_partner_leaves_the_other_free_where_only_halves_bind(
    ask_order: str, may_declare: bool
) -> None:
    hands = (HANDS[0], "AS 6S 7S 8S 9S KH 6H JC 9C", HANDS[2], "QH JH AH KC QC AC TC KD QD")
    table = ScriptedMatch("pfadfinder", {"ask_order": ask_order}).deal(*hands)
    table.do("pass", "pass", "pass", "pass").tricks("AS KS JH QS")
    table.do("whole?", "answer C").tricks("6S 7C TC TS")

    assert table.state.turn == 3
    assert ("declare D" in table.legal) == may_declare


def test_no_score_bars_anybody_from_bidding() -> None:
    table = ScriptedMatch("pfadfinder", scores=(-9000, -9000)).deal(*HANDS)

    assert {"pass", "bid 120", "bid 420"} <= set(table.legal)
    assert table.refusal("bid 425") == "the highest possible bid is 420"


def test_short_pack_leaves_the_most_as_it_is() -> None:
    table = ScriptedMatch("pfadfinder", {"pack": 32}).deal_from_seed(1)

    assert [hand.bit_count() for hand in table.state.hands] == [8, 8, 8, 8]
    assert "bid 420" in table.legal


@pytest.mark.parametrize(
    ("scores", "played", "over", "winner"),
    [((900, 0), 2, False, -1), ((20, 30), 3, True, 1), ((30, 30), 3, True, -1)],
)
def test_match_of_so_many_hands_ends_after_them_alone(
    scores: tuple[int, int], played: int, over: bool, winner: int
) -> None:
    count = ScriptedMatch("pfadfinder", {"deals": 4}).game.scoring_phase
    assert isinstance(count, ContractScoringPhase)

    match = count.decide_match(MatchStanding(scores, hands_played=played), NO_SIDE)
    assert (match.is_over, match.winner) == (over, winner)
