"""Puzzles are listed, played against the adversary, and saved as solved."""

from collections import deque
from collections.abc import Callable, Mapping
from functools import cache
from threading import Event as Flag
from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app.service_factory import load_puzzles
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.learning.puzzles.puzzle_files import AnyPuzzle, TrickPuzzle
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.task_runner import OnError, Task
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.pages.puzzles.puzzle_list_page import PuzzleListPage
from marjapussi_gui.ui.pages.puzzles.puzzle_page import PuzzlePage
from marjapussi_gui.ui.pages.puzzles.tricks_puzzle_panel import TricksPuzzlePanel
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.parameters import mostly_slow
from tests.services import every_puzzle
from tests.ui.table_driver import set_animation_speed
from tests.ui.window_driver import Keyboard, Mouse, ScreenReader, close_window, open_window

if TYPE_CHECKING:
    from marjapussi_gui.learning.puzzles.puzzle_session import PuzzleSession

T = TypeVar("T")
HANDS = (Mouse, Keyboard, ScreenReader)


class SteppedRunner:
    """Runs a task only when its step is called."""

    def __init__(self) -> None:
        self.steps = deque[Callable[[], object]]()

    def run(
        self,
        work: Callable[[Flag], T],
        on_done: Callable[[T], None],
        *,
        on_error: OnError | None = None,
    ) -> Task:
        task = Task()
        self.steps.append(lambda: on_done(work(task.cancel_flag)))
        return task


@cache
def smallest() -> int:
    """Return the place of a puzzle whose cards can be few."""
    every = [(at, each) for at, each in enumerate(every_puzzle()) if isinstance(each, TrickPuzzle)]
    hidden = [each for each in every if each[1].deal_count > 1]
    return min(hidden, key=lambda each: (cards_of(each[1]), each[1].deal_count))[0]


def progress(window: MainWindow) -> Mapping[str, int]:
    return window._services.learning.puzzle_progress.load()


def cards_of(puzzle: AnyPuzzle) -> int:
    return puzzle.state.hands[puzzle.state.turn].bit_count()


@pytest.fixture
def unsolved_list(window: MainWindow) -> PuzzleListPage:
    """Show all puzzles, none of them solved."""
    kept = progress(window)
    assert isinstance(kept, dict)
    kept.clear()
    window.run_command(Command.PUZZLES)
    page = window.navigator.puzzle_list_page
    for each in page.filters.values():
        each.set_value("")
    return page


@pytest.fixture
def page(window: MainWindow, unsolved_list: PuzzleListPage) -> PuzzlePage:
    """Sit down at a puzzle."""
    start_puzzle(window)
    return window.navigator.puzzle_page


def start_puzzle(window: MainWindow) -> None:
    page = window.navigator.puzzle_page
    set_animation_speed(page.board, NO_ANIMATION)
    window.navigator.show_puzzle(smallest())


def attempt(page: PuzzlePage) -> "PuzzleSession":
    from marjapussi_gui.learning.puzzles.puzzle_session import PuzzleSession

    assert isinstance(page.puzzle_controller.session, PuzzleSession)
    return page.puzzle_controller.session


def sure_action(page: PuzzlePage) -> Action:
    now = attempt(page)
    return now.proof.solutions(now.info_set)[0]


def wrong_action(page: PuzzlePage) -> Action:
    now = attempt(page)
    sure_ones = now.proof.solutions(now.info_set)
    return next(each for each in now.proof.useful_actions(now.info_set) if each not in sure_ones)


def solve_puzzle(page: PuzzlePage, hand: Mouse) -> None:
    """Do what is sure, where anything is, up to the end."""
    while not attempt(page).is_over:
        now = attempt(page)
        options = now.proof.solutions(now.info_set) or now.proof.useful_actions(now.info_set)
        hand.do(options[0])


def hand_of(kind: type[Mouse], window: MainWindow, page: PuzzlePage) -> Mouse:
    hand = kind(window, page)
    assert hand.board is page.board
    return hand


def test_every_puzzle_is_listed_with_its_number(unsolved_list: PuzzleListPage) -> None:
    assert len(unsolved_list.buttons) == len(every_puzzle()) > 100
    first = unsolved_list.buttons[0]
    assert first.accessibleName().startswith("Puzzle 1, ")


def test_puzzles_of_a_game_are_shown_before_the_next_game_is_loaded(qapp: object) -> None:
    runner = SteppedRunner()
    window = open_window(runner)
    runner.steps.clear()  # what a window does when it opens
    window.navigator.show_puzzles()
    page, counts = window.navigator.puzzle_list_page, []

    while runner.steps:
        runner.steps.popleft()()
        counts.append(len(page.buttons))

    first, second = (len(load_puzzles(each.key)) for each in VARIANTS[:2])
    assert counts[:2] == [first, first + second]
    assert counts[-1] == len(every_puzzle())
    assert [page.entry(each).index for each in page.buttons] == list(range(counts[-1]))
    assert page._loading_label.isHidden()
    close_window(window)


