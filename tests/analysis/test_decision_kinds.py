"""Every decision that a person makes is of some kind."""

from threading import Event as Flag

import pytest

from marjapussi_gui.analysis.evaluation.decision_kinds import decision_kind
from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.verdict import DecisionKind

OF_SETS = {DecisionKind.DRAW, DecisionKind.LAY, DecisionKind.DISCARD}


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_every_decision_of_a_hand_has_a_kind(key: str) -> None:
    variant = next(each for each in VARIANTS if each.key == key)
    game, decide, kinds = variant.create_game({}), create_decider("easy", 1), set()
    state = game.initial_state(MatchStart(Seat(0)))
    while state.match.hands_played == 0 and not state.match.is_over:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, 7))
            continue
        view = create_view(game, state, state.turn)
        action = decide(view, Flag())
        kinds.add(decision_kind(view, action))
        state = game.step(state, action)

    assert (kinds <= OF_SETS) is game.is_rummy
    assert len(kinds) > 1
