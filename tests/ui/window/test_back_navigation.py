"""Esc leads back to the previous page from every page."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.ui.common.requests import MyPlaySection
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import start_match

Does = Callable[[MainWindow], object]

ORIGINS: dict[str, Does] = {
    "table": lambda window: start_match(window, "bag"),
    "start": lambda window: window.navigator.go_home(),
    "lesson": lambda window: window.learning.start_lesson("bag"),
    "matches": lambda window: window.navigator.show_matches(),
    "puzzles": lambda window: window.learning.show_puzzles(),
    "my play": lambda window: window.run_command(Command.MY_PLAY),
}
PAGES: dict[str, Does] = {
    "rules": lambda window: window.run_command(Command.RULES),
    "rules of another game": lambda window: window.learning.show_rules_of("tuppi"),
    "practice": lambda window: window.learning.start_practice(),
    "guide": lambda window: window.run_command(Command.GUIDE),
    "keys": lambda window: window.run_command(Command.KEYS),
}


@pytest.mark.parametrize("origin", ORIGINS)
def test_escape_returns_from_every_page_to_the_previous_page(
    window: MainWindow, origin: str
) -> None:
    ORIGINS[origin](window)
    was, table = (
        window.page_stack.current_page,
        window.pages.table_page.table_controller.session,
    )
    for name, show_page in PAGES.items():
        show_page(window)
        assert window.page_stack.current_page is not was, name

        for _ in range(2):  # the first may only close what lies open there
            if window.page_stack.current_page is not was:
                QTest.keyClick(window, Qt.Key.Key_Escape)

        assert window.page_stack.current_page is was, name
        assert window.pages.table_page.table_controller.session is table


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_that_follow_each_other_lead_back_to_the_same_place(
    window: MainWindow, origin: str
) -> None:
    ORIGINS[origin](window)
    was = window.page_stack.current_page
    for page in PAGES.values():
        page(window)

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert window.page_stack.current_page is was


@pytest.mark.parametrize("origin", [name for name in ORIGINS if name != "my play"])
@pytest.mark.parametrize("by_key", [True, False])
def test_my_play_leads_back_to_where_it_was_opened(
    window: MainWindow, origin: str, *, by_key: bool
) -> None:
    ORIGINS[origin](window)
    was = window.page_stack.current_page
    window.run_command(Command.MY_PLAY)
    window.navigator.show_my_play(MyPlaySection.SKILL)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    page = window.pages.my_play_page
    assert window.page_stack.current_page is page

    if by_key:
        QTest.keyClick(window, Qt.Key.Key_Escape)
    else:
        page.back_button.click()

    assert window.page_stack.current_page is was


def test_escape_leads_from_the_review_back_to_the_table(window: MainWindow) -> None:
    ORIGINS["table"](window)
    window.navigator.review_current_match()
    was = window.page_stack.current_page
    assert was is window.pages.review_page

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert window.page_stack.currentWidget() is window.pages.table_page


@pytest.mark.parametrize("name", ["lesson", "matches", "puzzles"])
def test_escape_leads_back_to_a_match_that_began_on_the_same_page(
    window: MainWindow, name: str
) -> None:
    ORIGINS[name](window)
    start_match(window, "tuppi")

    for _ in range(2):
        ORIGINS[name](window)
        QTest.keyClick(window, Qt.Key.Key_Escape)

        assert window.page_stack.current_page is window.pages.table_page
