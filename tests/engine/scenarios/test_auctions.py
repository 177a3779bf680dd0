"""Auction and exchange: bids, new deals, the floor, gifts and the kitty."""

from collections.abc import Mapping
from typing import Any

import pytest

from marjapussi_gui.engine.bidding_events import CardsGiven, RedealDemanded
from marjapussi_gui.engine.cards import HIDDEN, parse_cards
from tests.scripted_match import ScriptedMatch

HANDS = (
    "AS KS QS 9S 8S 7S AH KH 9H",
    "TS JS 6S TH QH JH AD TD 9D",
    "8H 7H KD QD JD 8D AC KC QC",
    "6H 7D 6D TC JC 9C 8C 7C 6C",
)
SIXES = (  # seat 1 has three of them, seat 2 nothing above a jack
    "AS KS QS 9S 8S 7S AH KH QH",
    "6S 6H 6D TH TS AD TD KD QD",
    "JS JH 9H 8H JD 9D 8D JC 9C",
    "7H 7D AC KC QC TC 8C 7C 6C",
)


def auction(
    rules: Mapping[str, object] | None = None, hands: tuple[str, ...] = HANDS, **start: Any
) -> ScriptedMatch:
    return ScriptedMatch("huutopussi", rules, **start).deal(*hands)


@pytest.mark.parametrize(("first_bidder", "seat"), [("dealer", 0), ("left", 1)])
def test_opener_must_bid_the_least_or_more_in_fives(first_bidder: str, seat: int) -> None:
    table = auction({"first_bidder": first_bidder})

    assert table.state.turn == seat
    assert {f"bid {amount}" for amount in range(50, 445, 5)} == set(table.legal)
    assert table.refusal("pass") == "it must open with 50 or more"
    assert table.refusal("bid 45") == "it must bid 50 or more"
    assert table.refusal("bid 52") == "bids go up in steps of 5"


@pytest.mark.parametrize(("pips", "most"), [("simplified", 440), ("original", 420)])
def test_nobody_bids_more_than_can_be_made(pips: str, most: int) -> None:
    table = auction({"pips": pips})

    assert f"bid {most}" in table.legal
    assert table.refusal(f"bid {most + 5}") == f"the highest possible bid is {most}"
    assert table.do(f"bid {most}").legal == ["pass"]


def test_each_bids_higher_or_passes_for_good() -> None:
    table = auction().do("bid 60", "pass", "bid 65", "pass", "bid 70")

    assert table.state.turn == 2  # seats 1 and 3 have passed
    assert table.refusal("bid 70") == "it must bid 75 or more"
    assert table.do("pass").phase == "exchange"
    assert (table.state.auction.highest_bidder, table.state.auction.bid) == (0, 70)


def test_opener_may_pass_later() -> None:
    table = auction().do("bid 50", "bid 55", "pass", "pass")

    assert "pass" in table.legal
    assert table.do("pass").state.auction.highest_bidder == 1


@pytest.mark.parametrize(
    ("redeal", "sixes", "low"),
    [("three_sixes", True, False), ("three_sixes_or_low", True, True), ("none", False, False)],
)
def test_new_deal_is_demanded_instead_of_the_first_call(
    redeal: str, sixes: bool, low: bool
) -> None:
    table = auction({"redeal": redeal}, SIXES).do("bid 50")

    assert ("redeal" in table.legal) == sixes
    table.do("pass")
    assert ("redeal" in table.legal) == low


@pytest.mark.parametrize("high", ["TC", "QC", "KC", "AC"])
def test_hand_with_a_card_above_the_jack_is_not_low(high: str) -> None:
    low, other = SIXES[2:]
    hands = *SIXES[:2], low.replace("JC", high), other.replace(high, "JC")
    table = auction({"redeal": "three_sixes_or_low"}, hands).do("bid 50", "pass")

    assert table.refusal("redeal") == "its cards give it no right to a new deal"


def test_new_deal_is_demanded_in_the_first_call_only() -> None:
    table = auction({}, SIXES).do("bid 50", "bid 55", "pass", "pass", "bid 60")

    assert table.state.turn == 1
    assert table.refusal("redeal") == "its cards give it no right to a new deal"


def test_opener_may_demand_a_new_deal_in_place_of_his_bid() -> None:
    assert "redeal" in auction({"first_bidder": "left"}, SIXES).legal


def test_same_dealer_deals_again_and_nothing_is_counted() -> None:
    table = auction({"first_bidder": "left"}, SIXES).do("redeal")

    assert isinstance(table.events[-1], RedealDemanded)
    assert (table.phase, table.state.dealer) == ("deal", 0)
    assert (table.position["hands_played"], table.hands) == (0, [])
    assert table.deal(*HANDS).state.turn == 1


def test_four_sixes_serve_too() -> None:
    hands = (SIXES[0], SIXES[1].replace("QD", "6C"), SIXES[2], SIXES[3].replace("6C", "QD"))

    assert "redeal" in auction({"first_bidder": "left"}, hands).legal


def test_side_at_the_floor_may_only_pass() -> None:
    table = auction(scores=(0, -500)).do("bid 50")

    assert table.legal == ["pass"]
    assert table.refusal("bid 60") == "its score is -500 or less, so it can only pass"


def test_opener_at_the_floor_bids_exactly_the_least() -> None:
    table = auction(scores=(-505, 0))

    assert table.legal == ["bid 50"]
    assert table.refusal("bid 55") == "its score is -500 or less, so it can only bid 50"
    assert table.do("bid 50", "bid 55", "pass", "pass").legal == ["pass"]


