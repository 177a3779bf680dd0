"""The fitted policy predicts cards in proportion to their likelihood."""

from collections import Counter
from dataclasses import replace
from math import exp
from random import Random

import pytest

from marjapussi_gui.bots.belief.policy_weights import (
    WEIGHTS_FOLDER,
    load_policy_weights,
    weights_name,
)
from marjapussi_gui.bots.kernel.policy import (
    WEIGHT_COUNT,
    log_priors,
    pack_weights,
    sample_policy_action,
    weight_indices,
)
from marjapussi_gui.bots.kernel.world_placement import deal_world
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import ContestKind
from marjapussi_gui.engine.view import create_view
from tests.analysis.trick_decisions import states_with_choice, trick_decision
from tests.preset_games import every_trick_game

UNIT, TIMES = 64, 4000
NO_FACTS = [0] * WEIGHT_COUNT


@every_trick_game
def test_policy_of_every_game_prefers_some_cards(game: Game) -> None:
    weights_seen = 0
    for state in states_with_choice(game, 5)[::6]:
        view = create_view(game, state, state.turn)
        weights = load_policy_weights(view)
        assert weights is not None
        decision, _, _ = trick_decision(view, Random(2))
        weights_seen += len(set(log_priors(decision.table, weights).values())) > 1

    assert weights_seen


@pytest.mark.parametrize(
    ("contest", "name"),
    [
        (ContestKind.RAMI, "tuppi"),
        (ContestKind.NOLO, "tuppi-avoid"),
        (ContestKind.SOOLI, "tuppi-avoid"),
    ],
)
def test_hands_that_are_played_for_no_tricks_have_weights_of_their_own(
    contest: ContestKind, name: str
) -> None:
    game = find_variant("tuppi").create_game()
    state = states_with_choice(game, 5)[0]

    view = replace(
        create_view(game, state, state.turn), showing=replace(state.showing, contest=contest)
    )

    assert weights_name(view) == name
    assert (WEIGHTS_FOLDER / f"{name}.json").is_file()


@every_trick_game
def test_facts_about_a_card_follow_from_the_own_hand(game: Game) -> None:
    compared = 0
    for state in states_with_choice(game, 5)[::6]:
        decision, codes, worlds = trick_decision(create_view(game, state, state.turn), Random(2))
        cards = [code for code in codes if code < 64]
        found = []
        for world in range(min(len(worlds), 4)):
            deal_world(decision.table, worlds.words, world, 1)
            found.append([weight_indices(decision.table, card) for card in cards])
        assert all(each == found[0] for each in found)
        assert all(0 <= place < WEIGHT_COUNT for each in found[0] for place in each)
        compared += len(found) > 1

    assert compared


def test_cards_are_guessed_as_often_as_they_are_likely() -> None:
    game = find_variant("marjapussi").create_game()
    state = states_with_choice(game, 5)[0]
    decision, codes, _ = trick_decision(create_view(game, state, state.turn), Random(2))
    cards = [code for code in codes if code < 64]
    numbers = list(NO_FACTS)
    for more, card in enumerate(cards[:3]):
        for place in weight_indices(decision.table, card):
            numbers[place] += 9 * more
    weights, rng = pack_weights(numbers), Random(3)

    found = Counter(
        sample_policy_action(decision.table, weights, rng.getrandbits(64)) for _ in range(TIMES)
    )

    powers = {
        card: exp(value / UNIT) for card, value in log_priors(decision.table, weights).items()
    }
    assert len(found) > 2
    for card, power in powers.items():
        chance = power / sum(powers.values())
        assert found[card] / TIMES == pytest.approx(chance, abs=0.03)


def test_a_list_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="5 weights instead of"):
        pack_weights([1, 2, 3, 4, 5])
