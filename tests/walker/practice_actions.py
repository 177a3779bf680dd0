"""Random actions on the practice and puzzle pages."""

from PySide6.QtWidgets import QAbstractButton, QPushButton

from marjapussi_gui.learning.puzzles.puzzle_files import AnyPuzzle, SetsPuzzle
from marjapussi_gui.ui.pages.practice.practice_page import PracticePage
from marjapussi_gui.ui.pages.puzzles.puzzle_page import PuzzlePage
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import Mouse

FEW = 50  # deals, over which a puzzle is soon proven


def practice_buttons(window: MainWindow, number: int) -> list[QAbstractButton]:
    """Open the practice page and return its buttons."""
    if not isinstance(page := window.page_stack.current_page, PracticePage):
        window.run_command(Command.PRACTICE)
        return []
    choices, question = page._choice_buttons(), page.question
    if choices and number % 3 and question is not None and question.reply is None:
        return [*choices]
    every = page.panel.findChildren(QPushButton)
    return [each for each in every if each.isVisible() and each.isEnabled()]


def act_in_puzzle(window: MainWindow, number: int) -> bool:
    """Go to a puzzle, or act in it; return whether anything was done."""
    page = window.page_stack.current_page
    if not isinstance(page, PuzzlePage):
        _go_to_puzzle(window, number)
        return True
    attempt = page.puzzle_controller.session
    if number % 5 == 0 or attempt is None or not attempt.is_own_turn:
        return False
    sure = attempt.solutions if number % 2 else []
    options = sure or attempt.options
    page.fold_panel()
    Mouse(window, page).do(options[number % len(options)])
    return True


def _go_to_puzzle(window: MainWindow, number: int) -> None:
    window.run_command(Command.PUZZLES)
    listed = window.navigator.puzzle_list_page
    every = sorted(listed.buttons)
    small = [each for each in every if _is_small(listed.entry(each).puzzle)] or every
    if small:
        window.navigator.show_puzzle(small[number % len(small)])


def _is_small(puzzle: AnyPuzzle) -> bool:
    """Return whether there is little to be proven while it is tried."""
    return isinstance(puzzle, SetsPuzzle) or puzzle.deal_count < FEW
