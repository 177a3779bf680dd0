"""The page in a window on a database with matches, and on an empty one."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.model.preferences import Preferences
from tests.ui.pages.my_play.my_play_driver import MyPlayDriver, OpenMyPlay


@pytest.fixture
def open_my_play(qapp: QApplication) -> Iterator[OpenMyPlay]:
    """Yield a function that opens a window on the page."""
    opened: list[MyPlayDriver] = []

    def open_page(**options: object) -> MyPlayDriver:
        opened.append(MyPlayDriver(**options))  # type: ignore[arg-type]
        return opened[-1]

    yield open_page
    for driver in opened:
        driver.window.apply_preferences(Preferences(language="en", sound=False))
        driver.close()
