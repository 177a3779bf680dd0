"""Open rows and the stock: the two games for two players."""

from collections.abc import Mapping

import pytest

from marjapussi_gui.engine.cards import HIDDEN, parse_cards
from marjapussi_gui.engine.events import CardTurned, StockDrawn, Zone
from marjapussi_gui.engine.view import create_view
from tests.scripted_match import ScriptedMatch

ROWS = {
    "hands": ("AS TS 9S 8S", "AD TD 9D 8D"),
    "down": ("KS QS JS 7S 6S AC TC", "KD QD JD 7D 6D KC QC"),
    "up": ("AH TH 9H 8H 7H 6H JC", "KH QH JH 9C 8C 7C 6C"),
}


def rows(rules: Mapping[str, object] | None = None) -> ScriptedMatch:
    """Deal so that seat 0 leads."""
    table = ScriptedMatch("avomarjapussi", rules, dealer=1)
    return table.deal(*ROWS["hands"], down=ROWS["down"], up=ROWS["up"])


def test_non_dealer_leads_from_hand_and_open_cards() -> None:
    assert rows().plays == "6H 7H 8H 8S 9H 9S AH AS JC TH TS"


def test_open_cards_must_follow_and_head_too() -> None:
    table = rows().do("play TH")

    assert table.plays == "JH KH QH"
    assert rows().do("play JC").plays == "6C 7C 8C 9C"
    assert rows().do("play 7H").plays == "JH KH QH"


def test_card_under_an_open_card_is_turned_at_once() -> None:
    table = rows().do("play TH")
    turned = [event for event in table.events if isinstance(event, CardTurned)]

    assert [(event.seat, event.place, event.card) for event in turned] == [
        (0, 1, parse_cards("QS")[0])
    ]
    assert Zone("up", 0, 1) in dict(table.view(1).zones)


def test_turned_card_counts_from_the_next_card_on() -> None:
    table = rows().tricks("TH KH")

    assert table.state.turn == 0
    assert "play QS" in table.legal


def test_turned_card_counts_for_a_declaration_after_the_same_trick() -> None:
    table = rows().tricks("AH JH", "TH QH")

    assert "declare S" in table.legal  # KS under AH, QS under TH


def test_hand_card_turns_nothing() -> None:
    table = rows().do("play AS")

    assert not any(isinstance(event, CardTurned) for event in table.events)


def test_face_down_cards_are_hidden_from_both() -> None:
    table = rows()

    for seat in (0, 1):
        view = table.view(seat)
        assert view.rows.face_down == ((HIDDEN,) * 7, (HIDDEN,) * 7)
        zones = dict(view.zones)
        assert zones[Zone("down", 0, 0)] == (HIDDEN,)
        assert zones[Zone("hand", 1 - seat)] == (HIDDEN,) * 4


def test_eighteen_tricks_are_played() -> None:
    table = rows()
    while not table.hands:
        table.do(next(text for text in table.legal if text.startswith("play")))

    assert sum(table.last_hand.tricks) == 18
    assert table.state.dealer == 0


def test_nobody_can_be_asked_for_halves() -> None:
    table = rows().tricks("AH JH")

    assert not any("?" in text for text in table.legal)


@pytest.mark.parametrize(
    ("hands", "leader"),
    [(ROWS["hands"], 0), (("AS TS 9S 8S", "AD TD 9D AC"), 1)],
)
def test_club_ace_face_down_leaves_the_lead_to_the_left(
    hands: tuple[str, ...], leader: int
) -> None:
    down = (ROWS["down"][0].replace("AC", "8D"), ROWS["down"][1])
    table = ScriptedMatch("avomarjapussi", {"first_hand": "club_ace"}, dealer=1)
    table.deal(*hands, down=down if leader else ROWS["down"], up=ROWS["up"])

    assert table.state.turn == leader
    assert (table.plays == "AC") == bool(leader)


STOCK = "AH AD TD KD QD JD AC TC KC QC JC 9C"


