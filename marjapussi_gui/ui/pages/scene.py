"""The picture of a game tile: cards on felt in a linen pocket."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from ...engine.cards import Card
from ..art.brushes import outlined, painting, seam_pen
from ..art.deck import SHAPE
from ..art.easel import Easel
from ..art.felt import draw_cloth
from ..basis.theme import PATCH_RADIUS, TILE_RADIUS
from .ground import EDGE, draw_ground

CARD, STEP, TURN, TOP, SINK = 62, 44, 4.5, 16, 7  # of the fan: pixels and degrees
BEND, SHADES = 9, 4
SEAM = "#3CFFFFFF"
POCKETS = 8  # of each layer: all tiles at rest share one
PATCHES = 12  # usual and larger tiles, and the preview of the match to resume


def draw_pocket(
    painter: QPainter,
    size: QSize,
    slit: float,
    cards: Sequence[Card],
    easel: Easel,
    unit: float,
    lift: float,
    colour: str,
) -> None:
    """Draw felt, cards and the linen below the slit; lift is from 0.0 to 1.0."""
    box, ratio = _box(size), painter.device().devicePixelRatioF()
    painter.drawImage(QPointF(), _felt(size, slit, ratio, colour))
    painter.save()
    painter.setClipRect(QRectF(box.left(), box.top(), box.width(), slit + BEND))
    middle = QPointF(box.center().x(), box.top() + (TOP - SINK * lift) * unit)
    draw_fan(painter, middle, cards, easel, unit)
    painter.restore()
    painter.drawImage(QPointF(), _lip(size, slit, ratio, colour))


@lru_cache(POCKETS)
def _felt(size: QSize, slit: float, ratio: float, colour: str) -> QImage:
    """Return the layer below the cards: the tile with its shadow, and felt in it."""
    image, box = _nothing(size, ratio), _box(size)
    with painting(image) as painter:
        draw_ground(painter, size, colour)
        painter.setClipPath(_shape(box))
        cloth = patch(QSize(round(box.width()), round(2 * slit)), ratio, sewn=False)
        painter.drawImage(box.topLeft(), cloth)
    return image


@lru_cache(POCKETS)
def _lip(size: QSize, slit: float, ratio: float, colour: str) -> QImage:
    """Return the layer above the cards: linen below a curved slit, and its shade."""
    image, box = _nothing(size, ratio), _box(size)
    with painting(image) as painter:
        painter.setClipPath(_shape(box))
        y = box.top() + slit
        shade = _linen(box, y, y + 2 * BEND)  # the linen covers the rest
        for drop in range(SHADES):
            painter.fillPath(shade.translated(0, -drop - 1), QColor(10, 14, 8, 16))
        painter.fillPath(_linen(box, y, box.bottom() + 1), QColor(colour))
    return image


def _box(size: QSize) -> QRectF:
    """Return the tile without its margin."""
    return QRectF(QPointF(), size.toSizeF()).adjusted(EDGE, EDGE, -EDGE, -EDGE)


def _shape(box: QRectF) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(box, TILE_RADIUS, TILE_RADIUS)
    return shape


def _nothing(size: QSize, ratio: float) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _linen(box: QRectF, y: float, down_to: float) -> QPainterPath:
    x, wide = box.left(), box.width()
    linen = QPainterPath(QPointF(x, y))
    linen.cubicTo(x + wide * 0.3, y + BEND, x + wide * 0.7, y + BEND, x + wide, y)
    linen.lineTo(x + wide, down_to)
    linen.lineTo(x, down_to)
    linen.closeSubpath()
    return linen


def draw_fan(
    painter: QPainter, top: QPointF, cards: Sequence[Card], easel: Easel, unit: float
) -> None:
    """Draw a fan of cards below a point; outer cards are turned and lower."""
    width = CARD * unit
    for place, card in enumerate(cards):
        off = place - (len(cards) - 1) / 2
        down = width * SHAPE / 2 + abs(off) ** 1.6 * 2.6 * unit
        picture = easel.picture(card, width)
        put_card(painter, top + QPointF(off * STEP * unit, down), picture, easel, width, off * TURN)


def put_card(
    painter: QPainter,
    middle: QPointF,
    picture: QPixmap,
    easel: Easel,
    width: float,
    angle: float,
) -> None:
    """Draw a card's picture around a point, turned by an angle in degrees."""
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    corner = QPointF(-width / 2, -width * SHAPE / 2) - easel.deck.margin(width)
    box = QRectF(corner, picture.deviceIndependentSize())
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.restore()


@lru_cache(PATCHES)
def patch(size: QSize, ratio: float, felt: str = "moss", *, sewn: bool = True) -> QImage:
    """Return a piece of felt; with is_sewn it has round corners and a seam."""
    image = _nothing(size, ratio)
    whole, shape = QRectF(QPointF(), size.toSizeF()), QPainterPath()
    radius = PATCH_RADIUS if sewn else 0
    shape.addRoundedRect(whole, radius, radius)
    with painting(image) as painter:
        painter.setClipPath(shape)
        draw_cloth(painter, whole, felt)
        if sewn:
            outlined(painter, whole.adjusted(5, 5, -5, -5), 6, seam_pen(SEAM, 1.6, 4, 3.4))
    return image
