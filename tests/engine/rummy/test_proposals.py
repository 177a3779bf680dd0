"""Ways to lay and finish that the program proposes."""

import pytest

from marjapussi_gui.engine.actions import Finish, Lay, ShowTunnelas
from marjapussi_gui.engine.cards import parse_cards
from marjapussi_gui.engine.rummy.action_proposals import (
    best_lay_action,
    fill_in_sets,
    lay_actions,
)
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import Seat
from tests.engine.scenarios.deals import deal_rummy

ME = Seat(0)


def sets(lay: Lay) -> set[tuple[int, ...]]:
    return set(lay.sets)


def test_every_laying_is_allowed() -> None:
    table = deal_rummy("7S 8S 9S TS KH KH KH 2D 3D 4D 4H 5H 6H", top="QD").do("draw offer")
    turn_rules = RummyTurnRules(table.game.rules, table.game.seating)
    ways = list(lay_actions(table.state.rummy, ME, turn_rules))

    assert len(ways) > 4
    assert all(not table.game.refusal_reason(table.state, way) for way in ways)


def test_best_laying_leaves_the_fewest_dead_cards() -> None:
    # With 7S 8S 9S laid, TS can lie with TH and TD; with 8S 9S TS laid, 7S is dead
    hand = "7S 8S 9S TS KH KH KH 2D 3D 4D TH TD AC 3C 5C 9C QC 6H 8H JS 4S"
    table = deal_rummy(hand, top="QD").do("draw offer")
    turn_rules = RummyTurnRules(table.game.rules, table.game.seating)

    lay = best_lay_action(table.state.rummy, ME, turn_rules)

    assert sets(lay) == {parse_cards("9S 8S 7S"), parse_cards("KH KH KH"), parse_cards("4D 3D 2D")}


@pytest.mark.parametrize(
    ("hand", "kind"), [("7S 8S 9S KH KH KH 2D 3D 4D", Lay), ("KH KH KH 3C 3C 3C", ShowTunnelas)]
)
def test_bare_action_is_spelled_out(hand: str, kind: type) -> None:
    table = deal_rummy(hand, top="QD")
    if kind is Lay:
        table.do("draw offer")
    bare = next(a for a in table.game.legal_actions(table.state) if isinstance(a, kind))

    whole = fill_in_sets(
        bare, table.state.rummy, ME, RummyTurnRules(table.game.rules, table.game.seating)
    )

    assert whole != bare
    assert table.game.refusal_reason(table.state, whole) == ""


def test_finish_is_spelled_out() -> None:
    hand = "7S 8S 9S KH KH KH 2D 3D 4D TC JC QC 9H 9D 9S 4S 5S 6S 9C 3S 7S"
    table = deal_rummy(hand, top="QD 5C 5H 8D 8D")
    table.do("draw stock", "lay 7S 8S 9S / KH KH KH / 2D 3D 4D").chance("5H").do("discard 5C")
    table.do("draw stock", "discard 8D", "draw stock")
    bare = next(a for a in table.game.legal_actions(table.state) if isinstance(a, Finish))

    whole = fill_in_sets(
        bare, table.state.rummy, ME, RummyTurnRules(table.game.rules, table.game.seating)
    )

    assert table.game.refusal_reason(table.state, whole) == ""
