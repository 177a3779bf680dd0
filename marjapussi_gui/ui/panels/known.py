"""The panel of proven facts: which cards are still out, and what each seat has shown."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...engine.cards import SUIT_SETS, Card, CardSet, members
from ..art.deck import Deck, small_deck
from ..basis.services import Known
from ..board.hand import IN_ORDER
from ..wording import table as words
from ..wording.card_names import card_names, listed, suit_name
from ..wording.people import People
from .body import Body
from .side_panel import SidePanel

CARD = 36.0


class KnownPanel(SidePanel):
    """The cards still out by suit, and a sentence for each proven fact."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(words.known_title(), parent)

    def tell(self, known: Known, people: People, deck: Deck) -> None:
        self.show_made(partial(self._tell, known, people, small_deck(deck)))

    def _tell(self, known: Known, people: People, deck: Deck) -> None:
        self.entitle(words.known_title())
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.space(0))
        for suit in IN_ORDER:
            if cards := members(known.out & SUIT_SETS[suit]):
                column.addWidget(CardRow(cards, deck, self.scale))
        for sentence in sentences(known, people.brief(self.longest_name)):
            label = self.label(sentence)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)
        area = Body(sheet, self.content_width, self)
        area.setAccessibleName(words.known_title())
        self.content.addWidget(area)
        self._focused = self.close_button


class CardRow(QWidget):
    """A row of cards that overlap if there is too little room."""

    def __init__(self, cards: Sequence[Card], deck: Deck, scale: float) -> None:
        super().__init__()
        self.cards, self._deck, self._wide = cards, deck, CARD * scale
        self.setAccessibleName(card_names(cards))
        self.setFixedHeight(round(1.4 * self._wide) + 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, width = QPainter(self), self._wide
        room = (self.width() - width - 6) / max(len(self.cards) - 1, 1)
        step, margin = min(width + 2, room), self._deck.margin(width)
        for place, card in enumerate(self.cards):
            at = QPointF(2 + place * step, 2) - margin
            painter.drawPixmap(at, self._deck.picture(card, width))
        painter.end()


def sentences(known: Known, people: People) -> list[str]:
    """Return a sentence for each fact proven about another seat."""
    lines = []
    for seat in people.seating.seats:
        if people.is_me(seat):
            continue
        name = people.name(seat)
        if known.held[seat]:
            lines.append(words.holds(name, card_names(members(known.held[seat]))))
        lacking = _whole_suits(known.barred[seat], known.out)
        if lacking:
            lines.append(words.has_none_of(name, lacking))
    return lines


def _whole_suits(barred: CardSet, out: CardSet) -> str:
    """Return the suits of which the hand can't hold any of the cards still out."""
    suits = [
        suit for suit in IN_ORDER if out & SUIT_SETS[suit] and not out & SUIT_SETS[suit] & ~barred
    ]
    return listed([suit_name(suit) for suit in suits])
