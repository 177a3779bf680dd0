"""What is help is called help, and what was chosen stays chosen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Pass
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.shell.window import Window
from tests.clock import Clock
from tests.program import Program
from tests.walker.run import hurried

from .playing import LEFT, Mouse, decided, gone, opened, play_on, seated
from .ways import answering, is_assisted

KEYS = [each.key for each in VARIANTS]
SMALLEST = "huutopussi-three"


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


@pytest.fixture
def clock() -> Iterator[Clock]:
    clock = Clock()
    with hurried(clock):
        yield clock


# Open cards


def test_cards_of_a_hand_that_is_played_are_opened_after_a_question_and_that_is_help(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = answering(monkeypatch, yes=False)
    seated(window, "marjapussi")
    window.actions_by_name["review"].trigger()
    page = window.ways.review_page
    at_first = page.felt._is_open

    page.open.click()
    refused = page.felt._is_open, is_assisted(window), page.open.isChecked()
    answering(monkeypatch, yes=True)
    page.open.click()

    assert not at_first
    assert len(questions) == 1
    assert refused == (False, False, False)
    assert page.felt._is_open
    assert is_assisted(window)


def test_the_tick_of_an_older_review_does_not_open_the_next(window: Window) -> None:
    seated(window, "marjapussi", level="easy")
    play_on(window, Mouse(window), hands=1)
    window.ways.review()
    window.ways.review_page.open.click()
    was_open = window.ways.review_page.felt._is_open
    window.pages.go_back()

    seated(window, "bag")
    window.ways.review()

    assert was_open
    assert not window.ways.review_page.open.isChecked()
    assert not window.ways.review_page.felt._is_open


# Choices


def test_a_changed_level_is_kept(tmp_path: Path, qapp: QApplication) -> None:
    program = Program(tmp_path)
    seated(program.window, "marjapussi", level="easy")
    program.window.host.change_level("strong")
    program.end()

    again = Program(tmp_path)

    assert again.window.host.match is not None
    assert again.window.host.match.level == "strong"
    assert again.window.host.game.level == "strong"
    again.end()


def test_what_belongs_to_the_table_does_nothing_on_another_page(window: Window) -> None:
    seated(window, "marjapussi")
    window.ways.show_rules()

    QTest.keyClick(window, Qt.Key.Key_H)
    window.actions_by_name["hint"].trigger()
    window.actions_by_name["known"].trigger()
    window.actions_by_name["undo"].trigger()

    assert not is_assisted(window)
    assert not window.ways.table_page.panels.hint.is_open


@pytest.mark.parametrize("name", ["hint", "known"])
def test_what_tells_more_than_the_table_is_help(window: Window, name: str) -> None:
    seated(window, "marjapussi")

    window.actions_by_name[name].trigger()

    assert is_assisted(window)


def test_suggestions_without_being_asked_are_help(window: Window) -> None:
    window.prefer(replace(window.host.preferences, hints=True))
    seated(window, "marjapussi")

    assert is_assisted(window)


def test_suggestions_are_help_from_when_the_table_is_seen_again(window: Window) -> None:
    seated(window, "marjapussi", seed=4)
    window.command("statistics")
    window.prefer(replace(window.host.preferences, hints=True))
    page = window.ways.table_page
    before = is_assisted(window), page.advising.advice

    window.ways.statistics_page.ask_back()

    assert before == (False, None)
    assert page.isVisible()
    assert page.advising.advice is not None
    assert is_assisted(window)


@pytest.mark.parametrize("own", [{"hints": True}, {"tutor": True}])
def test_help_that_is_switched_on_begins_with_the_decision_at_hand(
    window: Window, own: dict[str, Any]
) -> None:
    sitting, page = seated(window, "marjapussi", seed=4), window.ways.table_page
    assert sitting.view is not None
    window.prefer(replace(window.host.preferences, **own))

    assert is_assisted(window) == ("hints" in own)
    assert (page.advising.advice is not None) == ("hints" in own)
    assert page.tutor.is_watching is ("tutor" in own)

    window.prefer(replace(window.host.preferences, hints=False, tutor=False))

    assert page.board.touch.looking.at is None
    assert page.advising.advice is None
    assert not page.tutor.is_watching


def test_an_order_made_by_hand_lasts_for_that_hand(window: Window) -> None:
    seated(window, "marjapussi", level="easy")
    page, mouse = window.ways.table_page, Mouse(window)
    order, view = page.board.cards.order, page.board.viewport()
    first, last = page.board.cards.own_items()[0], page.board.cards.own_items()[-1]
    before = list(order.cards)
    QTest.mousePress(view, LEFT, pos=mouse.point(first))
    QTest.mouseMove(view, mouse.point(last) + QPoint(20, 0))
    QTest.mouseRelease(view, LEFT, pos=mouse.point(last) + QPoint(20, 0))
    by_hand = list(order.cards)

    window.prefer(replace(window.host.preferences, volume=10))
    cards = list(order.cards)
    seated(window, "marjapussi", seed=2, level="easy")

    assert before != by_hand
    assert by_hand == cards
    groups = [[order._weakness(card) for card in group] for group in order.groups]
    assert all(group == sorted(group) for group in groups)


def test_escape_leaves_no_card_lifted(window: Window) -> None:
    seated(window, "marjapussi")
    board = window.ways.table_page.board
    QTest.keyClick(board, Qt.Key.Key_Right)
    looked_at = board.cards.lifted

    QTest.keyClick(board, Qt.Key.Key_Escape)
    window.on_escape()

    assert looked_at is not None
    assert board.cards.lifted is None


def test_names_follow_the_order_of_the_hand(window: Window) -> None:
    seated(window, "marriage", level="easy")
    page = window.ways.table_page

    page.bar.arranged.emit()

    named = [button.item for button in page.spoken.buttons][: len(page.board.cards.own_items())]
    assert named == page.board.cards.own_items()


def test_a_bid_is_not_passed_by_a_key_for_playing_out(window: Window) -> None:
    sitting = seated(window, "huutopussi", seed=2)
    assert sitting.view is not None

    QTest.keyClick(window.ways.table_page.board, Qt.Key.Key_C)

    assert sitting.view is not None
    assert Pass() in sitting.view.legal


def test_a_hand_taken_back_while_its_end_is_told_is_not_counted(window: Window) -> None:
    sitting, page = seated(window, "marjapussi", seed=4), window.ways.table_page
    decide = player("easy", 3)
    while sitting.view is not None and len(sitting.view.hand) > 1:
        sitting.act(decided(sitting.view, decide))
    window.prefer(replace(window.host.preferences, pace="normal"))
    while not page.board.story.is_telling and sitting.view is not None:
        sitting.act(decided(sitting.view, decide))
    assert sitting.table is not None
    assert sitting.table.is_between_hands

    window.actions_by_name["undo"].trigger()
    page.board.finish()

    assert not page.panels.past.is_hand_over
    assert not page.panels.breakdown.is_open
