"""A teacher who looks on: he asks before a clear mistake, once, and nothing waits for him."""

from collections.abc import Iterator
from dataclasses import replace
from threading import Event as Flag

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui import app
from marjapussi_gui.engine.actions import Action, Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.teacher.warning import is_clear_mistake
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.pages.sitting import Sitting
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording import table as words
from tests.ui.playing import LEFT, Mouse, gone, opened, seated

WATCHED = Preferences(pace="off", rest="short", sound=False, tutor=True)


def first_is_best(view: View, done: Action | None, _stop: Flag) -> Verdict:
    """Hold the first thing that may be done for the best by far."""
    first, *others = view.legal
    worths = (Worth(first, 0.0, 0.9), *(Worth(each, 0.0, 0.1, 0.01) for each in others))
    return Verdict(view.seat, Kind.FOLLOW, done or first, worths, Rank.FINE, 100)


@pytest.fixture
def window(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setattr(app, "judge", first_is_best)
    made = opened(preferences=WATCHED)
    page = made.ways.table_page
    page.board.story.pace = page.board.touch.pace = INSTANT
    yield made
    gone(made)


def begun(window: Window) -> tuple[TablePage, Sitting]:
    sitting = seated(window, "bag", seed=2, level="easy")
    assert sitting.view is not None
    assert len(sitting.view.legal) > 1
    return window.ways.table_page, sitting


def cards(sitting: Sitting) -> list[Play]:
    assert sitting.view is not None
    return [each for each in sitting.view.legal if isinstance(each, Play)]


def done(sitting: Sitting) -> int:
    assert sitting.table is not None
    return len(sitting.table.record.entries)


def press(page: TablePage, text: str) -> None:
    QTest.mouseClick(next(each for each in page.bar.buttons if each.text() == text), LEFT)


def test_a_clear_mistake_is_asked_about_and_not_yet_done(window: Window) -> None:
    page, sitting = begun(window)
    before, worst = done(sitting), cards(sitting)[-1]

    Mouse(window).put(worst.card)

    assert page.tutor.is_asking
    assert page.board.furniture.sentence.text == words.tutor_asks() in page.spoken.said
    assert before == done(sitting)
    assert [each.card for each in page.board.cards.chosen] == [worst.card]
    assert sitting.table is not None
    assert sitting.table.is_assisted


def test_what_is_best_is_done_at_once_and_is_no_help(window: Window) -> None:
    page, sitting = begun(window)
    before = done(sitting)

    Mouse(window).put(cards(sitting)[0].card)

    assert before < done(sitting)
    assert not page.tutor.is_asking
    assert sitting.table is not None
    assert not sitting.table.is_assisted


def test_it_is_done_anyway_where_that_is_wished(window: Window) -> None:
    page, sitting = begun(window)
    before, worst = done(sitting), cards(sitting)[-1]
    Mouse(window).put(worst.card)

    press(page, words.play_anyway())

    assert sitting.table is not None
    assert worst == sitting.table.record.entries[before].action
    assert not page.tutor.is_asking


def test_the_same_card_again_is_played_without_a_question(window: Window) -> None:
    page, sitting = begun(window)
    before, worst = done(sitting), cards(sitting)[-1]
    Mouse(window).put(worst.card)
    press(page, words.think_again())
    assert not page.board.cards.chosen

    Mouse(window).put(worst.card)

    assert sitting.table is not None
    assert worst == sitting.table.record.entries[before].action


def test_another_card_may_be_chosen_after_thinking_again(window: Window) -> None:
    page, sitting = begun(window)
    Mouse(window).put(cards(sitting)[-1].card)
    before = done(sitting)

    Mouse(window).put(cards(sitting)[0].card)

    assert before < done(sitting)
    assert not page.tutor.is_asking


def test_escape_is_thinking_again(window: Window) -> None:
    page, sitting = begun(window)
    prompt, buttons = page.board.furniture.sentence.text, [each.text() for each in page.bar.buttons]
    Mouse(window).put(cards(sitting)[-1].card)

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert not page.tutor.is_asking
    assert prompt == page.board.furniture.sentence.text
    assert buttons == [each.text() for each in page.bar.buttons]


def test_the_question_stays_when_the_window_grows_or_speaks_another_language(
    window: Window,
) -> None:
    page, sitting = begun(window)
    Mouse(window).put(cards(sitting)[-1].card)

    window.resize(1600, 1000)
    window.prefer(replace(WATCHED, language="fi"))
    QApplication.processEvents()
    answers = [each.text() for each in page.bar.buttons]
    finnish = words.play_anyway()
    window.prefer(replace(WATCHED, language="en"))
    QApplication.processEvents()

    assert finnish in answers
    assert words.play_anyway() in [each.text() for each in page.bar.buttons]


def test_why_is_told_on_the_note(window: Window) -> None:
    page, sitting = begun(window)
    worst = cards(sitting)[-1]
    Mouse(window).put(worst.card)

    press(page, words.why())

    assert not page.tutor.is_asking
    assert page.panels.hint.isVisible()
    assert page.advising.verdict is not None
    assert page.advising.verdict.done == worst


def test_nobody_is_asked_who_does_not_want_it(window: Window) -> None:
    window.prefer(replace(WATCHED, tutor=False))
    page, sitting = begun(window)
    before = done(sitting)

    Mouse(window).put(cards(sitting)[-1].card)

    assert before < done(sitting)
    assert not page.tutor.has_spoken


def test_nothing_waits_for_an_answer_that_is_not_ready(window: Window) -> None:
    page, sitting = begun(window)
    page.tutor.forget()
    before = done(sitting)

    Mouse(window).put(cards(sitting)[-1].card)

    assert before < done(sitting)
    assert not page.tutor.has_spoken


def worth_of(behind: float, error: float) -> Verdict:
    first, other = Play(Card(0)), Play(Card(2))
    worths = (Worth(first, 0.0, 0.5), Worth(other, 0.0, 0.5 - behind, error))
    return Verdict(Seat(0), Kind.LEAD, first, worths, Rank.FINE, 100)


@pytest.mark.parametrize(
    ("behind", "error", "is_warned"),
    [(0.05, 0.001, True), (0.05, 0.03, False), (0.001, 0.0, False)],
)
def test_only_what_is_dear_and_certain_is_a_clear_mistake(
    behind: float, error: float, is_warned: bool
) -> None:
    assert is_warned == is_clear_mistake("a game", worth_of(behind, error), Play(Card(2)))


def test_what_is_best_or_was_not_tried_is_no_mistake() -> None:
    verdict = worth_of(0.05, 0.0)

    assert not is_clear_mistake("a game", verdict, verdict.done)
    assert not is_clear_mistake("a game", verdict, Play(Card(4)))
