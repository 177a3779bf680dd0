"""The page to read: its text, and the ways on."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.pages.text_page import TextPage
from marjapussi_gui.ui.widgets.rich_text_view import LETTERS_PER_LINE
from tests.ui.text.rules_text import rules_html


@pytest.fixture
def page() -> TextPage:
    return TextPage()


@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)
def test_rules_of_each_game_are_shown_whole(one: Variant, page: TextPage) -> None:
    page.show_text("Rules", rules_html(one.create_game()))

    assert len(page.text_view.toPlainText()) > 300
    assert "<" not in page.text_view.toPlainText()


def test_lines_have_about_seventy_letters(page: TextPage) -> None:
    page.resize(1920, 1080)
    page.show_text("Words", "<p>" + "the words of a game " * 60 + "</p>")
    page.show()
    QApplication.processEvents()

    line = page.text_view.document().firstBlock().layout().lineAt(3)
    assert abs(line.textLength() - LETTERS_PER_LINE) <= 12


def test_button_leads_back(page: TextPage) -> None:
    page.show_text("Words", "<p>words</p>")
    commands: list[str] = []
    page.request.connect(commands.append)

    page.back_button.click()

    assert commands == ["back"]


def test_text_follows_light_and_dark(page: TextPage, qapp: QApplication) -> None:
    page.show_text("Words", "<p>words</p>")
    page.show()
    for chrome in ("dark", "light"):
        theme.apply_theme(qapp, chrome)
        QApplication.processEvents()

        wanted = page.palette().color(QPalette.ColorRole.Text)
        letters = page.text_view.document().firstBlock().textFormats()
        assert wanted == letters[0].format.foreground().color()


def test_names_of_buttons_stand_out_in_nepali_too(page: TextPage) -> None:
    def darkness(html: str) -> int:
        page.show_text("Words", html)
        image = page.text_view.viewport().grab().toImage()
        width, height = image.width(), image.height()
        return sum(255 - image.pixelColor(x, y).red() for x in range(width) for y in range(height))

    page.show()
    empty, plain = darkness("<p></p>"), darkness("<p>खेल्ने सिक्ने</p>")

    assert darkness("<p><i>खेल्ने सिक्ने</i></p>") - empty > 1.1 * (plain - empty) > 0
