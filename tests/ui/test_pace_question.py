"""A player who keeps cutting the animations short is asked once whether to play faster."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.model.preferences import Preferences, valid_preferences
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS
from marjapussi_gui.ui.pages.table.assistance import HURRIED_TRICKS
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock
from tests.ui.table_driver import TableDriver

from .window_driver import close_window, open_window, start_match

SLOW = Preferences(pace="slow", sound=False, warnings="never")


@pytest.fixture
def window(clock: FakeClock) -> Iterator[MainWindow]:
    window = open_window(preferences=SLOW, is_stored=False)
    yield window
    close_window(window)


def play_hand(table: TableDriver, clock: FakeClock, *, hurries: bool) -> None:
    """Play a hand to its count; with hurries, press a key while the others play."""
    while table.view is not None:
        table.perform(table.own_view.legal_actions[0])
        if hurries:
            QTest.keyClick(table.board, Qt.Key.Key_Space)
        clock.ms += HAND_COUNT_MS
        table.board.finish_events()
    assert table.hand_score.is_open
    table.board.finish_events()
    clock.ms += HAND_COUNT_MS


def play_hands(
    window: MainWindow, clock: FakeClock, *, hurries: bool, hands: int = 2
) -> TableDriver:
    table = start_match(window, "bag", seed=2)
    for number in range(hands):
        if number:
            table.hand_score.next_button.click()
        table.board.finish_events()
        play_hand(table, clock, hurries=hurries)
    return table


def test_the_question_comes_with_the_count_after_ten_hurried_tricks(
    window: MainWindow, clock: FakeClock
) -> None:
    table = play_hands(window, clock, hurries=True, hands=1)
    after_nine = window.notice_bar.sentence
    assert len(table.session.view.tricks) < HURRIED_TRICKS

    table.hand_score.next_button.click()
    table.board.finish_events()
    QTest.keyClick(table.board, Qt.Key.Key_Space)
    play_hand(table, clock, hurries=True)

    assert after_nine == ""
    assert window.notice_bar.sentence == say("confirmation-play-faster")


def test_nobody_is_asked_who_lets_the_cards_move(window: MainWindow, clock: FakeClock) -> None:
    play_hands(window, clock, hurries=False, hands=3)

    assert window.notice_bar.sentence == ""


def test_yes_chooses_the_next_faster_speed(window: MainWindow, clock: FakeClock) -> None:
    table = play_hands(window, clock, hurries=True)
    before = table.board.event_player.speed.card_flight

    window.notice_bar.answer_button.click()

    assert window.match_controller.preferences.pace == "normal"
    assert table.board.event_player.speed.card_flight < before
    assert window.notice_bar.sentence == ""


def test_no_changes_nothing_and_is_remembered(window: MainWindow, clock: FakeClock) -> None:
    play_hands(window, clock, hurries=True)
    window.notice_bar.close_button.click()

    play_hands(window, clock, hurries=True, hands=3)

    assert window.notice_bar.sentence == ""
    assert window.match_controller.preferences.pace == "slow"
    assert window.match_controller.preferences.asked_pace


def test_the_next_action_withdraws_the_question(window: MainWindow, clock: FakeClock) -> None:
    table = play_hands(window, clock, hurries=True)
    asked = window.notice_bar.sentence
    table.hand_score.next_button.click()
    table.board.finish_events()

    table.perform(table.own_view.legal_actions[0])

    assert asked
    assert window.notice_bar.sentence == ""


def test_preferences_of_earlier_versions_have_not_been_asked() -> None:
    assert valid_preferences({"pace": "fast"}) == Preferences(pace="fast", asked_pace=False)
