"""Following, heading, trumping: what may be played to a trick."""

from collections.abc import Mapping

import pytest

from tests.scripted_match import ScriptedMatch

PLAIN = (
    "AS 9S 8S AH TH KH 9H 8H 7H",
    "TS KS 7S QH JH AD TD 9D 8D",
    "QS JS 6S 6H KD QD JD 7D 6D",
    "AC TC KC QC JC 9C 8C 7C 6C",
)


def plain(rules: Mapping[str, object] | None = None) -> ScriptedMatch:
    return ScriptedMatch("marjapussi", rules, dealer=3).deal(*PLAIN)


def test_leader_may_play_any_card() -> None:
    assert plain().plays == "7H 8H 8S 9H 9S AH AS KH TH"


def test_suit_must_be_followed() -> None:
    table = plain().do("play AS")

    assert table.plays == "7S KS TS"
    assert table.refusal("play QH") == "it must follow spades and holds TS KS 7S"


def test_best_card_must_be_beaten() -> None:
    table = plain().do("play 9S")

    assert table.plays == "KS TS"
    assert table.refusal("play 7S") == "it must beat 9S and holds TS KS"


def test_partners_card_must_be_beaten_too() -> None:
    table = ScriptedMatch("marjapussi", dealer=3).deal(
        "QS 9S 8S AH TH KH 9H 8H 7H",
        "JS 7S 6S QH JH AD TD 9D 8D",
        "AS TS KS 6H KD QD JD 7D 6D",
        "AC TC KC QC JC 9C 8C 7C 6C",
    )
    table.do("play QS", "play 6S")

    assert table.plays == "AS KS TS"


def test_any_card_that_beats_will_do() -> None:
    table = plain().do("play 8S")

    assert table.plays == "KS TS"


def test_any_card_of_the_suit_follows_if_none_beats() -> None:
    table = plain().do("play 9S", "play TS")

    assert table.plays == "6S JS QS"


def test_without_heading_any_card_of_the_suit_will_do() -> None:
    assert plain({"must_head": False}).do("play 9S").plays == "7S KS TS"


def test_any_card_is_legal_when_void_before_trumps() -> None:
    table = plain().do("play AS", "play 7S", "play 6S")

    assert table.plays == "6C 7C 8C 9C AC JC KC QC TC"


def test_highest_card_of_the_suit_led_wins_without_trumps() -> None:
    table = plain().tricks("9S TS QS AC")

    assert table.state.turn == 1


def test_winner_leads_next() -> None:
    table = plain().tricks("AS 7S 6S 6C")

    assert table.state.turn == 0


# Seat 0 makes spades trumps after the first trick, and then leads a heart
TRUMPED = (
    "AS KS QS 9S AH 9H 8H 7H 6H",
    "TS JS KH QH JH AD TD 9D 8D",
    "8S KD QD JD 7D 6D 9C 8C 7C",
    "7S 6S TH AC TC KC QC JC 6C",
)

EXCHANGED = (TRUMPED[0], TRUMPED[1], TRUMPED[2].replace("8S", "7S"), TRUMPED[3].replace("7S", "8S"))


def declare_spades(rules: Mapping[str, object] | None = None) -> ScriptedMatch:
    table = ScriptedMatch("marjapussi", rules, dealer=3).deal(*TRUMPED)
    return table.tricks("AH JH 7C TH").do("declare S")


def test_void_player_must_trump() -> None:
    table = declare_spades().do("play 6H", "play QH")

    assert table.plays == "8S"
    assert table.refusal("play KD") == "it must trump and holds 8S"


def test_a_trump_must_be_beaten_by_a_higher_trump() -> None:
    table = (
        ScriptedMatch("marjapussi", dealer=3).deal(*EXCHANGED).tricks("AH JH 7C TH").do("declare S")
    )
    table.do("play 6H", "play QH", "play 7S")

    assert table.plays == "8S"
    assert table.refusal("play 6S") == "it must overtrump 7S and holds 8S"


def test_undertrumping_is_required_if_overtrumping_is_impossible() -> None:
    table = declare_spades().do("play 6H", "play QH", "play 8S")

    assert table.plays == "6S 7S"
    assert table.refusal("play AC") == "it must trump and holds 7S 6S"


def test_highest_trump_wins() -> None:
    table = declare_spades().tricks("6H QH 8S 7S")

    assert table.state.turn == 2


def test_void_player_plays_anything_without_must_trump() -> None:
    table = declare_spades({"must_trump": False}).do("play 6H", "play QH")

    assert table.plays == "6D 7D 8C 8S 9C JD KD QD"


def test_without_heading_any_trump_will_do() -> None:
    table = ScriptedMatch("marjapussi", {"must_head": False}, dealer=3).deal(*EXCHANGED)
    table.tricks("AH JH 7C TH").do("declare S", "play 6H", "play QH", "play 7S")

    assert table.plays == "6S 8S"


def test_led_suit_need_not_be_headed_once_it_is_trumped() -> None:
    # Seat 1 leads hearts; seat 2 trumps, and seat 0, last but one, may follow low
    table = ScriptedMatch("marjapussi", dealer=3).deal(
        "AS KS QS 9S AH TH 9D 8D 7D",
        "TS JS KH QH 9H AD TD 6D 9C",
        "8S 7S KD QD JD AC 8C 7C 6C",
        "6S JH 8H 7H 6H TC KC QC JC",
    )
    table.tricks("AS TS 8S 6S").do("declare S").tricks("9D TD JD TC")
    table.do("play 9H")

    assert table.state.turn == 2
    assert table.plays == "7S"
    assert table.do("play 7S").plays == "6H 7H 8H JH"
    assert table.do("play 6H").plays == "AH TH"


@pytest.mark.parametrize(
    ("rules", "plays"),
    [
        ({"first_lead": "free"}, "7H 8H 8S 9H 9S AH AS KH TH"),
        ({"first_lead": "ace"}, "AH AS"),
        ({"first_lead": "ace_or_spade"}, "AH AS"),
    ],
)
def test_forehand_leads_an_ace_where_agreed(rules: Mapping[str, object], plays: str) -> None:
    assert plain(rules).plays == plays


def test_forehand_without_an_ace_leads_a_spade_where_that_is_the_rule() -> None:
    hands = (PLAIN[2], *PLAIN[1:2], PLAIN[0], PLAIN[3])
    for rule, plays in (("ace_or_spade", "6S JS QS"), ("ace", "6D 6H 6S 7D JD JS KD QD QS")):
        assert (
            ScriptedMatch("marjapussi", {"first_lead": rule}, dealer=3).deal(*hands).plays == plays
        )


def test_first_lead_binds_the_first_trick_only() -> None:
    table = plain({"first_lead": "ace"}).tricks("AS 7S 6S 6C")

    assert "play 7H" in table.legal


def test_holder_of_the_club_ace_leads_it_in_the_first_hand() -> None:
    table = plain({"first_hand": "club_ace", "first_lead": "ace_or_spade"})

    assert (table.state.turn, table.legal) == (3, ["play AC"])


def test_leader_of_the_club_ace_deals_next_even_the_dealer() -> None:
    table = plain({"first_hand": "club_ace"})
    while not table.hands:
        table.do(next(text for text in table.legal if text.startswith("play")))

    assert (table.last_hand.dealer, table.state.dealer) == (3, 3)
    assert table.deal(*PLAIN).state.turn == 0


def test_forehand_of_one_hand_deals_the_next() -> None:
    table = plain()
    while not table.hands:
        table.do(next(text for text in table.legal if text.startswith("play")))

    assert (table.last_hand.dealer, table.state.dealer) == (3, 0)
