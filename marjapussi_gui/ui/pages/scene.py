"""Cards that stand in a linen pocket on felt: the picture of a game on its tile."""

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

CARD, STEP, TURN, TOP, SINK = 62, 44, 4.5, 16, 7  # of the fan; how far it rises with the pointer
BEND, SHADES = 9, 4
SEAM = "#3CFFFFFF"
PATCHES = 12  # kept: of usual tiles and larger ones, and the windows on what is under way


def draw_pocket(
    painter: QPainter,
    box: QRectF,
    slit: float,
    cards: Sequence[Card],
    easel: Easel,
    unit: float,
    lift: float,
    colour: QColor,
) -> None:
    """Draw felt and cards, and over them the linen from the slit down; lift is from 0 to 1."""
    clip, above = QPainterPath(), QRectF(box.left(), box.top(), box.width(), slit + BEND)
    clip.addRoundedRect(box, TILE_RADIUS, TILE_RADIUS)
    painter.save()
    painter.setClipPath(clip)
    cloth = patch(QSize(round(box.width()), round(2 * slit)), easel.deck.ratio, sewn=False)
    painter.drawImage(box.topLeft(), cloth)
    painter.save()
    painter.setClipRect(above, Qt.ClipOperation.IntersectClip)
    middle = QPointF(box.center().x(), box.top() + (TOP - SINK * lift) * unit)
    draw_fan(painter, middle, cards, easel, unit)
    painter.restore()
    _lip(painter, box, box.top() + slit, colour)
    painter.restore()


def _lip(painter: QPainter, box: QRectF, y: float, colour: QColor) -> None:
    """Draw the linen below a slit that is bent a little, and its shade above it."""
    shade = _linen(box, y, y + 2 * BEND)  # no more of it than is seen
    for drop in range(SHADES):
        painter.fillPath(shade.translated(0, -drop - 1), QColor(10, 14, 8, 16))
    painter.fillPath(_linen(box, y, box.bottom() + 1), colour)


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
    """Draw cards whose upper edges meet below a point, the outer ones turned and lower."""
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
    """Put the picture of a card about a point, turned."""
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    corner = QPointF(-width / 2, -width * SHAPE / 2) - easel.deck.margin(width)
    box = QRectF(corner, picture.deviceIndependentSize())
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.restore()


@lru_cache(PATCHES)
def patch(size: QSize, ratio: float, felt: str = "moss", *, sewn: bool = True) -> QImage:
    """Return a piece of felt without cards; one that is sewn round has round corners."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    whole, shape = QRectF(QPointF(), size.toSizeF()), QPainterPath()
    radius = PATCH_RADIUS if sewn else 0
    shape.addRoundedRect(whole, radius, radius)
    with painting(image) as painter:
        painter.setClipPath(shape)
        draw_cloth(painter, whole, felt)
        if sewn:
            outlined(painter, whole.adjusted(5, 5, -5, -5), 6, seam_pen(SEAM, 1.6, 4, 3.4))
    return image
