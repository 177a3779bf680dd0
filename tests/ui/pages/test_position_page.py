"""Positions are set up by mouse or keys, from random cards or from a review, and open again."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import Card, cards_in_set
from marjapussi_gui.engine.codes.code_text import CodedPosition, read_code
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import GameState, Seat
from marjapussi_gui.model.match_state import ReceivedCodeKind
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.common.requests import EditPosition
from marjapussi_gui.ui.pages.practice.position_page import PositionPage
from marjapussi_gui.ui.text.card_names import short_card_names
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say
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


def drag(
    page: PositionPage,
    card: Card,
    target: QWidget,
    at: QPoint | None = None,
    before_release: Callable[[], object] = bool,
) -> None:
    """Drag a card by its middle to the middle of a widget, or to another point of it."""
    button = page.cards[card]
    page.scroll_area.ensureWidgetVisible(button)
    begin, left = button.rect().center(), Qt.MouseButton.LeftButton
    QTest.mousePress(button, left, pos=begin)
    end = button.mapFromGlobal(target.mapToGlobal(target.rect().center() if at is None else at))
    for step in range(1, 6):
        at_step = QPointF(begin + (end - begin) * step / 5)
        button.mouseMoveEvent(
            QMouseEvent(
                QEvent.Type.MouseMove,
                at_step,
                QPointF(button.mapToGlobal(at_step.toPoint())),
                left,
                left,
                Qt.KeyboardModifier.NoModifier,
            )
        )
    before_release()
    if page.cards[card] is button:
        QTest.mouseRelease(button, left, pos=end)


def seat_label(page: PositionPage, seat: Seat) -> str:
    box = row_of(page, cards_in_set(state(page).hands[seat])[0]).parentWidget()
    label = box.findChild(QLabel) if box is not None else None
    assert isinstance(label, QLabel)
    return label.text()


def row_of(page: PositionPage, card: Card) -> QWidget:
    row = page.cards[card].parentWidget()
    assert row is not None
    return row


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


def test_a_card_is_dragged_onto_another(page: PositionPage) -> None:
    page.show_game("huutopussi-three")
    now = state(page)
    mine, theirs = (cards_in_set(now.hands[seat])[3] for seat in (0, 1))
    drag(page, mine, page.cards[theirs])

    assert state(page).hands[0] >> theirs & 1
    assert state(page).hands[1] >> mine & 1
    assert not page.cards[mine].isChecked()

    first, last = state(page).exchange.discards[0], cards_in_set(state(page).hands[0])[-1]
    drag(page, first, page.cards[last])
    assert state(page).exchange.discards.count(last)


def test_a_card_between_those_of_a_hand_changes_places_with_the_nearest(page: PositionPage) -> None:
    page.show_game("marjapussi")
    mine, theirs = cards_in_set(state(page).hands[0])[0], cards_in_set(state(page).hands[1])[-1]
    row = row_of(page, theirs)
    drag(page, mine, row, row.rect().bottomRight() - QPoint(2, 2))

    assert state(page).hands[1] >> mine & 1


def test_a_card_is_played_by_dragging_it_to_the_table(page: PositionPage) -> None:
    page.show_game("marjapussi")
    lead = cards_in_set(state(page).hands[state(page).turn])[0]
    assert page.table is not None
    drag(page, lead, page.table)
    assert state(page).trick.cards == (lead,)

    turn = state(page).turn
    reply = next(
        each.card
        for each in page.hand.game.legal_actions(state(page))  # type: ignore[union-attr]
        if isinstance(each, Play)
    )
    drag(page, reply, page.cards[lead])  # as one lays it on the table
    assert state(page).trick.cards == (lead, reply)
    assert state(page).turn != turn


def test_a_drag_is_given_up(page: PositionPage) -> None:
    page.show_game("marjapussi")
    before = page.hand
    mine, theirs = (cards_in_set(state(page).hands[seat])[3] for seat in (0, 1))

    for give_up in (page.dismiss, lambda: page.apply_preferences(Preferences())):
        drag(page, mine, page.cards[theirs], before_release=give_up)
        assert page.hand == before
        assert not page.dismiss()
    drag(page, mine, page.game_field)
    assert page.hand == before


def test_a_sooli_is_chosen_and_its_exchange_set_by_keys(page: PositionPage) -> None:
    page.show_game("tuppi")
    held = state(page).hands
    contract = fields(page, ComboField)[1]
    contract.setCurrentIndex(contract.findText("Sooli", Qt.MatchFlag.MatchStartsWith))
    soloist, partner = Seat(0), Seat(2)
    assert (state(page).showing.soloist, state(page).hands) == (soloist, held)
    assert fields(page, ComboField)[1].currentText().startswith("Sooli")
    assert say("sits-out") in seat_label(page, partner)

    (gave, got) = (short_card_names(each.cards) for each in state(page).exchange.gifts)
    told = say("position-exchange", name="Player 1", given=gave, received=got)
    assert told in [each.text() for each in page.findChildren(QLabel)]

    window = page.window()
    for _ in range(2):
        window.run_command(Command.UNDO)  # type: ignore[attr-defined]
    given = cards_in_set(state(page).hands[soloist])[7]
    press(page, given)
    assert page.play_button.isEnabled()
    page.play_button.click()
    back = cards_in_set(state(page).hands[partner])[0]
    press(page, back)
    page.play_button.click()

    assert [each.cards for each in state(page).exchange.gifts] == [(given,), (back,)]
    for _ in range(3):
        play_legal_card(page)
    assert {each.showing.soloist for each in page.hand.states()[-3:]} == {soloist}  # type: ignore[union-attr]


def test_keys_go_on_in_the_hand_of_the_player_to_act(page: PositionPage) -> None:
    page.show_game("marjapussi")
    for _ in range(5):
        own = cards_in_set(state(page).hands[state(page).turn])
        assert page.focusWidget() is page.cards[own[0]]
        assert page.hand is not None
        legal = page.hand.game.legal_actions(state(page))
        press(page, next(each.card for each in legal if isinstance(each, Play)))
        page.play_button.setFocus()
        QTest.keyClick(page.play_button, Qt.Key.Key_Space)


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
    assert review._match.shared is ReceivedCodeKind.POSITION
    review.request_back()
    assert window.page_stack.currentWidget() == page


def test_a_moment_of_a_review_is_changed(window: MainWindow) -> None:
    record = random_record(find_variant("bag"), 3, 2)
    stored = window._services.storage.matches.import_record(record.text().encode(), 1)
    for ply in range(1, len(record.entries) + 1, 7):
        window.do_request(EditPosition(stored.state, ply))

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
