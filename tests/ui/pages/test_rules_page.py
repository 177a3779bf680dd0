"""The page of rules: its chapters, what is drawn in cards, its notes, and the ways on."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.ui.basis import theme
from marjapussi_gui.ui.basis.assets import ENGLISH
from marjapussi_gui.ui.basis.languages import SPOKEN, speak
from marjapussi_gui.ui.basis.progress import MemoryProgress
from marjapussi_gui.ui.pages.rules import RulesPage
from tests.ui.dialogs.measure import cut_off, nameless, shown, sideways

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # says the offscreen platform

WIDE, MIDDLE, NARROW = (1280, 800), (1000, 700), (800, 600)


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot) -> RulesPage:
    theme.dress(qapp, "light")
    made = RulesPage(ImmediateRunner(), MemoryProgress())
    qtbot.addWidget(made)
    shown(made, *WIDE)
    made.show_rules(variant("marjapussi").game())
    return made


def place_of(page: RulesPage, title: str) -> int:
    return [each.title for each in page.chapters].index(title)


@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)
def test_every_game_has_its_chapters_and_is_shown_in_cards(one: Variant, page: RulesPage) -> None:
    page.show_rules(one.game())

    titles = [each.title for each in page.chapters]
    assert titles[-3:] == ["Ten pieces of advice", "House rules", "Glossary"]
    assert len(page.text.headings()) == len(titles)
    assert {each.drawn for each in page.chapters} == {"", "cards", "count"}
    assert len(page._pictures) >= 2


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("text", ["normal", "large"])
def test_no_word_is_cut_off(language: str, text: str, qapp: QApplication, page: RulesPage) -> None:
    theme.dress(qapp, "light", text)
    speak(qapp, language)
    page.show_rules(variant("huutopussi-three").game())
    for size in (WIDE, MIDDLE, NARROW):
        shown(page, *size)

        assert cut_off(page) == []
        assert sideways(page) == []
        assert nameless(page) == []
    speak(qapp, ENGLISH)
    theme.dress(qapp, "light")


def test_columns_are_as_many_as_there_is_room_for(page: RulesPage) -> None:
    columns = []
    for size in (WIDE, MIDDLE, NARROW):
        shown(page, *size)
        columns.append((page.frame.columns, page.contents.isVisible(), page.pick.isVisible()))

    assert columns == [(3, True, False), (2, True, False), (1, False, True)]


def test_chapter_is_gone_to_and_sewn_once_it_was_read(page: RulesPage) -> None:
    place = place_of(page, "Tricks")

    page.contents.buttons[place].click()

    assert page.contents.buttons[place].is_here
    assert place - 1 not in page.read
    page.text.verticalScrollBar().setValue(page.text.headings()[place + 1])
    page.go_to(place + 1)
    assert page.contents.buttons[place + 1].is_here


def test_all_is_read_at_the_end_of_the_text(page: RulesPage) -> None:
    bar = page.text.verticalScrollBar()
    while bar.value() < bar.maximum():
        bar.setValue(bar.value() + bar.pageStep() // 2)

    assert page.read == set(range(len(page.chapters)))
    assert all("read" in each.accessibleName() for each in page.contents.buttons)


def test_what_was_read_is_still_read_when_the_program_opens_again(qtbot: QtBot) -> None:
    kept = MemoryProgress({"marriage": 0b101})
    again = RulesPage(ImmediateRunner(), kept)
    qtbot.addWidget(again)

    again.show_rules(variant("marriage").game())
    assert again.read == {0, 2}
    again.show_rules(variant("tuppi").game())
    shown(again, *WIDE)
    bar = again.text.verticalScrollBar()
    bar.setValue(bar.maximum())

    assert again.read
    assert kept.stops()["tuppi"] == sum(1 << place for place in again.read)


def test_list_above_the_text_leads_to_chapters(page: RulesPage) -> None:
    shown(page, *NARROW)
    place = place_of(page, "Ten pieces of advice")

    page.pick.put(place)

    top = page.text.headings()[place]
    assert abs(page.text.verticalScrollBar().value() - top) < 10


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_note_opens_at_its_word_and_one_at_a_time(size: tuple[int, int], page: RulesPage) -> None:
    shown(page, *size)
    page.go_to(place_of(page, "Tricks"))
    for key in ("to follow suit", "trump"):
        page.text.anchorClicked.emit(QUrl(f"term:{key}"))

        assert page.note.key == key
        assert page.rect().contains(page.note.geometry())
    assert page.close_open()
    assert page.note.key == ""
    assert not page.close_open()


def test_tab_opens_notes_and_leaving_closes_them(page: RulesPage) -> None:
    page.activateWindow()
    page.text.setFocus()
    QTest.keyClick(page.text, Qt.Key.Key_Tab)
    first = page.note.key
    QTest.keyClick(page.text, Qt.Key.Key_Tab)

    assert first
    assert page.note.key not in ("", first)


def test_note_tells_the_words_of_other_languages(page: RulesPage) -> None:
    page.text.anchorClicked.emit(QUrl("term:to go higher"))

    assert "übernehmen, mennä yli, " in page.note.accessibleName()


def test_rule_that_is_not_in_force_is_not_drawn(page: RulesPage) -> None:
    usual = page.text.toPlainText()
    page.show_rules(variant("marjapussi").game({"must_head": False}))

    assert "has to go higher" in usual
    assert "has to go higher" not in page.text.toPlainText()


def test_word_is_found_from_anywhere(page: RulesPage) -> None:
    page.search.setText("Glossary")
    page.look_for()
    first = page.text.textCursor().position()
    page.search.setText("In short")
    page.look_for()

    assert page.text.textCursor().position() < first
    assert page.missing.isHidden()
    page.search.setText("banana")
    page.look_for()
    assert "banana" in page.missing.text()


def test_ways_lead_to_the_game_that_is_read_about(page: RulesPage) -> None:
    asked: list[str] = []
    for signal in (page.play_asked, page.learn_asked, page.house_rules_asked):
        signal.connect(asked.append)

    for control in (page.play, page.lesson, page.change):
        control.click()

    assert asked == ["marjapussi"] * 3


def test_place_is_kept_when_the_window_grows(page: RulesPage) -> None:
    page.go_to(place_of(page, "Marriages"))

    shown(page, 1600, 800)

    assert page.contents.buttons[place_of(page, "Marriages")].is_here


def test_what_is_drawn_is_heard(page: RulesPage) -> None:
    heard = page.text.accessibleDescription()

    assert "ten of hearts" in heard
    assert "Aino and Helvi: Trumps made: +2" in heard
