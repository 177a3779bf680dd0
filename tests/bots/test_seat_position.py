from collections.abc import Callable
from random import Random

import pytest

from marjapussi_gui.analysis.evaluation import evaluator
from marjapussi_gui.bots.belief import belief_inference, seat_position
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.view import View, create_view
from tests.analysis.trick_decisions import states_with_choice

GAME = find_variant("marjapussi").create_game()


def late_view() -> View:
    state = states_with_choice(GAME, 1)[-4]
    return create_view(GAME, state, state.turn)


@pytest.mark.parametrize(
    "decide",
    [
        lambda view: LEVELS["expert"]().decide(view, SearchContext(Random(1))),
        lambda view: LEVELS["normal"]().decide(view, SearchContext(Random(1))),
        lambda view: evaluator.evaluate(view, view.legal_actions[0]),
    ],
    ids=["expert", "normal", "evaluate"],
)
def test_a_decision_infers_its_belief_once(
    decide: Callable[[View], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, view = list[View](), late_view()

    def infer(view: View, *, trusts_partner: bool) -> object:
        seen.append(view)
        return belief_inference.infer_belief(view, trusts_partner=trusts_partner)

    monkeypatch.setattr(seat_position, "infer_belief", infer)

    decide(view)

    assert seen == [view]


def test_cards_left_are_hidden_or_seen_in_a_hand() -> None:
    view = late_view()
    position = SeatPosition(view)

    played = sum(1 << card for trick in (*view.tricks, view.trick) for card in trick.cards)
    pack = sum(1 << card for card in GAME.dealing_phase.cards)

    assert position.cards_left == pack & ~played
    assert position.belief is position.belief
