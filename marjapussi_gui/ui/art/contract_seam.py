"""The contract seam: a progress bar for a contract, with one cross-stitch per ten points."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from ...engine.frozen import frozen
from ..common.palette import INK
from .painter_tools import NO_PEN, round_pen

# Table units; number of stitches; table units
STITCH_SIZE, STITCHES_PER_ROW, ROW_GAP = 14.3, 20, 3.0
POINTS_PER_STITCH, POINTS_PER_THREAD = 10, 5  # a cross has two threads
# Fractions of a stitch; the radius of a hole in table units
THREAD_WIDTH, THREAD_REACH, HOLE_RADIUS, HOLE_COLOUR = 0.3, 0.3, 1.1, "#CDBD99"
LOWER_THREAD_DARKNESS, UPPER_THREAD_LIGHTNESS = 114, 110  # percent, for QColor.darker and lighter
GOAL_LINE_WIDTH, GOAL_LINE_HEIGHT = 1.6, 1.3  # table units; in stitches


@frozen
class ContractSeam:
    """The points that a side has made, the points of its contract, and the side's colour."""

    points: int
    goal: int
    colour: str

    @property
    def stitch_count(self) -> int:
        """The number of stitches: enough for the goal, or for the points if they exceed it."""
        return -(-max(self.goal, self.points) // POINTS_PER_STITCH)

    @property
    def row_count(self) -> int:
        return -(-self.stitch_count // STITCHES_PER_ROW)

    def stitch_size(self, width: float, scale: float) -> float:
        """Return the largest stitch size at which a row fits into a width, both in pixels."""
        return min(STITCH_SIZE * scale, width / min(self.stitch_count, STITCHES_PER_ROW))

    def height(self, width: float, scale: float) -> float:
        return self.row_count * (self.stitch_size(width, scale) + ROW_GAP * scale)


def draw_contract_seam(
    painter: QPainter, seam: ContractSeam, top_left: QPointF, width: float, scale: float
) -> None:
    """Draw a contract seam with its upper left corner at top_left."""
    cell = seam.stitch_size(width, scale)
    for number in range(seam.stitch_count):
        row, column = divmod(number, STITCHES_PER_ROW)
        x = top_left.x() + (column + 0.5) * cell
        y = top_left.y() + (row + 0.5) * (cell + ROW_GAP * scale)
        _draw_stitch(painter, seam, number, QPointF(x, y), cell, scale)
    _draw_goal_line(painter, seam, top_left, cell, scale)


def _draw_stitch(
    painter: QPainter,
    seam: ContractSeam,
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
    painter: QPainter, seam: ContractSeam, top_left: QPointF, stitch_size: float, scale: float
) -> None:
    """Draw a line after the last stitch of the goal, if the points exceed the goal."""
    if seam.points <= seam.goal:
        return
    row, column = divmod(-(-seam.goal // POINTS_PER_STITCH) - 1, STITCHES_PER_ROW)
    x = top_left.x() + (column + 1) * stitch_size
    y = top_left.y() + (row + 0.5) * (stitch_size + ROW_GAP * scale)
    painter.setPen(round_pen(INK, GOAL_LINE_WIDTH * scale))
    high = GOAL_LINE_HEIGHT * stitch_size / 2
    painter.drawLine(QPointF(x, y - high), QPointF(x, y + high))
