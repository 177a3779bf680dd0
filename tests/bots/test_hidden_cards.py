"""No player sees what its seat cannot: hidden cards exchanged, same chance, same choice."""

from random import Random

import pytest

from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.cards import cards_in_set, cards_of_ranks
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from tests import parameters
from tests.card_swap import CardSwap, known_cards
from tests.preset_games import (
    every_last_preset_trick_game,
    every_standard_trick_game,
    every_trick_game,
)

NODES = 40
SIXES = cards_of_ranks("6")
LEAST_COMPARED = 8


def choice(level: str, view: View, seed: int) -> BotDecision:
    return LEVELS[level]().decide(view, SearchContext(Random(seed), nodes=NODES))


def swap_hidden_cards(game: Game, state: GameState, rng: Random) -> GameState:
    """Exchange some pairs of cards that the seat to act does not see."""
    known = known_cards(state, state.turn, is_kitty_open=game.rules.kitty_open)
    if game.rules.redeal == "four_sixes":
        known |= set(cards_in_set(SIXES))  # a pair is told of them by what it may do
    hidden = sorted(set(game.dealing_phase.cards) - known)
    for _ in range(4 if len(hidden) > 1 else 0):
        state = CardSwap(*rng.sample(hidden, 2)).state(state)
    return state


@pytest.mark.parametrize("level", parameters.mostly_slow(LEVELS, "normal", "expert"))
@every_standard_trick_game
def test_choice_does_not_depend_on_hidden_cards(game: Game, level: str) -> None:
    assert_same_choices(game, level, every=3 if level == "expert" else 1)


@every_last_preset_trick_game
def test_habits_depend_on_no_hidden_cards_under_another_preset(game: Game) -> None:
    assert_same_choices(game, "normal")


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@every_trick_game
def test_choice_depends_on_no_hidden_cards_under_any_preset(game: Game, level: str) -> None:
    assert_same_choices(game, level)


def assert_same_choices(game: Game, level: str, every: int = 1) -> None:
    """Play a hand, and compare the choices with those after exchanging hidden cards."""
    rng, compared = Random(5), 0
    state = game.initial_state(MatchStart(Seat(0)))
    for number in range(70):
        if state.match.hands_played:
            break
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, 11))
            continue
        view = create_view(game, state, state.turn)
        if number % every:
            state = game.step(state, choice("normal", view, len(state.tricks)).action)
            continue
        choice_made = choice(level, view, len(state.tricks))
        other = swap_hidden_cards(game, state, rng)
        if other != state:
            seen = create_view(game, other, state.turn)
            assert seen == view
            assert choice(level, seen, len(state.tricks)) == choice_made
            compared += 1
        state = game.step(state, choice_made.action)

    assert compared >= LEAST_COMPARED // every
