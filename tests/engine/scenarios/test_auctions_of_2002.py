"""Auctions of the old Windows program: passing at once, waiting below zero, four sixes, raises."""

from collections.abc import Mapping
from typing import Any

import pytest

from marjapussi_gui.engine.bidding_events import AuctionWon, HandPassedOut
from tests.engine.scenarios.test_auctions import HANDS, KITTY, THREE
from tests.scripted_match import ScriptedMatch

SIXES_TOGETHER = (  # seats 0 and 2 hold two each
    "6S 6H QS 9S 8S 7S AH KH 9H",
    "TS JS AS TH QH JH AD TD 9D",
    "8H 7H 6D QD JD 8D AC 6C QC",
    "KS 7D KD TC JC 9C 8C 7C KC",
)


def auction(
    rules: Mapping[str, object] | None = None, hands: tuple[str, ...] = HANDS, **start: Any
) -> ScriptedMatch:
    chosen = {"first_bidder": "left", "opening": "may", **(rules or {})}
    return ScriptedMatch("huutopussi", chosen, **start).deal(*hands)


def below_zero(scores: tuple[int, ...], opening: str = "may") -> ScriptedMatch:
    return auction({"below_zero": "last", "opening": opening}, scores=scores)


def test_first_bidder_may_pass_where_agreed() -> None:
    table = auction().do("pass")

    assert table.state.turn == 2
    assert {"bid 50", "pass"} <= set(table.legal)


def test_the_last_player_left_must_bid() -> None:
    table = auction().do("pass", "pass", "pass")

    assert (table.phase, table.state.turn) == ("auction", 0)
    assert table.do("bid 50").phase == "exchange"


def test_nobody_plays_when_all_have_passed() -> None:
    table = auction({"first_lead": "ace"}).do("pass", "pass", "pass", "pass")

    assert (table.phase, table.state.turn) == ("play", 1)  # left of the dealer leads
    assert table.plays == "AD"
    assert table.state.auction.final_bid == 0
    assert HandPassedOut() in table.events
    assert not any(isinstance(event, AuctionWon) for event in table.events)


def play_out(table: ScriptedMatch) -> ScriptedMatch:
    while table.phase == "play":
        table.do(next(text for text in table.legal if text.startswith("play")))
    return table


@pytest.mark.parametrize("is_rounded", [False, True])
def test_each_side_scores_what_it_took_when_nobody_plays(is_rounded: bool) -> None:
    rules = {"round_others": is_rounded, "pips": "original"}
    hand = play_out(auction(rules).do("pass", "pass", "pass", "pass")).last_hand

    assert sum(hand.points) == 140
    assert hand.score_changes == tuple(5 * round(p / 5) if is_rounded else p for p in hand.points)
    assert hand.notes == ("passed",)


def test_bidder_at_the_floor_can_only_pass_where_all_may() -> None:
    assert auction(scores=(0, -500)).legal == ["pass"]


def test_side_below_zero_is_passed_over_while_another_may_bid() -> None:
    table = below_zero((0, -5))

    assert table.state.turn == 2  # seat 1 opens, but waits
    table.do("bid 50")
    assert table.state.turn == 0
    assert table.do("pass").phase == "exchange"


def test_side_below_zero_is_called_from_the_opener_on_when_the_others_passed() -> None:
    table = below_zero((0, -5)).do("pass", "pass")

    assert (table.phase, table.state.turn) == ("auction", 1)
    table.do("pass")
    assert (table.phase, table.state.turn) == ("auction", 3)
    assert table.do("bid 50").phase == "exchange"


def test_partners_below_zero_may_overbid_each_other() -> None:
    table = below_zero((0, -5)).do("pass", "pass", "bid 50", "bid 60")

    assert table.state.turn == 1
    assert table.do("pass").state.auction.highest_bidder == 3


def test_nobody_plays_when_those_below_zero_pass_too() -> None:
    assert below_zero((0, -5)).do("pass", "pass", "pass", "pass").phase == "play"


def test_all_bid_from_the_start_when_every_side_is_below_zero() -> None:
    table = below_zero((-5, -600))

    assert table.state.turn == 1
    assert "bid 440" in table.legal  # the floor binds nobody


def test_zero_itself_is_not_below_zero() -> None:
    assert below_zero((0, 0)).state.turn == 1


def test_first_bidder_must_open_under_that_rule() -> None:
    table = below_zero((0, -5), opening="must")

    assert table.state.turn == 2
    assert table.refusal("pass") == "it must open with 50 or more"


