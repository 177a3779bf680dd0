"""What is weighed before tricks is played out too, so that it can be told apart."""

from threading import Event as Flag

import pytest

from marjapussi_gui.contrast import Contrast, Result
from marjapussi_gui.engine.events import HandScored
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.notation import read_action
from marjapussi_gui.engine.state import Seat, Start
from marjapussi_gui.engine.view import View
from marjapussi_gui.teacher.reasons import FEW, reasons
from marjapussi_gui.teacher.tried import tried
from tests.teacher.positions import at_sets


def choice(key: str, number: int) -> View:
    """Return what a seat sees that has to choose for the so-manieth time after a deal."""
    game = variant(key).game()
    state = game.start(Start(Seat(0)))
    state = game.step(state, game.chance(state, 3))
    for _ in range(number):
        state = game.step(state, game.legal(state)[0])
    return game.look(state, state.turn)


@pytest.mark.parametrize(("key", "number"), [("huutopussi", 1), ("tuppi", 0)])
def test_hands_are_played_out_before_tricks(key: str, number: int) -> None:
    view = choice(key, number)
    one, other = view.legal[0], view.legal[-1]

    lines = tried(view, one, other, Flag())

    assert lines is not None
    for action in (one, other):
        ends = [event for line in lines(action, FEW) for event in line]
        assert len([each for each in ends if isinstance(each, HandScored)]) >= FEW
    pairs = [pair for each in view.legal[1::6] for pair in ((one, each), (each, one))]
    told = [fact for pair in pairs for fact in reasons(view, *pair, lines)]
    assert any(isinstance(each, Contrast) for each in told)


def test_no_hand_of_rummy_is_played_out() -> None:
    view = at_sets("KS QS JS 4H 4H 4H 7D 8D 2C")

    assert tried(view, read_action("discard 2C"), read_action("discard 8D"), Flag()) is None


def test_rummy_is_told_by_who_comes_off_better() -> None:
    view = at_sets("KS QS JS 4H 4H 4H 7D 8D 2C")
    best, other = read_action("discard 2C"), read_action("discard 8D")

    first = reasons(view, best, other, None, (), {best: [3.0] * 9, other: [1.0] * 9})[0]

    assert first == Contrast(Result.AHEAD, 1.0, 0.0, best, other)
