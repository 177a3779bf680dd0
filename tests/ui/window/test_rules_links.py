"""The rules are one click away from the start page, a lesson and the table."""

from PySide6.QtCore import QUrl

from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import start_match


def test_rules_are_two_clicks_from_the_start_page(window: MainWindow) -> None:
    window.navigator.go_home()
    family_tile = window.pages.start_page.family_tile_of("tuppi")

    family_tile.click()
    family_tile.buttons.rules_button.click()

    assert window.page_stack.currentWidget() is window.pages.rules_page
    assert "Tuppi" in window.windowTitle()
    window.on_escape()
    assert window.page_stack.currentWidget() is window.pages.start_page


def test_rules_are_one_click_from_a_lesson(window: MainWindow) -> None:
    window.learning.start_lesson("bondtolva")

    window.pages.lesson_page.header.rules_button.click()

    assert window.page_stack.currentWidget() is window.pages.rules_page
    assert "Bondtolva" in window.windowTitle()
    window.pages.rules_page.back_button.click()
    assert window.page_stack.currentWidget() is window.pages.lesson_page


def test_rules_are_one_click_from_the_table_and_play_goes_on_there(window: MainWindow) -> None:
    driver = start_match(window, "huutopussi")
    table = driver.session

    window.pages.table_page.tool_buttons.button_for("rules").click()
    assert window.page_stack.currentWidget() is window.pages.rules_page

    window.pages.rules_page.play_button.click()
    assert window.page_stack.currentWidget() is window.pages.table_page
    assert driver.session is table


def test_play_deals_what_was_read_about(window: MainWindow) -> None:
    window.navigator.go_home()
    window.learning.show_rules_of("pfadfinder")

    window.pages.rules_page.play_button.click()

    assert window.page_stack.currentWidget() is window.pages.table_page
    assert window.match_controller.last_game.game == "pfadfinder"


def test_escape_closes_a_note_before_the_page(window: MainWindow) -> None:
    window.learning.show_rules_of("marjapussi")
    page = window.pages.rules_page
    page.resize(1280, 800)
    key = "trick"
    page.text_view.anchorClicked.emit(QUrl(f"term:{key}"))
    assert page.term_bubble.term_key == key

    window.on_escape()
    assert page.term_bubble.term_key == ""
    assert window.page_stack.currentWidget() is page
    window.on_escape()
    assert window.page_stack.currentWidget() is not page
