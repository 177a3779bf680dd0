"""The controller of the question panel in a review."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ....engine.actions import Action
from ...board.accessible_board import AccessibleBoard
from ...panels.question.question_panel import QuestionPanel
from ...panels.question.review_board import ReviewBoard
from .review_controller import ReviewController
from .review_state import ReviewState


class QuestionController(QObject):
    """Shows questions on the panel beside the board, and handles answers and buttons."""

    answer_requested = Signal()  # the player wants to see the answer
    play_requested = Signal()  # the player wants to play on from here
    practice_requested = Signal()  # the player wants to practise mistakes with other cards

    def __init__(
        self,
        page: QWidget,
        controller: ReviewController,
        board: ReviewBoard,
        accessible_board: AccessibleBoard,
    ) -> None:
        super().__init__(page)
        self._controller, self._board, self._accessible_board = controller, board, accessible_board
        self.panel = QuestionPanel(page)
        self.panel.action_chosen.connect(self.on_action_chosen)
        self.panel.button_clicked.connect(self.on_button_clicked)
        self.panel.mistake_chosen.connect(controller.go_to_mistake)
        board.hand_input.action_chosen.connect(self.on_action_chosen)

    def show_state(self, state: ReviewState) -> bool:
        """Show the question, the answer or the overview of a state. Return whether it changed."""
        self.panel.setVisible(state.has_content)
        is_new = state.show_current_on(self.panel, self._board)
        if is_new and state.has_content:
            self._accessible_board.announce(" ".join((self.panel.title, *self.panel.reasons)))
        self._board.offer_answers(state.answer_cards())
        self._accessible_board.sync()  # the names of cards say whether they are among the answers
        return is_new

    def on_action_chosen(self, action: Action) -> None:
        if self._controller.answer_question(action):
            self.answer_requested.emit()

    def on_button_clicked(self, name: str) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "show": self.answer_requested.emit,
            "next": self._controller.step_to_mistake,
            "previous": partial(self._controller.step_to_mistake, -1),
            "play": self.play_requested.emit,
            "practise": self.practice_requested.emit,
            "leave": self._controller.leave_line,
            "hardest": self._show_hardest_choice,
            "worths": partial(self._controller.show_worths, is_shown=False),
        }
        deeds[name]()

    def _show_hardest_choice(self) -> None:
        assert self._controller.state is not None
        self._controller.go_to_question(self._controller.state.hardest_ply)
        self.answer_requested.emit()