def test_first_unsolved_puzzle_of_the_requested_game_gets_the_focus_when_it_is_loaded(
    qapp: object,
) -> None:
    runner = SteppedRunner()
    window = open_window(runner)
    runner.steps.clear()
    page, key = window.navigator.puzzle_list_page, VARIANTS[2].key
    window.page_stack.show_page(page)
    page.show_puzzles(key)

    while runner.steps:
        runner.steps.popleft()()

    (focused,) = [page.entry(at) for at, each in page.buttons.items() if each is page.focusWidget()]
    assert (focused.puzzle.game.key, focused.number) == (key, 1)
    close_window(window)


def test_filters_leave_out_what_does_not_fit(unsolved_list: PuzzleListPage) -> None:
    unsolved_list.filters["game"].set_value("avomarjapussi")
    unsolved_list.filters["difficulty"].set_value("not_hard")
    shown = [unsolved_list.entry(place).puzzle for place in unsolved_list.buttons]

    assert shown
    assert {each.game.key for each in shown} == {"avomarjapussi"}
    assert not any(each.is_hard for each in shown)
    unsolved_list.filters["state"].set_value("solved")
    assert not unsolved_list.buttons


def test_click_in_the_list_lays_a_puzzle_out(
    window: MainWindow, unsolved_list: PuzzleListPage
) -> None:
    QTest.mouseClick(unsolved_list.buttons[smallest()], Qt.MouseButton.LeftButton)

    assert window.page_stack.current_page is window.navigator.puzzle_page
    assert window.navigator.puzzle_page.index == smallest()


def test_the_adversary_is_explained_before_the_puzzle(page: PuzzlePage) -> None:
    assert page.panel.title
    assert any(
        "The hidden cards are always where they hurt you most" in each
        for each in page.panel.reasons
    )
    assert isinstance(page.puzzle_panel, TricksPuzzlePanel)
    assert page.puzzle_panel.hidden_cards is not None
    assert len(page.puzzle_panel.hidden_cards.cards) >= cards_of(every_puzzle()[smallest()])


@pytest.mark.parametrize("kind", mostly_slow(HANDS, ScreenReader))
def test_a_sure_line_solves_the_puzzle_and_is_saved(
    window: MainWindow, page: PuzzlePage, kind: type[Mouse]
) -> None:
    solve_puzzle(page, hand_of(kind, window, page))

    assert page.panel.title == "Solved!"
    assert progress(window)[every_puzzle()[smallest()].puzzle_id] == 1
    window.page_stack.go_back()
    window.run_command(Command.PUZZLES)
    assert "solved" in window.navigator.puzzle_list_page.buttons[smallest()].accessibleName()


def test_a_wrong_action_fails_and_is_named_at_the_end(window: MainWindow, page: PuzzlePage) -> None:
    hand = hand_of(Mouse, window, page)
    first = wrong_action(page)
    hand.do(first)
    solve_puzzle(page, hand)

    assert page.panel.title == "Not this time"
    assert page.puzzle_controller.wrong_action == first
    assert len(page.panel.reasons) == 1
    assert not progress(window)[every_puzzle()[smallest()].puzzle_id]


def test_failed_puzzle_is_tried_again(window: MainWindow, page: PuzzlePage) -> None:
    hand = hand_of(Mouse, window, page)
    hand.do(wrong_action(page))
    solve_puzzle(page, hand)
    QTest.mouseClick(page.panel.buttons["again"], Qt.MouseButton.LeftButton)

    assert attempt(page).steps == []
    assert page.puzzle_controller.wrong_action is None


def test_line_that_is_shown_wins_and_counts_as_nothing(
    window: MainWindow, page: PuzzlePage
) -> None:
    QTest.mouseClick(page.panel.buttons["line"], Qt.MouseButton.LeftButton)

    assert attempt(page).is_solved
    assert page.panel.title == "The solution"
    assert not progress(window)[every_puzzle()[smallest()].puzzle_id]


def test_turn_is_announced_to_screen_readers(page: PuzzlePage) -> None:
    assert page.board.decorations.prompt_sentence.text in page.accessible_board.recent_sentences


def test_next_puzzle_is_the_next_that_is_not_solved(window: MainWindow, page: PuzzlePage) -> None:
    window._services.learning.puzzle_progress.save(every_puzzle()[smallest() + 1].puzzle_id, 1)
    page.next_requested.emit()

    assert page.index == smallest() + 2


def test_escape_leads_back_to_the_list(window: MainWindow, page: PuzzlePage) -> None:
    window.on_escape()

    assert window.page_stack.current_page is window.navigator.puzzle_list_page


def test_card_that_may_not_be_played_explains_why(page: PuzzlePage) -> None:
    said = len(page.accessible_board.recent_sentences)
    page.board.hand_input.card_refused.emit(0)

    assert len(page.accessible_board.recent_sentences) > said


def test_tricks_of_the_hand_can_be_viewed(window: MainWindow, page: PuzzlePage) -> None:
    window.run_command(Command.TRICKS)
    assert page.tricks_panel.isVisible()

    window.on_escape()

    assert not page.tricks_panel.isVisible()
    assert window.page_stack.current_page is page


def test_task_has_a_text_in_every_language(window: MainWindow, page: PuzzlePage) -> None:
    titles = [page.panel.title]
    for language in ("fi", "sv", "en"):
        window.apply_preferences(
            Preferences(pace="off", rest="short", sound=False, language=language)
        )
        titles.append(page.panel.title)

    assert len(set(titles)) == 3
    assert titles[0] == titles[-1]
