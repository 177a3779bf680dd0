"""Positions are set up by mouse or keys, from random cards or from a review, and open again."""

from dataclasses import replace
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import Card, cards_in_set
from marjapussi_gui.engine.codes.code import CodedPosition, read_code
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import GameState, Seat
from marjapussi_gui.model.match_state import SharedKind
from marjapussi_gui.ui.common.requests import ChangePosition
from marjapussi_gui.ui.pages.practice.position_page import PositionPage
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.widgets.fields import ComboField, SpinField
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.dialogs.layout_checks import accessible_name
from tests.ui.sharing.shared_records import random_record

Field = TypeVar("Field", ComboField[int], SpinField)


@pytest.fixture
def page(window: MainWindow) -> PositionPage:
    window.run_command(Command.POSITION)
    return window.pages.position_page


def state(page: PositionPage) -> GameState:
    assert page.hand is not None
    return page.hand.states()[-1]


def fields(page: PositionPage, kind: type[Field]) -> list[Field]:
    assert page._content is not None
    return page._content.findChildren(kind)


def press(page: PositionPage, card: Card) -> None:
    page.cards[card].setFocus()
    QTest.keyClick(page.cards[card], Qt.Key.Key_Space)


def play_legal_card(page: PositionPage) -> None:
    assert page.hand is not None
    card = next(
        each.card for each in page.hand.game.legal_actions(state(page)) if isinstance(each, Play)
    )
    page.cards[card].click()
    page.play_button.click()


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_every_game_of_tricks_is_offered(page: PositionPage, key: str) -> None:
    page.show_game(key)

    assert page.hand is not None
    assert page.hand.game.key == ("marjapussi" if key == "marriage" else key)
    assert sorted(page.cards) == sorted(page.hand.game.dealing_phase.cards)
    assert all(map(accessible_name, page.findChildren(QPushButton)))


def test_two_cards_change_places_by_keys(page: PositionPage) -> None:
    page.show_game("marjapussi")
    mine, theirs = (cards_in_set(state(page).hands[seat])[3] for seat in (0, 1))

    press(page, mine)
    assert page.cards[mine].isChecked()
    press(page, theirs)

    assert state(page).hands[0] >> theirs & 1
    assert state(page).hands[1] >> mine & 1
    assert page.focusWidget() is page.cards[mine]
    assert page.message_label.isHidden()


def test_a_change_that_the_rules_forbid_is_explained(page: PositionPage) -> None:
    page.show_game("marjapussi")
    play_legal_card(page)
    turn = state(page).turn
    lead = state(page).trick.cards[0]
    before = page.hand
    others = [card for card in cards_in_set(state(page).hands[turn]) if card // 13 != lead // 13]
    page.cards[others[0]].click()
    page.play_button.click()

    if page.hand == before:
        assert "in trick 1" in page.message_label.text()
    else:
        page.cards[others[0]].click()
        page.cards[lead].click()
        assert page.message_label.text() or page.hand != before


def test_played_cards_are_taken_back(page: PositionPage) -> None:
    page.show_game("tuppi")
    begun = page.hand
    for _ in range(3):
        play_legal_card(page)
    assert len(state(page).trick.cards) == 3

    for _ in range(3):
        page.back_step_button.click()

    assert page.hand == begun


def test_the_standing_and_the_contract_are_chosen(page: PositionPage) -> None:
    page.show_game("huutopussi")
    fields(page, ComboField)[1].setCurrentIndex(2)
    fields(page, SpinField)[0].setValue(95)
    fields(page, SpinField)[-1].setValue(-40)

    assert page.hand is not None
    assert (state(page).turn, state(page).auction.bid) == (Seat(2), 95)
    assert page.hand.match.scores == (0, -40)


def test_impossible_scores_are_refused_with_a_sentence(page: PositionPage) -> None:
    page.show_game("tuppi")
    fields(page, SpinField)[0].setValue(12)
    fields(page, SpinField)[1].setValue(12)

    assert page.hand is not None
    assert page.hand.match.scores == (12, 0)
    assert "can’t stand" in page.message_label.text()
    assert fields(page, SpinField)[1].value() == 0


def test_a_position_is_copied_and_opened(window: MainWindow, page: PositionPage) -> None:
    page.show_game("bag")
    play_legal_card(page)
    window.run_command(Command.COPY_CODE)
    coded = read_code(QApplication.clipboard().text())
    assert isinstance(coded, CodedPosition)
    assert coded.state == state(page)

    page.open_button.click()

    review = window.pages.review_page
    assert window.page_stack.current_page is review
    assert review._match is not None
    assert review._match.shared is SharedKind.POSITION
    review.request_back()
    assert window.page_stack.currentWidget() == page


def test_a_moment_of_a_review_is_changed(window: MainWindow) -> None:
    record = random_record(find_variant("bag"), 3, 2)
    stored = window._services.storage.matches.import_record(record.text().encode(), 1)
    for ply in range(1, len(record.entries) + 1, 7):
        window.do_request(ChangePosition(stored.state, ply))

        page = window.pages.position_page
        now = record.state_after(ply)
        assert state(page).hands == (now.hands or record.state_after(ply - 1).hands)
        assert page.message_label.isHidden()


def test_language_and_deck_change_while_a_card_is_chosen(window: MainWindow) -> None:
    window.run_command(Command.POSITION)
    page = window.pages.position_page
    before = page.hand
    next(iter(page.cards.values())).click()

    preferences = window.match_controller.preferences
    window.apply_preferences(replace(preferences, language="fi"))
    changed = window.pages.position_page
    title = changed.title
    window.apply_preferences(preferences)

    assert changed.hand == before
    assert title == "Asetelma"
