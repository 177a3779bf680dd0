"""The base of the panels beside a puzzle."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ...engine.actions import Action
from ..board.board import Board
from ..review.question import QuestionPanel
from ..wording import puzzles as words


class PuzzlePanel(ABC):
    """Fills the panel beside a puzzle with its task, its solution, or the result."""

    has_tricks = True  # whether the tricks panel can be opened

    def __init__(self, panel: QuestionPanel, felt: Board) -> None:
        self._panel, self._felt = panel, felt

    @property
    def spoken(self) -> str:
        """The text of the panel for screen readers and speech."""
        return " ".join((self._panel.title, *self._panel.reasons))

    @abstractmethod
    def show_task(self) -> None:
        """Show what has to be achieved."""

    @abstractmethod
    def show_line(self) -> None:
        """Show the solution, or that the board is showing it."""

    @abstractmethod
    def show_solved(self) -> None:
        """Show that the puzzle is solved, and why."""

    @abstractmethod
    def show_beaten(self, wrong: Action) -> None:
        """Show that the puzzle is not solved, and which action was wrong."""

    @abstractmethod
    def tell_turn(self) -> None:
        """Update what changes from turn to turn."""

    @abstractmethod
    def tell_end(self, done: Action) -> None:
        """Show on the board what came of the last action."""

    def _argue(self, title: str, caption: str, reasons: Sequence[str]) -> None:
        self._panel.entitle(title, caption)
        self._panel.argue(reasons)

    def _end_task(self, line: str) -> None:
        """Add buttons to see the solution, and to start or to leave."""
        buttons = [("line", line, "quiet")]
        if self._panel.has_fold:
            buttons.append(("begin", words.begin(), "play"))
        else:
            buttons.append(("leave", words.back(), "link"))
        self._panel.end(*buttons)

    def _end_line(self) -> None:
        self._panel.end(("again", words.again(), "quiet"), ("next", words.next_puzzle(), ""))

    def _end_solved(self) -> None:
        self._panel.end(("leave", words.back(), "quiet"), ("next", words.next_puzzle(), "play"))
