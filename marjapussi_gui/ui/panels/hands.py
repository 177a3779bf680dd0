"""All scored hands of the match: what each side gained, and the score after it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ...engine.events import HandScored
from ...engine.state import Side
from ..basis.palette import CHROMES, SIDES
from ..basis.theme import BODY, CAPTION, LABEL, MEDIUM, STRONG
from ..wording import ledger as words
from ..wording.people import People
from ..wording.tongue import digits, plain, signed
from .body import Body
from .side_panel import SidePanel

QUIET = CHROMES["light"].quiet
PARTNERS = 2  # with more sides, only scores fit
NAME = 60  # pixels


class HandsPanel(SidePanel):
    """A table with a row for each hand and a column for each side."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)

    def tell(self, hands: Sequence[HandScored], people: People) -> None:
        """Show the hands that have been scored so far."""
        self.show_made(partial(self._tell, tuple(hands), people))

    def _tell(self, hands: Sequence[HandScored], people: People) -> None:
        self.entitle(words.all_hands())
        self._focused = self.close_button
        if not hands:
            none = self.label(words.no_hands())
            none.setWordWrap(True)
            self.content.addWidget(none)
            return
        sheet = QWidget()
        area = Body(sheet, self.content_width, self)
        area.setAccessibleName(words.all_hands())
        self.content.addWidget(area)
        grid = QGridLayout(sheet)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.space(1))
        for side in people.seating.sides:
            name = self.label(words.side_name(side, people), CAPTION, MEDIUM, NAME)
            self._put(grid, name, 0, 2 * side + 2, quiet=True)
            grid.setColumnStretch(2 * side + 1, 1)
        for row, scored in enumerate(hands, 1):
            self._put(grid, self.label(digits(row), CAPTION, MEDIUM), row, 0, quiet=True)
            for side in people.seating.sides:
                self._tell_side(grid, row, side, scored, people)
        grid.setRowStretch(len(hands) + 1, 1)

    def _tell_side(
        self, grid: QGridLayout, row: int, side: Side, scored: HandScored, people: People
    ) -> None:
        size = LABEL if len(scored.scores) <= PARTNERS else BODY
        score = self.label(plain(scored.scores[side]), size, STRONG)
        score.setStyleSheet(f"color: {SIDES[words.place(side, people)]}")
        self._put(grid, score, row, 2 * side + 2)
        if len(scored.scores) <= PARTNERS or not self.is_beside:
            gained = self.label(signed(scored.gained[side]), CAPTION, MEDIUM)
            self._put(grid, gained, row, 2 * side + 1, quiet=True)

    def _put(
        self, grid: QGridLayout, label: QLabel, row: int, column: int, *, quiet: bool = False
    ) -> None:
        if quiet:
            label.setStyleSheet(f"color: {QUIET}")
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(label, row, column)
