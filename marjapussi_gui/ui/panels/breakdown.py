"""What a hand was worth, line by line, and how the match stands."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from ...engine.state import Side
from ..palette import SIDES
from ..theme import BODY, BOLD, LABEL, REGULAR, SPACE, STRONG, font
from ..wording import table as words
from ..wording.scores import Line
from .panel import Panel

LINE_MS = 350


class Breakdown(Panel):
    """Counts a hand up, and offers what may come next."""

    went_on = Signal()  # to the next hand, or to a new match
    went_home = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._next: QPushButton | None = None

    @property
    def next_button(self) -> QPushButton:
        assert self._next is not None
        return self._next

    def tell(
        self, title: str, lines: Sequence[Line], standing: Sequence[tuple[str, str]], *, over: bool
    ) -> None:
        """Show the lines of a hand, and the scores after it."""
        self.clear()
        self.clear_foot()
        self.entitle(title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE[4])
        grid.setVerticalSpacing(SPACE[1])
        for row, line in enumerate(lines):
            name = standing[line.side][0] if 0 <= line.side < len(standing) else ""
            _write(grid, row, (name, line.text, _points(line.points)), line.side)
        self.content.addLayout(grid)
        self.content.addSpacing(SPACE[2])
        scores = QGridLayout()
        scores.setHorizontalSpacing(SPACE[4])
        for row, (name, score) in enumerate(standing):
            _write(scores, row, ("", name, score), Side(row), bold=True)
        self.content.addLayout(scores)
        self._next = self.add_button(words.new_match() if over else words.next_hand(), look="play")
        self._next.clicked.connect(self.went_on)
        if over:
            self.add_button(words.to_start()).clicked.connect(self.went_home)
        self.show()
        self.raise_()
        self._next.setFocus()


def _write(
    grid: QGridLayout, row: int, texts: tuple[str, str, str], side: Side, *, bold: bool = False
) -> None:
    """Write a row: whose it is, what for, and how many points in the colour of the side."""
    whose, what, points = map(QLabel, texts)
    what.setWordWrap(True)
    what.setMinimumWidth(240)
    what.setFont(font(LABEL if bold else BODY, STRONG if bold else REGULAR))
    whose.setFont(font(BODY, STRONG))
    points.setFont(font(LABEL, BOLD))
    points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if 0 <= side < len(SIDES):
        points.setStyleSheet(f"color: {SIDES[side]}")
    for column, label in enumerate((whose, what, points)):
        grid.addWidget(label, row, column)


def _points(points: int) -> str:
    if not points:
        return ""
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"
