"""Progress drawn as a row of stitches: crosses for done steps, holes for open ones."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ..basis.palette import GOLD, GOLD_EDGE, INK, LINGONBERRY
from .brushes import NO_PEN, round_pen

HOLE = "#CDBD99"
# Part of a stitch; percent for QColor.darker and QColor.lighter
THREAD, LOWER, UPPER = 0.3, 114, 110
EDGE, LARGER = 1.6, 1.5
TEN, PAST = 10, 0.46  # points; the gap for the goal line, in stitches
CORNERS = ((0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8))


def row_width(number: int, size: float, gap: float) -> float:
    """Return the width of a row with this number of stitches."""
    return max(number * (size + gap) - gap, 0.0)


def draw_stitches(
    painter: QPainter, at: QPointF, size: float, gap: float, done: int, number: int, now: int = -1
) -> None:
    """Draw a row of steps that starts at left_middle; the current step is a larger gold cross."""
    for place in range(number):
        left = at.x() + place * (size + gap)
        box = QRectF(left, at.y() - size / 2, size, size)
        if place == now:
            _cross(painter, box.adjusted(-LARGER, -LARGER, LARGER, LARGER), GOLD, is_edged=True)
        elif place < done:
            _cross(painter, box, LINGONBERRY)
        else:
            _holes(painter, box)


def amount_width(made: int, goal: int, cell: float) -> float:
    """Return the width of a row of points, including the gap for the goal line."""
    return -(-max(goal, made) // TEN) * cell + PAST * cell


def draw_amount(
    painter: QPainter, at: QPointF, cell: float, made: int, goal: int, colour: str
) -> None:
    """Draw points as stitches, ten for a full cross and five for a single thread.

    A line marks the goal; points beyond it continue after the line.
    """
    for place in range(-(-max(goal, made) // TEN)):
        start = place * TEN
        left = at.x() + place * cell + (PAST * cell if start >= goal else 0)
        box = QRectF(left, at.y() - cell / 2, cell, cell)
        if made > start:
            _cross(painter, box.adjusted(1, 1, -1, -1), colour, is_half=made - start < TEN)
        else:
            _holes(painter, box)
    line = at.x() + -(-goal // TEN) * cell + PAST * cell / 2
    painter.setPen(round_pen(INK, 1.6))
    painter.drawLine(QPointF(line, at.y() - 0.62 * cell), QPointF(line, at.y() + 0.62 * cell))


def _cross(
    painter: QPainter,
    box: QRectF,
    colour: str,
    *,
    is_edged: bool = False,
    is_half: bool = False,
) -> None:
    thread = box.width() * THREAD
    inner = box.adjusted(thread / 2, thread / 2, -thread / 2, -thread / 2)
    threads = [(inner.bottomLeft(), inner.topRight()), (inner.topLeft(), inner.bottomRight())]
    if is_edged:
        painter.setPen(round_pen(GOLD_EDGE, thread + 2 * EDGE))
        for start, end in threads:
            painter.drawLine(start, end)
    shades = QColor(colour).darker(LOWER), QColor(colour).lighter(UPPER)
    for (start, end), shade in list(zip(threads, shades, strict=True))[: 1 if is_half else 2]:
        painter.setPen(round_pen(shade, thread))
        painter.drawLine(start, end)


def _holes(painter: QPainter, box: QRectF) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(HOLE))
    dot = max(box.width() * 0.1, 0.9)
    for across, down in CORNERS:
        middle = QPointF(box.left() + across * box.width(), box.top() + down * box.height())
        painter.drawEllipse(middle, dot, dot)
