"""The seam of a contract, which fills: a cross for ten points, its first thread for five."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from ...engine.frozen import frozen
from ..basis.palette import INK
from .brushes import NO_PEN, round_pen

CELL, IN_ROW, ROW_APART = 14.3, 20, 3.0  # units of the table; stitches; units
POINTS, FIRST = 10, 5  # of a stitch, and of its first thread
THREAD, REACH, HOLE, BARE = 0.3, 0.3, 1.1, "#CDBD99"  # of a stitch; units
DARKER, LIGHTER = 114, 110  # the lower thread, and the upper one
GOAL, GOAL_HIGH = 1.6, 1.3  # units; of a stitch


@frozen
class Seam:
    """What was made of what has to be made, in somebody's colour."""

    made: int
    goal: int
    colour: str

    @property
    def stitches(self) -> int:
        """How many there are, sewn or not: past the goal it goes on."""
        return -(-max(self.goal, self.made) // POINTS)

    @property
    def rows(self) -> int:
        return -(-self.stitches // IN_ROW)

    def cell(self, wide: float, scale: float) -> float:
        """Return how large a stitch is where the seam may be so wide."""
        return min(CELL * scale, wide / min(self.stitches, IN_ROW))

    def height(self, wide: float, scale: float) -> float:
        return self.rows * (self.cell(wide, scale) + ROW_APART * scale)


def draw_seam(painter: QPainter, seam: Seam, at: QPointF, wide: float, scale: float) -> None:
    """Draw a seam from its upper left corner on."""
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
    """Draw a stitch as far as it is sewn: the holes, a thread down, and one up over it."""
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
    """Draw a line where the contract is made, once it is passed."""
    if seam.made <= seam.goal:
        return
    row, column = divmod(-(-seam.goal // POINTS) - 1, IN_ROW)
    x = at.x() + (column + 1) * cell
    y = at.y() + (row + 0.5) * (cell + ROW_APART * scale)
    painter.setPen(round_pen(INK, GOAL * scale))
    high = GOAL_HIGH * cell / 2
    painter.drawLine(QPointF(x, y - high), QPointF(x, y + high))
