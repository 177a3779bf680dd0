"""Puzzles of sets are a decision on the real felt, which reveals nothing before it."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.actions import Discard, Draw
from marjapussi_gui.learning.puzzles.puzzle_files import AnyPuzzle, SetsPuzzle, TrickPuzzle
from marjapussi_gui.learning.puzzles.sets.sets_puzzle_search import (
    LEAVE,
    TAKE,
    THROW,
    SetsQuestion,
    question_kind,
)
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.ui.board.accessible_board import named_set_boxes
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.pages.puzzles.puzzle_page import PuzzlePage
from marjapussi_gui.ui.pages.puzzles.sets_puzzle_panel import SetsPuzzleTask
from marjapussi_gui.ui.pages.puzzles.tricks_puzzle_panel import TricksPuzzlePanel
from marjapussi_gui.ui.panels.question.small_card_rows import SmallCardRows
from marjapussi_gui.ui.text import puzzle_text
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.services import every_puzzle, replace_services
from tests.ui.table_driver import set_animation_speed
from tests.ui.window_driver import Keyboard, Mouse, ScreenReader, close_window

HANDS = (Mouse, Keyboard, ScreenReader)
EARLY, LATE = SetsQuestion(THROW, has_laid=False), SetsQuestion(THROW, has_laid=True)
KINDS = [EARLY, LATE] + [
    SetsQuestion(each, has_laid=late) for each in (TAKE, LEAVE) for late in (False, True)
]


@cache
def few_puzzles() -> tuple[AnyPuzzle, ...]:
    """Return the puzzles of sets and some others: to list all of them takes its time."""
    return (
        *[each for each in every_puzzle() if isinstance(each, TrickPuzzle)][:3],
        *(each for each in every_puzzle() if isinstance(each, SetsPuzzle)),
    )


def few_of(game_key: str) -> tuple[AnyPuzzle, ...]:
    return tuple(each for each in few_puzzles() if each.game.key == game_key)


@cache
def place_of(kind: SetsQuestion) -> int:
    return next(
        place
        for place, each in enumerate(few_of("marriage"))
        if isinstance(each, SetsPuzzle) and question_kind(each.state, each.answer) == kind
    )


@pytest.fixture
def window() -> Iterator[MainWindow]:
    kit = create_memory_services(
        ImmediateTaskRunner(), Preferences(pace="off", rest="short", sound=False)
    )
    here = MainWindow(replace_services(kit, puzzles=few_of))
    here.show()
    here.learning.show_puzzles("marriage")
    page = here.pages.puzzle_page
    set_animation_speed(page.board, NO_ANIMATION)
    yield here
    close_window(here)


def start_puzzle(window: MainWindow, kind: SetsQuestion) -> PuzzlePage:
    kept = window._services.learning.puzzle_progress.load()
    assert isinstance(kept, dict)
    kept.clear()
    window.learning.show_puzzle(place_of(kind))
    return window.pages.puzzle_page


def current_puzzle(page: PuzzlePage) -> SetsPuzzle:
    attempt = page.puzzle_controller.session
    assert attempt is not None
    assert isinstance(attempt.puzzle, SetsPuzzle)
    return attempt.puzzle


def task_of(page: PuzzlePage) -> SetsPuzzleTask:
    return SetsPuzzleTask(current_puzzle(page))


def reason_rows(page: PuzzlePage) -> list[SmallCardRows]:
    """Return the rows of cards on the panel, from above."""
    return [each for each in page.panel.findChildren(SmallCardRows) if each.isVisible()]


def answer_wrongly(window: MainWindow, kind: SetsQuestion) -> PuzzlePage:
    page = start_puzzle(window, kind)
    assert page.puzzle_controller.session is not None
    wrong = next(
        each
        for each in page.puzzle_controller.session.options
        if each != current_puzzle(page).answer
    )
    Mouse(window, page).do(wrong)
    return page


def answer_correctly(window: MainWindow, kind: SetsQuestion) -> PuzzlePage:
    page = start_puzzle(window, kind)
    Mouse(window, page).do(current_puzzle(page).answer)
    return page


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_on_the_felt_reveals_the_sets(window: MainWindow, kind: SetsQuestion) -> None:
    page = start_puzzle(window, kind)
    view = page.board.event_player.view
    assert view is not None
    mine = len(view.rummy.laid_sets[view.seat])

    assert page.board.decorations.visible_picture("progress") is None
    assert len(page.board.set_trays.trays) == mine
    assert {type(each.property("action")) for each in page.prompt_bar.buttons} <= {Draw, type(None)}
    assert len(page.prompt_bar.buttons) == (1 if view.rummy.has_drawn else 2)
    spoken = [text for text, _ in named_set_boxes(page.board, view) if " has " not in text]
    assert len(spoken) == mine


def test_cards_that_went_by_are_shown_beside_the_task(window: MainWindow) -> None:
    page = start_puzzle(window, LATE)
    (row,) = reason_rows(page)

    assert page.panel.title == "Which card do you discard?"
    assert set(current_puzzle(page).state.rummy.discards) <= set(row.cards)
    assert f"Discarded or taken so far: {row.accessibleName()}" in " ".join(
        page.accessible_board.recent_sentences
    )
    assert "finishing on your next draw" in page.panel.reasons[0]


@pytest.mark.parametrize(("what", "kind"), list(zip(KINDS, HANDS * 2, strict=True)))
def test_a_right_decision_solves_the_puzzle_and_is_saved(
    window: MainWindow, what: SetsQuestion, kind: type[Mouse]
) -> None:
    page = start_puzzle(window, what)
    kind(window, page).do(current_puzzle(page).answer)

    assert page.panel.title == "Solved!"
    assert puzzle_text.learned_text(current_puzzle(page).theme) in page.panel.reasons
    assert window._services.learning.puzzle_progress.load()[current_puzzle(page).puzzle_id] == 1


@pytest.mark.parametrize("what", KINDS)
def test_a_wrong_decision_fails_and_is_saved_as_tried(
    window: MainWindow, what: SetsQuestion
) -> None:
    page = answer_wrongly(window, what)

    assert page.panel.title == "Not this time"
    assert window._services.learning.puzzle_progress.load()[current_puzzle(page).puzzle_id] == 0
    assert list(page.panel.buttons)[-2:] == ["again", "next"]


@pytest.mark.parametrize("kind", [EARLY, LATE])
def test_both_discards_are_explained_with_their_helpful_cards(
    window: MainWindow, kind: SetsQuestion
) -> None:
    page = answer_wrongly(window, kind)
    task = task_of(page)
    mistake = page.puzzle_controller.mistake
    assert mistake is not None
    best, done = current_puzzle(page).answer, mistake.action
    assert mistake.solution == best
    assert isinstance(best, Discard)
    assert isinstance(done, Discard)
    most, less = task.helpful_by_discard[best.cards[0]], task.helpful_by_discard[done.cards[0]]

    (why,) = page.panel.reasons
    assert f"{most.unseen_count} if you discard the " in why
    assert f"{less.unseen_count} if you discard the " in why
    assert [row.cards for row in reason_rows(page)] == [
        each.cards for each in (most, less) if each.cards
    ]
    assert why in page.accessible_board.recent_sentences[-1]
    assert all(
        row.accessibleName() in page.accessible_board.recent_sentences[-1]
        for row in reason_rows(page)
    )


def test_right_throw_is_compared_with_the_next_best(window: MainWindow) -> None:
    page = answer_correctly(window, LATE)
    task, answer = task_of(page), current_puzzle(page).answer
    assert isinstance(answer, Discard)
    numbers = sorted((each.unseen_count for each in task.helpful_by_discard.values()), reverse=True)

    assert f"draw: {numbers[0]} if" in page.panel.reasons[0]
    assert f" {numbers[1]} if" in page.panel.reasons[0]


@pytest.mark.parametrize("late", [False, True])
def test_sets_of_an_offer_that_is_enough_lie_on_trays(window: MainWindow, late: bool) -> None:
    page = answer_correctly(window, SetsQuestion(TAKE, has_laid=late))
    view = page.board.event_player.view
    assert view is not None
    groups = [sorted(group) for group in page.board.card_layer.hand_order.groups]

    assert all(sorted(row.cards) in groups for row in reason_rows(page))
    assert sum(tray.state == "ready" for tray in page.board.set_trays.trays) >= len(
        reason_rows(page)
    )
    assert current_puzzle(page).state.rummy.discards[-1] in [
        c for row in reason_rows(page) for c in row.cards
    ]
    assert page.board.decorations.visible_picture("progress") is not None
    assert "is enough" in page.panel.reasons[0]


def test_offer_that_was_left_is_shown_with_its_sets_on_the_panel(window: MainWindow) -> None:
    page = answer_wrongly(window, SetsQuestion(TAKE, has_laid=False))

    assert len(reason_rows(page)) == 3
    assert all(len(row.cards) >= 3 and row.accessibleName() for row in reason_rows(page))
    assert (
        page.board.decorations.visible_picture("progress") is None
    )  # the card of the stock is no part of it


def test_card_that_two_sets_want_is_named(window: MainWindow) -> None:
    page = answer_wrongly(window, SetsQuestion(LEAVE, has_laid=False))

    assert "isn’t enough. Two sets need the" in page.panel.reasons[0]


@pytest.mark.parametrize(
    "kind", [LATE, SetsQuestion(TAKE, has_laid=False), SetsQuestion(LEAVE, has_laid=True)]
)
def test_answer_that_is_shown_counts_as_nothing(window: MainWindow, kind: SetsQuestion) -> None:
    page = start_puzzle(window, kind)
    QTest.mouseClick(page.panel.buttons["line"], Qt.MouseButton.LeftButton)

    assert page.panel.title == "The answer"
    assert page.puzzle_controller.session is not None
    assert page.puzzle_controller.session.is_solved
    assert window._services.learning.puzzle_progress.load()[current_puzzle(page).puzzle_id] == 0


def test_again_hides_the_sets_again(window: MainWindow) -> None:
    page = answer_wrongly(window, LATE)
    QTest.mouseClick(page.panel.buttons["again"], Qt.MouseButton.LeftButton)

    assert page.panel.title == "Which card do you discard?"
    assert page.board.decorations.visible_picture("progress") is None
    assert page.puzzle_controller.mistake is None


def test_next_trick_puzzle_uses_the_tricks_panel(window: MainWindow) -> None:
    start_puzzle(window, LATE)
    window.learning.show_puzzles(few_puzzles()[0].game.key)
    window.learning.show_puzzle(0)

    assert isinstance(window.pages.puzzle_page.puzzle_panel, TricksPuzzlePanel)
    assert "tricks" in window.pages.puzzle_page.commands


def test_chosen_card_stands_on_the_button(window: MainWindow) -> None:
    page = start_puzzle(window, LATE)
    item = page.board.card_layer.own_items()[-1]
    page.board.hand_input.click_card(item)

    confirm = Mouse(window, page).confirm_button()
    assert confirm.isEnabled()


def test_list_describes_puzzles_in_a_game_with_sets(window: MainWindow) -> None:
    page = window.pages.puzzle_list_page
    window.learning.show_puzzles("marriage")

    assert {each.puzzle.game.key for each in page.entries} == {"marriage"}
    assert "In Marriage, you pick a card to discard" in page._introduction_label.text()


def test_task_and_answer_have_texts_in_every_language(window: MainWindow) -> None:
    page = answer_wrongly(window, LATE)
    told = []
    for language in ("fi", "sv", "en"):
        window.apply_preferences(
            Preferences(pace="off", rest="short", sound=False, language=language)
        )
        told.append((page.panel.title, *page.panel.reasons))

    assert len(set(told)) == 3
