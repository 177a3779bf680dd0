"""The tricks that were taken: the last one during play, all of them after the hand."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ...engine.state import Trick
from ..art.deck import Deck
from ..theme import CAPTION, REGULAR, STRONG
from ..wording import table as words
from ..wording.cards import card_name
from ..wording.people import People
from .panel import Panel

CARD = 58.0
MOST = 640, 420  # pixels; what is more has to be scrolled
CLEAR = "QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"


class TricksPanel(Panel):
    """Each trick in a row, in the order in which it was played, with who took it."""

    grows = False

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)

    def tell(self, title: str, tricks: Sequence[Trick], people: People, deck: Deck) -> None:
        self.show_made(partial(self._tell, title, tricks, people, deck))

    def _tell(self, title: str, tricks: Sequence[Trick], people: People, deck: Deck) -> None:
        self.entitle(title)
        if not tricks:
            self.content.addWidget(self.label(words.no_tricks()))
        else:
            area = self._scrolled(self._table(tricks, people, deck))
            area.setAccessibleName(title)
            self.content.addWidget(area)
        self.add_close().setFocus()

    def _table(self, tricks: Sequence[Trick], people: People, deck: Deck) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, self.space(2), 0)
        grid.setHorizontalSpacing(self.space(1))
        for row, trick in enumerate(tricks):
            for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
                weight = STRONG if seat == trick.winner else REGULAR
                cell, picture = QVBoxLayout(), QLabel()
                picture.setPixmap(deck.picture(card, CARD))
                picture.setAccessibleName(card_name(card))
                cell.addWidget(self.label(people.name(seat), CAPTION, weight))
                cell.addWidget(picture)
                grid.addLayout(cell, row, place)
            winner = words.won_by(people.name(trick.winner))
            grid.addWidget(self.label(winner), row, len(trick.seats))
        return table

    def _scrolled(self, widget: QWidget) -> QScrollArea:
        area = QScrollArea()
        area.setWidget(widget)
        area.setWidgetResizable(True)
        size, (wide, high) = widget.sizeHint(), MOST
        area.setMinimumSize(min(size.width() + 24, wide), min(size.height() + 8, high))
        area.setStyleSheet(CLEAR)
        return area
