"""The controls of every page and dialog: named, large enough, reached and seen by keyboard."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog

from marjapussi_gui.app.demo_data import add_evaluations, create_demo_database
from marjapussi_gui.app.screenshot import with_stored_matches
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.ui.widgets.focus_ring import FocusRing
from marjapussi_gui.ui.window.main_window import MainWindow
from marjapussi_gui.ui.window.page_screenshots import (
    PAGE_NAMES,
    SCREENSHOT_PREFERENCES,
    Screenshot,
    open_page,
)
from tests.services import replace_services
from tests.ui.quick_evaluator import quick_evaluate
from tests.ui.window_driver import close_window

from .controls import keyboard_faults, nameless, small

SIZE = 1280, 800
CHECKS = {"names": nameless, "sizes": small, "keyboard": keyboard_faults}


@pytest.fixture(scope="module")
def faults(qapp: QApplication) -> Iterator[Mapping[str, list[str]]]:
    """Return what is wrong, by kind."""
    store = add_evaluations(create_demo_database(compared_hands=0), match_count=2)
    services = create_memory_services(ImmediateTaskRunner(), SCREENSHOT_PREFERENCES)
    services = replace_services(services, evaluate=quick_evaluate)
    services = with_stored_matches(services, store)
    ring = FocusRing(qapp)
    window = MainWindow(services)
    window.resize(*SIZE)
    window.show()
    found: dict[str, list[str]] = {name: [] for name in CHECKS}
    for page in PAGE_NAMES:
        asked = Screenshot(Path(), page=page, moves=4, preferences=SCREENSHOT_PREFERENCES)
        widget = open_page(window, asked, services)
        QApplication.processEvents()
        for name, check in CHECKS.items():
            found[name] += [f"{page}: {fault}" for fault in check(widget)]
        if isinstance(widget, QDialog):
            widget.close()
    yield found
    close_window(window)
    ring.deleteLater()
    store.close()


def test_every_control_has_a_name_and_a_role(faults: Mapping[str, list[str]]) -> None:
    assert faults["names"] == []


def test_every_target_is_large_enough(faults: Mapping[str, list[str]]) -> None:
    assert faults["sizes"] == []


def test_the_keyboard_reaches_everything_and_its_place_is_seen(
    faults: Mapping[str, list[str]],
) -> None:
    assert "\n".join(faults["keyboard"]) == ""
