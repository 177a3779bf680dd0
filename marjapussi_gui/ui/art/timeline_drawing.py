"""Drawing of the match timeline: a grid of squares in the colours of the two sides.

A column is a position of the match, with our side's share of it at the bottom. The line between
the sides is embroidered.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ...engine.frozen import frozen
from ..common.palette import BUTTON, BUTTON_FOOT, GOLD, GOLD_EDGE, OUR_COLOUR, THEIR_COLOUR
from .cross_stitch import draw_grid
from .painter_tools import (
    NO_BRUSH,
    draw_soft_shadow,
    fill_rounded_rect,
    round_pen,
    seam_pen,
    stroke_rounded_rect,
)
from .score_bag_pictures import draw_berry

TIMELINE_ROWS = 16
CORNER_RADIUS, CELL_INSET, CELL_RADIUS = 8, 0.35, 1.5
NEEDLE_EYE_RADII = (3.4, 7.0)
NEEDLE_ABOVE, NEEDLE_BELOW = 26, 5  # pixels by which the needle sticks out


@frozen
class TimelineColours:
    """The colours of the match timeline, for the light or the dark theme."""

    background: str
    edge: str
    ours: str
    theirs: str
    line: str
    seam: str
    even_line: str
    cover: str


LIGHT_COLOURS = TimelineColours(
    BUTTON, BUTTON_FOOT, "#E7BBB3", "#CBD2E6", "#A01A2A", "#A8926C", "#78FFFFFF", "#E4D8BE"
)
DARK_COLOURS = TimelineColours(
    "#2B332C", "#161B17", "#4A2F30", "#2E3650", "#EE8290", "#7C7660", "#48FFFFFF", "#333C34"
)


def draw_background(painter: QPainter, box: QRectF, colours: TimelineColours) -> None:
    draw_soft_shadow(painter, box, CORNER_RADIUS, 10, 3, 90)
    fill_rounded_rect(painter, box, CORNER_RADIUS, colours.edge)
    fill_rounded_rect(painter, box.adjusted(0, 0, 0, -3), CORNER_RADIUS, colours.background)


def draw_columns(
    painter: QPainter, box: QRectF, levels: Sequence[int | None], colours: TimelineColours
) -> None:
    """Draw the columns of the timeline, given the level of the dividing line in each of them.

    A level is the row of the line, counted from the top; None means unknown.
    """
    wide, high = box.width() / max(len(levels), 1), box.height() / TIMELINE_ROWS
    last: int | None = None
    for column, level in enumerate(levels):
        on_line = _rows_covered_by_line(last, level)
        for row in range(TIMELINE_ROWS):
            cell = QRectF(box.left() + column * wide, box.top() + row * high, wide, high)
            colour = colours.ours if _is_on_own_side(row, level) else colours.theirs
            if row in on_line:
                fill_rounded_rect(painter, cell, 0, colour)
                grown = cell.adjusted(-0.6, -0.6, 0.6, 0.6)
                draw_grid(painter, grown, ("X",), {"X": QColor(colours.line)})
            else:
                inner = cell.adjusted(CELL_INSET, CELL_INSET, -CELL_INSET, -CELL_INSET)
                fill_rounded_rect(
                    painter, inner, CELL_RADIUS, colour if level is not None else colours.cover
                )
        last = level


def draw_even_line(painter: QPainter, box: QRectF, share: float, colours: TimelineColours) -> None:
    """Draw a dashed line at the share (0 to 1) at which the sides are even."""
    y = box.bottom() - share * box.height()
    painter.setPen(seam_pen(colours.even_line, 1.2, 3, 4))
    painter.drawLine(QPointF(box.left() - 4, y), QPointF(box.right() + 4, y))


def draw_hand_border(painter: QPainter, x: float, box: QRectF, colours: TimelineColours) -> None:
    """Draw the border between two hands as a vertical dashed line."""
    painter.setPen(seam_pen(colours.seam, 1.4, 2.4, 2.6))
    painter.drawLine(QPointF(x, box.top() + 5), QPointF(x, box.bottom() - 5))


def draw_cover(painter: QPainter, box: QRectF, colours: TimelineColours) -> None:
    """Draw a blank cover over a part of the timeline that must not be seen yet."""
    fill_rounded_rect(painter, box, CELL_RADIUS, colours.cover)
    stroke_rounded_rect(painter, box.adjusted(4, 4, -4, -4), 4, seam_pen(colours.seam, 1.2, 3, 3))


def draw_position_needle(painter: QPainter, x: float, box: QRectF) -> None:
    """Draw the marker of the current position, a gold needle."""
    top, foot = box.top() - NEEDLE_ABOVE, box.bottom() + NEEDLE_BELOW
    for colour, width in ((GOLD_EDGE, 5.0), (GOLD, 2.8)):
        painter.setPen(round_pen(colour, width))
        painter.drawLine(QPointF(x, top + 8), QPointF(x, foot))
    painter.setBrush(NO_BRUSH)
    for colour, width in ((GOLD_EDGE, 4.6), (GOLD, 2.4)):
        painter.setPen(round_pen(colour, width))
        painter.drawEllipse(QPointF(x, top + 5), *NEEDLE_EYE_RADII)


def draw_mistake_mark(painter: QPainter, x: float, box: QRectF, radius: float) -> None:
    draw_berry(painter, QPointF(x, box.top() + 1), radius, 0)


def text_colours(colours: TimelineColours) -> tuple[str, str]:
    """Return the colours of texts beside the timeline: for our side, and for the other."""
    return (OUR_COLOUR, THEIR_COLOUR) if colours is LIGHT_COLOURS else ("#EE8290", "#A9B7E4")


def _is_on_own_side(row: int, level: int | None) -> bool:
    return level is not None and row >= level


def _rows_covered_by_line(previous_level: int | None, level: int | None) -> range:
    """Return the rows of a column that the dividing line fills to meet the previous column."""
    if level is None:
        return range(0)
    if previous_level is None or abs(previous_level - level) <= 1:
        return range(level, level + 1)
    return range(min(level, previous_level), max(level, previous_level) + 1)
