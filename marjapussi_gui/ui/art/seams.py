"""A cross-stitch progress bar for a contract: one stitch for every ten points."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from ...engine.frozen import frozen
from ..basis.palette import INK
from .brushes import NO_PEN, round_pen

# Table units, stitches, table units
CELL, IN_ROW, ROW_APART = 14.3, 20, 3.0
POINTS, FIRST = 10, 5  # a full stitch counts 10, its first thread alone 5
# Parts of a stitch; the radius of a hole in table units
THREAD, REACH, HOLE, BARE = 0.3, 0.3, 1.1, "#CDBD99"
DARKER, LIGHTER = 114, 110  # percent, for QColor.darker and lighter
GOAL, GOAL_HIGH = 1.6, 1.3  # table units; parts of a stitch


@frozen
class Seam:
    """The points scored towards a contract, drawn in the colour of a side."""

    made: int
    goal: int
    colour: str

    @property
    def stitches(self) -> int:
        """The number of stitches, sewn or not; it grows when the points pass the goal."""
        return -(-max(self.goal, self.made) // POINTS)

    @property
    def rows(self) -> int:
        return -(-self.stitches // IN_ROW)

    def cell(self, wide: float, scale: float) -> float:
        """Return the size of a stitch that lets the seam fit into a width."""
        return min(CELL * scale, wide / min(self.stitches, IN_ROW))

    def height(self, wide: float, scale: float) -> float:
        return self.rows * (self.cell(wide, scale) + ROW_APART * scale)


def draw_seam(painter: QPainter, seam: Seam, at: QPointF, wide: float, scale: float) -> None:
    """Draw a contract seam with its upper left corner at top_left."""
    cell = seam.cell(wide, scale)
    for number in range(seam.stitches):
        row, column = divmod(number, IN_ROW)
        x = at.x() + (column + 0.5) * cell
        y = at.y() + (row + 0.5) * (cell + ROW_APART * scale)
        _draw_stitch(painter, seam, number, QPointF(x, y), cell, scale)
    _draw_goal(painter, seam, at, cell, scale)


def _draw_stitch(
    painter: QPainter, seam: Seam, number: int, middle: QPointF, cell: float, scale: float
) -> None:
    """Draw a stitch as holes, as one thread or as a full cross, by the points scored."""
    sewn, far = seam.made - number * POINTS, REACH * cell
    if sewn < FIRST:
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(BARE))
        for x in (-far, far):
            for y in (-far, far):
                painter.drawEllipse(middle + QPointF(x, y), HOLE * scale, HOLE * scale)
        return
    down, up = QPointF(far, far), QPointF(far, -far)
    painter.setPen(round_pen(QColor(seam.colour).darker(DARKER), THREAD * cell))
    painter.drawLine(middle - down, middle + down)
    if sewn >= POINTS:
        painter.setPen(round_pen(QColor(seam.colour).lighter(LIGHTER), THREAD * cell))
        painter.drawLine(middle - up, middle + up)


def _draw_goal(painter: QPainter, seam: Seam, at: QPointF, cell: float, scale: float) -> None:
    """Draw a line at the goal if the points have passed it."""
    if seam.made <= seam.goal:
        return
    row, column = divmod(-(-seam.goal // POINTS) - 1, IN_ROW)
    x = at.x() + (column + 1) * cell
    y = at.y() + (row + 0.5) * (cell + ROW_APART * scale)
    painter.setPen(round_pen(INK, GOAL * scale))
    high = GOAL_HIGH * cell / 2
    painter.drawLine(QPointF(x, y - high), QPointF(x, y + high))
