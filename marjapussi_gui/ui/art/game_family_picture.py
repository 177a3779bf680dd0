"""Draws the picture of a game family: a fan of cards on felt, partly covered by linen."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from ...engine.cards import Card
from ...engine.frozen import frozen
from ..common.theme import PATCH_RADIUS, TILE_RADIUS
from .async_card_painter import AsyncCardPainter
from .card_pictures import CARD_ASPECT
from .felt import draw_felt_background
from .painter_tools import open_painter, seam_pen, stroke_rounded_rect
from .tile_background import TILE_MARGIN, draw_tile_background

FAN_STEP, FAN_ANGLE, FAN_DROP = 0.68, 4.2, 0.04  # in card widths, degrees and card widths
SLIT_BEND, SHADE_STEPS = 9, 4
SEAM_COLOUR = "#3CFFFFFF"
POCKET_CACHE_SIZE = 8  # images per layer; all tiles at rest share one
PATCH_CACHE_SIZE = 12  # for tiles in two sizes, and the preview of a match


@frozen
class FamilyPictureShape:
    """The dimensions of a game family's tile in pixels, measured without its margin."""

    size: QSize  # of the tile, with its margin
    slit_y: float  # of the upper edge of the linen
    felt_height: int  # of the felt behind the cards
    fan_top: float
    card_width: float
    card_scale: float = 1.0  # by which the picture of a card is made smaller
    is_raised: bool = False  # whether it casts a larger shadow


def draw_family_picture(
    painter: QPainter,
    shape: FamilyPictureShape,
    cards: Sequence[Card],
    card_painter: AsyncCardPainter,
    colour: str,
) -> None:
    box, ratio = _tile_rect(shape.size), painter.device().devicePixelRatioF()
    felt = _felt_tile_image(shape.size, shape.felt_height, ratio, colour, shape.is_raised)
    painter.drawImage(QPointF(), felt)
    painter.save()
    painter.setClipRect(QRectF(box.left(), box.top(), box.width(), shape.slit_y + SLIT_BEND))
    painter.translate(box.center().x(), box.top() + shape.fan_top)
    painter.scale(shape.card_scale, shape.card_scale)
    draw_fan(painter, cards, card_painter, shape.card_width)
    painter.restore()
    painter.drawImage(QPointF(), _pocket_front(shape.size, shape.slit_y, ratio, colour))


@lru_cache(POCKET_CACHE_SIZE)
def _felt_tile_image(
    size: QSize,
    felt_height: int,
    pixel_ratio: float,
    colour: str,
    is_raised: bool,  # noqa: FBT001 - a key of the cache
) -> QImage:
    """Return the layer below the cards: an empty tile with its shadow, and felt on it."""
    image, box = _transparent_image(size, pixel_ratio), _tile_rect(size)
    with open_painter(image) as painter:
        draw_tile_background(painter, size, colour, is_raised=is_raised)
        painter.setClipPath(_rounded_path(box))
        cloth = felt_patch(QSize(round(box.width()), felt_height), pixel_ratio, is_sewn=False)
        painter.drawImage(box.topLeft(), cloth)
    return image


@lru_cache(POCKET_CACHE_SIZE)
def _pocket_front(size: QSize, slit_y: float, pixel_ratio: float, colour: str) -> QImage:
    """Return the layer above the cards: linen with a curved upper edge, and its shadow."""
    image, box = _transparent_image(size, pixel_ratio), _tile_rect(size)
    with open_painter(image) as painter:
        painter.setClipPath(_rounded_path(box))
        y = box.top() + slit_y
        shade = _linen_path(box, y, y + 2 * SLIT_BEND)  # the linen hides its lower part
        for drop in range(SHADE_STEPS):
            painter.fillPath(shade.translated(0, -drop - 1), QColor(10, 14, 8, 16))
        painter.fillPath(_linen_path(box, y, box.bottom() + 1), QColor(colour))
    return image


def _tile_rect(size: QSize) -> QRectF:
    """Return the rectangle of a tile without the margin around it."""
    return QRectF(QPointF(), size.toSizeF()).adjusted(
        TILE_MARGIN, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN
    )


def _rounded_path(rect: QRectF) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(rect, TILE_RADIUS, TILE_RADIUS)
    return shape


def _transparent_image(size: QSize, pixel_ratio: float) -> QImage:
    image = QImage(size * pixel_ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(pixel_ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _linen_path(rect: QRectF, y: float, bottom: float) -> QPainterPath:
    x, wide = rect.left(), rect.width()
    linen = QPainterPath(QPointF(x, y))
    linen.cubicTo(x + wide * 0.3, y + SLIT_BEND, x + wide * 0.7, y + SLIT_BEND, x + wide, y)
    linen.lineTo(x + wide, bottom)
    linen.lineTo(x, bottom)
    linen.closeSubpath()
    return linen


def draw_fan(
    painter: QPainter, cards: Sequence[Card], card_painter: AsyncCardPainter, width: float
) -> None:
    for place, card in enumerate(cards):
        off = place - (len(cards) - 1) / 2
        down = width * (CARD_ASPECT / 2 + abs(off) ** 1.6 * FAN_DROP)
        picture = card_painter.picture(card, width)
        at = QPointF(off * FAN_STEP * width, down)
        draw_turned_card(painter, at, picture, card_painter, width, off * FAN_ANGLE)


def draw_turned_card(
    painter: QPainter,
    centre: QPointF,
    picture: QPixmap,
    card_painter: AsyncCardPainter,
    width: float,
    angle: float,
) -> None:
    """Draw a card's picture centred on a point and rotated by an angle in degrees."""
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    corner = QPointF(
        -width / 2, -width * CARD_ASPECT / 2
    ) - card_painter.card_pictures.shadow_margin(width)
    box = QRectF(corner, picture.deviceIndependentSize())
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.restore()


@lru_cache(PATCH_CACHE_SIZE)
def felt_patch(
    size: QSize, pixel_ratio: float, felt: str = "moss", *, is_sewn: bool = True
) -> QImage:
    """Return a picture of felt, with round corners and a dashed border if is_sewn."""
    image = _transparent_image(size, pixel_ratio)
    whole, shape = QRectF(QPointF(), size.toSizeF()), QPainterPath()
    radius = PATCH_RADIUS if is_sewn else 0
    shape.addRoundedRect(whole, radius, radius)
    with open_painter(image) as painter:
        painter.setClipPath(shape)
        draw_felt_background(painter, whole, felt)
        if is_sewn:
            stroke_rounded_rect(
                painter, whole.adjusted(5, 5, -5, -5), 6, seam_pen(SEAM_COLOUR, 1.6, 4, 3.4)
            )
    return image
