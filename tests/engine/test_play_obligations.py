"""A playable card breaks no duty, and any other card has a reason."""

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import cards_in_set
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.phases.tricks import TrickPhase
from marjapussi_gui.engine.state import Seat
from tests.random_matches import RandomMatch

OF_TRICKS = [each for each in VARIANTS if not each.create_game().is_rummy]


@pytest.mark.parametrize("variant", OF_TRICKS, ids=lambda variant: variant.key)
def test_obligation_bars_exactly_the_cards_that_are_not_legal(variant: Variant) -> None:
    game = variant.create_game()
    wrong = []
    for seed in range(12):
        for step in RandomMatch(game, seed, Seat(0)).steps(hands=2):
            state, phase = step.before, game.phases[step.before.phase]
            if not isinstance(step.action, Play) or not isinstance(phase, TrickPhase):
                continue
            legal = game.legal_actions(state)
            wrong += [
                (state.trick.cards, card)
                for card in cards_in_set(state.hands[state.turn])
                if (phase.violated_obligation(state, card) is None) != (Play(card) in legal)
            ]

    assert [] == wrong
