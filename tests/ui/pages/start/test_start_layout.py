"""Everything on the start page has room, in every language and at every size."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton

from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.pages.start.start_page import StartPage
from tests.ui.dialogs.layout_checks import (
    cut_off_texts,
    nameless_controls,
    overlapping_widgets,
)
from tests.ui.pages.start.start_page_driver import SIZES, OpenWindow, settle

# Room


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["", "marjapussi"])
def test_no_text_is_cut_and_nothing_overlaps(
    open_home: OpenWindow, language: str, size: tuple[int, int], game: str
) -> None:
    page = open_home(size, game, language=language).pages.start_page
    page.show_play((1, 2, 3), 5)
    settle()

    assert layout_faults(page) == []
    assert page._scroll_area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_no_large_text_is_cut(open_home: OpenWindow, language: str, size: tuple[int, int]) -> None:
    for game in ("", "marjapussi"):
        page = open_home(size, game, language=language, text="large").pages.start_page

        assert layout_faults(page) == []


def layout_faults(page: StartPage) -> list[str]:
    faults = [*cut_off_texts(page), *overlapping_widgets(page), *nameless_controls(page)]
    for family_tile in page.family_tiles:
        family_tile.expand()
        settle()
        inside = [*cut_off_texts(family_tile), *overlapping_widgets(family_tile)]
        inside += [
            f"{row.text()} is not high enough"
            for row in family_tile.rows
            if row.height() < row.height_at(row.width())
        ]
        inside += [
            f"{part} reaches beyond"
            for part in family_tile.findChildren(QAbstractButton)
            if part.isVisible() and not family_tile.rect().contains(part.geometry())
        ]
        faults += [f"{family_tile.chosen_key}: {fault}" for fault in inside]
        family_tile.collapse()
        settle()
    return faults


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
def test_everything_is_in_sight(page: StartPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    settle()

    tiles = (page.resume_tile, *page.family_tiles, page.my_play_tile)
    boxes = [QRect(tile.mapTo(page, QPoint()), tile.size()) for tile in tiles]
    assert [box for box in boxes if not page.rect().contains(box)] == []
    assert page._scroll_area.verticalScrollBar().maximum() == 0
