"""Nothing that is read is cut off or lies over something else, in any language, on any page."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event as Flag

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from marjapussi_gui.app.ai_services import evaluate
from marjapussi_gui.app.demo_data import add_evaluations, create_demo_database
from marjapussi_gui.app.screenshot import with_stored_matches
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.verdict import Verdict
from marjapussi_gui.ports.services import Services
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.window.main_window import MainWindow
from marjapussi_gui.ui.window.page_screenshots import (
    PAGE_NAMES,
    SCREENSHOT_PREFERENCES,
    Screenshot,
    open_page,
)
from tests.parameters import mostly_slow
from tests.services import replace_services
from tests.ui.board.test_plate_positions import plate_boxes
from tests.ui.dialogs.layout_checks import (
    covered_cards,
    cut_off_texts,
    horizontal_scrolling,
    nameless_controls,
    overlapping_widgets,
    widgets_outside,
)
from tests.ui.window_driver import close_window

Size = tuple[int, int]

SIZES = ((800, 600), (1280, 800))
every_size = pytest.mark.parametrize(("width", "height"), mostly_slow(SIZES, SIZES[0]))
KEYS = [each.key for each in VARIANTS]
MOMENTS = (1, 6)  # decisions after which a table is looked at
NO_FILE = Path()


JUDGED: dict[object, Verdict] = {}


def evaluate_once(view: View, done: Action | None, stop: Flag) -> Verdict:
    """Return what a moment was worth: it is the same in every language and size."""
    moment = view.game.key, view.seat, view.match, view.zones, view.tricks, view.auction, done
    if moment not in JUDGED:
        JUDGED[moment] = evaluate(view, done, stop)
    return JUDGED[moment]


@pytest.fixture(scope="module")
def store() -> Iterator[Database]:
    database = add_evaluations(create_demo_database(compared_hands=0), match_count=10)
    yield database
    database.close()


# of them Finnish has the longest words
LANGUAGES = [
    each if each == "fi" else pytest.param(each, marks=pytest.mark.slow)
    for each in AVAILABLE_LANGUAGES
]


@pytest.fixture(params=LANGUAGES)
def window_and_services(
    request: pytest.FixtureRequest, store: Database
) -> Iterator[tuple[MainWindow, Services]]:
    preferences = replace(SCREENSHOT_PREFERENCES, language=request.param)
    kit = replace_services(
        create_memory_services(ImmediateTaskRunner(), preferences), evaluate=evaluate_once
    )
    kit = with_stored_matches(kit, store)
    window = MainWindow(kit)
    window.show()
    yield window, kit
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)


def layout_faults(widget: QWidget, name: str, sizes: Sequence[Size]) -> list[str]:
    sentences = []
    for size in sizes:
        widget.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
        faults = [
            *cut_off_texts(widget),
            *overlapping_widgets(widget),
            *widgets_outside(widget),
            *nameless_controls(widget),
        ]
        faults += horizontal_scrolling(widget)
        sentences += [f"{name} {size[0]}: {fault}" for fault in faults]
    return sentences


def page_faults(window: MainWindow, kit: Services, sizes: Sequence[Size]) -> list[str]:
    faults = []
    for page in PAGE_NAMES:
        preferences = kit.system.preferences
        widget = open_page(
            window, Screenshot(NO_FILE, page=page, moves=4, preferences=preferences), kit
        )
        faults += layout_faults(widget, page, sizes)
        if isinstance(widget, QDialog):
            widget.close()
    return faults


@every_size
def test_every_page_fits(
    window_and_services: tuple[MainWindow, Services], width: int, height: int
) -> None:
    assert page_faults(*window_and_services, ((width, height),)) == []


def buttons_on_plates(page: TablePage) -> list[str]:
    """Return the buttons that lie on a plate."""
    covered = []
    for control in page.prompt_bar.buttons:
        box = QRectF(QRect(control.mapTo(page, control.rect().topLeft()), control.size()))
        covered += [control.text() for plate in plate_boxes(page.board) if plate.intersects(box)]
    return covered


def table_faults(window: MainWindow, kit: Services, sizes: Sequence[Size]) -> list[str]:
    faults = []
    for key in KEYS:
        for moves in MOMENTS:
            open_page(window, Screenshot(NO_FILE, game=key, moves=moves), kit)
            for size in sizes:
                faults += layout_faults(window, f"{key} {moves}", (size,))
                found_here = [
                    *covered_cards(window.pages.table_page.board),
                    *buttons_on_plates(window.pages.table_page),
                ]
                faults += [f"{key} {size[0]}: {each}" for each in found_here]
    return faults


@every_size
def test_every_table_fits(
    window_and_services: tuple[MainWindow, Services], width: int, height: int
) -> None:
    assert table_faults(*window_and_services, ((width, height),)) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_type_and_cards_fit(language: str, store: Database) -> None:
    large = replace(SCREENSHOT_PREFERENCES, language=language, text="large", cards="large")
    kit = replace_services(
        create_memory_services(ImmediateTaskRunner(), large), evaluate=evaluate_once
    )
    kit = with_stored_matches(kit, store)
    window = MainWindow(kit)
    window.show()
    faults = table_faults(window, kit, SIZES[:1])
    faults += page_faults(window, kit, SIZES[1:])
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert faults == []


def test_the_count_of_a_second_hand_takes_the_place_of_the_first(
    window_and_services: tuple[MainWindow, Services],
) -> None:
    window, kit = window_and_services
    for seed in (1, 2):
        open_page(window, Screenshot(NO_FILE, page="count", seed=seed), kit)

    assert layout_faults(window, "count", SIZES) == []


@pytest.mark.parametrize("page", ["matches", "statistics", "profile"])
def test_a_page_is_in_its_place_when_it_is_painted_first(
    qapp: QApplication, store: Database, page: str
) -> None:
    kit = with_stored_matches(
        create_memory_services(ImmediateTaskRunner(), SCREENSHOT_PREFERENCES), store
    )
    window = MainWindow(kit)
    window.resize(800, 600)
    window.show()
    open_page(window, Screenshot(NO_FILE, page=page), kit)
    at_once = places(window)
    for _ in range(8):
        qapp.processEvents()

    assert places(window) == at_once
    close_window(window)


def places(window: MainWindow) -> list[tuple[str, QRect]]:
    labels = [each for each in window.findChildren(QLabel) if each.isVisibleTo(window)]
    return [(each.text(), QRect(each.mapTo(window, QPoint()), each.size())) for each in labels]
