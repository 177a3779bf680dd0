"""Puzzles are listed, played against cards that lie, and kept once they are solved."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app import puzzles
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.teacher.puzzles.shipped import AnyPuzzle, Puzzle
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.pages.puzzle import PuzzlePage
from marjapussi_gui.ui.pages.puzzles import PuzzlesPage
from marjapussi_gui.ui.pages.tricks_puzzle_panel import TricksPuzzlePanel
from marjapussi_gui.ui.shell.window import Window
from tests.ui.playing import Keyboard, Listener, Mouse, gone, opened

if TYPE_CHECKING:
    from marjapussi_gui.teacher.puzzles.playing import Attempt

HANDS = (Mouse, Keyboard, Listener)


@cache
def smallest() -> int:
    """Return the place of a puzzle whose cards can be few."""
    every = [(at, each) for at, each in enumerate(puzzles()) if isinstance(each, Puzzle)]
    hidden = [each for each in every if each[1].deals > 1]
    return min(hidden, key=lambda each: (cards_of(each[1]), each[1].deals))[0]


def cards_of(puzzle: AnyPuzzle) -> int:
    return puzzle.state.hands[puzzle.state.turn].bit_count()


@pytest.fixture
def window(qapp: object) -> Iterator[Window]:
    here = opened()
    yield here
    gone(here)


@pytest.fixture
def listed(window: Window) -> PuzzlesPage:
    """Show all puzzles, none of them solved."""
    kept = window._services.solved.stops()
    assert isinstance(kept, dict)
    kept.clear()
    window.command("puzzles")
    page = window.ways.puzzles_page
    for each in page.filters.values():
        each.put("")
    return page


@pytest.fixture
def page(window: Window, listed: PuzzlesPage) -> PuzzlePage:
    """Sit down at a puzzle."""
    begun(window)
    return window.ways.puzzle_page


def begun(window: Window) -> None:
    page = window.ways.puzzle_page
    page.felt.story.pace = page.felt.touch.pace = INSTANT
    window.ways.try_puzzle(smallest())


def attempt(page: PuzzlePage) -> "Attempt":
    from marjapussi_gui.teacher.puzzles.playing import Attempt

    assert isinstance(page.trying.attempt, Attempt)
    return page.trying.attempt


def sure(page: PuzzlePage) -> Action:
    now = attempt(page)
    return now.proof.answers(now.moment)[0]


def wrong(page: PuzzlePage) -> Action:
    now = attempt(page)
    sure_ones = now.proof.answers(now.moment)
    return next(each for each in now.proof.options(now.moment) if each not in sure_ones)


def played_on(page: PuzzlePage, hand: Mouse) -> None:
    """Do what is sure, where anything is, up to the end."""
    while not attempt(page).is_over:
        now = attempt(page)
        options = now.proof.answers(now.moment) or now.proof.options(now.moment)
        hand.do(options[0])


def hand_of(kind: type[Mouse], window: Window, page: PuzzlePage) -> Mouse:
    hand = kind(window, page)
    assert hand.board is page.felt
    return hand


def test_every_puzzle_is_listed_with_its_number(listed: PuzzlesPage) -> None:
    assert len(listed.buttons) == len(puzzles()) > 100
    first = listed.buttons[0]
    assert first.accessibleName().startswith("Puzzle 1, ")


def test_filters_leave_out_what_does_not_fit(listed: PuzzlesPage) -> None:
    listed.filters["game"].put("avomarjapussi")
    listed.filters["difficulty"].put("not_hard")
    shown = [listed.listed(place).puzzle for place in listed.buttons]

    assert shown
    assert {each.game.key for each in shown} == {"avomarjapussi"}
    assert not any(each.is_hard for each in shown)
    listed.filters["state"].put("solved")
    assert not listed.buttons


def test_click_in_the_list_lays_a_puzzle_out(window: Window, listed: PuzzlesPage) -> None:
    QTest.mouseClick(listed.buttons[smallest()], Qt.MouseButton.LeftButton)

    assert window.pages.current is window.ways.puzzle_page
    assert window.ways.puzzle_page.number == smallest()


def test_it_is_said_before_that_the_cards_lie(page: PuzzlePage) -> None:
    assert page.panel.title
    assert any("The cards lie against you" in each for each in page.panel.reasons)
    assert isinstance(page.contents, TricksPuzzlePanel)
    assert page.contents.hidden is not None
    assert len(page.contents.hidden.cards) >= cards_of(puzzles()[smallest()])


@pytest.mark.parametrize("kind", HANDS)
def test_sure_line_solves_it_and_that_is_kept(
    window: Window, page: PuzzlePage, kind: type[Mouse]
) -> None:
    played_on(page, hand_of(kind, window, page))

    assert page.panel.title == "Solved!"
    assert window._services.solved.stops()[puzzles()[smallest()].name] == 1
    window.pages.go_back()
    window.command("puzzles")
    assert "solved" in window.ways.puzzles_page.buttons[smallest()].accessibleName()


def test_anything_else_fails_and_it_is_told_with_what(window: Window, page: PuzzlePage) -> None:
    hand = hand_of(Mouse, window, page)
    first = wrong(page)
    hand.do(first)
    played_on(page, hand)

    assert page.panel.title == "Not this time"
    assert page.trying.wrong == first
    assert len(page.panel.reasons) == 1
    assert not window._services.solved.stops()[puzzles()[smallest()].name]


def test_failed_puzzle_is_tried_again(window: Window, page: PuzzlePage) -> None:
    hand = hand_of(Mouse, window, page)
    hand.do(wrong(page))
    played_on(page, hand)
    QTest.mouseClick(page.panel.buttons["again"], Qt.MouseButton.LeftButton)

    assert attempt(page).steps == []
    assert page.trying.wrong is None


def test_line_that_is_shown_wins_and_counts_as_nothing(window: Window, page: PuzzlePage) -> None:
    QTest.mouseClick(page.panel.buttons["line"], Qt.MouseButton.LeftButton)

    assert attempt(page).is_solved
    assert page.panel.title == "The sure line"
    assert not window._services.solved.stops()[puzzles()[smallest()].name]


def test_whose_turn_it_is_is_said_to_those_who_listen(page: PuzzlePage) -> None:
    assert page.felt.furniture.sentence.text in page.spoken.said


def test_next_puzzle_is_the_next_that_is_not_solved(window: Window, page: PuzzlePage) -> None:
    window._services.solved.keep(puzzles()[smallest() + 1].name, 1)
    page.next_asked.emit()

    assert page.number == smallest() + 2


def test_escape_leads_back_to_the_list(window: Window, page: PuzzlePage) -> None:
    window.on_escape()

    assert window.pages.current is window.ways.puzzles_page


def test_card_that_may_not_be_played_says_why(page: PuzzlePage) -> None:
    said = len(page.spoken.said)
    page.felt.touch.refused.emit(0)

    assert len(page.spoken.said) > said


def test_tricks_of_the_hand_can_be_looked_at(window: Window, page: PuzzlePage) -> None:
    window.command("tricks")
    assert page.tricks.isVisible()

    window.on_escape()

    assert not page.tricks.isVisible()
    assert window.pages.current is page


def test_task_is_said_in_every_language(window: Window, page: PuzzlePage) -> None:
    titles = [page.panel.title]
    for language in ("fi", "sv", "en"):
        window.prefer(Preferences(pace="off", rest="short", sound=False, language=language))
        titles.append(page.panel.title)

    assert len(set(titles)) == 3
    assert titles[0] == titles[-1]
