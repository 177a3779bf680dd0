"""Taking back, other levels and leaving, over and over while computer players think."""

from random import Random

import pytest
from PySide6.QtTest import QTest

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.new_game import LEVELS
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from tests.preset_games import few_games

from .test_random_input import settle
from .window_driver import choose_action, close_window, open_window, start_match

FEW, MANY = 2, 23  # storms a game: 207 over all
GUSTS = 12


def storm(key: str, seed: int) -> None:
    """Do anything that stops a thought, again and again, and then go on or close at once."""
    rng, runner = Random(f"{key}|{seed}"), ThreadRunner()
    window = open_window(runner, Preferences(pace="off", rest="short", sound=False))
    driver = start_match(window, key, seed=seed, level="expert")
    page = window.pages.table_page
    for _ in range(GUSTS):
        page.board.finish_events()
        view = driver.view
        if view is not None and rng.random() < 0.6:
            driver.perform(choose_action(view, create_decider("easy", seed)))
        rng.choice((page.undo, page.redo, page.toggle_hint, page.board.finish_events))()
        window.match_controller.change_level(rng.choice(LEVELS))
        QTest.qWait(rng.choice((0, 0, 1, 15)))
    if rng.random() < 0.5:
        window.match_controller.change_level("easy")
        settle(window)
        table = driver.session
        assert table is not None
        assert table.record.state_after() == table.state
    runner.close()
    close_window(window)


@few_games
def test_storms_do_no_harm(key: str) -> None:
    for seed in range(FEW):
        storm(key, seed)


@pytest.mark.slow
@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_many_storms_do_no_harm(key: str) -> None:
    for seed in range(FEW, FEW + MANY):
        storm(key, seed)
