"""Making marriages: declaring, asking for a whole or a half, and in which order."""

from collections.abc import Mapping

import pytest

from marjapussi_gui.engine.events import MarriageAnswered, MarriageDeclared
from tests.scripted_match import ScriptedMatch

# Seat 0 leads and wins with its aces. It holds the whole of spades and one half of hearts and of
# diamonds; its partner holds the wholes of clubs and the other half of hearts.
HANDS = (
    "AS KS QS AH KH 9H AD QD 9D",
    "TS 9S 8S TH 9C 8C TD 8D 7D",
    "7S 6S QH JH AC KC QC JC 6C",
    "JS 8H 7H 6H KD JD 6D TC 7C",
)


def table(rules: Mapping[str, object] | None = None, key: str = "marjapussi") -> ScriptedMatch:
    return ScriptedMatch(key, rules, dealer=3).deal(*HANDS).tricks("AD TD 6C 6D")


def speech(of: ScriptedMatch) -> list[str]:
    return [text for text in of.legal if not text.startswith("play")]


def test_nobody_makes_a_marriage_before_the_first_trick() -> None:
    assert speech(ScriptedMatch("marjapussi", dealer=3).deal(*HANDS)) == []


def test_winner_of_a_trick_may_declare_or_ask() -> None:
    assert speech(table()) == ["declare S", "half? D", "half? H", "whole?"]


def test_only_one_declaration_is_made_before_a_lead() -> None:
    assert speech(table().do("declare S")) == []


def test_declining_leads_a_card() -> None:
    assert table().do("play AH").state.trick.leader == 0


def test_first_marriage_makes_trumps_for_the_hand() -> None:
    played = table().do("declare S").tricks("AS 8S 6S JS").do("half? H")

    assert played.position["trump"] == "S"
    assert [e.is_trump for e in played.events if isinstance(e, MarriageDeclared)] == [True, False]


def test_whole_of_the_partner_is_made_of_itself() -> None:
    played = table().do("whole?")

    assert played.position["trump"] == "C"
    assert played.state.turn == 0


def test_half_is_answered_with_the_truth() -> None:
    assert table().do("half? H").position["trump"] == "H"
    assert table().do("half? D").position["trump"] is None


def test_failed_question_uses_the_word_up() -> None:
    asked = table().do("half? D")

    assert speech(asked) == []
    assert [e.suit for e in asked.events if isinstance(e, MarriageAnswered)] == [-1]


def test_half_is_asked_with_exactly_one_of_the_pair() -> None:
    assert table().refusal("half? S") == "it must hold either the king or the queen of spades"
    assert table().refusal("half? C") == "it must hold either the king or the queen of clubs"


def test_half_may_be_asked_after_the_other_card_was_played() -> None:
    after = ScriptedMatch("marjapussi", dealer=3).deal(*HANDS).tricks("9D TD 6C KD")
    after.tricks("TH JH 8H AH").tricks("AD 7D JC JD")

    assert "half? D" in speech(after)


def test_marriage_already_made_cannot_be_made_again() -> None:
    again = table().do("declare S").tricks("AH TH JH 6H")

    assert "declare S" not in again.legal
    assert again.refusal("declare S") == "the marriage of spades has been declared already"


def test_king_or_queen_played_cannot_be_declared() -> None:
    spent = table().tricks("AS 8S 6S JS").tricks("QS TS 7S 7C").tricks("TH JH 8H AH")

    assert "declare S" not in spent.legal


# The partner of seat 0 holds two wholes
TWO_WHOLES = (
    "AS TS 9S 8S AH AD TD 9D 8D",
    "KS QS TH 9H 8H JD 7D 9C 8C",
    "7S 6S KH QH AC KC QC JC 7C",
    "JS JH 7H 6H KD QD 6D TC 6C",
)


def test_partner_with_two_wholes_chooses_which() -> None:
    asked = (
        ScriptedMatch("marjapussi", dealer=3).deal(*TWO_WHOLES).tricks("AD JD 7C 6D").do("whole?")
    )

    assert (asked.state.turn, asked.legal) == (2, ["answer C", "answer H"])
    assert asked.refusal("play AC") == "it must name one of its marriages"
    assert asked.do("answer H").position["trump"] == "H"
    assert (asked.state.turn, speech(asked)) == (0, [])