def stock(rules: Mapping[str, object] | None = None) -> ScriptedMatch:
    """Deal so that seat 0 leads, free of an ace to begin with."""
    table = ScriptedMatch("bondtolva-two", {"first_lead": "free", **(rules or {})}, dealer=1)
    return table.deal("AS KS QS JH 9H 9D", "TS JS 9S TH KH QH", stock=STOCK)


def test_nobody_need_follow_while_the_stock_lasts() -> None:
    assert stock().do("play KS").plays == "9S JS KH QH TH TS"


def test_winner_draws_first_and_leads() -> None:
    table = stock().tricks("AS TH").do("draw stock")
    drawn = [(e.seat, e.card) for e in table.events if isinstance(e, StockDrawn)]

    assert drawn == [(0, parse_cards("AH")[0]), (1, parse_cards("AD")[0])]
    assert table.state.turn == 0
    assert "play AH" in table.legal


def test_drawn_cards_are_visible_to_the_drawer() -> None:
    table = stock().tricks("AS TH").do("draw stock")
    event = next(e for e in table.events if isinstance(e, StockDrawn))

    assert event.as_seen_by(table.game.seating.seats[0]) == event
    assert event.as_seen_by(table.game.seating.seats[1]).card == HIDDEN


def test_one_marriage_is_declared_before_drawing() -> None:
    table = stock().tricks("AS TH")

    assert table.legal == ["declare S", "draw stock"]
    assert table.refusal("play KS") == "it must draw from the stock first"
    assert table.do("declare S").legal == ["draw stock"]


def test_marriage_lead_holds_for_the_lead_after_the_draw() -> None:
    assert stock().tricks("AS TH").do("declare S", "draw stock").plays == "KS QS"
    free = stock({"marriage_lead": False}).tricks("AS TH").do("declare S", "draw stock")
    assert free.plays == "9D 9H AH JH KS QS"


def test_trump_wins_though_nobody_need_follow() -> None:
    table = stock().tricks("AS TH").do("declare S", "draw stock").tricks("KS TS").do("draw stock")

    assert table.state.turn == 1
    assert table.tricks("KH QS").state.turn == 0


def draw_whole_stock(rules: Mapping[str, object] | None = None) -> ScriptedMatch:
    """Go on until the stock is drawn, with the first thing that may be done."""
    table = stock(rules)
    while table.state.stock:
        legal = table.legal
        table.do("draw stock" if "draw stock" in legal else legal[0])
    return table


def test_marriage_may_be_declared_before_the_last_draw() -> None:
    table = stock()
    while len(table.state.stock) > 2 or table.legal[-1] != "draw stock":
        table.do("draw stock" if "draw stock" in table.legal else table.legal[-1])

    assert all(text.startswith("declare") or text == "draw stock" for text in table.legal)


def test_after_the_last_draw_the_strict_rules_hold() -> None:
    table = draw_whole_stock()
    leader = table.state.turn
    held = create_view(table.game, table.state, table.game.seating.seat_after(leader)).hand
    lead = table.legal[0]
    led_suit = lead[-1]

    table.do(lead)

    in_suit = [
        card for card in held if card in parse_cards(" ".join(r + led_suit for r in "ATKQJ9"))
    ]
    assert len(held) == 6
    assert not in_suit or set(parse_cards(table.plays)) <= set(in_suit)


def test_nothing_is_declared_after_the_last_draw() -> None:
    table = draw_whole_stock()
    while not table.hands:
        assert all(text.startswith("play") for text in table.legal)
        table.do(table.legal[0])

    assert sum(table.last_hand.tricks) == 12


def test_first_lead_binds_forehand_though_nobody_need_follow() -> None:
    assert stock({"first_lead": "ace"}).plays == "AS"


def test_club_ace_in_the_stock_leaves_the_lead_to_the_left() -> None:
    assert stock({"first_hand": "club_ace"}).state.turn == 0
