"""Every decision that a person makes is of some kind."""

from threading import Event as Flag

import pytest

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import NOBODY, Seat, Start
from marjapussi_gui.kept.verdict import Kind
from marjapussi_gui.teacher.kinds import kind_of
from marjapussi_gui.thinking import player

OF_SETS = {Kind.DRAW, Kind.LAY, Kind.DISCARD}


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_every_decision_of_a_hand_has_a_kind(key: str) -> None:
    variant = next(each for each in VARIANTS if each.key == key)
    game, decide, kinds = variant.game({}), player("easy", 1), set()
    state = game.start(Start(Seat(0)))
    while state.match.hands == 0 and not state.match.over:
        if state.turn == NOBODY:
            state = game.step(state, game.chance(state, 7))
            continue
        view = game.look(state, state.turn)
        action = decide(view, Flag())
        kinds.add(kind_of(view, action))
        state = game.step(state, action)

    assert (kinds <= OF_SETS) is game.lays_sets
    assert len(kinds) > 1
