"""Random actions on the practice, order and puzzle pages."""

from PySide6.QtWidgets import QAbstractButton, QPushButton

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.learning.puzzles.puzzle_files import AnyPuzzle, SetsPuzzle
from marjapussi_gui.ui.pages.practice.hand_request_page import HandRequestPage
from marjapussi_gui.ui.pages.practice.practice_page import PracticePage
from marjapussi_gui.ui.pages.practice.question_page import QuestionPage
from marjapussi_gui.ui.pages.practice.requested_hands_page import RequestedHandsPage
from marjapussi_gui.ui.pages.puzzles.puzzle_page import PuzzlePage
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import Mouse

FEW = 50  # deals, over which a puzzle is soon proven


def practice_buttons(window: MainWindow, number: int) -> list[QAbstractButton]:
    if not isinstance(page := window.page_stack.current_page, PracticePage):
        window.run_command(Command.PRACTICE)
        return []
    return _question_buttons(page, number)


def order_buttons(window: MainWindow, number: int) -> list[QAbstractButton]:
    page = window.page_stack.current_page
    if isinstance(page, RequestedHandsPage):
        return _question_buttons(page, number)
    if not isinstance(page, HandRequestPage):
        window.run_command(Command.ORDER)
        return []
    if number % 11 == 0:
        page.game_field.setCurrentIndex(number % page.game_field.count())
        return []
    if number % 3 == 0 and page.start_button.isEnabled():
        return [page.start_button]
    every = page.findChildren(QPushButton)
    return [each for each in every if each.isVisible() and each.isEnabled()]


def _question_buttons(page: QuestionPage, number: int) -> list[QAbstractButton]:
    """Return the choices of a page with a question, or the buttons of its panel."""
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
    if page.is_showing_solution:
        page.on_button_pressed("step")
        return True
    sure = attempt.solutions if number % 2 else []
    options = sure or attempt.options
    Mouse(window, page).do(options[number % len(options)])
    return True


def _go_to_puzzle(window: MainWindow, number: int) -> None:
    window.run_command(Command.PUZZLES)
    listed = window.pages.puzzle_list_page
    if number % 3 == 0:
        listed.game_field.set_value(VARIANTS[number % len(VARIANTS)].key)
    every = sorted(listed.buttons)
    small = [each for each in every if _is_small(listed.entry(each).puzzle)] or every
    if small:
        window.learning.show_puzzle(small[number % len(small)])


def _is_small(puzzle: AnyPuzzle) -> bool:
    """Return whether there is little to be proven while it is tried."""
    return isinstance(puzzle, SetsPuzzle) or puzzle.deal_count < FEW
