"""What somebody does on the pages of exercises and puzzles."""

from PySide6.QtWidgets import QAbstractButton, QPushButton

from marjapussi_gui.teacher.puzzles.shipped import AnyPuzzle, SetsPuzzle
from marjapussi_gui.ui.pages.practice import PracticePage
from marjapussi_gui.ui.pages.puzzle import PuzzlePage
from marjapussi_gui.ui.shell.window import Window
from tests.ui.playing import Mouse

FEW = 50  # deals, over which a puzzle is soon proven


def buttons(window: Window, number: int) -> list[QAbstractButton]:
    """Return what may be pressed among one's own mistakes; go there first."""
    if not isinstance(page := window.pages.current, PracticePage):
        window.command("practice")
        return []
    choices, question = page._choices(), page.question
    if choices and number % 3 and question is not None and question.reply is None:
        return [*choices]
    every = page.panel.findChildren(QPushButton)
    return [each for each in every if each.isVisible() and each.isEnabled()]


def acted_in_puzzle(window: Window, number: int) -> bool:
    """Go to a puzzle, or act in it; return whether anything was done."""
    page = window.pages.current
    if not isinstance(page, PuzzlePage):
        _go_to_puzzle(window, number)
        return True
    attempt = page.trying.attempt
    if number % 5 == 0 or attempt is None or not attempt.is_own_turn:
        return False
    sure = attempt.answers if number % 2 else []
    options = sure or attempt.options
    page.fold()
    Mouse(window, page).do(options[number % len(options)])
    return True


def _go_to_puzzle(window: Window, number: int) -> None:
    window.command("puzzles")
    listed = window.ways.puzzles_page
    every = sorted(listed.buttons)
    small = [each for each in every if _is_small(listed.listed(each).puzzle)] or every
    if small:
        window.ways.try_puzzle(small[number % len(small)])


def _is_small(puzzle: AnyPuzzle) -> bool:
    """Return whether there is little to be proven while it is tried."""
    return isinstance(puzzle, SetsPuzzle) or puzzle.deals < FEW
