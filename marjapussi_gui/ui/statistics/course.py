"""A line chart: how a number changed from hand to hand."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ...engine.frozen import frozen
from ..art.brushes import LEFT, NO_BRUSH, NO_PEN, write
from ..basis.theme import SPACE
from ..wording.tongue import digits
from .colours import Inks
from .plot import (
    LINE,
    Mark,
    Plot,
    apart,
    draw_foot,
    draw_levels,
    draw_names,
    field_of,
    label_font,
    strong_font,
    widest,
)
from .scales import thinned, ticks

OURS, THEIRS, MEAN = "ours", "theirs", "mean"
DASHES = {OURS: (), THEIRS: (4.0, 2.5), MEAN: (2.0, 3.0)}
THICK, THIN, DOT = 2.0, 1.4, 3.5
TICK_WIDTH, TICK_HEIGHT = 60, 40  # minimum pixels per tick
POINT_WIDTH = 3  # pixels per pair of points, a minimum and a maximum


@frozen
class Line:
    """A line that starts at a hand, with a label at its end."""

    role: str
    start: int
    values: Sequence[float]
    label: str


@frozen
class Course:
    """Lines over the hands of a selection."""

    lines: tuple[Line, ...]
    hands: int
    across: str
    up: str
    text: Callable[[int], str]  # for labels of the y axis
    levels: tuple[int, ...] = ()  # ticks of the y axis; empty to derive them from the lines

    def draw(self, painter: QPainter, box: QRectF, inks: Inks) -> None:
        levels = self.levels or self._levels(box)
        texts = [self.text(level) for level in levels]
        left = widest(texts, label_font())
        right = widest([line.label for line in self.lines], strong_font()) + 2 * SPACE[1]
        field = field_of(box, left=left, right=right)
        plot = Plot(field, 0, max(self.hands, 1), levels[0], levels[-1])
        draw_levels(painter, plot, levels, texts, inks)
        draw_names(painter, plot, self.across, self.up, inks)
        draw_foot(painter, plot, self._marks(field), inks)
        for line in reversed(self.lines):
            _draw_line(painter, plot, line, inks)
        self._label_ends(painter, plot, inks)

    def _levels(self, box: QRectF) -> tuple[int, ...]:
        values = [value for line in self.lines for value in line.values] or [0]
        return ticks(min(0, *values), max(0, *values), max(int(box.height() / TICK_HEIGHT) - 1, 2))

    def _marks(self, field: QRectF) -> list[Mark]:
        numbers = ticks(0, max(self.hands, 1), max(int(field.width() / TICK_WIDTH), 1))
        return [(number, digits(number)) for number in numbers if number <= self.hands]

    def _label_ends(self, painter: QPainter, plot: Plot, inks: Inks) -> None:
        """Write the label at the end of each line without overlaps."""
        lines = [line for line in self.lines if line.values]
        ends = apart(
            [plot.y(line.values[-1]) for line in lines],
            LINE,
            plot.field.top(),
            plot.field.bottom() - LINE / 2,
        )
        for line, y in zip(lines, ends, strict=True):
            place = QRectF(plot.field.right() + SPACE[1], y - LINE / 2, 400, LINE)
            write(painter, place, line.label, strong_font(), _colour(line.role, inks), LEFT)


def _draw_line(painter: QPainter, plot: Plot, line: Line, inks: Inks) -> None:
    if not line.values:
        return
    colour = _colour(line.role, inks)
    points = thinned(line.values, int(plot.field.width() / POINT_WIDTH))
    painter.setBrush(NO_BRUSH)
    painter.setPen(_pen(line.role, colour))
    painter.drawPolyline([plot.point(line.start + place, value) for place, value in points])
    if line.role == MEAN:
        return
    end = plot.point(line.start + len(line.values) - 1, line.values[-1])
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(end), DOT, DOT)


def _pen(role: str, colour: QColor) -> QPen:
    pen = QPen(colour, THIN if role == MEAN else THICK)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if DASHES[role]:
        pen.setDashPattern(DASHES[role])
    return pen


def _colour(role: str, inks: Inks) -> QColor:
    return {OURS: inks.ours, THEIRS: inks.theirs, MEAN: inks.quiet}[role]
