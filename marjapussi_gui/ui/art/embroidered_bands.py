"""Embroidered bands and charts: they show an amount as a number of cross-stitches.

A band is a few rows of squares high, and each square may hold a cross.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ...engine.frozen import frozen
from .painter_tools import NO_PEN, fill_rounded_rect, round_pen, seam_pen

BAND_ROWS = 3
SQUARE_GAP, SQUARE_RADIUS = 0.4, 1.6  # pixels
THREAD_WIDTH = 0.3  # fraction of a cross
PATTERN_COLUMNS = 4  # the pattern repeats after this many columns
HOLE_POSITIONS = ((0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8))  # fractions of a square


@frozen
class BandColours:
    """The colours of a band's cloth and crosses, and the size of its squares in pixels."""

    cloth: QColor
    cross: QColor
    cell_size: float = 8.0


def draw_cross(painter: QPainter, box: QRectF, colour: QColor) -> None:
    side = box.width()
    near = side * (THREAD_WIDTH / 2 + 0.02)
    far = side - near
    for shade, start, end in (
        (colour.darker(114), (near, near), (far, far)),
        (colour.lighter(110), (near, far), (far, near)),
    ):
        painter.setPen(round_pen(shade, side * THREAD_WIDTH))
        painter.drawLine(box.topLeft() + QPointF(*start), box.topLeft() + QPointF(*end))
    painter.setPen(NO_PEN)


def draw_band(
    painter: QPainter, left: float, centre_y: float, columns: int, colours: BandColours
) -> float:
    """Draw a band with a repeating pattern and a full last column; return its right edge."""
    for column in range(columns):
        for row in range(BAND_ROWS):
            is_tip = column == columns - 1
            _draw_square(
                painter,
                left,
                centre_y,
                (column, row),
                colours,
                is_tip or _is_pattern_square(column, row),
            )
    return left + columns * colours.cell_size


def draw_checked_band(
    painter: QPainter, left: float, centre_y: float, columns: int, colours: BandColours
) -> float:
    """Draw a band with a cross on every second square; return its right edge."""
    for column in range(columns):
        for row in range(BAND_ROWS):
            _draw_square(painter, left, centre_y, (column, row), colours, (column + row) % 2 == 0)
    return left + columns * colours.cell_size


def draw_step_chart(
    painter: QPainter,
    box: QRectF,
    shares: Sequence[float],
    colours: BandColours,
    hole_colour: QColor,
) -> None:
    """Draw a chart of the shares (0 to 1) as columns of squares, each topped by a cross.

    Without shares, draw a row of needle holes instead.
    """
    columns, rows = (
        int(box.width() / colours.cell_size),
        max(int(box.height() / colours.cell_size), 1),
    )
    if not shares:
        empty = BandColours(colours.cloth, hole_colour, colours.cell_size)
        draw_needle_holes(
            painter, box.left(), box.bottom() - colours.cell_size, columns // 2, empty
        )
        return
    for column in range(columns):
        share = shares[column * (len(shares) - 1) // max(columns - 1, 1)]
        top = round(share * (rows - 1))
        for row in range(top + 1):
            middle = box.bottom() - (row + 0.5) * colours.cell_size
            _draw_square(painter, box.left(), middle, (column, BAND_ROWS // 2), colours, row == top)


def draw_needle_holes(
    painter: QPainter, left: float, centre_y: float, count: int, colours: BandColours
) -> float:
    """Draw the needle holes of count missing crosses; return their right edge."""
    painter.setPen(NO_PEN)
    painter.setBrush(colours.cross)
    for place in range(count):
        at = QPointF(left + 2 * colours.cell_size * place, centre_y - colours.cell_size / 2)
        for x, y in HOLE_POSITIONS:
            painter.drawEllipse(at + QPointF(x, y) * colours.cell_size, 0.9, 0.9)
    return left + 2 * colours.cell_size * count


def draw_running_seam(
    painter: QPainter, start: QPointF, end: QPointF, colour: QColor, width: float
) -> None:
    painter.setPen(seam_pen(colour, width, 3, 3))
    painter.drawLine(start, end)


def _is_pattern_square(column: int, row: int) -> bool:
    """Return whether the pattern of a band has a cross on this square."""
    if row == BAND_ROWS // 2:
        return column % PATTERN_COLUMNS != PATTERN_COLUMNS // 2
    return column % PATTERN_COLUMNS == 0


def _draw_square(
    painter: QPainter,
    left: float,
    centre_y: float,
    position: tuple[int, int],
    colours: BandColours,
    has_cross: bool,  # noqa: FBT001 - computed from a pattern
) -> None:
    column, row = position
    top = centre_y + (row - BAND_ROWS / 2) * colours.cell_size
    box = QRectF(left + column * colours.cell_size, top, colours.cell_size, colours.cell_size)
    inside = box.adjusted(SQUARE_GAP, SQUARE_GAP, -SQUARE_GAP, -SQUARE_GAP)
    fill_rounded_rect(painter, inside, SQUARE_RADIUS, colours.cloth)
    if has_cross:
        draw_cross(painter, inside, colours.cross)
