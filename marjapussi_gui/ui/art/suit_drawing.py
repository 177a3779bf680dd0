"""Drawing of suit symbols from cached images, because a deck has about 300 of them."""

import math
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from .painter_tools import draw_image_unscaled, is_on_plain_image, open_painter
from .suit_shapes import fit_path, suit_path

STAMP_CACHE_SIZE = 128  # a deck needs about thirty


def draw_suit(painter: QPainter, suit: int, rect: QRectF, *, is_upside_down: bool = False) -> None:
    """Draw a suit symbol into rect in the colour of the brush.

    Its position is exact to a quarter of a pixel.
    """
    if not is_on_plain_image(painter):
        painter.drawPath(_suit_outline(suit, rect, is_upside_down=is_upside_down))
        return
    device = painter.deviceTransform()
    box = device.mapRect(rect)
    (left, right), (top, down) = (
        _split_half_pixels(box.center().x()),
        _split_half_pixels(box.center().y()),
    )
    ink, is_over = painter.brush().color().rgb(), is_upside_down != (device.m11() < 0)
    stamp = _suit_image(suit, box.width(), box.height(), right, down, ink, is_upside_down=is_over)
    draw_image_unscaled(
        painter, QPoint(left - stamp.width() // 2, top - stamp.height() // 2), stamp
    )


def _split_half_pixels(coordinate: float) -> tuple[int, float]:
    """Round a coordinate to half pixels; return its whole pixels, and the remaining 0 or 0.5."""
    halves = round(2 * coordinate)
    return halves // 2, halves % 2 / 2


@lru_cache(maxsize=STAMP_CACHE_SIZE)
def _suit_image(
    suit: int,
    width: float,
    height: float,
    x_offset: float,
    y_offset: float,
    rgb: int,
    *,
    is_upside_down: bool,
) -> QImage:
    """Return the image of a suit symbol that is offset from the centre of the image."""
    middle = QPointF(math.ceil(width / 2) + 1, math.ceil(height / 2) + 1)
    size = (middle * 2).toPoint()
    image = QImage(size.x(), size.y(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(middle + QPointF(x_offset, y_offset))
    with open_painter(image) as painter:
        painter.setBrush(QColor(rgb))
        painter.drawPath(_suit_outline(suit, rect, is_upside_down=is_upside_down))
    return image


def _suit_outline(suit: int, rect: QRectF, *, is_upside_down: bool) -> QPainterPath:
    path, middle = fit_path(suit_path(suit), rect), rect.center()
    over = QTransform(-1, 0, 0, -1, 2 * middle.x(), 2 * middle.y())
    return over.map(path) if is_upside_down else path
