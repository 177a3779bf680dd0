"""Embroidered bands that show amounts as crosses of thread on pale cloth."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ...engine.frozen import frozen
from .brushes import NO_PEN, round_pen, rounded, seam_pen

ROWS = 3
BETWEEN, RADIUS = 0.4, 1.6  # pixels
THREAD = 0.3  # part of a cross
REPEAT = 4  # columns until the pattern repeats
HOLES = ((0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8))  # parts of a square


@frozen
class Threads:
    """The colours of an embroidered band, and the size of its squares in pixels."""

    cloth: QColor
    cross: QColor
    cell: float = 8.0


def draw_cross(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw a cross of two threads, the lower one darker and the upper one lighter."""
    side = box.width()
    near = side * (THREAD / 2 + 0.02)
    far = side - near
    for shade, start, end in (
        (colour.darker(114), (near, near), (far, far)),
        (colour.lighter(110), (near, far), (far, near)),
    ):
        painter.setPen(round_pen(shade, side * THREAD))
        painter.drawLine(box.topLeft() + QPointF(*start), box.topLeft() + QPointF(*end))
    painter.setPen(NO_PEN)


def draw_band(painter: QPainter, left: float, middle: float, columns: int, of: Threads) -> float:
    """Draw a patterned band with this number of columns; return its right edge."""
    for column in range(columns):
        for row in range(ROWS):
            is_tip = column == columns - 1
            _draw_square(
                painter, left, middle, (column, row), of, is_tip or _is_figure(column, row)
            )
    return left + columns * of.cell


def draw_weave(painter: QPainter, left: float, middle: float, columns: int, of: Threads) -> float:
    """Draw a band with a cross on every second square; return its right edge."""
    for column in range(columns):
        for row in range(ROWS):
            _draw_square(painter, left, middle, (column, row), of, (column + row) % 2 == 0)
    return left + columns * of.cell


def draw_steps(
    painter: QPainter, box: QRectF, shares: Sequence[float], of: Threads, hole: QColor
) -> None:
    """Draw a chart of columns, each as high as its share of the box and topped by a cross.

    Without shares, draw a row of needle holes.
    """
    columns, rows = int(box.width() / of.cell), max(int(box.height() / of.cell), 1)
    if not shares:
        empty = Threads(of.cloth, hole, of.cell)
        draw_holes(painter, box.left(), box.bottom() - of.cell, columns // 2, empty)
        return
    for column in range(columns):
        share = shares[column * (len(shares) - 1) // max(columns - 1, 1)]
        top = round(share * (rows - 1))
        for row in range(top + 1):
            middle = box.bottom() - (row + 0.5) * of.cell
            _draw_square(painter, box.left(), middle, (column, ROWS // 2), of, row == top)


def draw_holes(painter: QPainter, left: float, middle: float, number: int, of: Threads) -> float:
    """Draw the needle holes of crosses that are not sewn yet; return their right edge."""
    painter.setPen(NO_PEN)
    painter.setBrush(of.cross)
    for place in range(number):
        at = QPointF(left + 2 * of.cell * place, middle - of.cell / 2)
        for x, y in HOLES:
            painter.drawEllipse(at + QPointF(x, y) * of.cell, 0.9, 0.9)
    return left + 2 * of.cell * number


def draw_seam(painter: QPainter, start: QPointF, end: QPointF, colour: QColor, wide: float) -> None:
    """Draw a dashed seam from one point to another."""
    painter.setPen(seam_pen(colour, wide, 3, 3))
    painter.drawLine(start, end)


def _is_figure(column: int, row: int) -> bool:
    """Return whether the pattern of a band has a cross on a square."""
    if row == ROWS // 2:
        return column % REPEAT != REPEAT // 2
    return column % REPEAT == 0


def _draw_square(
    painter: QPainter,
    left: float,
    middle: float,
    at: tuple[int, int],
    of: Threads,
    is_sewn: bool,  # noqa: FBT001 - the value of a pattern
) -> None:
    column, row = at
    top = middle + (row - ROWS / 2) * of.cell
    box = QRectF(left + column * of.cell, top, of.cell, of.cell)
    inside = box.adjusted(BETWEEN, BETWEEN, -BETWEEN, -BETWEEN)
    rounded(painter, inside, RADIUS, of.cloth)
    if is_sewn:
        draw_cross(painter, inside, of.cross)
