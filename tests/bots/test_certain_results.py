"""A decided hand has the same result for any play and any holding."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from marjapussi_gui.bots.belief.certain_results import is_result_certain
from marjapussi_gui.engine.cards import card_names
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.options import OptionValue
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import create_view
from tests.bots.test_hidden_cards import swap_hidden_cards
from tests.bots.test_trick_table import TRICK_GAMES
from tests.parameters import mostly_slow_variants
from tests.scripted_match import ScriptedMatch

HANDS, TRIES = 150, 4
FEWER = 60  # under a house rule that is not the usual one
HARDLY_ANY = 10  # where none is ever called decided
ENOUGH = 3  # decided ones among them


def house_rules(variant: Variant) -> Iterator[dict[str, OptionValue]]:
    """Yield each house rule that is not usual."""
    for option in variant.options:
        values = option.choices
        for value in (values[0], values[-1]) if isinstance(values, range) else values:
            if value != option.default:
                yield {option.key: value}


UNUSUAL = [(variant, rules) for variant in TRICK_GAMES for rules in house_rules(variant)]


def play_out_randomly(game: Game, state: GameState, rng: Random) -> tuple[int, ...]:
    log: Log = []
    hands = state.match.hands_played
    while state.match.hands_played == hands and state.turn != NOBODY:
        state = game.step(state, rng.choice(game.legal_actions(state)), log)
    return next(event.score_changes for event in log if isinstance(event, HandScored))


def count_early_decisions(game: Game, hands: int, enough: int) -> int:
    """Play hands until so many were decided before their end, and return how many that were."""
    rng, number = Random(7), 0
    for seed in range(hands):
        state = game.initial_state(MatchStart(Seat(0)))
        while not state.match.hands_played and not state.match.is_over:
            if state.turn == NOBODY:
                state = game.step(state, game.chance_action(state, seed))
                continue
            if is_result_certain(create_view(game, state, state.turn)):
                number += 1
                assert_ends_in_one_way(game, state, rng)
                break
            state = game.step(state, rng.choice(game.legal_actions(state)))
        if number == enough:
            break
    return number


def assert_ends_in_one_way(game: Game, state: GameState, rng: Random) -> None:
    worlds = [swap_hidden_cards(game, state, rng) for _ in range(TRIES)]
    for world in (state, *worlds):
        ends = {play_out_randomly(game, world, rng) for _ in range(TRIES)}
        lead = (
            f"seat {state.turn} leads from {card_names(create_view(game, state, state.turn).hand)}"
        )
        assert len(ends) == 1, f"called decided, but {lead}, and the sides gain {sorted(ends)}"


def may_be_decided(game: Game) -> bool:
    """Return whether a hand is ever called decided: not where much lies open, or is drawn."""
    return game.seating.players > 2 and not game.dealing_phase.has_rows


@pytest.mark.parametrize("variant", mostly_slow_variants(TRICK_GAMES))
def test_a_decided_hand_ends_in_one_way(variant: Variant) -> None:
    game = variant.create_game()

    assert count_early_decisions(game, HANDS, HANDS) or not may_be_decided(game)


@pytest.mark.parametrize(
    ("variant", "rules"),
    [
        pytest.param(*each, marks=() if number % 3 == 0 else pytest.mark.slow)
        for number, each in enumerate(UNUSUAL)
    ],
    ids=[f"{variant.key} {json.dumps(rules)}" for variant, rules in UNUSUAL],
)
def test_a_decided_hand_ends_in_one_way_under_every_house_rule(
    variant: Variant, rules: dict[str, OptionValue]
) -> None:
    game = variant.create_game(rules)
    hands = FEWER if may_be_decided(game) else HARDLY_ANY

    assert count_early_decisions(game, hands, ENOUGH) or hands == HARDLY_ANY


def test_a_marriage_that_may_still_be_made_leaves_a_hand_open() -> None:
    table = ScriptedMatch("marjapussi", dealer=3)
    table.deal(
        "AS TS KS QS JS 9S 8S 7S AH",
        "6S TH KH QH JH 9H 8H 7H 6H",
        "AD TD KD QD JD 9D 8D 7D 6D",
        "AC TC KC QC JC 9C 8C 7C 6C",
    )
    view = table.view(0)
    all_made = replace(view, marriages=replace(view.marriages, declared_suits=0b1111))

    assert is_result_certain(all_made)
    assert not is_result_certain(view)
