"""What a hand was worth, line by line, and how the match stands."""

from collections.abc import Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from ...engine.state import Side
from ...kept.afterwards import Afterwards
from ..basis.palette import CHROMES, SIDES
from ..basis.theme import BODY, BOLD, LABEL, REGULAR, STRONG, width_of
from ..wording import table as words
from ..wording.scores import Line
from .afterwards import AfterwardsLines
from .panel import Panel

QUIET = CHROMES["light"].quiet  # panels are linen in the dark, too
NARROW, WIDE = 180, 240  # pixels for what a line says, which wraps where it is wider


class Breakdown(Panel):
    """Counts a hand up, and offers what may come next."""

    went_on = Signal()  # to the next hand, or to a new match
    went_home = Signal()
    looked_back = Signal()  # on the first of the moments that were dear

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._next: QPushButton | None = None
        self._lines: AfterwardsLines | None = None
        self._told: Afterwards | None = None
        self._covered: list[list[QLabel]] = []

    def tell_afterwards(self, told: Afterwards | None) -> None:
        """Tell what one made of the hand beside the expert; None: it is being judged."""
        self._told = told
        if self._lines is not None:
            self._lines.tell(told)

    @property
    def afterwards(self) -> AfterwardsLines | None:
        """What is told below the count; None where nobody judges."""
        return self._lines

    @property
    def next_button(self) -> QPushButton:
        assert self._next is not None
        return self._next

    def tell(
        self,
        title: str,
        lines: Sequence[Line],
        standing: Sequence[tuple[str, str]],
        *,
        over: bool,
        is_judged: bool = False,
    ) -> None:
        """Show the lines of a hand, the scores after it, and what one made of it, if judged."""
        make = partial(self._tell, title, lines, standing, over=over, is_judged=is_judged)
        self.show_made(make)

    def _tell(
        self,
        title: str,
        lines: Sequence[Line],
        standing: Sequence[tuple[str, str]],
        *,
        over: bool,
        is_judged: bool,
    ) -> None:
        self.entitle(title)
        self._covered = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.space(4))
        grid.setVerticalSpacing(self.space(1))
        for row, line in enumerate(lines):
            name = standing[line.side][0] if 0 <= line.side < len(standing) else ""
            texts = (name, line.text, _points(line.points))
            self._covered.append(self._write(grid, row, texts, line.side))
        grid.setRowMinimumHeight(len(lines), self.space(2))
        written: list[QLabel] = []
        for row, (name, score) in enumerate(standing, len(lines) + 1):
            side = Side(row - len(lines) - 1)
            written.extend(self._write(grid, row, ("", name, score), side, bold=True))
        self.content.addLayout(grid)
        self._covered.append(written)
        self._lines = self._add_lines() if is_judged else None
        self._next = self.add_button(words.new_match() if over else words.next_hand(), look="play")
        self._next.clicked.connect(self.went_on)
        if over:
            self.add_button(words.to_start()).clicked.connect(self.went_home)
        self._focused = self._next

    def _add_lines(self) -> AfterwardsLines:
        """Add what is told as soon as it is judged."""
        beside, cost = self.label("", BODY, STRONG), self.label("")
        cost.setStyleSheet(f"color: {QUIET}")
        button = QPushButton(self)
        self._fit_button(button)
        lines = AfterwardsLines(beside, cost, button)
        lines.asked.connect(self.looked_back)
        lines.setContentsMargins(0, self.space(2), 0, 0)
        self.content.addWidget(lines)
        lines.tell(self._told)
        return lines

    @property
    def shown_lines(self) -> int:
        """How many texts of the count can be seen."""
        return sum(label.isVisible() for label in self.findChildren(QLabel))

    def place(
        self,
        middle_x: int,
        middle_y: int,
        most_width: int,
        most_height: int,
        *,
        between: tuple[int, int] | None = None,
    ) -> None:
        """Lie about this place; where the count itself takes all the room, it stands alone."""
        if self._lines is not None:
            self._lines.show()
            self._lines.setHidden(self._wanted(most_width)[1] > most_height)
        super().place(middle_x, middle_y, most_width, most_height, between=between)

    def cover(self) -> None:
        """Keep room for all lines, and show none of them yet."""
        for labels in self._covered:
            for label in labels:
                policy = label.sizePolicy()
                policy.setRetainSizeWhenHidden(True)
                label.setSizePolicy(policy)
                label.hide()

    def uncover(self) -> bool:
        """Show the next line; return whether there are more."""
        if self._covered:
            for label in self._covered.pop(0):
                label.show()
        return bool(self._covered)

    def _write(
        self,
        grid: QGridLayout,
        row: int,
        texts: tuple[str, str, str],
        side: Side,
        *,
        bold: bool = False,
    ) -> list[QLabel]:
        """Write a row: whose it is, what for, and how many points in the colour of the side."""
        text_type = (LABEL, STRONG, WIDE) if bold else (BODY, REGULAR)
        types = (BODY, STRONG, NARROW), text_type, (LABEL, BOLD, NARROW)
        labels = [self.label(text, *kind) for text, kind in zip(texts, types, strict=True)]
        _, what, points = labels
        what.setWordWrap(True)
        wide = ceil(width_of(what.text(), what.font())) + 2
        what.setMinimumWidth(min(max(wide, round(NARROW * self.scale)), round(WIDE * self.scale)))
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if 0 <= side < len(SIDES):
            points.setStyleSheet(f"color: {SIDES[side]}")
        for column, label in enumerate(labels):
            grid.addWidget(label, row, column)
        return labels


def _points(points: int) -> str:
    if not points:
        return ""
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"
