"""Suits, which a pack bears some three hundred times: drawn once in a size, then stamped."""

import math
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from .brushes import is_plain, painting, put
from .suits import fitted, suit_path

STAMPS = 128  # that are kept; a pack has some thirty


def draw_suit(painter: QPainter, suit: int, rect: QRectF, *, is_turned: bool = False) -> None:
    """Draw a suit in the brush's colour into rect, or at most a quarter of a pixel beside it."""
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
    """Return a place as whole pixels and the half that is left."""
    halves = round(2 * at)
    return halves // 2, halves % 2 / 2


@lru_cache(maxsize=STAMPS)
def _stamp(
    suit: int, width: float, height: float, right: float, down: float, ink: int, *, is_turned: bool
) -> QImage:
    """Return a suit whose middle lies so far right of the image's, and down."""
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
    """Return a suit fitted into rect, upright or upside down."""
    path, middle = fitted(suit_path(suit), rect), rect.center()
    over = QTransform(-1, 0, 0, -1, 2 * middle.x(), 2 * middle.y())
    return over.map(path) if is_turned else path
