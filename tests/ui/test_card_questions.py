"""Anybody at the table can be asked why they played a card."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Pass
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.playing_habits import Habit, HabitRate
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.panels.card_answer import CardAnswer
from marjapussi_gui.ui.panels.card_questions import SEND
from marjapussi_gui.ui.panels.card_trays import CardTrayView
from marjapussi_gui.ui.panels.explainable_cards import ExplainableCard
from marjapussi_gui.ui.text import partner_agreement_text
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.overlaps import bubble_box
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import Mouse, choose_action, play_hands, start_match

LEFT, ENTER = Qt.MouseButton.LeftButton, Qt.Key.Key_Return
PARTNER = Seat(2)


def show_last_trick(window: MainWindow, key: str = "marjapussi", tricks: int = 2) -> TableDriver:
    table = start_match(window, key)
    table.play_until(lambda view: len(view.tricks) >= tricks)
    table.page.toggle_tricks()
    QApplication.processEvents()
    return table


def has_tricks(count: int, view: View) -> bool:
    return len(view.tricks) >= count


def card_of(page: TablePage, seat: int) -> ExplainableCard:
    return next(each for each in page.panels.last_trick.explainable.cards if each.seat == seat)


def click(card: ExplainableCard) -> None:
    """Click a card where no later card of the trick lies over it."""
    host = card.parentWidget()
    assert host is not None
    shares = (1.0, 0.6, 1.4, 0.5, 1.5)
    points = (card.pos() + card.rect().center() * share for share in shares)
    at = next(point for point in points if host.childAt(point) is card)
    QTest.mouseClick(card, LEFT, pos=at - card.pos())


def answer_of(page: TablePage) -> CardAnswer | None:
    return page.trick_questions.card_questions.bubble.answer


def test_a_click_lights_a_card_and_asks(window: MainWindow) -> None:
    table = show_last_trick(window)
    page, card = table.page, card_of(table.page, PARTNER)

    click(card)

    shown = answer_of(page)
    assert card.is_lit
    assert shown is not None
    assert shown.text
    assert shown.text in page.accessible_board.recent_sentences[-1]
    assert table.is_assisted


def test_a_click_on_another_card_moves_the_answer(window: MainWindow) -> None:
    page = show_last_trick(window).page
    click(card_of(page, 1))
    first = answer_of(page)

    click(card_of(page, PARTNER))

    assert [each.seat for each in page.panels.last_trick.explainable.cards if each.is_lit] == [
        PARTNER
    ]
    assert answer_of(page) not in (None, first)


def test_enter_does_the_same(window: MainWindow) -> None:
    page = show_last_trick(window).page
    card = card_of(page, 1)
    card.setFocus()

    QTest.keyClick(card, ENTER)

    assert answer_of(page) is not None


@pytest.mark.parametrize("way", ["escape", "command", "close", "play"])
def test_the_table_comes_back(window: MainWindow, way: str) -> None:
    table = show_last_trick(window)
    page, view = table.page, table.own_view
    card = card_of(page, 1)
    card.click()
    assert page.tool_buttons._active == "last"
    match way:
        case "escape":
            page.dismiss()
        case "command":
            page.toggle_tricks()
        case "close":
            page.panels.last_trick.close_button.click()
        case _:
            Mouse(window).do(choose_action(view, create_decider("easy", 1)))

    assert not page.panels.last_trick.is_open
    assert answer_of(page) is None
    assert page.tool_buttons._active == ""


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi", "huutopussi-three"])
def test_no_hidden_card_of_a_hand_is_given_away(window: MainWindow, key: str) -> None:
    table = start_match(window, key, level="easy")
    play_hands(window, Mouse(window), hands=1)  # what was played there isn't known now
    page = table.page
    page.panels.hand_score.next_button.click()
    for tricks in range(1, 7):
        table.play_until(partial(has_tricks, tricks))
        view = table.view
        if view is None or len(view.tricks) < tricks:
            break
        page.toggle_tricks()
        for card in page.panels.last_trick.explainable.cards:
            card.click()
            if (shown := answer_of(page)) is not None:
                assert not any(cards for _, cards in shown.known_cards)
        page.toggle_tricks()

    assert table.is_assisted


def test_what_could_be_read_is_one_click_away(window: MainWindow) -> None:
    page = show_last_trick(window).page
    card_of(page, 1).click()
    bubble = page.trick_questions.card_questions.bubble
    before = bubble.answer
    press_link(page, say("reading"))
    assert bubble.answer != before
    press_link(page, say("card-reason-ask"))

    assert bubble.answer == before


def press_link(page: TablePage, label: str) -> None:
    bubble = page.trick_questions.card_questions.bubble
    links = [each for each in bubble.link_buttons if each.text() == label]
    QTest.mouseClick(links[0], LEFT)


def test_my_own_card_gets_its_verdict(window: MainWindow) -> None:
    table = start_match(window, "marjapussi")
    table.play_until(lambda view: len(view.tricks) >= 1)
    page = table.page
    page.toggle_tricks()
    card_of(page, 0).click()

    shown = answer_of(page)
    assert shown is not None
    assert shown.known_cards == ()
    assert [key for key, _ in shown.links] == [SEND]
    assert shown.text not in ("", "Thinking…")


def test_all_tricks_of_a_hand_can_be_asked_about(window: MainWindow) -> None:
    table = start_match(window, "marjapussi")
    play_hands(window, Mouse(window), hands=1)
    page = table.page
    page.toggle_tricks()
    QApplication.processEvents()
    cards = [each for each in page.panels.tricks.findChildren(ExplainableCard) if each.seat]
    before = table.is_assisted
    answers = []
    for card in cards[:12]:
        card.click()
        answers.append(answer_of(page))
    page.dismiss()

    assert all(each is not None and each.text for each in answers)
    assert table.is_assisted == before
    assert answer_of(page) is None
    assert page.panels.tricks.is_open  # Escape closes only the answer


def test_after_the_hand_a_player_names_what_would_have_done_as_well(window: MainWindow) -> None:
    start_match(window, "marjapussi", level="normal")
    play_hands(window, Mouse(window), hands=1)
    page = TableDriver(window).page
    page.toggle_tricks()
    QApplication.processEvents()
    answers = []
    for card in page.panels.tricks.findChildren(ExplainableCard):
        card.click()
        shown = answer_of(page)
        assert shown is not None
        assert shown.text in page.accessible_board.recent_sentences[-1]
        answers.append(shown.text)

    assert any("I could just as well have played" in each for each in answers)


def test_a_card_that_was_scrolled_away_comes_into_view_with_its_answer(window: MainWindow) -> None:
    window.resize(800, 600)
    page = start_match(window, "marjapussi").page
    play_hands(window, Mouse(window), hands=1)
    page.toggle_tricks()
    QApplication.processEvents()
    card = [each for each in page.panels.tricks.findChildren(ExplainableCard) if each.seat][-1]
    assert card.visibleRegion().isEmpty()

    card.click()  # as a screen reader does

    assert not card.visibleRegion().isEmpty()
    assert page.rect().contains(page.trick_questions.card_questions.bubble.geometry())


def test_open_hands_of_the_count_can_be_asked_about(window: MainWindow) -> None:
    window.resize(1280, 800)
    start_match(window, "marjapussi")
    play_hands(window, Mouse(window), hands=1)
    page = TableDriver(window).page
    hands = page.panels.open_hands
    page.panels.hand_score.skip_requested.emit()
    window.grab()
    others = [each for each in hands._open_cards if each.seat]
    answers = []
    for each in others[::6]:
        at = QPoint(round(each.spot.x), round(each.spot.y - each.spot.width * 0.6))
        QTest.mouseClick(hands, LEFT, pos=at)
        (card,) = hands.explainable.cards
        assert card.is_lit
        answers.append(answer_of(page))

    assert len(answers) >= 4
    assert all(each is not None and each.text for each in answers)
    assert page.dismiss()
    assert answer_of(page) is None
    assert page.panels.hand_score.is_open


def test_measured_habits_of_the_partner_can_be_opened(window: MainWindow) -> None:
    table = start_match(window, "marjapussi", level="normal")
    table.play_until(lambda view: len(view.tricks) >= 2)
    page = table.page
    page.toggle_tricks()
    card_of(page, PARTNER).click()
    press_link(page, say("title"))

    assert page.panels.habits.is_open
    assert not page.panels.last_trick.is_open
    assert page.panels.habits.accessibleName() == say("title")


def test_only_the_partner_has_habits_to_show(window: MainWindow) -> None:
    page = show_last_trick(window).page
    card_of(page, 1).click()
    shown = answer_of(page)

    assert shown is not None
    assert say("title") not in [label for _, label in shown.links]


def test_a_habit_is_a_number_out_of_ten() -> None:
    sentence = partner_agreement_text.habit_sentence(HabitRate(Habit.LEAD_BACK, 0.68), "Elsa")

    assert "Elsa" in sentence
    assert "7 out of 10" in sentence


def test_a_card_of_the_count_can_be_asked_about(window: MainWindow) -> None:
    window.resize(800, 600)
    start_match(window, "marjapussi")
    play_hands(window, Mouse(window), hands=1)
    page = TableDriver(window).page
    count = page.panels.hand_score
    count.skip_requested.emit()
    (line,) = count._hand_lines
    line.head.click()
    for _ in range(3):
        QApplication.processEvents()
    window.grab()
    answers = []
    for tray in filter(CardTrayView.isVisible, count.findChildren(CardTrayView)):
        card, corner = tray._corners[0]
        QTest.mouseClick(tray, LEFT, pos=(corner + QPointF(6, 20)).toPoint())
        answers.append(answer_of(page))
        assert [each.card for each in count.explainable.cards] == [card]

    assert len(answers) == 4
    assert all(each is not None and each.text for each in answers)
    assert count.open_line is line
    assert page.dismiss()
    assert answer_of(page) is None


@pytest.mark.parametrize("key", ["huutopussi", "huutopussi-three"])
def test_a_click_on_a_bubble_says_what_a_bid_means(window: MainWindow, key: str) -> None:
    table = start_match(window, key, level="normal")
    table.play_until(lambda view: bool(view.auction.calls) and Pass() in view.legal_actions)
    page, view = table.page, table.own_view
    calls = [call for call in view.auction.calls if call.seat != view.seat]
    bubbles = page.board.decorations.speech_bubbles
    bubbles.show_bubble(calls[-1].seat, "60")
    at = page.board.mapFromScene(bubble_box(page.board).center())

    QTest.mouseClick(page.board.viewport(), LEFT, pos=at)

    shown = answer_of(page)
    assert shown is not None
    assert page.board.event_player.people.name(calls[-1].seat) in shown.text
    assert not shown.links
    assert table.page.table_controller.view == view
