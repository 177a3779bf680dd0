"""The tricks that were taken: the last one during play, all of them after the hand."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from ...engine.state import Trick
from ..art.deck import Deck
from ..basis.theme import CAPTION, REGULAR, STRONG
from ..wording import table as words
from ..wording.people import People
from ..wording.tongue import Said, said
from .panel import Panel

CARD = 58.0
NAME, TAKER = 100, 170  # pixels
BAR = 24  # pixels beside a table that has to be scrolled


class Scrolled(QScrollArea):
    """A table that would be seen as a whole, and scrolls where there is no room for that."""

    def __init__(self, table: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self.setWidgetResizable(True)
        self.setWidget(table)
        for each in (self.viewport(), table):
            each.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        return self._table.sizeHint() + QSize(BAR, 0)


class TricksPanel(Panel):
    """Each trick in a row, in the order in which it was played, with who took it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._contents: tuple[object, ...] = ()

    def tell(self, title: Said, tricks: Sequence[Trick], people: People, deck: Deck) -> None:
        """Show these tricks; those that are shown already stay."""
        contents = title, tuple(tricks), people, deck
        if self.is_open and contents == self._contents:
            return
        self._contents = contents
        self.show_made(partial(self._tell, title, tricks, people, deck))

    def _tell(self, title: Said, tricks: Sequence[Trick], people: People, deck: Deck) -> None:
        self.entitle(said(title))
        if not tricks:
            self.content.addWidget(self.label(words.no_tricks()))
        else:
            table = QWidget()  # empty as yet: what is put there later is dressed only once
            area = Scrolled(table, self)
            area.setAccessibleName(said(title))
            self.content.addWidget(area)
            self._lay_out(table, tricks, people, deck)
            area.setMinimumWidth(area.sizeHint().width())
        self._focused = self.add_close()

    def _lay_out(self, table: QWidget, tricks: Sequence[Trick], people: People, deck: Deck) -> None:
        """Lay each trick in a row: who played, and under that what."""
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, self.space(2), 0)
        grid.setHorizontalSpacing(self.space(1))
        for row, trick in enumerate(tricks):
            for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
                weight = STRONG if seat == trick.winner else REGULAR
                name = self.label(people.name(seat), CAPTION, weight, NAME)
                grid.addWidget(name, 2 * row, place)
                grid.addWidget(self.card(card, CARD, deck), 2 * row + 1, place)
            winner = words.won_by(people.name(trick.winner))
            grid.addWidget(self.label(winner, most=TAKER), 2 * row, len(trick.seats), 2, 1)
