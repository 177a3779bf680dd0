"""Mistake warnings: one question before a clear mistake, without delaying play."""

from collections.abc import Iterator
from dataclasses import replace
from threading import Event as Flag

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.analysis.evaluation.mistake_warning import (
    is_hard_choice,
    should_warn,
    slip_risk,
)
from marjapussi_gui.engine.actions import Action, Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.text.verdict_text import mistake_warning_text
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.table_driver import TableDriver, set_animation_speed
from tests.ui.window_driver import LEFT, Mouse, close_window, open_window, start_match

WATCHED = Preferences(pace="off", rest="short", sound=False, warnings="always")


def first_is_best(view: View, done: Action | None, _stop: Flag) -> Verdict:
    """Hold the first thing that may be done for the best by far."""
    first, *others = view.legal_actions
    worths = (ActionValue(first, 0.0, 0.9), *(ActionValue(each, 0.0, 0.1, 0.01) for each in others))
    return Verdict(view.seat, DecisionKind.FOLLOW, done or first, worths, Grade.FINE, 100)


@pytest.fixture
def window() -> Iterator[MainWindow]:
    made = open_window(preferences=WATCHED, evaluate=first_is_best)
    page = made.pages.table_page
    set_animation_speed(page.board, NO_ANIMATION)
    yield made
    close_window(made)


def start_warned_match(window: MainWindow) -> tuple[TablePage, TableDriver]:
    table = start_match(window, "bag", seed=2, level="easy")
    assert len(table.own_view.legal_actions) > 1
    return window.pages.table_page, table


def cards(table: TableDriver) -> list[Play]:
    return [each for each in table.own_view.legal_actions if isinstance(each, Play)]


def action_count(table: TableDriver) -> int:
    return len(table.session.record.entries)


def press(page: TablePage, text: str) -> None:
    QTest.mouseClick(next(each for each in page.prompt_bar.buttons if each.text() == text), LEFT)


def test_a_clear_mistake_is_questioned_before_it_is_played(window: MainWindow) -> None:
    page, table = start_warned_match(window)
    before, worst = action_count(table), cards(table)[-1]

    Mouse(window).put(worst.card)

    assert page.mistake_warner.is_warning
    verdict = page.mistake_warner.verdict
    assert verdict is not None
    assert (
        page.board.decorations.prompt_sentence.text
        == mistake_warning_text(verdict, worst)
        in page.accessible_board.recent_sentences
    )
    assert before == action_count(table)
    assert [each.card for each in page.board.card_layer.selected] == [worst.card]
    assert table.session.is_assisted


def test_counting_points_oneself_leaves_the_question_in_sight(window: MainWindow) -> None:
    page, table = start_warned_match(window)
    Mouse(window).put(cards(table)[-1].card)

    page.apply_preferences(replace(WATCHED, count_myself=True))

    assert say("play-anyway") in [each.text() for each in page.prompt_bar.buttons]


def test_the_prompt_takes_the_place_of_a_question_that_was_withdrawn(window: MainWindow) -> None:
    table = start_match(window, "bondtolva", seed=3, level="easy")
    page = window.pages.table_page
    assert not page.prompt_bar.buttons
    prompt = page.board.decorations.prompt_sentence
    without_buttons = page.board.decorations.bounding_box("prompt").top()
    Mouse(window).put(cards(table)[-1].card)
    assert page.board.decorations.bounding_box("prompt").top() < without_buttons
    warning = prompt.text

    page.table_controller.refresh_prompts()

    assert prompt.text != warning
    assert page.board.decorations.bounding_box("prompt").top() == without_buttons


def test_what_is_best_is_done_at_once_and_is_no_help(window: MainWindow) -> None:
    page, table = start_warned_match(window)
    before = action_count(table)

    Mouse(window).put(cards(table)[0].card)

    assert before < action_count(table)
    assert not page.mistake_warner.is_warning
    assert not table.session.is_assisted


def test_it_is_done_anyway_where_that_is_wished(window: MainWindow) -> None:
    page, table = start_warned_match(window)
    before, worst = action_count(table), cards(table)[-1]
    Mouse(window).put(worst.card)

    press(page, say("play-anyway"))
    assert worst == table.session.record.entries[before].action
    assert not page.mistake_warner.is_warning


def test_the_same_card_again_is_played_without_a_question(window: MainWindow) -> None:
    page, table = start_warned_match(window)
    before, worst = action_count(table), cards(table)[-1]
    Mouse(window).put(worst.card)
    press(page, say("think-again"))
    assert not page.board.card_layer.selected

    Mouse(window).put(worst.card)
    assert worst == table.session.record.entries[before].action


def test_another_card_may_be_chosen_after_thinking_again(window: MainWindow) -> None:
    page, table = start_warned_match(window)
    Mouse(window).put(cards(table)[-1].card)
    before = action_count(table)

    Mouse(window).put(cards(table)[0].card)

    assert before < action_count(table)
    assert not page.mistake_warner.is_warning


