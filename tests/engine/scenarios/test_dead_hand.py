"""Two players and a dead hand: the kitty, what is put away, and every trick."""

import pytest

from marjapussi_gui.engine.bidding_events import KittyShown
from marjapussi_gui.engine.cards import HIDDEN, parse_cards
from marjapussi_gui.engine.events import STOCK_ZONE
from tests.engine.scenarios.test_auctions import KITTY, THREE
from tests.scripted_match import ScriptedMatch

LOW = "9S 8S 7S 6S 9H 8H 7H 6H 9D 8D 7D"
HIGH = "AS TS KS QS AH TH KH QH AD TD AC"
STOCK_CARDS = "TC KC QC 6D JS JH KD QD JD JC 9C 8C 7C 6C"
ALL_TRICKS = (
    "AS 9S", "TS 8S", "KS 7S", "QS 6S", "AH 9H", "TH 8H", "KH 7H", "QH 6H", "AD 9D", "TD 8D",
    "AC 7D",
)  # fmt: skip


def deal_two_players(
    rules: dict[str, object] | None = None, *, swap: bool = False
) -> ScriptedMatch:
    """Seat 1 has all that is high, or seat 0."""
    hands = (HIGH, LOW) if swap else (LOW, HIGH)
    return ScriptedMatch("huutopussi-two", rules).deal(*hands, stock=STOCK_CARDS)


def test_kitty_goes_to_the_declarer_and_the_dead_hand_stays() -> None:
    table = deal_two_players().do("bid 60", "pass")

    assert [hand.bit_count() for hand in table.state.hands] == [11, 14]
    assert table.view(0).exchange.kitty == parse_cards("TC KC QC")
    assert dict(table.view(1).zones)[STOCK_ZONE] == (HIDDEN,) * 11


def test_with_six_in_the_kitty_three_hands_have_ten_cards() -> None:
    table = ScriptedMatch("huutopussi-two", {"kitty": 6}).deal_from_seed(1)
    assert [hand.bit_count() for hand in table.state.hands] == [10, 10]
    table.do("bid 60", "pass")

    declarer = table.state.turn
    assert table.state.hands[declarer].bit_count() == 16
    assert len(table.state.stock) == 10
    assert all(len(text.split()) == 7 for text in table.legal if text.startswith("discard"))


@pytest.mark.parametrize("is_open", [True, False])
def test_kitty_that_nobody_took_is_seen_where_it_is_open(is_open: bool) -> None:
    table = deal_two_players({"kitty_open": is_open}).do("pass", "pass")

    seen = parse_cards("TC KC QC") if is_open else ()
    assert [table.view(seat).exchange.kitty for seat in (0, 1)] == [seen, seen]
    assert len(table.state.stock) == 14
    assert any(isinstance(event, KittyShown) for event in table.events) == is_open


def test_secret_kitty_is_seen_by_the_declarer_alone() -> None:
    table = deal_two_players({"kitty_open": False}).do("bid 60", "pass")
    shown = next(event for event in table.events if isinstance(event, KittyShown))

    assert table.view(1).exchange.kitty == shown.as_seen_by(table.state.turn).cards
    assert table.view(0).exchange.kitty == (HIDDEN,) * 3
    assert shown.as_seen_by(table.game.seating.seats[0]).cards == (HIDDEN,) * 3


@pytest.mark.parametrize(("pips", "whole"), [("original", 140), ("simplified", 160)])
def test_taking_every_trick_scores_the_whole_pack(pips: str, whole: int) -> None:
    table = deal_two_players({"pips": pips}).do("pass", "pass").tricks(*ALL_TRICKS)

    assert table.last_hand.points == (0, whole)
    assert table.last_hand.score_changes == (0, whole)
    assert table.last_hand.notes == ("passed", "lapiajo")


def test_whole_pack_is_counted_at_the_end_of_the_last_trick() -> None:
    table = deal_two_players().do("pass", "pass").tricks(*ALL_TRICKS[:-1])

    assert table.position["points"] == (0, 3 * 11 + 3 * 10 + 2 * 7)


def test_declarers_discards_are_part_of_the_whole_pack() -> None:
    table = deal_two_players().do("bid 140", "pass", "discard KC QC QH", "stand")
    tricks = [each for each in ALL_TRICKS if not each.startswith("QH")]
    table.tricks(*tricks[:-1], "AC 7D", "TC 6H")

    assert table.last_hand.points == (0, 140)
    assert table.last_hand.score_changes == (-140, 140)  # double_declarer: the other loses the bid


def test_whole_pack_is_the_others_too_and_counts_for_nobody_else() -> None:
    table = deal_two_players({"discards_count": "always"}, swap=True).do("bid 60", "pass")
    table.do("discard KC QC 6S", "stand")
    assert table.position["points"] == (0, 7)
    table.tricks("9S AS", "TS 8S", "KS 7S", "QS 9D", "AH 9H", "TH 8H", "KH 7H", "QH 6H")
    table.tricks("AD 8D", "TD 7D", "AC TC")

    assert table.last_hand.points == (140, 0)
    assert table.last_hand.score_changes == (140, -120)


@pytest.mark.parametrize(("counts", "before", "after"), [("always", 10, 30), ("with_trick", 0, 30)])
def test_discards_count_from_the_first_trick_where_agreed(
    counts: str, before: int, after: int
) -> None:
    table = ScriptedMatch("huutopussi-three", {"discards_count": counts}).deal(*THREE, stock=KITTY)
    table.do("bid 100", "pass", "pass", "stand", "discard KS KH 9S")
    assert table.position["points"] == (before, 0, 0)

    table.tricks("AS TS 8H")
    assert table.position["points"] == (after, 0, 0)


def test_discards_of_a_declarer_without_a_trick_never_count() -> None:
    table = ScriptedMatch("huutopussi-three", {"discards_count": "with_trick"}).deal(
        *THREE, stock=KITTY
    )
    table.do(
        "bid 100", "pass", "pass", "stand", "discard KS KH QS", "play 9S", "play TS", "play 8H"
    )

    assert table.position["points"] == (0, 10, 0)


def test_non_dealer_bids_first_and_deals_next() -> None:
    table = deal_two_players().do("pass", "pass").tricks(*ALL_TRICKS)

    assert table.events[-1] == table.last_hand
    assert table.state.dealer == 1
