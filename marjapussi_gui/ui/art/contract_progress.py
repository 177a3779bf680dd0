"""A progress bar for a contract, drawn as a row of cross-stitches worth ten points each."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ...engine.frozen import frozen
from ..common.palette import BUTTON, INK
from ..common.theme import BODY, CAPTION, DEMI_BOLD, create_font, elide_text
from .painter_tools import (
    NO_BRUSH,
    NO_PEN,
    create_canvas,
    draw_soft_shadow,
    draw_text,
    fill_rounded_rect,
    open_painter,
    round_pen,
)

# Table units; number of stitches; table units
STITCH_SIZE, STITCHES_PER_ROW, ROW_GAP = 14.3, 20, 3.0
POINTS_PER_STITCH, POINTS_PER_THREAD = 10, 5  # a cross has two threads
# Fractions of a stitch; the radius of a hole in table units
THREAD_WIDTH, THREAD_REACH, HOLE_RADIUS, HOLE_COLOUR = 0.3, 0.3, 1.1, "#CDBD99"
LOWER_THREAD_DARKNESS, UPPER_THREAD_LIGHTNESS = 114, 110  # percent, for QColor.darker and lighter
GOAL_LINE_WIDTH, GOAL_LINE_HEIGHT = 1.6, 1.3  # table units; in stitches


SCENE_MARGIN, SCENE_PADDING, SCENE_RADIUS = 16.0, 22.0, 10.0  # table units
MAX_SCENE_STITCH = 26.0  # table units
SEAM_EDGE = 3.0  # pixels above and below a progress bar, for the line at its goal
LOOSE_THREAD_DROP = 1.2  # in stitches


@frozen
class ContractProgressBar:
    """The points that a side has made, the points of its contract, and the side's colour."""

    points: int
    goal: int
    colour: str
    row_length: int = STITCHES_PER_ROW  # number of stitches in a full row

    @property
    def stitch_count(self) -> int:
        """The number of stitches: enough for the goal, or for the points if they exceed it."""
        return -(-max(self.goal, self.points) // POINTS_PER_STITCH)

    @property
    def row_count(self) -> int:
        return -(-self.stitch_count // self.row_length)

    def stitch_size(self, width: float, scale: float) -> float:
        """Return the largest stitch size at which a row fits into a width, both in pixels."""
        return min(STITCH_SIZE * scale, width / min(self.stitch_count, self.row_length))

    def height(self, width: float, scale: float) -> float:
        return self.row_count * (self.stitch_size(width, scale) + ROW_GAP * scale)


def progress_of_tricks(count: int, colour: str) -> ContractProgressBar:
    """Return a full progress bar with one stitch for each trick."""
    points = count * POINTS_PER_STITCH
    return ContractProgressBar(points, points, colour)


def contract_scene_picture(
    seam: ContractProgressBar,
    caption: str,
    progress: float,
    width: float,
    scale: float,
    pixel_ratio: float,
) -> QPixmap:
    """Return a picture of a contract's progress bar, filled up to a progress from 0 to 1.

    The caption is written below the bar. If the points don't reach the goal, a loose thread hangs
    from the last stitch.
    """
    inside = width - 2 * SCENE_PADDING * scale
    cell = inside / min(seam.stitch_count, STITCHES_PER_ROW)
    cell = min(cell, MAX_SCENE_STITCH * scale)
    seam_width = cell * min(seam.stitch_count, STITCHES_PER_ROW)
    seam_height = seam.row_count * (cell + ROW_GAP * scale)
    font = create_font(max(BODY * scale, CAPTION), DEMI_BOLD)
    caption_height = QFontMetricsF(font).height()
    gap = (LOOSE_THREAD_DROP + 0.3) * cell
    height = seam_height + gap + caption_height + 2 * SCENE_PADDING * scale
    margin = SCENE_MARGIN * scale
    picture = create_canvas(width + 2 * margin, height + 2 * margin, pixel_ratio)
    box = QRectF(margin, margin, width, height)
    top_left = QPointF(box.center().x() - seam_width / 2, box.top() + SCENE_PADDING * scale)
    sewn = round(progress * max(seam.points, 0) / POINTS_PER_THREAD) * POINTS_PER_THREAD
    shown = replace(seam, points=seam.points if progress >= 1 else sewn)
    with open_painter(picture) as painter:
        draw_soft_shadow(painter, box, SCENE_RADIUS * scale, 14 * scale, 4 * scale, 130)
        fill_rounded_rect(painter, box, SCENE_RADIUS * scale, BUTTON)
        for number in range(seam.stitch_count):
            place = _stitch_centre(seam, number, top_left, cell, scale)
            _draw_stitch(painter, shown, number, place, cell, scale)
        below = QRectF(box.left(), top_left.y() + seam_height + gap, width, caption_height)
        draw_text(painter, below, elide_text(caption, font, inside), font, INK)
        if shown.points > seam.goal:
            _draw_goal_line(painter, shown, top_left, cell, scale)
        if progress >= 1 and seam.points < seam.goal:
            number = max(-(-seam.points // POINTS_PER_STITCH) - 1, 0)
            _draw_loose_thread(
                painter, seam, _stitch_centre(seam, number, top_left, cell, scale), cell
            )
    return picture


def progress_picture(seam: ContractProgressBar, width: float, pixel_ratio: float) -> QPixmap:
    picture = create_canvas(width, seam.height(width, 1) + 2 * SEAM_EDGE, pixel_ratio)
    with open_painter(picture) as painter:
        draw_contract_progress(painter, seam, QPointF(0, SEAM_EDGE), width, 1)
    return picture


def _stitch_centre(
    seam: ContractProgressBar, index: int, top_left: QPointF, stitch_size: float, scale: float
) -> QPointF:
    row, column = divmod(index, seam.row_length)
    return QPointF(
        top_left.x() + (column + 0.5) * stitch_size,
        top_left.y() + (row + 0.5) * (stitch_size + ROW_GAP * scale),
    )


def _draw_loose_thread(
    painter: QPainter, seam: ContractProgressBar, stitch: QPointF, stitch_size: float
) -> None:
    far = THREAD_REACH * stitch_size
    start = stitch + QPointF(far, far)
    thread = QPainterPath(start)
    drop = QPointF(0.6 * stitch_size, LOOSE_THREAD_DROP * stitch_size)
    thread.cubicTo(
        start + QPointF(1.2 * stitch_size, 0.1 * stitch_size),
        start + QPointF(-0.5 * stitch_size, 0.9 * stitch_size),
        start + drop,
    )
    painter.setBrush(NO_BRUSH)
    painter.setPen(round_pen(QColor(seam.colour), 0.2 * stitch_size))
    painter.drawPath(thread)


def draw_contract_progress(
    painter: QPainter, seam: ContractProgressBar, top_left: QPointF, width: float, scale: float
) -> None:
    """Draw a contract's progress bar with its upper left corner at top_left."""
    cell = seam.stitch_size(width, scale)
    for number in range(seam.stitch_count):
        place = _stitch_centre(seam, number, top_left, cell, scale)
        _draw_stitch(painter, seam, number, place, cell, scale)
    _draw_goal_line(painter, seam, top_left, cell, scale)


def _draw_stitch(
    painter: QPainter,
    seam: ContractProgressBar,
    index: int,
    centre: QPointF,
    stitch_size: float,
    scale: float,
) -> None:
    """Draw a stitch: just holes below 5 points, one thread from 5 on, and a cross at 10."""
    sewn, far = seam.points - index * POINTS_PER_STITCH, THREAD_REACH * stitch_size
    if sewn < POINTS_PER_THREAD:
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(HOLE_COLOUR))
        for x in (-far, far):
            for y in (-far, far):
                painter.drawEllipse(
                    centre + QPointF(x, y), HOLE_RADIUS * scale, HOLE_RADIUS * scale
                )
        return
    down, up = QPointF(far, far), QPointF(far, -far)
    painter.setPen(
        round_pen(QColor(seam.colour).darker(LOWER_THREAD_DARKNESS), THREAD_WIDTH * stitch_size)
    )
    painter.drawLine(centre - down, centre + down)
    if sewn >= POINTS_PER_STITCH:
        painter.setPen(
            round_pen(
                QColor(seam.colour).lighter(UPPER_THREAD_LIGHTNESS), THREAD_WIDTH * stitch_size
            )
        )
        painter.drawLine(centre - up, centre + up)


def _draw_goal_line(
    painter: QPainter,
    seam: ContractProgressBar,
    top_left: QPointF,
    stitch_size: float,
    scale: float,
) -> None:
    """Draw a line after the last stitch of the goal, if the points exceed the goal."""
    if seam.points <= seam.goal:
        return
    row, column = divmod(-(-seam.goal // POINTS_PER_STITCH) - 1, seam.row_length)
    x = top_left.x() + (column + 1) * stitch_size
    y = top_left.y() + (row + 0.5) * (stitch_size + ROW_GAP * scale)
    painter.setPen(round_pen(INK, GOAL_LINE_WIDTH * scale))
    high = GOAL_LINE_HEIGHT * stitch_size / 2
    painter.drawLine(QPointF(x, y - high), QPointF(x, y + high))
