"""Esc leads back to where one came from, from every page that is read, and wherever that was."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.shell.window import Window
from tests.ui.playing import gone, opened, seated

Does = Callable[[Window], object]

ORIGINS: dict[str, Does] = {
    "table": lambda window: seated(window, "bag"),
    "start": lambda window: window.ways.go_home(),
    "lesson": lambda window: window.ways.learn("bag"),
    "matches": lambda window: window.ways.show_matches(),
    "puzzles": lambda window: window.ways.show_puzzles(),
}
PAGES: dict[str, Does] = {
    "rules": lambda window: window.command("rules"),
    "rules of another game": lambda window: window.ways.show_rules_of("tuppi"),
    "statistics": lambda window: window.ways.show_statistics(),
    "profile": lambda window: window.ways.show_profile(),
    "practice": lambda window: window.ways.practise(),
    "guide": lambda window: window.command("guide"),
    "keys": lambda window: window.command("keys"),
}


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


@pytest.mark.parametrize("origin", ORIGINS)
@pytest.mark.parametrize("page", PAGES)
def test_escape_leads_back_to_where_one_came_from(window: Window, origin: str, page: str) -> None:
    ORIGINS[origin](window)
    was, table = window.pages.current, window.ways.table_page.sitting.table
    PAGES[page](window)
    assert window.pages.current is not was

    for _ in range(2):  # the first may only close what lies open there
        if window.pages.current is not was:
            QTest.keyClick(window, Qt.Key.Key_Escape)

    assert window.pages.current is was
    assert window.ways.table_page.sitting.table is table


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_that_follow_each_other_lead_back_to_the_same_place(
    window: Window, origin: str
) -> None:
    ORIGINS[origin](window)
    was = window.pages.current
    for page in PAGES.values():
        page(window)

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert window.pages.current is was


def test_escape_leads_from_the_review_back_to_the_table(window: Window) -> None:
    ORIGINS["table"](window)
    window.ways.review()
    was = window.pages.current
    assert was is window.ways.review_page

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert window.pages.currentWidget() is window.ways.table_page
