"""The linen patch that shows the tiplu, the card that decides which cards are wild."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from ...engine.cards import HIDDEN, Card
from ..common.theme import PATCH_RADIUS
from .card_pictures import CardPictures
from .linen_background import draw_linen_background
from .painter_tools import create_canvas, open_painter
from .table_labels import PATCH_MARGIN

PATCH_WIDTH, PATCH_HEIGHT = 170.0, 112.0  # table units
TIPLU_WIDTH, NEIGHBOUR_WIDTH = 56.0, 46.0  # card widths
NEIGHBOUR_OFFSET, NEIGHBOUR_DROP, NEIGHBOUR_ANGLE = 49.0, 4.0, 7.0  # table units; degrees


def tiplu_patch_picture(cards: Sequence[Card], pictures: CardPictures, scale: float) -> QPixmap:
    """Return a patch with one card, or with the tiplu between the next lower and higher card."""
    box = QRectF(PATCH_MARGIN, PATCH_MARGIN, PATCH_WIDTH, PATCH_HEIGHT)
    size = box.center() * (2 * scale)
    picture = create_canvas(size.x(), size.y(), pictures.pixel_ratio)
    with open_painter(picture, scale) as painter:
        draw_linen_background(painter, box, PATCH_RADIUS)
    with open_painter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for side in (-1, 1, 0) if len(cards) > 1 else (0,):
            card = cards[side + 1] if len(cards) > 1 else cards[0]
            middle = box.center() + QPointF(side * NEIGHBOUR_OFFSET, abs(side) * NEIGHBOUR_DROP)
            width = (NEIGHBOUR_WIDTH if side else TIPLU_WIDTH) * scale
            _draw_card(painter, card, pictures, middle * scale, width, side * NEIGHBOUR_ANGLE)
    return picture


def _draw_card(
    painter: QPainter,
    card: Card,
    pictures: CardPictures,
    centre: QPointF,
    width: float,
    angle: float,
) -> None:
    picture = pictures.picture(card, width, is_wild=card != HIDDEN)
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    margin = pictures.shadow_margin(width)
    painter.drawPixmap(QPointF(-width / 2, -width * 0.7) - margin, picture)
    painter.restore()
