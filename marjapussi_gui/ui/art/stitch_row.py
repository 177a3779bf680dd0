"""Progress bars drawn as a row of cross-stitches.

A cross is a step that is done; the holes for a missing cross are a step that remains.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from ..common.palette import BUTTON, GOLD, GOLD_EDGE, INK, LINGONBERRY
from .painter_tools import (
    NO_PEN,
    create_canvas,
    draw_soft_shadow,
    fill_rounded_rect,
    open_painter,
    round_pen,
)

HOLE_COLOUR = "#CDBD99"
# Fraction of a stitch; percent for QColor.darker and QColor.lighter
THREAD_WIDTH, LOWER_THREAD_DARKNESS, UPPER_THREAD_LIGHTNESS = 0.3, 114, 110
EDGE_WIDTH, CURRENT_STITCH_GROWTH = 1.6, 1.5
POINTS_PER_STITCH, GOAL_GAP = 10, 0.46  # the gap at the goal line is in stitches
SCENE_HEIGHT, SET_GAP = 3.2, 0.8  # in stitches
SCENE_MARGIN, SCENE_RADIUS = 16.0, 10.0  # pixels
HOLE_POSITIONS = ((0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8))


def stitch_row_width(count: int, size: float, gap: float) -> float:
    return max(count * (size + gap) - gap, 0.0)


def draw_stitch_row(
    painter: QPainter,
    left_middle: QPointF,
    size: float,
    gap: float,
    done_count: int,
    count: int,
    current: int = -1,
) -> None:
    """Draw a progress bar with count steps. The first done_count steps are done.

    The step at the index current has a larger gold cross; -1 means none.
    """
    for place in range(count):
        left = left_middle.x() + place * (size + gap)
        box = QRectF(left, left_middle.y() - size / 2, size, size)
        if place == current:
            _draw_cross(
                painter,
                box.adjusted(
                    -CURRENT_STITCH_GROWTH,
                    -CURRENT_STITCH_GROWTH,
                    CURRENT_STITCH_GROWTH,
                    CURRENT_STITCH_GROWTH,
                ),
                GOLD,
                is_edged=True,
            )
        elif place < done_count:
            _draw_cross(painter, box, LINGONBERRY)
        else:
            _draw_holes(painter, box)


def sewn_sets_picture(
    set_sizes: Sequence[int], progress: float, colour: str, stitch_size: float, pixel_ratio: float
) -> QPixmap:
    """Return a picture of sets with a cross-stitch per card, filled up to a progress (0 to 1)."""
    count, gap = sum(set_sizes), SET_GAP * stitch_size
    inside = count * stitch_size + (len(set_sizes) - 1) * gap
    width, height = inside + 3 * stitch_size, SCENE_HEIGHT * stitch_size
    picture = create_canvas(width + 2 * SCENE_MARGIN, height + 2 * SCENE_MARGIN, pixel_ratio)
    sheet = QRectF(SCENE_MARGIN, SCENE_MARGIN, width, height)
    sewn, number, left = round(progress * count), 0, sheet.left() + 1.5 * stitch_size
    with open_painter(picture) as painter:
        draw_soft_shadow(painter, sheet, SCENE_RADIUS, 14, 4, 130)
        fill_rounded_rect(painter, sheet, SCENE_RADIUS, BUTTON)
        for size in set_sizes:
            for _ in range(size):
                box = QRectF(left, sheet.center().y() - stitch_size / 2, stitch_size, stitch_size)
                if number < sewn:
                    _draw_cross(painter, box, colour)
                else:
                    _draw_holes(painter, box)
                number, left = number + 1, left + stitch_size
            left += gap
    return picture


def point_row_width(points: int, goal: int, stitch_size: float) -> float:
    return -(-max(goal, points) // POINTS_PER_STITCH) * stitch_size + GOAL_GAP * stitch_size


def draw_point_row(
    painter: QPainter, left_middle: QPointF, stitch_size: float, points: int, goal: int, colour: str
) -> None:
    """Draw a cross for every ten points, and a single thread for any remainder.

    A line marks the goal; points beyond the goal are drawn after it.
    """
    for place in range(-(-max(goal, points) // POINTS_PER_STITCH)):
        start = place * POINTS_PER_STITCH
        left = (
            left_middle.x() + place * stitch_size + (GOAL_GAP * stitch_size if start >= goal else 0)
        )
        box = QRectF(left, left_middle.y() - stitch_size / 2, stitch_size, stitch_size)
        if points > start:
            _draw_cross(
                painter,
                box.adjusted(1, 1, -1, -1),
                colour,
                is_half=points - start < POINTS_PER_STITCH,
            )
        else:
            _draw_holes(painter, box)
    line = (
        left_middle.x() + -(-goal // POINTS_PER_STITCH) * stitch_size + GOAL_GAP * stitch_size / 2
    )
    painter.setPen(round_pen(INK, 1.6))
    painter.drawLine(
        QPointF(line, left_middle.y() - 0.62 * stitch_size),
        QPointF(line, left_middle.y() + 0.62 * stitch_size),
    )


def _draw_cross(
    painter: QPainter,
    box: QRectF,
    colour: str,
    *,
    is_edged: bool = False,
    is_half: bool = False,
) -> None:
    thread = box.width() * THREAD_WIDTH
    inner = box.adjusted(thread / 2, thread / 2, -thread / 2, -thread / 2)
    threads = [(inner.bottomLeft(), inner.topRight()), (inner.topLeft(), inner.bottomRight())]
    if is_edged:
        painter.setPen(round_pen(GOLD_EDGE, thread + 2 * EDGE_WIDTH))
        for start, end in threads:
            painter.drawLine(start, end)
    shades = (
        QColor(colour).darker(LOWER_THREAD_DARKNESS),
        QColor(colour).lighter(UPPER_THREAD_LIGHTNESS),
    )
    for (start, end), shade in list(zip(threads, shades, strict=True))[: 1 if is_half else 2]:
        painter.setPen(round_pen(shade, thread))
        painter.drawLine(start, end)


def _draw_holes(painter: QPainter, box: QRectF) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(HOLE_COLOUR))
    dot = max(box.width() * 0.1, 0.9)
    for across, down in HOLE_POSITIONS:
        middle = QPointF(box.left() + across * box.width(), box.top() + down * box.height())
        painter.drawEllipse(middle, dot, dot)