def test_new_deal_may_be_demanded_at_the_floor() -> None:
    assert auction({}, SIXES, scores=(0, -500)).do("bid 50").legal == ["pass", "redeal"]


def test_side_above_the_floor_bids_freely() -> None:
    assert "bid 60" in auction(scores=(-495, 0)).legal


def won_auction(rules: Mapping[str, object] | None = None, **start: Any) -> ScriptedMatch:
    return auction(rules, **start).do("bid 100", "pass", "pass", "pass")


def test_partner_gives_three_cards() -> None:
    table = won_auction()

    assert table.state.turn == 2
    assert len(table.legal) == 84  # three of nine
    assert "give KD AC KC" in table.legal  # listed by suit, S H D C
    assert table.refusal("give AC KC") == "it must give 3 different cards"
    assert table.refusal("give AC KC AS") == "it doesn't hold all these cards"
    assert table.refusal("give KC AC KD") == ""


def test_gift_is_seen_by_giver_and_taker_alone() -> None:
    table = won_auction().do("give AC KC QC")
    event = next(event for event in table.events if isinstance(event, CardsGiven))
    shown = [event.as_seen_by(seat).cards for seat in table.game.seating.seats]

    cards = parse_cards("AC KC QC")
    assert shown == [cards, (HIDDEN,) * 3, cards, (HIDDEN,) * 3]
    views = [table.view(seat) for seat in table.game.seating.seats]
    assert [view.exchange.gifts[0].cards for view in views] == shown


def test_declarer_raises_in_fives_or_stands() -> None:
    table = won_auction().do("give AC KC QC")

    assert table.state.turn == 0
    assert {f"raise {amount}" for amount in range(105, 445, 5)} | {"stand"} == set(table.legal)
    assert table.refusal("raise 100")


def test_comment_on_the_bid_is_made_once() -> None:
    table = won_auction().do("give AC KC QC", "raise 180")

    assert table.refusal("raise 200") == "it must give 3 cards"
    assert table.state.auction.final_bid == 180


def test_as_many_are_given_back_from_all_cards_then_held() -> None:
    table = won_auction().do("give AC KC QC", "stand")

    assert len(table.legal) == 220  # three of twelve
    assert table.refusal("give AC 9S KC") == ""
    table.do("give AC 9S 9H")
    assert [hand.bit_count() for hand in table.state.hands] == [9, 9, 9, 9]
    assert (table.phase, table.state.turn) == ("play", 0)


def test_four_cards_are_exchanged_where_agreed() -> None:
    table = won_auction({"exchange": 4})

    assert len(table.legal) == 126  # four of nine
    table.do("give KD AC KC QC", "stand")
    assert len(table.legal) == 715  # four of thirteen


def test_declarer_at_the_floor_may_raise() -> None:
    table = auction(scores=(-500, 0)).do("bid 50", "pass", "pass", "pass", "give AC KC QC")

    assert "raise 100" in table.legal


def test_declarer_leads_any_card_unless_an_ace_is_asked_for() -> None:
    done = ("give AC KC QC", "stand", "give 7S 8S 9S")

    assert len(won_auction().do(*done).legal) == 9
    assert won_auction({"first_lead": "ace"}).do(*done).plays == "AC AH AS"


THREE = (
    "AS KS QS 9S 8S 7S AH KH 9H AD TD",
    "TS JS 6S TH QH JH KD QD 9D 8D 7D",
    "8H 7H 6H JD AC KC QC TC JC 9C 8C",
)
KITTY = "7C 6C 6D"


def three_player_auction(rules: Mapping[str, object] | None = None) -> ScriptedMatch:
    table = ScriptedMatch("huutopussi-three", rules).deal(*THREE, stock=KITTY)
    return table.do("bid 100", "pass", "pass")


def test_kitty_is_hidden_until_the_auction_ends() -> None:
    table = ScriptedMatch("huutopussi-three").deal(*THREE, stock=KITTY)

    for seat in table.game.seating.seats:
        zones = dict(table.view(seat).zones)
        assert (HIDDEN,) * 3 in zones.values()
        assert table.view(seat).exchange.kitty == ()


def test_kitty_is_shown_to_all_and_joins_the_declarers_hand() -> None:
    table = three_player_auction()

    for seat in table.game.seating.seats:
        assert table.view(seat).exchange.kitty == parse_cards(KITTY)
    assert [hand.bit_count() for hand in table.state.hands] == [14, 11, 11]
    assert table.legal[0].startswith("raise")


def test_three_cards_but_no_ace_or_ten_are_put_away() -> None:
    table = three_player_auction().do("stand")

    assert len(table.legal) == 120  # three of fourteen less AS AH AD TD
    assert table.refusal("discard AS 9S 8S") == "aces and tens can't be discarded"
    assert table.refusal("discard 9S 8S") == "it must discard 3 different cards"
    assert table.do("discard KS KH 9S").state.turn == 0


def test_what_is_put_away_counts_for_the_declarer_unseen() -> None:
    table = three_player_auction().do("stand", "discard KS KH 9S")
    views = [table.view(seat) for seat in table.game.seating.seats]

    assert table.position["points"] == (10, 0, 0)  # two kings
    assert [view.points for view in views] == [(10, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert views[1].exchange.discards == (HIDDEN,) * 3


def test_three_players_most_is_the_same() -> None:
    table = ScriptedMatch("huutopussi-three").deal(*THREE, stock=KITTY)

    assert table.refusal("bid 445") == "the highest possible bid is 440"
