"""The tricks that were taken: the last one during play, all of them after the hand."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ...engine.state import Trick
from ..art.deck import Deck
from ..theme import CAPTION, SPACE, STRONG, font
from ..wording import table as words
from ..wording.cards import card_name
from ..wording.people import People
from .panel import Panel

CARD = 58.0


class TricksPanel(Panel):
    """Each trick in a row, in the order in which it was played, with who took it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)

    def tell(self, title: str, tricks: Sequence[Trick], people: People, deck: Deck) -> None:
        self.clear()
        self.clear_foot()
        self.entitle(title)
        if not tricks:
            self.content.addWidget(QLabel(words.no_tricks()))
        else:
            area = _scrolled(_table(tricks, people, deck))
            area.setAccessibleName(title)
            self.content.addWidget(area)
        self.add_close().setFocus()
        self.show()
        self.raise_()


def _table(tricks: Sequence[Trick], people: People, deck: Deck) -> QWidget:
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, SPACE[2], 0)
    grid.setHorizontalSpacing(SPACE[1])
    for row, trick in enumerate(tricks):
        for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
            cell, name = QVBoxLayout(), QLabel(people.name(seat))
            picture = QLabel()
            picture.setPixmap(deck.picture(card, CARD))
            picture.setAccessibleName(card_name(card))
            name.setFont(font(CAPTION, STRONG if seat == trick.winner else font(CAPTION).weight()))
            cell.addWidget(name)
            cell.addWidget(picture)
            grid.addLayout(cell, row, place)
        grid.addWidget(QLabel(words.won_by(people.name(trick.winner))), row, len(trick.seats))
    return table


def _scrolled(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidget(widget)
    area.setWidgetResizable(True)
    size = widget.sizeHint()
    area.setMinimumSize(min(size.width() + 24, 640), min(size.height() + 8, 420))
    area.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
    return area