def test_whole_already_made_is_no_answer() -> None:
    asked = ScriptedMatch("marjapussi", {"whole_after_trumps": "anyone"}, dealer=3).deal(
        *TWO_WHOLES
    )
    asked.tricks("AD JD 7C 6D").do("whole?", "answer H").tricks("AS KS 6S JS").do("whole?")

    assert [e.suit for e in asked.events if isinstance(e, MarriageDeclared)] == [1, 3]
    assert asked.state.turn == 0


def test_whole_may_be_asked_in_vain_as_long_as_some_suit_is_not_made() -> None:
    asked = table().do("whole?").tricks("AS TS 6S JS")

    assert "whole?" not in asked.legal
    free = table({"whole_after_trumps": "anyone"}).do("whole?").tricks("AS TS 6S JS")
    assert "whole?" in free.legal
    assert free.do("whole?").position["trump"] == "C"


@pytest.mark.parametrize("first", ["declare S", "whole?", "half? H"])
def test_side_that_made_trumps_asks_only_for_halves(first: str) -> None:
    after = table().do(first).tricks("AS TS 6S JS")

    assert "whole?" not in after.legal
    assert "half? D" in after.legal


def test_other_side_may_still_ask_for_a_whole() -> None:
    after = table().do("whole?").tricks("9H TH QH 6H")

    assert after.state.turn == 1
    assert "whole?" in after.legal


def test_own_little_ones_may_still_be_declared() -> None:
    after = table().do("half? H").tricks("AH TH JH 6H")

    assert "declare S" in after.legal


def test_ladder_bars_own_marriages_after_a_question() -> None:
    after = table({"ask_order": "ladder"}).do("half? D").tricks("AS TS 6S JS")

    assert speech(after) == ["half? D", "half? H"]


def test_ladder_allows_a_half_after_a_whole() -> None:
    rules = {"ask_order": "ladder", "whole_after_trumps": "anyone"}
    after = table(rules).do("whole?").tricks("AS TS 6S JS")

    assert speech(after) == ["half? D", "half? H", "whole?"]


@pytest.mark.parametrize(("order", "may_declare"), [("ladder", True), ("strict", False)])
def test_partners_question_binds_only_where_it_is_strict(order: str, may_declare: bool) -> None:
    asked = ScriptedMatch("marjapussi", {"ask_order": order}, dealer=3).deal(*TWO_WHOLES)
    asked.tricks("AD JD 7C 6D").do("whole?", "answer C").tricks("8D 7D JC KD")

    assert asked.state.turn == 2
    assert ("declare H" in asked.legal) == may_declare


def test_half_needs_a_question_for_a_whole_first() -> None:
    rules = {"half_after_whole": True, "whole_after_trumps": "anyone"}

    assert speech(table(rules)) == ["declare S", "whole?"]
    after = table(rules).do("whole?").tricks("AS TS 6S JS")
    assert "half? H" in after.legal


def test_marriage_lead_binds_its_declarer() -> None:
    rules = {"marriage_lead": True}

    assert table(rules).do("declare S").legal == ["play KS", "play QS"]
    assert table(rules).do("half? H").legal == ["play KH"]
    assert len(table(rules).do("whole?").legal) == 8
    refusal = table(rules).do("declare S").refusal("play AS")
    assert refusal == "it must lead from the new marriage and holds KS QS"


def test_marriage_lead_binds_the_next_lead_only() -> None:
    after = table({"marriage_lead": True}).do("half? H").tricks("KH TH QH 6H")

    assert after.state.turn == 1
    assert "play TS" in after.legal


def test_nothing_is_declared_after_the_last_trick() -> None:
    hand = ScriptedMatch("marjapussi", {"pack": 24}, dealer=3).deal(
        "AS TS KS QS JS 9S", "AH TH KH QH JH 9H", "AD TD KD QD JD 9D", "AC TC KC QC JC 9C"
    )
    hand.tricks("AS AH AD AC", "TS TH TD TC", "JS JH JD JC", "9S 9H 9D 9C", "KS KH KD KC")

    assert speech(hand) == ["half? S", "whole?"]
    assert hand.tricks("QS QH QD QC").phase == "deal"


def test_without_partners_only_declaring_is_possible() -> None:
    hand = ScriptedMatch("bondtolva-two", {"first_lead": "free"}, dealer=1)
    hand.deal(
        "AS KS QS JH 9H 9D",
        "TS JS 9S TH KH QH",
        stock="AH AD TD KD QD JD AC TC KC QC JC 9C",
    )

    assert hand.tricks("AS 9S").legal == ["declare S", "draw stock"]
