"""The page to read: its text, and the ways on."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.basis import theme
from marjapussi_gui.ui.pages.reading import ReadingPage
from marjapussi_gui.ui.widgets.read_text import LETTERS_A_LINE
from marjapussi_gui.ui.wording import rules_page

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def page(qtbot: QtBot) -> ReadingPage:
    made = ReadingPage()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)
def test_rules_of_each_game_are_shown_whole(one: Variant, page: ReadingPage) -> None:
    page.show_text("Rules", rules_page.rules_html(one.game()))

    assert len(page.text.toPlainText()) > 300
    assert "<" not in page.text.toPlainText()


def test_lines_have_about_seventy_letters(page: ReadingPage) -> None:
    page.resize(1920, 1080)
    page.show_text("Words", "<p>" + "the words of a game " * 60 + "</p>")
    page.show()
    QApplication.processEvents()

    line = page.text.document().firstBlock().layout().lineAt(3)
    assert abs(line.textLength() - LETTERS_A_LINE) <= 12


def test_buttons_tell_where_to_go(page: ReadingPage) -> None:
    page.show_text("Words", "<p>words</p>")
    commands: list[str] = []
    page.asked.connect(commands.append)

    page.back.click()
    page.play.click()

    assert commands == ["back", "play_again"]


def test_text_without_a_game_has_no_way_to_play(page: ReadingPage) -> None:
    page.show_text("Words", "<p>words</p>", can_play=False)
    page.show()

    assert not page.play.isVisible()


def test_text_follows_light_and_dark(page: ReadingPage, qapp: QApplication) -> None:
    page.show_text("Words", "<p>words</p>")
    page.show()
    for chrome in ("dark", "light"):
        theme.dress(qapp, chrome)
        QApplication.processEvents()

        wanted = page.palette().color(QPalette.ColorRole.Text)
        letters = page.text.document().firstBlock().textFormats()
        assert wanted == letters[0].format.foreground().color()
