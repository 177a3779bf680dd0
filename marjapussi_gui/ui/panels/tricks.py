"""The tricks that were won: the last one during play, all of them after the hand."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ...engine.state import Trick
from ..art.deck import Deck
from ..basis.theme import CAPTION, REGULAR, STRONG
from ..board.board import Board
from ..board.layout import Layout
from ..wording import table as words
from ..wording.people import People
from ..wording.tongue import Said, said
from .as_it_lay import AsItLay
from .body import BAR, Body
from .side_panel import SidePanel

TAKER, ROUND = 170, 32  # pixels
BESIDE, ABOVE = 40, 20  # pixels


class TricksPanel(SidePanel):
    """All tricks in rows, or a single one as it lay on the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._contents: tuple[object, ...] = ()

    def tell(self, title: Said, tricks: Sequence[Trick], people: People, deck: Deck) -> None:
        """Show these tricks; nothing is built again if they are already visible."""
        if self._is_new(title, tuple(tricks), people, deck):
            self.show_made(partial(self._tell, title, tricks, people, deck))

    def tell_last(
        self, title: Said, trick: Trick, people: People, deck: Deck, layout: Layout
    ) -> None:
        """Show a trick as it lay on the table."""
        if self._is_new(title, trick, people, deck, layout):
            self.show_made(partial(self._tell_last, title, trick, people, deck, layout))

    def lie_over(self, felt: Board) -> None:
        """Lie over the middle of a board, as large as there is room for."""
        if self.isVisible():
            self.fit(felt.layout_now.u)
            box, centre = felt.geometry(), felt.geometry().center()
            self.place(centre.x(), centre.y(), box.width() - BESIDE, box.height() - ABOVE)

    def _is_new(self, *contents: object) -> bool:
        is_shown = self.is_open and (*contents, self.content_width) == self._contents
        self._contents = *contents, self.content_width
        return not is_shown

    def _tell_last(
        self, title: Said, trick: Trick, people: People, deck: Deck, layout: Layout
    ) -> None:
        self.entitle(said(title))
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        winner = self.label(words.won_by(people.name(trick.winner)), most=TAKER)
        height = self.content_height - winner.sizeHint().height() - ROUND
        picture = AsItLay(
            self, trick, people, layout, deck, QSize(self.content_width - BAR, height)
        )
        column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(winner)
        area = Body(sheet, self.content_width, self)
        area.setAccessibleName(said(title))
        self.content.addWidget(area)
        self._focused = self.close_button

    def _tell(self, title: Said, tricks: Sequence[Trick], people: People, deck: Deck) -> None:
        self.entitle(said(title))
        if not tricks:
            none = self.label(words.no_tricks())
            none.setWordWrap(True)
            self.content.addWidget(none)
        else:
            table = QWidget()  # filled later, so that its widgets are styled only once
            area = Body(table, self.content_width, self)
            area.setAccessibleName(said(title))
            self.content.addWidget(area)
            self._lay_out(table, tricks, people, deck)
        self._focused = self.close_button

    def _lay_out(self, table: QWidget, tricks: Sequence[Trick], people: People, deck: Deck) -> None:
        """Lay out each trick as a row of names, with the cards below them and the winner."""
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.space(0))
        grid.setVerticalSpacing(0)
        for row, trick in enumerate(tricks):
            for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
                weight = STRONG if seat == trick.winner else REGULAR
                name = self.label(people.name(seat), CAPTION, weight, self.card_width)
                grid.addWidget(name, 3 * row, place)
                grid.addWidget(self.card(card, self.card_width, deck), 3 * row + 1, place)
            self._tell_winner(grid, row, trick, people)
        grid.setColumnStretch(len(tricks[0].seats), 1)
        grid.setRowStretch(3 * len(tricks), 1)

    def _tell_winner(self, grid: QGridLayout, row: int, trick: Trick, people: People) -> None:
        """Add the winner beside the trick, or below it if there is no room."""
        winner = self.label(words.won_by(people.name(trick.winner)), most=TAKER)
        if self.is_beside:
            grid.addWidget(winner, 3 * row + 2, 0, 1, len(trick.seats) + 1)
        else:
            grid.addWidget(winner, 3 * row, len(trick.seats), 2, 1)
