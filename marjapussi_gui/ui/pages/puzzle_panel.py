"""What stands on the panel beside a puzzle: the task, the sure line, and how it went."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ...engine.actions import Action
from ..board.board import Board
from ..review.question import QuestionPanel
from ..wording import puzzles as words


class PuzzlePanel(ABC):
    """Fills the panel beside one puzzle."""

    has_tricks = True  # that may be looked at

    def __init__(self, panel: QuestionPanel, felt: Board) -> None:
        self._panel, self._felt = panel, felt

    @property
    def spoken(self) -> str:
        """All that stands on the panel, for those who do not see it."""
        return " ".join((self._panel.title, *self._panel.reasons))

    @abstractmethod
    def show_task(self) -> None:
        """Tell what is to be reached."""

    @abstractmethod
    def show_line(self) -> None:
        """Tell what is right, or that it is shown."""

    @abstractmethod
    def show_solved(self) -> None:
        """Tell that it is solved, and why."""

    @abstractmethod
    def show_beaten(self, wrong: Action) -> None:
        """Tell that it was not reached, and what was wrong."""

    @abstractmethod
    def tell_turn(self) -> None:
        """Tell anew what changes from turn to turn."""

    @abstractmethod
    def tell_end(self, done: Action) -> None:
        """Let the felt show what became of this last action."""

    def _argue(self, title: str, caption: str, reasons: Sequence[str]) -> None:
        self._panel.entitle(title, caption)
        self._panel.argue(reasons)

    def _end_task(self, line: str) -> None:
        """Let one see what is right, or begin; fold the panel away, where it may be."""
        ways = [("line", line, "quiet")]
        if self._panel.has_fold:
            ways.append(("begin", words.begin(), "play"))
        else:
            ways.append(("leave", words.back(), "link"))
        self._panel.end(*ways)

    def _end_line(self) -> None:
        self._panel.end(("again", words.again(), "quiet"), ("next", words.next_puzzle(), ""))

    def _end_solved(self) -> None:
        self._panel.end(("leave", words.back(), "quiet"), ("next", words.next_puzzle(), "play"))
