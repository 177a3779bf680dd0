"""What is help is called help, and what was chosen stays chosen."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Pass
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.app_runner import RunningApp

from .table_driver import TableDriver
from .window_driver import (
    LEFT,
    Mouse,
    answer_questions,
    choose_action,
    play_hands,
    start_match,
)

KEYS = [each.key for each in VARIANTS]
SMALLEST = "huutopussi-three"


# Open cards


def test_cards_of_a_hand_that_is_played_are_opened_after_a_question_and_that_is_help(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = answer_questions(monkeypatch, yes=False)
    start_match(window, "marjapussi")
    window.actions_by_command[Command.REVIEW].trigger()
    page = window.pages.review_page
    at_first = page.board._is_open

    page.open_cards_checkbox.click()
    refused = (
        page.board._is_open,
        TableDriver(window).is_assisted,
        page.open_cards_checkbox.isChecked(),
    )
    answer_questions(monkeypatch, yes=True)
    page.open_cards_checkbox.click()

    assert not at_first
    assert len(questions) == 1
    assert refused == (False, False, False)
    assert page.board._is_open
    assert TableDriver(window).is_assisted


def test_the_tick_of_an_older_review_does_not_open_the_next(window: MainWindow) -> None:
    start_match(window, "marjapussi", level="easy")
    play_hands(window, Mouse(window), hands=1)
    window.navigator.review_current_match()
    window.pages.review_page.open_cards_checkbox.click()
    was_open = window.pages.review_page.board._is_open
    window.page_stack.go_back()

    start_match(window, "bag")
    window.navigator.review_current_match()

    assert was_open
    assert not window.pages.review_page.open_cards_checkbox.isChecked()
    assert not window.pages.review_page.board._is_open


# Choices


def test_a_changed_level_is_saved(tmp_path: Path) -> None:
    program = RunningApp(tmp_path)
    start_match(program.window, "marjapussi", level="easy")
    program.window.match_controller.change_level("strong")
    program.end()

    again = RunningApp(tmp_path)

    assert again.window.match_controller.match is not None
    assert again.window.match_controller.match.level == "strong"
    assert again.window.match_controller.last_game.level == "strong"
    again.end()


def test_what_belongs_to_the_table_does_nothing_on_another_page(window: MainWindow) -> None:
    start_match(window, "marjapussi")
    window.learning.show_rules()

    QTest.keyClick(window, Qt.Key.Key_H)
    window.actions_by_command[Command.HINT].trigger()
    window.actions_by_command[Command.KNOWN].trigger()
    window.actions_by_command[Command.UNDO].trigger()

    assert not TableDriver(window).is_assisted
    assert not window.pages.table_page.panels.hint.is_open


@pytest.mark.parametrize("name", ["hint", "known"])
def test_commands_that_reveal_more_than_the_table_count_as_help(
    window: MainWindow, name: str
) -> None:
    start_match(window, "marjapussi")

    window.actions_by_command[Command(name)].trigger()

    assert TableDriver(window).is_assisted


def test_automatic_suggestions_count_as_help(window: MainWindow) -> None:
    window.apply_preferences(replace(window.match_controller.preferences, hints=True))
    start_match(window, "marjapussi")

    assert TableDriver(window).is_assisted


def test_suggestions_are_help_from_when_the_table_is_seen_again(window: MainWindow) -> None:
    start_match(window, "marjapussi", seed=4)
    window.run_command(Command.STATISTICS)
    window.apply_preferences(replace(window.match_controller.preferences, hints=True))
    page = window.pages.table_page
    before = TableDriver(window).is_assisted, page.hint_controller.advice

    window.pages.my_play_page.request_back()

    assert before == (False, None)
    assert page.isVisible()
    assert page.hint_controller.advice is not None
    assert TableDriver(window).is_assisted


@pytest.mark.parametrize("own", [{"hints": True}, {"warnings": "always"}])
def test_help_that_is_switched_on_begins_with_the_decision_at_hand(
    window: MainWindow, own: dict[str, Any]
) -> None:
    table = start_match(window, "marjapussi", seed=4)
    page = table.page
    window.apply_preferences(replace(window.match_controller.preferences, **own))

    assert table.is_assisted == ("hints" in own)
    assert (page.hint_controller.advice is not None) == ("hints" in own)
    assert (page.mistake_warner._verdict is not None) == ("warnings" in own)

    window.apply_preferences(
        replace(window.match_controller.preferences, hints=False, warnings="never")
    )

    assert page.board.hand_input.card_cursor.current_item is None
    assert page.hint_controller.advice is None
    assert page.mistake_warner._verdict is None


def test_an_order_made_by_hand_lasts_for_that_hand(window: MainWindow) -> None:
    start_match(window, "marjapussi", level="easy")
    page, mouse = window.pages.table_page, Mouse(window)
    order, view = page.board.card_layer.hand_order, page.board.viewport()
    first, last = page.board.card_layer.own_items()[0], page.board.card_layer.own_items()[-1]
    before = list(order.cards)
    QTest.mousePress(view, LEFT, pos=mouse.point(first))
    QTest.mouseMove(view, mouse.point(last) + QPoint(20, 0))
    QTest.mouseRelease(view, LEFT, pos=mouse.point(last) + QPoint(20, 0))
    by_hand = list(order.cards)

    window.apply_preferences(replace(window.match_controller.preferences, volume=10))
    cards = list(order.cards)
    start_match(window, "marjapussi", seed=2, level="easy")

    assert before != by_hand
    assert by_hand == cards
    groups = [[order._stronger_count(card) for card in group] for group in order.groups]
    assert all(group == sorted(group) for group in groups)


def test_escape_leaves_no_card_lifted(window: MainWindow) -> None:
    start_match(window, "marjapussi")
    board = window.pages.table_page.board
    QTest.keyClick(board, Qt.Key.Key_Right)
    looked_at = board.card_layer.focused_item

    QTest.keyClick(board, Qt.Key.Key_Escape)
    window.on_escape()

    assert looked_at is not None
    assert board.card_layer.focused_item is None


def test_names_follow_the_order_of_the_hand(window: MainWindow) -> None:
    start_match(window, "marriage", level="easy")
    page = window.pages.table_page

    page.prompt_bar.arrange_requested.emit()

    named = [button.item for button in page.accessible_board.card_buttons][
        : len(page.board.card_layer.own_items())
    ]
    assert named == page.board.card_layer.own_items()


def test_a_bid_is_not_passed_by_a_key_for_playing_out(window: MainWindow) -> None:
    table = start_match(window, "huutopussi", seed=2)
    assert table.view is not None

    QTest.keyClick(window.pages.table_page.board, Qt.Key.Key_C)

    assert Pass() in table.own_view.legal_actions


def test_a_hand_undone_during_its_count_is_not_counted(window: MainWindow) -> None:
    table, page = start_match(window, "marjapussi", seed=4), window.pages.table_page
    decide = create_decider("easy", 3)
    table.play_until(lambda view: len(view.hand) <= 1, decide)
    window.apply_preferences(replace(window.match_controller.preferences, pace="normal"))
    while not page.board.event_player.is_playing and table.view is not None:
        table.perform(choose_action(table.view, decide))
    assert table.session.is_between_hands

    window.actions_by_command[Command.UNDO].trigger()
    page.board.finish_events()

    assert not page.panels.history.is_hand_over
    assert not page.panels.hand_score.is_open
