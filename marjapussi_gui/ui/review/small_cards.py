"""Small cards in rows, for looking at only."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...engine.cards import Card
from ..art.brushes import painting
from ..art.deck import SHAPE, Deck
from ..wording.card_names import card_names

CARD, STEP, ROW = 54, 34, 6  # pixels at scale 1
LEAST = 4


class SmallCards(QWidget):
    """Small cards in as many rows as the width requires."""

    def __init__(self, deck: Deck, scale: float) -> None:
        super().__init__()
        self._deck, self._scale, self._cards = deck, scale, tuple[Card, ...]()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def cards(self) -> tuple[Card, ...]:
        return self._cards

    def tell(self, cards: tuple[Card, ...]) -> None:
        """Show these cards."""
        self._cards = cards
        self.setAccessibleName(card_names(cards) if cards else "")
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        in_row = self._in_row(width)
        rows = -(-len(self._cards) // in_row)
        return round((CARD * SHAPE + ROW) * self._scale * rows)

    def sizeHint(self) -> QSize:
        width = round((CARD + (LEAST - 1) * STEP) * self._scale)
        return QSize(width, self.heightForWidth(max(self.width(), width)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round((CARD + (LEAST - 1) * STEP) * self._scale), 0)

    def _in_row(self, width: int) -> int:
        return max(int((width / self._scale - CARD) // STEP) + 1, LEAST)

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_row, width = self._in_row(self.width()), CARD * self._scale
        edge = self._deck.margin(width)
        with painting(self) as painter:
            for place, card in enumerate(self._cards):
                row, column = divmod(place, in_row)
                top = row * (CARD * SHAPE + ROW) * self._scale
                at = QPointF(column * STEP * self._scale, top)
                painter.drawPixmap(at - edge, self._deck.picture(card, width))
