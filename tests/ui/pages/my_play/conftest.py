"""The page in a window on a database with matches, or alone over matches with given hands."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.pages.my_play.my_play_page import MyPlayPage
from tests.services import replace_services
from tests.ui.dialogs.layout_checks import show_at_size
from tests.ui.pages.my_play.my_play_driver import MyPlayDriver, OpenMyPlay
from tests.ui.pages.my_play.sample_matches import SampleMatches
from tests.ui.pages.my_play.sample_verdicts import LEVELS


@pytest.fixture
def open_my_play() -> Iterator[OpenMyPlay]:
    """Yield a function that opens a window on the page."""
    opened: list[MyPlayDriver] = []

    def open_page(**options: object) -> MyPlayDriver:
        opened.append(MyPlayDriver(**options))  # type: ignore[arg-type]
        return opened[-1]

    yield open_page
    for driver in opened:
        driver.window.apply_preferences(Preferences(language="en", sound=False))
        driver.close()


@pytest.fixture
def sample_matches(tmp_path: Path) -> Iterator[SampleMatches]:
    made = SampleMatches(tmp_path)
    yield made
    made.database.close()


@pytest.fixture
def page(qapp: QApplication, sample_matches: SampleMatches) -> MyPlayPage:
    """Provide the page. No levels were measured in Marriage."""
    theme.apply_theme(qapp, "light")
    services = replace_services(
        create_memory_services(ImmediateTaskRunner(), Preferences()),
        statistics=sample_matches.figures,
        error_rates=lambda key: {} if key == "marriage" else LEVELS,
        exercises=ExerciseTable(Database.in_memory()),
    )
    page = MyPlayPage(services)
    show_at_size(page, 1280, 800)
    return page
