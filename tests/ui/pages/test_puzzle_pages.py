"""Puzzles are listed, played against the adversary, and saved as solved."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations
from threading import Event as Flag
from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from marjapussi_gui.app.service_factory import load_puzzles
from marjapussi_gui.engine.actions import Action, AskHalf, Play
from marjapussi_gui.engine.cards import card_set, parse_card
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.learning.puzzles.puzzle_files import AnyPuzzle, TrickPuzzle
from marjapussi_gui.session.task_runner import OnError, Task
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.common.requests import ShowNextPuzzle
from marjapussi_gui.ui.pages.puzzles.puzzle_list_page import PuzzleListPage
from marjapussi_gui.ui.pages.puzzles.puzzle_page import PuzzlePage
from marjapussi_gui.ui.pages.puzzles.tricks_puzzle_panel import TricksPuzzlePanel
from marjapussi_gui.ui.panels.question.small_card_rows import SmallCardRows
from marjapussi_gui.ui.text import puzzle_text
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.widgets.puzzle_path_view import PuzzlePathView
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
def smallest() -> TrickPuzzle:
    """Return a puzzle whose cards can be few, in a game with partners."""
    tricks = [each for each in every_puzzle() if isinstance(each, TrickPuzzle)]
    hidden = [each for each in tricks if each.deal_count > 1 and each.game.seating.has_partners]
    return min(hidden, key=lambda each: (cards_of(each), each.deal_count))


def place() -> int:
    """Return the place of that puzzle on the path of its game."""
    return load_puzzles(smallest().game.key).index(smallest())


def progress(window: MainWindow) -> Mapping[str, int]:
    return window._services.learning.puzzle_progress.load()


def cards_of(puzzle: AnyPuzzle) -> int:
    return puzzle.state.hands[puzzle.state.turn].bit_count()


@pytest.fixture
def unsolved_list(window: MainWindow) -> PuzzleListPage:
    """Show the path of a game, with no puzzle solved."""
    kept = progress(window)
    assert isinstance(kept, dict)
    kept.clear()
    window.learning.show_puzzles(smallest().game.key)
    return window.pages.puzzle_list_page


@pytest.fixture
def page(window: MainWindow, unsolved_list: PuzzleListPage) -> PuzzlePage:
    """Sit down at a puzzle."""
    start_puzzle(window)
    return window.pages.puzzle_page


def start_puzzle(window: MainWindow) -> None:
    page = window.pages.puzzle_page
    set_animation_speed(page.board, NO_ANIMATION)
    window.learning.show_puzzle(place())


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
    while not attempt(page).is_over:
        now = attempt(page)
        options = now.proof.solutions(now.info_set) or now.proof.useful_actions(now.info_set)
        hand.do(options[0])


def hand_of(kind: type[Mouse], window: MainWindow, page: PuzzlePage) -> Mouse:
    hand = kind(window, page)
    assert hand.board is page.board
    return hand


def test_every_puzzle_of_a_game_is_on_its_path(unsolved_list: PuzzleListPage) -> None:
    puzzles = load_puzzles(smallest().game.key)

    assert list(unsolved_list.buttons) == list(range(len(puzzles)))
    assert [each.puzzle for each in unsolved_list.entries] == list(puzzles)
    assert unsolved_list.buttons[0].accessibleName().startswith("Start here: Puzzle 1, easy, ")
    assert unsolved_list.buttons[len(puzzles) - 1].accessibleName().startswith("Puzzle 60, hard, ")


def test_path_says_that_it_is_loading_and_loads_one_game_only() -> None:
    runner = SteppedRunner()
    window = open_window(runner)
    runner.steps.clear()  # what a window does when it opens
    key = VARIANTS[2].key
    window.learning.show_puzzles(key)
    page = window.pages.puzzle_list_page

    assert page._loading_label.isVisible()
    assert not page.buttons
    runner.steps.popleft()()

    assert page._loading_label.isHidden()
    assert {each.puzzle.game.key for each in page.entries} == {key}
    assert len(page.buttons) == len(load_puzzles(key))
    close_window(window)


def test_game_picked_while_another_is_loaded_is_shown() -> None:
    runner = SteppedRunner()
    window = open_window(runner)
    runner.steps.clear()
    window.learning.show_puzzles(VARIANTS[1].key)
    page = window.pages.puzzle_list_page
    page.game_field.set_value(VARIANTS[2].key)

    while runner.steps:
        runner.steps.popleft()()

    assert {each.puzzle.game.key for each in page.entries} == {VARIANTS[2].key}
    close_window(window)


def test_path_starts_at_the_first_unsolved_puzzle(
    window: MainWindow, unsolved_list: PuzzleListPage
) -> None:
    assert next_places(unsolved_list) == [0]
    for entry in unsolved_list.entries[:3]:
        window._services.learning.puzzle_progress.save(entry.name, 1)
    unsolved_list.show_puzzles(smallest().game.key)

    assert next_places(unsolved_list) == [3]
    assert unsolved_list.focusWidget() is unsolved_list.buttons[3]
    assert "solved" in unsolved_list.buttons[2].accessibleName()


def next_places(page: PuzzleListPage) -> list[int]:
    """Return the places with the words *Start here*."""
    paths = page.findChildren(PuzzlePathView)
    return [
        each.index for path in paths if path.isVisible() for each in path._places if each.is_next
    ]


@pytest.mark.parametrize("width", [760, 1280])
def test_names_of_themes_do_not_cover_each_other(unsolved_list: PuzzleListPage, width: int) -> None:
    unsolved_list.window().resize(width, 800)
    QApplication.processEvents()
    for path in unsolved_list.findChildren(PuzzlePathView):
        assert path.height() == path.heightForWidth(path.width())
        for _, row, _ in path._layout_rows():
            labels = list(path._theme_labels(row, path.width()))
            for first, second in combinations(labels, 2):
                if first.line == second.line:
                    assert first.left + first.width <= second.left
            assert labels[0].column == 0
            assert all(0 <= each.left <= path.width() - each.width + 1 for each in labels)


def test_solved_puzzle_tells_on_the_list_what_it_teaches(
    window: MainWindow, unsolved_list: PuzzleListPage
) -> None:
    first = unsolved_list.entries[0]
    sentence = puzzle_text.learned_text(first.puzzle.theme)
    assert sentence not in texts(unsolved_list)
    window._services.learning.puzzle_progress.save(first.name, 1)
    unsolved_list.refresh_list()

    assert sentence in texts(unsolved_list)
    assert "Easy: 1 of 20 solved" in texts(unsolved_list)


def texts(page: PuzzleListPage) -> list[str]:
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def test_click_in_the_list_lays_a_puzzle_out(
    window: MainWindow, unsolved_list: PuzzleListPage
) -> None:
    QTest.mouseClick(unsolved_list.buttons[place()], Qt.MouseButton.LeftButton)

    assert window.page_stack.current_page is window.pages.puzzle_page
    assert window.pages.puzzle_page.index == place()


def test_the_adversary_is_explained_before_the_puzzle(page: PuzzlePage) -> None:
    assert page.panel.title
    condition = page.panel.reasons[-1]
    assert "The hidden cards lie where they hurt you most" in condition
    assert len(condition.split()) <= 25
    assert isinstance(page.puzzle_panel, TricksPuzzlePanel)
    assert page.puzzle_panel.hidden_cards is not None
    assert len(page.puzzle_panel.hidden_cards.cards) >= cards_of(smallest())


@pytest.mark.parametrize("kind", mostly_slow(HANDS, ScreenReader))
def test_a_sure_line_solves_the_puzzle_and_is_saved(
    window: MainWindow, page: PuzzlePage, kind: type[Mouse]
) -> None:
    solve_puzzle(page, hand_of(kind, window, page))

    assert page.panel.title == "Solved!"
    assert progress(window)[smallest().puzzle_id] == 1
    window.page_stack.go_back()
    assert "solved" in window.pages.puzzle_list_page.buttons[place()].accessibleName()


def test_a_wrong_action_fails_and_is_named_at_the_end(window: MainWindow, page: PuzzlePage) -> None:
    hand = hand_of(Mouse, window, page)
    first, right = wrong_action(page), sure_action(page)
    hand.do(first)
    solve_puzzle(page, hand)

    assert page.panel.title == "Not this time"
    mistake = page.puzzle_controller.mistake
    assert mistake is not None
    assert (mistake.action, mistake.solution) == (first, right)
    assert not progress(window)[smallest().puzzle_id]


def test_a_wrong_action_is_answered_at_once(window: MainWindow, page: PuzzlePage) -> None:
    wrong = wrong_action(page)
    hand_of(Mouse, window, page).do(wrong)

    assert not attempt(page).is_over
    assert page.panel.reasons == (puzzle_text.puzzle_mistake_text(wrong),)
    QTest.mouseClick(page.panel.buttons["again"], Qt.MouseButton.LeftButton)
    assert attempt(page).steps == []
    assert page.panel.reasons != (puzzle_text.puzzle_mistake_text(wrong),)


def test_failure_shows_the_layout_that_beat_the_player(
    window: MainWindow, page: PuzzlePage
) -> None:
    hand = hand_of(Mouse, window, page)
    hand.do(wrong_action(page))
    solve_puzzle(page, hand)
    panel = page.puzzle_panel
    assert isinstance(panel, TricksPuzzlePanel)
    hands, _ = attempt(page).layout

    assert hands in attempt(page).proof.deals.hands
    others = game_seats_after(page)
    assert [card_set(cards) for _, cards in panel.layout_rows] == [hands[seat] for seat in others]
    rows = [each for each in page.panel.findChildren(SmallCardRows) if each.isVisible()]
    assert [row.cards for row in rows] == [cards for _, cards in panel.layout_rows]
    assert "would have won wherever the hidden cards were" in page.panel.reasons[-1]
    assert say("beaten-by") == "These cards beat you:"
    state = attempt(page).puzzle.state
    lying = state.replace(hands=tuple(hands))
    for step in attempt(page).steps:  # all that was done was legal in this layout
        assert step.action in attempt(page).puzzle.game.legal_actions(lying)
        lying = attempt(page).puzzle.game.step(lying, step.action)


def game_seats_after(page: PuzzlePage) -> tuple[int, ...]:
    return attempt(page).puzzle.game.seating.seats_from(attempt(page).seat)[1:]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_every_moment_of_a_puzzle_has_a_button_that_leaves(
    window: MainWindow, page: PuzzlePage, size: tuple[int, int]
) -> None:
    window.resize(*size)
    hand = hand_of(Mouse, window, page)
    before = page.panel.buttons["leave"].text()
    hand.do(wrong_action(page))
    solve_puzzle(page, hand)
    failed = page.panel.buttons["leave"].text()
    QTest.mouseClick(page.panel.buttons["line"], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.panel.buttons["leave"], Qt.MouseButton.LeftButton)

    assert before == failed == "Back"
    assert window.page_stack.current_page is window.pages.puzzle_list_page


def test_prompt_of_a_puzzle_names_no_question_that_has_no_button(window: MainWindow) -> None:
    window.learning.show_puzzles("marjapussi")
    set_animation_speed(window.pages.puzzle_page.board, NO_ANIMATION)
    held = card_set(parse_card(text) for text in ("KS", "KH", "9H"))
    hands = [each.state.hands[each.state.turn] for each in load_puzzles("marjapussi")]
    window.learning.show_puzzle(hands.index(held))
    page = window.pages.puzzle_page
    hand = hand_of(Mouse, window, page)
    hand.do(Play(parse_card("KH")))
    hand.do(Play(parse_card("KS")))

    assert [each for each in page.prompt_bar.buttons if each.isVisible()] == []
    assert page.board.decorations.prompt_sentence.text == "Lead a card."


def test_failed_puzzle_is_tried_again(window: MainWindow, page: PuzzlePage) -> None:
    hand = hand_of(Mouse, window, page)
    hand.do(wrong_action(page))
    solve_puzzle(page, hand)
    QTest.mouseClick(page.panel.buttons["again"], Qt.MouseButton.LeftButton)

    assert attempt(page).steps == []
    assert page.puzzle_controller.mistake is None


def test_solution_is_stepped_through_with_words_and_counts_as_nothing(
    window: MainWindow, page: PuzzlePage
) -> None:
    QTest.mouseClick(page.panel.buttons["line"], Qt.MouseButton.LeftButton)
    told = []
    while not attempt(page).is_over:
        steps = len(attempt(page).steps)
        assert page.panel.title == "The solution"
        advice = page.puzzle_panel.advice if page.puzzle_panel else None
        assert advice is not None
        told.append(page.panel.reasons)
        QTest.mouseClick(page.panel.buttons["step"], Qt.MouseButton.LeftButton)
        assert attempt(page).steps[steps].action == advice.action

    assert attempt(page).is_solved
    assert page.panel.title == "The solution"
    assert len(told) > 1
    assert told[0][0] == puzzle_text.learned_text(smallest().theme)
    assert any("This play wins wherever the hidden cards are." in each for each in told[0])
    assert any(" can answer with the " in each or "Nothing else" in each for each in told[0])
    assert told[1][0].startswith("You ")
    assert not progress(window)[smallest().puzzle_id]


def test_preferences_may_change_after_a_solution_was_left(
    window: MainWindow, page: PuzzlePage
) -> None:
    QTest.mouseClick(page.panel.buttons["line"], Qt.MouseButton.LeftButton)
    assert page.puzzle_panel is not None
    assert page.puzzle_panel.advice is not None

    window.learning.show_puzzles("marjapussi")
    window.apply_preferences(replace(window.match_controller.preferences, felt="night"))

    assert page.puzzle_controller.session is None
    assert page.puzzle_panel.advice is None


def test_questions_that_can_only_be_answered_with_no_are_not_offered(
    window: MainWindow, unsolved_list: PuzzleListPage
) -> None:
    window.learning.show_puzzles("marjapussi")
    (at,) = (each.index for each in unsolved_list.entries if each.name == "351e33137e39")
    set_animation_speed(window.pages.puzzle_page.board, NO_ANIMATION)
    window.learning.show_puzzle(at)
    page = window.pages.puzzle_page
    now = attempt(page)
    offered = page.board.hand_input.options.legal_actions

    assert any(isinstance(each, AskHalf) for each in now.puzzle.game.legal_actions(now.state))
    assert [each for each in offered if now.proof.is_solution(now.info_set, each)] == [
        now.puzzle.answer
    ]


def test_turn_is_announced_to_screen_readers(page: PuzzlePage) -> None:
    assert page.board.decorations.prompt_sentence.text in page.accessible_board.recent_sentences


def test_next_puzzle_is_the_next_that_is_not_solved(window: MainWindow, page: PuzzlePage) -> None:
    entries = window.pages.puzzle_list_page.entries
    after = [each.index for each in (*entries[place() + 1 :], *entries[: place()])]
    window._services.learning.puzzle_progress.save(entries[after[0]].name, 1)
    page.request.emit(ShowNextPuzzle())

    assert page.index == after[1]


def test_escape_leads_back_to_the_list(window: MainWindow, page: PuzzlePage) -> None:
    window.on_escape()

    assert window.page_stack.current_page is window.pages.puzzle_list_page


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
