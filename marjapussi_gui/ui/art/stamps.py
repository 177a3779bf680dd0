"""Drawing of suit symbols from cached images, as a deck has about three hundred of them."""

import math
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from .brushes import is_plain, painting, put
from .suits import fitted, suit_path

STAMPS = 128  # a deck needs about thirty


def draw_suit(painter: QPainter, suit: int, rect: QRectF, *, is_turned: bool = False) -> None:
    """Draw a suit symbol into rect in the colour of the brush, accurate to a quarter of a pixel."""
    if not is_plain(painter):
        painter.drawPath(_outline(suit, rect, is_turned=is_turned))
        return
    device = painter.deviceTransform()
    box = device.mapRect(rect)
    (left, right), (top, down) = _halves(box.center().x()), _halves(box.center().y())
    ink, is_over = painter.brush().color().rgb(), is_turned != (device.m11() < 0)
    stamp = _stamp(suit, box.width(), box.height(), right, down, ink, is_turned=is_over)
    put(painter, QPoint(left - stamp.width() // 2, top - stamp.height() // 2), stamp)


def _halves(at: float) -> tuple[int, float]:
    """Round a coordinate to half pixels; return the whole pixels, and the remaining 0 or 0.5."""
    halves = round(2 * at)
    return halves // 2, halves % 2 / 2


@lru_cache(maxsize=STAMPS)
def _stamp(
    suit: int, width: float, height: float, right: float, down: float, ink: int, *, is_turned: bool
) -> QImage:
    """Return the image of a suit symbol, offset from the centre of the image."""
    middle = QPointF(math.ceil(width / 2) + 1, math.ceil(height / 2) + 1)
    size = (middle * 2).toPoint()
    image = QImage(size.x(), size.y(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(middle + QPointF(right, down))
    with painting(image) as painter:
        painter.setBrush(QColor(ink))
        painter.drawPath(_outline(suit, rect, is_turned=is_turned))
    return image


def _outline(suit: int, rect: QRectF, *, is_turned: bool) -> QPainterPath:
    """Return the outline of a suit symbol fitted into rect, upright or upside down."""
    path, middle = fitted(suit_path(suit), rect), rect.center()
    over = QTransform(-1, 0, 0, -1, 2 * middle.x(), 2 * middle.y())
    return over.map(path) if is_turned else path
