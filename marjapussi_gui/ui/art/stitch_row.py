"""A row of stitches, one for each step: sewn, the one of now, and holes for those to come."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ..basis.palette import GOLD, GOLD_EDGE, LINGONBERRY
from .brushes import NO_PEN, round_pen

HOLE = "#CDBD99"
THREAD, LOWER, UPPER = 0.3, 114, 110  # of the side; the lower darker, the upper lighter
EDGE, LARGER = 1.6, 1.5
CORNERS = ((0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8))


def row_width(number: int, size: float, gap: float) -> float:
    """Return how long a row of so many stitches is."""
    return max(number * (size + gap) - gap, 0.0)


def draw_stitches(
    painter: QPainter, at: QPointF, size: float, gap: float, done: int, number: int, now: int = -1
) -> None:
    """Draw a row from its left end and middle on."""
    for place in range(number):
        left = at.x() + place * (size + gap)
        box = QRectF(left, at.y() - size / 2, size, size)
        if place == now:
            _cross(painter, box.adjusted(-LARGER, -LARGER, LARGER, LARGER), GOLD, is_edged=True)
        elif place < done:
            _cross(painter, box, LINGONBERRY)
        else:
            _holes(painter, box)


def _cross(painter: QPainter, box: QRectF, colour: str, *, is_edged: bool = False) -> None:
    thread = box.width() * THREAD
    inner = box.adjusted(thread / 2, thread / 2, -thread / 2, -thread / 2)
    threads = (inner.bottomLeft(), inner.topRight()), (inner.topLeft(), inner.bottomRight())
    if is_edged:
        painter.setPen(round_pen(GOLD_EDGE, thread + 2 * EDGE))
        for start, end in threads:
            painter.drawLine(start, end)
    shades = QColor(colour).darker(LOWER), QColor(colour).lighter(UPPER)
    for (start, end), shade in zip(threads, shades, strict=True):
        painter.setPen(round_pen(shade, thread))
        painter.drawLine(start, end)


def _holes(painter: QPainter, box: QRectF) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(HOLE))
    dot = max(box.width() * 0.1, 0.9)
    for across, down in CORNERS:
        middle = QPointF(box.left() + across * box.width(), box.top() + down * box.height())
        painter.drawEllipse(middle, dot, dot)
