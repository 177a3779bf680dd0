"""The rules are one click away from the start page, a lesson and the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QUrl

from marjapussi_gui.ui.shell.window import Window
from tests.ui.playing import gone, opened, seated

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # says the offscreen platform


@pytest.fixture
def window() -> Iterator[Window]:
    made = opened()
    yield made
    gone(made)


def test_rules_are_one_click_from_the_start_page(window: Window) -> None:
    window.ways.go_home()
    tile = next(each for each in window.ways.start_page.tiles if each.key == "tuppi")

    tile.rules.click()

    assert window.pages.currentWidget() is window.ways.rules_page
    assert "Tuppi" in window.windowTitle()
    window.on_escape()
    assert window.pages.currentWidget() is window.ways.start_page


def test_rules_are_one_click_from_a_lesson(window: Window) -> None:
    window.ways.learn("bondtolva")

    window.ways.lesson_page.head.rules.click()

    assert window.pages.currentWidget() is window.ways.rules_page
    assert "Bondtolva" in window.windowTitle()
    window.ways.rules_page.back.click()
    assert window.pages.currentWidget() is window.ways.lesson_page


def test_rules_are_one_click_from_the_table_and_play_goes_on_there(window: Window) -> None:
    sitting = seated(window, "huutopussi")
    table = sitting.table

    window.ways.table_page.tools.button("rules").click()
    assert window.pages.currentWidget() is window.ways.rules_page

    window.ways.rules_page.play.click()
    assert window.pages.currentWidget() is window.ways.table_page
    assert sitting.table is table


def test_play_deals_what_was_read_about(window: Window) -> None:
    window.ways.go_home()
    window.ways.show_rules_of("pfadfinder")

    window.ways.rules_page.play.click()

    assert window.pages.currentWidget() is window.ways.table_page
    assert window.host.game.key == "pfadfinder"


def test_escape_closes_a_note_before_the_page(window: Window) -> None:
    window.ways.show_rules_of("marjapussi")
    page = window.ways.rules_page
    page.resize(1280, 800)
    page.go_to(4)
    key = "trick"
    page.text.anchorClicked.emit(QUrl(f"term:{key}"))
    assert page.note.key == key

    window.on_escape()
    assert page.note.key == ""
    assert window.pages.currentWidget() is page
    window.on_escape()
    assert window.pages.currentWidget() is not page
