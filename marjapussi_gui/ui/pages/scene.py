"""A small patch of felt with some of a game's cards."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...engine.cards import Card
from ..art.brushes import outlined, seam_pen
from ..art.deck import SHAPE, Deck
from ..art.felt import draw_cloth
from ..theme import PATCH_RADIUS

WIDTH, HEIGHT = 118, 178
REACH = 92  # what a fan may take of the width
WIDEST, TURN, STEP = 60, 11.0, 0.42
SEAM = "#3CFFFFFF"


class Scene(QWidget):
    """A picture that stands for a game."""

    def __init__(self, cards: Sequence[Card], deck: Deck, felt: str = "moss") -> None:
        super().__init__()
        self._cards, self._deck, self._felt = tuple(cards), deck, felt
        self._unit = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def enlarge(self, unit: float) -> None:
        """Draw everything so many times as large."""
        if unit != self._unit:
            self._unit = unit
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(WIDTH * self._unit), round(HEIGHT * self._unit))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        patch = QRectF(self.rect())
        shape = QPainterPath()
        shape.addRoundedRect(patch, PATCH_RADIUS, PATCH_RADIUS)
        painter.setClipPath(shape)
        draw_cloth(painter, patch, self._felt)
        outlined(painter, patch.adjusted(5, 5, -5, -5), 6, seam_pen(SEAM, 1.6, 4, 3.4))
        draw_fan(painter, patch.center(), self._cards, self._deck, self._unit)
        painter.end()


def draw_fan(
    painter: QPainter, middle: QPointF, cards: Sequence[Card], deck: Deck, unit: float
) -> None:
    """Draw cards about a point, the outer ones turned and a little lower."""
    width = min(WIDEST, REACH / (1 + STEP * max(len(cards) - 1, 1))) * unit
    for place, card in enumerate(cards):
        off = place - (len(cards) - 1) / 2
        painter.save()
        painter.translate(middle + QPointF(off * width * STEP, abs(off) ** 1.6 * 3 * unit))
        painter.rotate(off * TURN)
        edge = deck.margin(width)
        corner = QPointF(-width / 2 - edge, -width * SHAPE / 2 - edge)
        painter.drawPixmap(corner, deck.picture(card, width))
        painter.restore()
