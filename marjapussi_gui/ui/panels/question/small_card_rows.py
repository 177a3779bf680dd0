"""Rows of small cards that can't be clicked."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....engine.cards import Card
from ...art.card_pictures import CARD_ASPECT, CardPictures
from ...art.painter_tools import open_painter
from ...text.card_names import card_names

CARD_WIDTH, CARD_STEP, ROW_GAP = 54, 34, 6  # pixels at scale 1
MIN_PER_ROW = 4


class SmallCardRows(QWidget):
    """Shows small cards in as many rows as they need."""

    def __init__(self, deck: CardPictures, scale: float) -> None:
        super().__init__()
        self._deck, self._scale, self._cards = deck, scale, tuple[Card, ...]()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def cards(self) -> tuple[Card, ...]:
        return self._cards

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        self._cards = cards
        self.setAccessibleName(card_names(cards) if cards else "")
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        in_row = self._cards_per_row(width)
        rows = -(-len(self._cards) // in_row)
        return round((CARD_WIDTH * CARD_ASPECT + ROW_GAP) * self._scale * rows)

    def sizeHint(self) -> QSize:
        width = round((CARD_WIDTH + (MIN_PER_ROW - 1) * CARD_STEP) * self._scale)
        return QSize(width, self.heightForWidth(max(self.width(), width)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round((CARD_WIDTH + (MIN_PER_ROW - 1) * CARD_STEP) * self._scale), 0)

    def _cards_per_row(self, width: int) -> int:
        return max(int((width / self._scale - CARD_WIDTH) // CARD_STEP) + 1, MIN_PER_ROW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_row, width = self._cards_per_row(self.width()), CARD_WIDTH * self._scale
        edge = self._deck.shadow_margin(width)
        with open_painter(self) as painter:
            for place, card in enumerate(self._cards):
                row, column = divmod(place, in_row)
                top = row * (CARD_WIDTH * CARD_ASPECT + ROW_GAP) * self._scale
                at = QPointF(column * CARD_STEP * self._scale, top)
                painter.drawPixmap(at - edge, self._deck.picture(card, width))
