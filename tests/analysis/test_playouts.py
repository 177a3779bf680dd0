"""Decisions before the tricks are played out too, so that they can be compared."""

from threading import Event as Flag

import pytest

from marjapussi_gui.analysis.explanation.contrast_selection import FEW_DEALS
from marjapussi_gui.analysis.explanation.playouts import create_playout_source
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.engine.events import HandScored
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from tests.analysis.view_notation import rummy_view


def choice(key: str, number: int) -> View:
    game = find_variant(key).create_game()
    state = game.initial_state(MatchStart(Seat(0)))
    state = game.step(state, game.chance_action(state, 3))
    for _ in range(number):
        state = game.step(state, game.legal_actions(state)[0])
    return create_view(game, state, state.turn)


@pytest.mark.parametrize(("key", "number"), [("huutopussi", 1), ("tuppi", 0)])
def test_hands_are_played_out_before_tricks(key: str, number: int) -> None:
    view = choice(key, number)
    one, other = view.legal_actions[0], view.legal_actions[-1]

    lines = create_playout_source(SeatPosition(view), one, other, Flag())

    assert lines is not None
    for action in (one, other):
        ends = [event for line in lines(action, FEW_DEALS) for event in line]
        assert len([each for each in ends if isinstance(each, HandScored)]) >= FEW_DEALS


def test_no_hand_of_rummy_is_played_out() -> None:
    view = rummy_view("KS QS JS 4H 4H 4H 7D 8D 2C")

    assert (
        create_playout_source(
            SeatPosition(view), parse_action("discard 2C"), parse_action("discard 8D"), Flag()
        )
        is None
    )