def test_bid_of_the_only_bidder_ends_the_auction() -> None:
    rules = {"below_zero": "last", "opening": "may"}
    table = ScriptedMatch("huutopussi-three", rules, scores=(0, -5, -5)).deal(*THREE, stock=KITTY)

    assert table.state.turn == 0
    assert table.do("bid 50").phase == "exchange"


def test_four_sixes_of_a_pair_allow_a_new_deal_at_every_own_call() -> None:
    table = auction({"redeal": "four_sixes"}, SIXES_TOGETHER)

    assert "redeal" not in table.legal  # seat 1 has none
    table.do("bid 50", "bid 55", "bid 60", "bid 65", "bid 70")
    assert (table.state.turn, "redeal" in table.legal) == (2, True)
    assert table.do("redeal").phase == "deal"


def test_four_sixes_of_a_pair_allow_a_new_deal_in_place_of_a_gift() -> None:
    table = auction({"redeal": "four_sixes"}, SIXES_TOGETHER)
    table.do("pass", "pass", "pass", "bid 50")

    assert (table.state.turn, "redeal" in table.legal) == (2, True)
    table.do("give 6D 8H 7H")
    assert "redeal" not in table.legal  # the word on the raise is due
    table.do("stand")
    assert table.legal.count("redeal") == 1
    assert table.do("redeal").phase == "deal"
    assert (table.position["hands_played"], table.state.dealer) == (0, 0)


def test_opponents_of_the_pair_with_four_sixes_may_demand_nothing() -> None:
    table = auction({"redeal": "four_sixes"}, SIXES_TOGETHER).do("bid 50", "pass", "pass", "pass")

    assert table.refusal("redeal") == "its cards give it no right to a new deal"


def test_sixes_of_the_kitty_count_once_they_are_in_the_hand() -> None:
    hands = (THREE[0].replace("AS", "6H"), THREE[1], THREE[2].replace("6H", "AS"))
    rules = {"redeal": "four_sixes", "first_bidder": "left"}
    table = ScriptedMatch("huutopussi-three", rules).deal(*hands, stock=KITTY)
    table.do("bid 50", "pass", "pass", "stand")
    assert table.refusal("redeal") == "its cards give it no right to a new deal"

    hands = (hands[0], hands[1].replace("TS", "6H"), hands[2])
    hands = (hands[0].replace("6H", "TS"), hands[1], hands[2])
    table = ScriptedMatch("huutopussi-three", rules).deal(*hands, stock=KITTY)
    table.do("bid 50", "pass", "pass", "stand")
    assert "redeal" in table.legal
    assert table.do("redeal").phase == "deal"


def test_word_on_the_bid_comes_after_the_gift_where_agreed() -> None:
    table = auction({"raise_when": "after"}).do("bid 50", "pass", "pass", "pass", "give 7D 6D 6H")

    assert table.legal[0].startswith("give")
    table.do("give 7D 6D 6H")
    assert (table.phase, table.state.turn) == ("exchange", 1)
    assert {f"raise {amount}" for amount in range(55, 445, 5)} | {"stand"} == set(table.legal)
    assert table.do("raise 60").phase == "play"


def test_word_on_the_bid_comes_after_the_discard_where_agreed() -> None:
    table = ScriptedMatch("huutopussi-three", {"raise_when": "after"}).deal(*THREE, stock=KITTY)
    table.do("bid 50", "pass", "pass", "discard 7C 6C 6D")

    assert (table.phase, "stand" in table.legal) == ("exchange", True)
    assert table.do("stand").phase == "play"


def ace_led(*, must_head: bool) -> ScriptedMatch:
    """Seat 1 leads the ten of spades, whose ace seat 0 holds with five others."""
    rules = {"ace_shows": True, "must_head": must_head}
    return auction(rules).do("pass", "pass", "pass", "pass", "play TS")


@pytest.mark.parametrize("must_head", [True, False])
def test_ace_of_the_suit_led_is_shown_in_the_first_trick(must_head: bool) -> None:
    table = ace_led(must_head=must_head).do("play 8H", "play 6H")

    assert table.plays == "AS"
    assert table.refusal("play 7S") == "it must play the ace to the first trick and holds AS"
    table.do("play AS", "play 9S")
    assert table.plays == ("JS" if must_head else "6S JS")  # in the second trick anything serves
