"""Everything on the page has room, in every language and at every size."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLabel

from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.common.requests import MyPlaySection
from marjapussi_gui.ui.common.theme import MIN_TOUCH_SIZE
from marjapussi_gui.ui.pages.my_play.my_play_page import MyPlayPage
from marjapussi_gui.ui.widgets.puzzle_button import PuzzleButton
from tests.ui.dialogs.layout_checks import (
    cut_off_texts,
    horizontal_scrolling,
    nameless_controls,
    overlapping_widgets,
)
from tests.ui.pages.my_play.my_play_driver import SIZES, MyPlayDriver, OpenMyPlay

LEAST_HEIGHT = MIN_TOUCH_SIZE - 2  # links have no border


def layout_faults(page: MyPlayPage) -> list[str]:
    """Return what is cut off, overlaps, has no name or is too low to click."""
    faults = [*cut_off_texts(page), *nameless_controls(page), *horizontal_scrolling(page)]
    faults += overlapping_widgets(page)
    panels = page.part.panels
    for place, panel in enumerate(panels):
        inner = panel.geometry().adjusted(8, 8, -8, -8)
        others = (each.geometry().adjusted(8, 8, -8, -8) for each in panels[place + 1 :])
        faults += [
            f"{type(panel).__name__} over another" for each in others if inner.intersects(each)
        ]
        for part in panel.findChildren(QLabel) + panel.findChildren(QAbstractButton):
            box = QRect(part.mapTo(panel, QPoint()), part.size())
            if part.isVisible() and not panel.rect().adjusted(8, 8, -8, -8).contains(box):
                faults.append(f"{type(panel).__name__}: {type(part).__name__} reaches beyond")
    for button in page.findChildren(QAbstractButton):
        if button.isVisible() and button.height() < LEAST_HEIGHT:
            faults.append(f"{button.accessibleName()} is {button.height()} pixels high")
    return faults


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
@pytest.mark.parametrize("hands", [0, 4])
def test_no_text_is_cut_and_nothing_overlaps(
    open_my_play: OpenMyPlay, language: str, hands: int
) -> None:
    driver = open_my_play(hands=hands, language=language)
    faults = []
    for size in SIZES:
        driver.window.resize(*size)
        for game, part in product(("", "marjapussi"), MyPlaySection):
            driver.page.show_play(game, part)
            driver.settle()
            faults += [f"{size} {game} {part}: {fault}" for fault in layout_faults(driver.page)]

    assert faults == []


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
def test_nothing_scrolls_in_usual_windows(
    open_my_play: OpenMyPlay, language: str, size: tuple[int, int]
) -> None:
    driver = open_my_play(size=size, language=language)
    driver.open("marjapussi")

    viewport = driver.overview.parentWidget()

    assert viewport is not None
    assert driver.overview.height() == viewport.height()


@pytest.mark.parametrize("language", ["fi", "de"])
def test_no_large_text_is_cut(open_my_play: OpenMyPlay, language: str) -> None:
    driver, faults = open_my_play(language=language, text="large"), []
    for size, part in product(SIZES, MyPlaySection):
        driver.window.resize(*size)
        driver.page.show_play("", part)
        driver.settle()
        faults += [f"{size} {part}: {fault}" for fault in layout_faults(driver.page)]

    assert faults == []


def test_narrow_path_shows_fewer_puzzles(open_my_play: OpenMyPlay) -> None:
    driver = open_my_play(size=(1100, 800))
    path = driver.overview.puzzles.path

    shown = [button for button in path.buttons.values() if button.isVisible()]
    assert 8 <= len(shown) < len(path.buttons)
    assert layout_faults(driver.page) == []
    assert all(path.rect().contains(button.geometry()) for button in shown)


def test_panels_keep_the_order_of_a_narrow_page_when_read_by_tab(
    open_my_play: OpenMyPlay,
) -> None:
    driver = open_my_play(size=(800, 600))
    page, part = driver.page, driver.overview
    panels = [part.moments, part.todays_deal, part.costs, part.skill, part.puzzles, part.matches]

    assert sorted(panels, key=lambda panel: panel.y()) == panels == part.panels
    buttons = [*page.part_buttons.values(), *part.links.values(), page.back_button]
    header = [page.filters.game_field, *buttons]
    visited = tab_order(driver)
    assert visited[: len(header)] == header
    assert visited.index(part.todays_deal.play_button) < visited.index(part.costs.rows[0])
    assert visited.index(part.costs.rows[2]) < visited.index(part.skill.bars[0])
    assert sum(isinstance(each, PuzzleButton) for each in visited) == 1


def tab_order(driver: MyPlayDriver) -> list[object]:
    page, order = driver.page, list[object]()
    page.filters.game_field.setFocus()
    for _ in range(60):
        focus = driver.window.focusWidget()
        if focus in order:
            break
        order.append(focus)
        page.focusNextChild()
    return order