def test_escape_is_thinking_again(window: MainWindow) -> None:
    page, table = start_warned_match(window)
    prompt, buttons = (
        page.board.decorations.prompt_sentence.text,
        [each.text() for each in page.prompt_bar.buttons],
    )
    Mouse(window).put(cards(table)[-1].card)

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert not page.mistake_warner.is_warning
    assert prompt == page.board.decorations.prompt_sentence.text
    assert buttons == [each.text() for each in page.prompt_bar.buttons]


def test_the_question_stays_when_the_window_grows_or_speaks_another_language(
    window: MainWindow,
) -> None:
    page, table = start_warned_match(window)
    Mouse(window).put(cards(table)[-1].card)

    window.resize(1600, 1000)
    window.apply_preferences(replace(WATCHED, language="fi"))
    QApplication.processEvents()
    answers = [each.text() for each in page.prompt_bar.buttons]
    finnish = say("play-anyway")
    window.apply_preferences(replace(WATCHED, language="en"))
    QApplication.processEvents()

    assert finnish in answers
    assert say("play-anyway") in [each.text() for each in page.prompt_bar.buttons]


def test_the_why_button_shows_the_hint(window: MainWindow) -> None:
    page, table = start_warned_match(window)
    worst = cards(table)[-1]
    Mouse(window).put(worst.card)

    press(page, say("table-why"))

    assert not page.mistake_warner.is_warning
    assert page.panels.hint.isVisible()
    assert page.hint_controller.verdict is not None
    assert page.hint_controller.verdict.chosen == worst


def test_no_question_without_the_preference(window: MainWindow) -> None:
    window.apply_preferences(replace(WATCHED, warnings="never"))
    page, table = start_warned_match(window)
    before = action_count(table)

    Mouse(window).put(cards(table)[-1].card)

    assert before < action_count(table)
    assert not page.mistake_warner.has_warned


def test_nothing_waits_for_an_answer_that_is_not_ready(window: MainWindow) -> None:
    page, table = start_warned_match(window)
    page.mistake_warner.clear()
    before = action_count(table)

    Mouse(window).put(cards(table)[-1].card)

    assert before < action_count(table)
    assert not page.mistake_warner.has_warned


def worth_of(behind: float, error: float) -> Verdict:
    first, other = Play(Card(0)), Play(Card(2))
    worths = (ActionValue(first, 0.0, 0.5), ActionValue(other, 0.0, 0.5 - behind, error))
    return Verdict(Seat(0), DecisionKind.LEAD, first, worths, Grade.FINE, 100)


@pytest.mark.parametrize(
    ("behind", "error", "is_warned"),
    [(0.05, 0.001, True), (0.05, 0.03, False), (0.001, 0.0, False)],
)
def test_only_what_is_dear_and_certain_is_a_clear_mistake(
    behind: float, error: float, is_warned: bool
) -> None:
    assert is_warned == should_warn("a game", worth_of(behind, error), Play(Card(2)))


def test_what_is_best_or_was_not_tried_is_no_mistake() -> None:
    verdict = worth_of(0.05, 0.0)

    assert not should_warn("a game", verdict, verdict.chosen)
    assert not should_warn("a game", verdict, Play(Card(4)))


@pytest.mark.parametrize(
    ("behind", "error", "is_hard"), [(0.05, 0.001, True), (0.05, 0.03, False), (0.001, 0.0, False)]
)
def test_choice_is_hard_if_most_would_make_a_clear_mistake(
    behind: float, error: float, is_hard: bool
) -> None:
    verdict = replace(worth_of(behind, error), temptation=Play(Card(2)))

    assert is_hard_choice("a game", verdict, Play(Card(0))) == is_hard
    assert not is_hard_choice("a game", verdict, Play(Card(2)))


@pytest.mark.parametrize(
    ("behind", "error", "risk"), [(0.05, 0.001, 1 / 3), (0.05, 0.03, 0.0), (0.001, 0.0, 0.0)]
)
def test_risk_is_the_share_of_actions_that_are_certainly_slips(
    behind: float, error: float, risk: float
) -> None:
    verdict = worth_of(behind, error)
    third = ActionValue(Play(Card(4)), 0.0, 0.5)
    verdict = replace(verdict, action_values=(*verdict.action_values, third))
    tempting = replace(verdict, temptation=Play(Card(2)))

    assert slip_risk("a game", verdict) == pytest.approx(risk)
    assert slip_risk("a game", tempting) == (0.5 if risk else 0.0)


def test_choice_that_most_would_make_is_not_hard() -> None:
    verdict = worth_of(0.05, 0.0)

    assert verdict.temptation is None
    assert not is_hard_choice("a game", verdict, verdict.chosen)
    assert not is_hard_choice("a game", replace(verdict, tie_break=Play(Card(2))), Play(Card(0)))
