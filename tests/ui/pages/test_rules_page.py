"""The page of rules: its chapters, what is drawn in cards, its notes, and the ways on."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.settings import ProgressTable
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from marjapussi_gui.ui.common.requests import OpenHouseRules, ReturnToTable, ShowLessons
from marjapussi_gui.ui.pages.rules.rules_page import RulesPage
from marjapussi_gui.ui.text.rules_chapters import FOLD_LINK
from tests.parameters import mostly_slow, mostly_slow_variants
from tests.ui.dialogs.layout_checks import (
    cut_off_texts,
    horizontal_scrolling,
    nameless_controls,
    show_at_size,
)

WIDE, MIDDLE, NARROW = (1280, 800), (1000, 700), (800, 600)


@pytest.fixture
def page(qapp: QApplication) -> RulesPage:
    theme.apply_theme(qapp, "light")
    made = RulesPage(ImmediateTaskRunner(), ProgressTable(Database.in_memory()))
    show_at_size(made, *WIDE)
    made.show_rules(find_variant("marjapussi").create_game())
    return made


def place_of(page: RulesPage, title: str) -> int:
    return [each.title for each in page.chapters].index(title)


@pytest.mark.parametrize("one", mostly_slow_variants(VARIANTS))
def test_every_game_has_its_chapters_and_is_shown_in_cards(one: Variant, page: RulesPage) -> None:
    page.show_rules(one.create_game())

    titles = [each.title for each in page.chapters]
    assert titles[-3:] == ["Ten tips", "House rules", "Glossary"]
    assert len(page.text_view.heading_positions()) == len(titles)
    assert {each.drawing for each in page.chapters} == {"", "cards", "count"}
    assert len(page._pictures) >= 2


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
@pytest.mark.parametrize("text", mostly_slow(["normal", "large"], "large"))
def test_no_word_is_cut_off(language: str, text: str, qapp: QApplication, page: RulesPage) -> None:
    theme.apply_theme(qapp, "light", text)
    install_language(qapp, language)
    page.show_rules(find_variant("huutopussi-three").create_game())
    for size in (WIDE, MIDDLE, NARROW):
        show_at_size(page, *size)

        assert cut_off_texts(page) == []
        assert horizontal_scrolling(page) == []
        assert nameless_controls(page) == []
    theme.apply_theme(qapp, "light")


def test_columns_are_as_many_as_there_is_room_for(page: RulesPage) -> None:
    columns = []
    for size in (WIDE, MIDDLE, NARROW):
        show_at_size(page, *size)
        columns.append(
            (page.page_layout.columns, page.contents.isVisible(), page.chapter_box.isVisible())
        )

    assert columns == [(3, True, False), (2, True, False), (1, False, True)]


def test_chapter_is_gone_to_and_sewn_once_it_was_read(page: RulesPage) -> None:
    place = place_of(page, "Tricks")

    page.contents.buttons[place].click()

    assert page.contents.buttons[place].is_current
    assert place - 1 not in page.read_chapters
    page.text_view.verticalScrollBar().setValue(page.text_view.heading_positions()[place + 1])
    page.go_to_chapter(place + 1)
    assert page.contents.buttons[place + 1].is_current


def test_all_is_read_at_the_end_of_the_text(page: RulesPage) -> None:
    bar = page.text_view.verticalScrollBar()
    while bar.value() < bar.maximum():
        bar.setValue(bar.value() + bar.pageStep() // 2)

    assert page.read_chapters == set(range(len(page.chapters)))
    assert all("read" in each.accessibleName() for each in page.contents.buttons)


def test_what_was_read_is_still_read_when_the_program_opens_again() -> None:
    kept = ProgressTable(Database.in_memory())
    kept.save("marriage", 0b101)
    again = RulesPage(ImmediateTaskRunner(), kept)

    again.show_rules(find_variant("marriage").create_game())
    assert again.read_chapters == {0, 2}
    again.show_rules(find_variant("tuppi").create_game())
    show_at_size(again, *WIDE)
    bar = again.text_view.verticalScrollBar()
    bar.setValue(bar.maximum())

    assert again.read_chapters
    assert kept.load()["tuppi"] == sum(1 << place for place in again.read_chapters)


def test_list_above_the_text_leads_to_chapters(page: RulesPage) -> None:
    show_at_size(page, *NARROW)
    place = place_of(page, "Ten tips")

    page.chapter_box.set_value(place)

    top = page.text_view.heading_positions()[place]
    assert abs(page.text_view.verticalScrollBar().value() - top) < 10


@pytest.mark.parametrize("one", mostly_slow_variants(VARIANTS))
def test_no_chapter_is_squeezed(one: Variant, page: RulesPage) -> None:
    page.show_rules(one.create_game())
    tops, document = page.text_view.heading_positions(), page.text_view.document()

    document.markContentsDirty(0, document.characterCount())

    assert page.text_view.heading_positions() == tops


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_note_opens_at_its_word_and_closes_the_previous_note(
    size: tuple[int, int], page: RulesPage
) -> None:
    show_at_size(page, *size)
    page.go_to_chapter(place_of(page, "Tricks"))
    for key in ("follow suit", "suit led"):
        page.text_view.anchorClicked.emit(QUrl(f"term:{key}"))

        assert page.term_bubble.term_key == key
        assert page.rect().contains(page.term_bubble.geometry())
    assert page.dismiss()
    assert page.term_bubble.term_key == ""
    assert not page.dismiss()


def test_tab_opens_notes_and_leaving_closes_them(page: RulesPage) -> None:
    page.activateWindow()
    page.text_view.setFocus()
    QTest.keyClick(page.text_view, Qt.Key.Key_Tab)
    first = page.term_bubble.term_key
    QTest.keyClick(page.text_view, Qt.Key.Key_Tab)

    assert first
    assert page.term_bubble.term_key not in ("", first)


def test_note_lists_the_words_of_other_languages(page: RulesPage) -> None:
    page.text_view.anchorClicked.emit(QUrl("term:beat"))

    assert "übernehmen, mennä yli, " in page.term_bubble.accessibleName()


def test_rule_that_is_not_in_force_is_not_drawn(page: RulesPage) -> None:
    usual = page.text_view.toPlainText()
    page.show_rules(find_variant("marjapussi").create_game({"must_head": False}))

    assert "has to beat the best card" in usual
    assert "has to beat the best card" not in page.text_view.toPlainText()


def test_word_is_found_from_anywhere(page: RulesPage) -> None:
    page.search_field.setText("Glossary")
    page.find_next()
    first = page.text_view.textCursor().position()
    page.search_field.setText("In short")
    page.find_next()

    assert page.text_view.textCursor().position() < first
    assert page.not_found_label.isHidden()
    page.search_field.setText("banana")
    page.find_next()
    assert "banana" in page.not_found_label.text()


def test_ways_lead_to_the_game_that_is_read_about(page: RulesPage) -> None:
    asked: list[object] = []
    page.request.connect(asked.append)

    for control in (page.play_button, page.lesson_button, page.house_rules_button):
        control.click()

    assert asked == [ReturnToTable(), ShowLessons("marjapussi"), OpenHouseRules("marjapussi")]


def test_scroll_position_survives_a_resize(page: RulesPage) -> None:
    page.go_to_chapter(place_of(page, "Marriages"))

    show_at_size(page, 1600, 800)

    assert page.contents.buttons[place_of(page, "Marriages")].is_current


def test_what_is_drawn_is_heard(page: RulesPage) -> None:
    heard = page.text_view.accessibleDescription()

    assert "ten of hearts" in heard
    assert "Aino and Helvi: Trumps declared: +2" in heard


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_tips_and_glossary_open_when_they_are_asked_for(
    language: str, qapp: QApplication, page: RulesPage
) -> None:
    install_language(qapp, language)
    page.show_rules(find_variant("marjapussi").create_game())
    titles = [each.title for each in page.chapters if each.is_folded]
    lengths = [len(page.text_view.toPlainText())]
    page.text_view.anchorClicked.emit(QUrl(FOLD_LINK + titles[0]))
    lengths.append(len(page.text_view.toPlainText()))
    page.go_to_chapter(len(page.chapters) - 1)
    lengths.append(len(page.text_view.toPlainText()))

    assert len(titles) == 2
    assert lengths[0] + 500 < lengths[1] < lengths[2] - 500


def test_folded_words_are_found(page: RulesPage) -> None:
    page.search_field.setText("übernehmen")
    page.find_next()

    assert page.not_found_label.isHidden()
