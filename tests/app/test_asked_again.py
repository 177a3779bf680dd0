"""A computer player that is asked again decides as before, and answers by what it decided on."""

from threading import Event as Flag

import pytest

from marjapussi_gui.app.ai_services import create_decider, explain_card
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.card_reason import CardReason, Purpose
from marjapussi_gui.model.new_game import ComputerPlayer

LISTENER = Seat(0)


def played_cards(key: str, level: str, seed: int) -> list[tuple[View, Play]]:
    """Return the cards of a hand among computer players, each with what the player saw."""
    game = find_variant(key).create_game()
    deciders = [create_decider(level, seed + seat) for seat in game.seating.seats]
    state: GameState = game.initial_state(MatchStart(LISTENER))
    found = []
    while not state.match.hands_played:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, seed))
            continue
        view = create_view(game, state, state.turn)
        action = deciders[state.turn](view, Flag())
        if isinstance(action, Play):
            found.append((view, action))
        state = game.step(state, action)
    return found


def reason_of(view: View, play: Play, player: ComputerPlayer) -> CardReason:
    found = explain_card(view, play.card, LISTENER, Flag(), is_over=True, player=player)
    assert found is not None
    return found


@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
def test_a_player_that_is_asked_again_decides_as_before(level: str) -> None:
    for view, play in played_cards("marjapussi", level, 5):
        assert create_decider(level, 5 + view.seat)(view, Flag()) == play


@pytest.mark.parametrize("level", ["beginner", "normal", "skilled", "strong"])
def test_cards_that_the_player_held_equally_good_are_named(level: str) -> None:
    reasons = [
        reason_of(view, play, ComputerPlayer(level, 7 + view.seat))
        for view, play in played_cards("marjapussi", level, 7)
    ]

    assert any(each.equal_cards for each in reasons)
    assert not all(each.equal_cards for each in reasons if each.purpose != Purpose.FORCED)
    assert all(each.card not in each.equal_cards for each in reasons)
    assert not any(each.equal_cards for each in reasons if each.purpose == Purpose.FORCED)


def test_another_card_than_the_player_would_play_has_no_equal() -> None:
    player = ComputerPlayer("normal", 1)
    for view, play in played_cards("marjapussi", "easy", 3):
        found = reason_of(view, play, player)
        if create_decider("normal", 1)(view, Flag()) != play:
            assert not found.equal_cards
