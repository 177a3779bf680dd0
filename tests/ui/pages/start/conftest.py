"""The start page alone, and in a window."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.ui.pages.start.start_page import StartPage
from marjapussi_gui.ui.window.main_window import MainWindow
from marjapussi_gui.ui.window.page_screenshots import SCREENSHOT_PREFERENCES
from tests.ui.pages.start.start_page_driver import OpenWindow, settle
from tests.ui.window_driver import close_window, start_match


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    made = StartPage(pixel_ratio=1.0)
    made.apply_preferences(Preferences(pace="off"))
    for family_tile in made.family_tiles:
        family_tile.guard_ms = 0
    made.resize(1280, 800)
    made.show()
    qtbot.waitActive(made)
    return made


@pytest.fixture
def open_home() -> Iterator[OpenWindow]:
    """Yield a function that opens a window on its start page."""
    opened: list[MainWindow] = []

    def open_window(
        size: tuple[int, int] = (1280, 800), game: str = "", **preferences: object
    ) -> MainWindow:
        chosen = replace(SCREENSHOT_PREFERENCES, **preferences)  # type: ignore[arg-type]
        window = MainWindow(create_memory_services(ImmediateTaskRunner(), chosen))
        opened.append(window)
        window.resize(*size)
        window.show()
        if game:
            start_match(window, game)
        window.navigator.go_home()
        settle()
        return window

    yield open_window
    for window in opened:
        window.apply_preferences(Preferences(language="en", sound=False))
        close_window(window)
