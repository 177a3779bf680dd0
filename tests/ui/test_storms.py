"""Taking back, other levels and leaving, over and over while computer players think."""

from random import Random

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.new_game import LEVELS
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.basis.runner import ThreadRunner
from tests.presets import few_games

from .playing import decided, gone, opened, seated
from .test_unbreakable import settle

FEW, MANY = 2, 23  # storms a game: 207 over all
GUSTS = 12


def storm(key: str, seed: int) -> None:
    """Do anything that stops a thought, again and again, and then go on or close at once."""
    rng, runner = Random(f"{key}|{seed}"), ThreadRunner()
    window = opened(runner, Preferences(pace="off", rest="short", sound=False))
    sitting = seated(window, key, seed=seed, level="expert")
    page = window.ways.table_page
    for _ in range(GUSTS):
        page.board.finish()
        view = sitting.view
        if view is not None and rng.random() < 0.6:
            sitting.act(decided(view, player("easy", seed)))
        rng.choice((page.take_back, page.do_again, page.show_hint, page.board.finish))()
        window.host.change_level(rng.choice(LEVELS))
        QTest.qWait(rng.choice((0, 0, 1, 15)))
    if rng.random() < 0.5:
        window.host.change_level("easy")
        settle(window)
        table = sitting.table
        assert table is not None
        assert table.record.state() == table.state
    runner.close()
    gone(window)


@few_games
def test_storms_do_no_harm(qapp: QApplication, key: str) -> None:
    for seed in range(FEW):
        storm(key, seed)


@pytest.mark.slow
@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_many_storms_do_no_harm(qapp: QApplication, key: str) -> None:
    for seed in range(FEW, FEW + MANY):
        storm(key, seed)
