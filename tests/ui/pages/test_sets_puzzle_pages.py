"""Puzzles of sets are one decision on the real felt, which gives nothing away before it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app import puzzles, services
from marjapussi_gui.engine.actions import Discard, Draw
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.teacher.puzzles.sets.decision import LEAVE, TAKE, THROW, Question, question_of
from marjapussi_gui.teacher.puzzles.shipped import AnyPuzzle, Puzzle, SetsPuzzle
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.board.spoken_sets import named_sets
from marjapussi_gui.ui.pages.puzzle import PuzzlePage
from marjapussi_gui.ui.pages.sets_puzzle_panel import SetsTask
from marjapussi_gui.ui.pages.tricks_puzzle_panel import TricksPuzzlePanel
from marjapussi_gui.ui.review.small_cards import SmallCards
from marjapussi_gui.ui.shell.window import Window
from tests.ui.playing import Keyboard, Listener, Mouse, gone

HANDS = (Mouse, Keyboard, Listener)
EARLY, LATE = Question(THROW, has_laid=False), Question(THROW, has_laid=True)
KINDS = [EARLY, LATE] + [
    Question(each, has_laid=late) for each in (TAKE, LEAVE) for late in (False, True)
]


@cache
def few() -> tuple[AnyPuzzle, ...]:
    """Return the puzzles of sets and some others: to list all of them takes its time."""
    return (
        *[each for each in puzzles() if isinstance(each, Puzzle)][:3],
        *(each for each in puzzles() if isinstance(each, SetsPuzzle)),
    )


@cache
def place_of(kind: Question) -> int:
    """Return the place of the first puzzle of a kind."""
    return next(
        place
        for place, each in enumerate(few())
        if isinstance(each, SetsPuzzle) and question_of(each.state, each.answer) == kind
    )


@pytest.fixture
def window(qapp: object) -> Iterator[Window]:
    kit = services(ImmediateRunner(), Preferences(pace="off", rest="short", sound=False))
    here = Window(replace(kit, puzzles=few))
    here.show()
    here.command("puzzles")
    page = here.ways.puzzle_page
    page.felt.story.pace = page.felt.touch.pace = INSTANT
    yield here
    gone(here)


def begun(window: Window, kind: Question) -> PuzzlePage:
    kept = window._services.solved.stops()
    assert isinstance(kept, dict)
    kept.clear()
    window.ways.try_puzzle(place_of(kind))
    return window.ways.puzzle_page


def asked(page: PuzzlePage) -> SetsPuzzle:
    attempt = page.trying.attempt
    assert attempt is not None
    assert isinstance(attempt.puzzle, SetsPuzzle)
    return attempt.puzzle


def task_of(page: PuzzlePage) -> SetsTask:
    return SetsTask(asked(page))


def shown(page: PuzzlePage) -> list[SmallCards]:
    """Return the rows of cards on the panel, from above."""
    assert page.panel._inside is not None
    return page.panel._inside.findChildren(SmallCards)


def missed(window: Window, kind: Question) -> PuzzlePage:
    """Do something that is wrong in a puzzle of a kind."""
    page = begun(window, kind)
    assert page.trying.attempt is not None
    wrong = next(each for each in page.trying.attempt.options if each != asked(page).answer)
    Mouse(window, page).do(wrong)
    return page


def solved(window: Window, kind: Question) -> PuzzlePage:
    page = begun(window, kind)
    Mouse(window, page).do(asked(page).answer)
    return page


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_on_the_felt_tells_what_the_sets_are(window: Window, kind: Question) -> None:
    page = begun(window, kind)
    view = page.felt.story.view
    assert view is not None
    mine = len(view.rummy.laid[view.seat])

    assert page.felt.furniture.shown("progress") is None
    assert len(page.felt.trays.trays) == mine
    assert {type(each.property("action")) for each in page.bar.buttons} <= {Draw, type(None)}
    assert len(page.bar.buttons) == (1 if view.rummy.drawn else 2)
    spoken = [text for text, _ in named_sets(page.felt, view) if " has " not in text]
    assert len(spoken) == mine


def test_cards_that_went_by_are_shown_beside_the_task(window: Window) -> None:
    page = begun(window, LATE)
    (row,) = shown(page)

    assert page.panel.title == "Which card do you throw?"
    assert set(asked(page).state.rummy.discards) <= set(row.cards)
    assert f"Thrown or taken so far: {row.accessibleName()}" in " ".join(page.spoken.said)
    assert "finish at your next draw" in page.panel.reasons[0]


@pytest.mark.parametrize(("what", "kind"), list(zip(KINDS, HANDS * 2, strict=True)))
def test_right_decision_solves_it_and_that_is_kept(
    window: Window, what: Question, kind: type[Mouse]
) -> None:
    page = begun(window, what)
    kind(window, page).do(asked(page).answer)

    assert page.panel.title == "Solved!"
    assert window._services.solved.stops()[asked(page).name] == 1


@pytest.mark.parametrize("what", KINDS)
def test_anything_else_fails_and_is_kept_as_tried(window: Window, what: Question) -> None:
    page = missed(window, what)

    assert page.panel.title == "Not this time"
    assert window._services.solved.stops()[asked(page).name] == 0
    assert list(page.panel.buttons)[-2:] == ["again", "next"]


@pytest.mark.parametrize("kind", [EARLY, LATE])
def test_both_throws_are_told_with_how_many_cards_help(window: Window, kind: Question) -> None:
    page = missed(window, kind)
    task = task_of(page)
    best, done = asked(page).answer, page.trying.wrong
    assert isinstance(best, Discard)
    assert isinstance(done, Discard)
    most, less = task.waits[best.cards[0]], task.waits[done.cards[0]]

    (why,) = page.panel.reasons
    assert f"{most.number} if the " in why
    assert f"{less.number} if the " in why
    assert [row.cards for row in shown(page)] == [each.cards for each in (most, less) if each.cards]
    assert why in page.spoken.said[-1]
    assert all(row.accessibleName() in page.spoken.said[-1] for row in shown(page))


def test_right_throw_is_compared_with_the_next_best(window: Window) -> None:
    page = solved(window, LATE)
    task, answer = task_of(page), asked(page).answer
    assert isinstance(answer, Discard)
    numbers = sorted((each.number for each in task.waits.values()), reverse=True)

    assert f"draw: {numbers[0]} if" in page.panel.reasons[0]
    assert f" {numbers[1]} if" in page.panel.reasons[0]


@pytest.mark.parametrize("late", [False, True])
def test_sets_of_an_offer_that_is_enough_lie_on_trays(window: Window, late: bool) -> None:
    page = solved(window, Question(TAKE, has_laid=late))
    view = page.felt.story.view
    assert view is not None
    groups = [sorted(group) for group in page.felt.cards.order.groups]

    assert all(sorted(row.cards) in groups for row in shown(page))
    assert sum(tray.look == "ready" for tray in page.felt.trays.trays) >= len(shown(page))
    assert asked(page).state.rummy.discards[-1] in [c for row in shown(page) for c in row.cards]
    assert page.felt.furniture.shown("progress") is not None
    assert "is enough" in page.panel.reasons[0]


def test_offer_that_was_left_is_shown_with_its_sets_on_the_panel(window: Window) -> None:
    page = missed(window, Question(TAKE, has_laid=False))

    assert len(shown(page)) == 3
    assert all(len(row.cards) >= 3 and row.accessibleName() for row in shown(page))
    assert page.felt.furniture.shown("progress") is None  # the card of the stock is no part of it


def test_card_that_two_sets_want_is_named(window: Window) -> None:
    page = missed(window, Question(LEAVE, has_laid=False))

    assert "is not enough: two sets want the" in page.panel.reasons[0]


@pytest.mark.parametrize(
    "kind", [LATE, Question(TAKE, has_laid=False), Question(LEAVE, has_laid=True)]
)
def test_answer_that_is_shown_counts_as_nothing(window: Window, kind: Question) -> None:
    page = begun(window, kind)
    QTest.mouseClick(page.panel.buttons["line"], Qt.MouseButton.LeftButton)

    assert page.panel.title == "The answer"
    assert page.trying.attempt is not None
    assert page.trying.attempt.is_solved
    assert window._services.solved.stops()[asked(page).name] == 0


def test_again_hides_the_sets_again(window: Window) -> None:
    page = missed(window, LATE)
    QTest.mouseClick(page.panel.buttons["again"], Qt.MouseButton.LeftButton)

    assert page.panel.title == "Which card do you throw?"
    assert page.felt.furniture.shown("progress") is None
    assert page.trying.wrong is None


def test_next_puzzle_of_tricks_is_told_as_ever(window: Window) -> None:
    begun(window, LATE)
    window.ways.try_puzzle(0)

    assert isinstance(window.ways.puzzle_page.contents, TricksPuzzlePanel)
    assert "tricks" in window.ways.puzzle_page.deeds


def test_chosen_card_stands_on_the_button(window: Window) -> None:
    page = begun(window, LATE)
    item = page.felt.cards.own_items()[-1]
    page.felt.touch.click(item)

    assert page.bar.confirm is not None
    assert page.bar.confirm.isEnabled()


def test_list_says_what_is_asked_in_a_game_with_sets(window: Window) -> None:
    window.command("puzzles")
    page = window.ways.puzzles_page
    page.filters["theme"].put("throw")

    assert {page.listed(each).puzzle.game.key for each in page.buttons} == {"marriage"}
    assert "In Marriage you are asked which card to throw" in page._what.text()
    page.filters["theme"].put("")


def test_task_and_answer_are_said_in_every_language(window: Window) -> None:
    page = missed(window, LATE)
    told = []
    for language in ("fi", "sv", "en"):
        window.prefer(Preferences(pace="off", rest="short", sound=False, language=language))
        told.append((page.panel.title, *page.panel.reasons))

    assert len(set(told)) == 3
