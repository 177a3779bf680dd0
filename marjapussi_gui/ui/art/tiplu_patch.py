"""The linen patch that shows the tiplu and its neighbours in games with sets."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from ...engine.cards import HIDDEN, Card
from ..basis.theme import PATCH_RADIUS
from .brushes import canvas, painting
from .deck import Deck
from .linen import draw_linen
from .marks import PATCH_MARGIN

WIDE, HIGH = 170.0, 112.0  # table units
MIDDLE, SMALLER = 56.0, 46.0  # card widths
ASIDE, LOWER, TURN = 49.0, 4.0, 7.0  # table units; degrees


def tiplu_picture(cards: Sequence[Card], deck: Deck, scale: float) -> QPixmap:
    """Return the patch with the tiplu between the jhiplu and the poplu, or with one card."""
    box = QRectF(PATCH_MARGIN, PATCH_MARGIN, WIDE, HIGH)
    size = box.center() * (2 * scale)
    picture = canvas(size.x(), size.y(), deck.ratio)
    with painting(picture, scale) as painter:
        draw_linen(painter, box, PATCH_RADIUS)
    with painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for side in (-1, 1, 0) if len(cards) > 1 else (0,):
            card = cards[side + 1] if len(cards) > 1 else cards[0]
            middle = box.center() + QPointF(side * ASIDE, abs(side) * LOWER)
            width = (SMALLER if side else MIDDLE) * scale
            _lay(painter, card, deck, middle * scale, width, side * TURN)
    return picture


def _lay(
    painter: QPainter, card: Card, deck: Deck, middle: QPointF, width: float, turn: float
) -> None:
    """Draw a rotated card around its centre."""
    picture = deck.picture(card, width, is_wild=card != HIDDEN)
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    margin = deck.margin(width)
    painter.drawPixmap(QPointF(-width / 2, -width * 0.7) - margin, picture)
    painter.restore()
