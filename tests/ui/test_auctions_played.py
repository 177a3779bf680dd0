"""Hands of the auctions under any rules, played in the window among players who play at random."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import variant
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.new_game import usual_game
from marjapussi_gui.ui.shell.window import Window
from tests.ui.wording.readings import random_rules

from .playing import Mouse, decided, gone, opened
from .test_matches import Watch

KEYS = ("pfadfinder", "huutopussi", "huutopussi-three", "huutopussi-two")
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2, 3))]
HANDS = 2
AT_RANDOM = "random"


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", KEYS)
def test_hands_under_any_rules_can_be_played(window: Window, key: str, seed: int) -> None:
    watch, page, hand = Watch(window), window.ways.table_page, Mouse(window)
    rules = random_rules(variant(key), Random(seed)) | {"target": 500}
    usual = usual_game(variant(key), level=AT_RANDOM)
    window.host.play(replace(usual, rules=rules, seed=seed, partner_level=AT_RANDOM))
    decide, table = player(AT_RANDOM, seed), page.sitting.table
    assert table is not None

    while table.state.match.hands < HANDS and not table.state.match.over:
        watch.check_view()
        if page.sitting.view is not None:
            hand.do(decided(page.sitting.view, decide))
        else:
            hand.press(page.panels.breakdown.next_button)

    assert table.record.state() == table.state
    assert watch.events > 20
