"""The base class for the contents of the panel beside a puzzle."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....engine.actions import Action
from ...board.table_board import TableBoard
from ...panels.question.question_panel import QuestionPanel
from ...text.i18n import say

if TYPE_CHECKING:
    from ....learning.puzzles.puzzle_session import AnyPuzzleSession
    from ....learning.puzzles.puzzle_step import Advice, Mistake


class PuzzlePanel(ABC):
    """Fills the panel beside a puzzle with its task, its solution, or the result."""

    has_tricks = True  # whether there are tricks to look at

    def __init__(self, panel: QuestionPanel, board: TableBoard, stage: int) -> None:
        self._panel, self._board, self._stage = panel, board, stage
        self.session: AnyPuzzleSession | None = None  # of the current attempt
        self.advice: Advice | None = None  # on the next step of the solution

    @property
    def accessible_text(self) -> str:
        return " ".join((self._panel.title, *self._panel.reasons))

    @abstractmethod
    def show_task(self) -> None:
        """Show the task: what has to be achieved."""

    @abstractmethod
    def show_solution(self) -> None:
        """Show the solution, or its next step."""

    @abstractmethod
    def show_solved(self) -> None:
        """Show that the puzzle is solved, and why."""

    @abstractmethod
    def show_failed(self, mistake: "Mistake") -> None:
        """Show that the puzzle hasn't been solved, and which action was wrong."""

    @abstractmethod
    def update_turn(self) -> None:
        """Update what depends on the current turn."""

    @abstractmethod
    def show_outcome(self, last_action: Action) -> None:
        """Show the result of the last action on the board."""

    def _set_content(
        self, title: str, caption: str, reasons: Sequence[str], principle: str = ""
    ) -> None:
        self._panel.set_title(title, caption)
        self._panel.add_reasons(reasons, principle)

    def _add_task_buttons(self, solution_label: str) -> None:
        """Add a button that shows the solution or, after a mistake, one that starts again."""
        if self.session is not None and self.session.mistake is not None:
            self._panel.add_buttons(("again", say("puzzle-try-again"), "quiet"))
        else:
            self._panel.add_buttons(("line", solution_label, "quiet"))

    def _add_solution_buttons(self) -> None:
        self._panel.add_buttons(
            ("again", say("puzzle-try-again"), "quiet"), ("next", say("next-puzzle"), "")
        )

    def _add_solved_buttons(self) -> None:
        self._panel.add_buttons(("next", say("next-puzzle"), "play"))
