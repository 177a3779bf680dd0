"""Hands with auctions under random rules, played in the window with random players."""

from dataclasses import replace
from random import Random

import pytest

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.text.random_rules import random_rules

from .test_whole_matches import EventWatcher
from .window_driver import Mouse, choose_action

KEYS = ("pfadfinder", "huutopussi", "huutopussi-three", "huutopussi-two")
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2, 3))]
HANDS = 2
AT_RANDOM = "random"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", KEYS)
def test_hands_under_any_rules_can_be_played(window: MainWindow, key: str, seed: int) -> None:
    watch, page, hand = EventWatcher(window), window.pages.table_page, Mouse(window)
    rules = random_rules(find_variant(key), Random(seed)) | {"target": 500}
    usual = default_game(find_variant(key), level=AT_RANDOM)
    window.match_controller.start_match(
        replace(usual, rules=rules, seed=seed, partner_level=AT_RANDOM)
    )
    decide, table = create_decider(AT_RANDOM, seed), page.table_controller.session
    assert table is not None

    while table.state.match.hands_played < HANDS and not table.state.match.is_over:
        watch.check_view()
        if page.table_controller.view is not None:
            hand.do(choose_action(page.table_controller.view, decide))
        else:
            hand.press(page.panels.hand_score.next_button)

    assert table.record.state_after() == table.state
    assert watch.events > 20
