"""A line chart that shows how a number changed from hand to hand."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ....engine.frozen import frozen
from ...art.chart_colours import ChartColours
from ...art.painter_tools import ALIGN_LEFT, NO_BRUSH, NO_PEN, draw_text
from ...common.theme import SPACINGS
from ...text.i18n import localized_digits
from .chart_scales import axis_ticks, thin_out
from .plot_frame import (
    LABEL_HEIGHT,
    AxisMark,
    PlotFrame,
    draw_axis_labels,
    draw_horizontal_lines,
    draw_x_labels,
    label_font,
    max_text_width,
    plot_area,
    spread_apart,
    strong_font,
)

OURS, THEIRS, MEAN = "ours", "theirs", "mean"
DASHES = {OURS: (), THEIRS: (4.0, 2.5), MEAN: (2.0, 3.0)}
THICK_LINE, THIN_LINE, DOT_RADIUS = 2.0, 1.4, 3.5
TICK_WIDTH, TICK_HEIGHT = 60, 40  # minimum distance of ticks in pixels
POINT_WIDTH = 3  # pixels per pair of points (a minimum and a maximum)


@frozen
class ChartLine:
    """The values of a line, the hand at which it starts, and the label at its end."""

    role: str
    start: int
    values: Sequence[float]
    label: str


@frozen
class LineChart:
    """One or more lines over the hands of a selection."""

    lines: tuple[ChartLine, ...]
    hand_count: int
    x_label: str
    y_label: str
    format_value: Callable[[int], str]  # returns a label of the y axis
    y_values: tuple[int, ...] = ()  # ticks of the y axis; empty to derive them from the lines

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        levels = self.y_values or self._compute_y_values(box)
        texts = [self.format_value(level) for level in levels]
        left = max_text_width(texts, label_font())
        right = max_text_width([line.label for line in self.lines], strong_font()) + 2 * SPACINGS[1]
        field = plot_area(box, left=left, right=right)
        plot = PlotFrame(field, 0, max(self.hand_count, 1), levels[0], levels[-1])
        draw_horizontal_lines(painter, plot, levels, texts, colours)
        draw_axis_labels(painter, plot, self.x_label, self.y_label, colours)
        draw_x_labels(painter, plot, self._hand_marks(field), colours)
        for line in reversed(self.lines):
            _draw_line(painter, plot, line, colours)
        self._label_ends(painter, plot, colours)

    def _compute_y_values(self, box: QRectF) -> tuple[int, ...]:
        values = [value for line in self.lines for value in line.values] or [0]
        return axis_ticks(
            min(0, *values), max(0, *values), max(int(box.height() / TICK_HEIGHT) - 1, 2)
        )

    def _hand_marks(self, area: QRectF) -> list[AxisMark]:
        numbers = axis_ticks(0, max(self.hand_count, 1), max(int(area.width() / TICK_WIDTH), 1))
        return [
            (number, localized_digits(number)) for number in numbers if number <= self.hand_count
        ]

    def _label_ends(self, painter: QPainter, plot: PlotFrame, colours: ChartColours) -> None:
        """Write the label at the end of each line, moved if labels would overlap."""
        lines = [line for line in self.lines if line.values]
        ends = spread_apart(
            [plot.y_at(line.values[-1]) for line in lines],
            LABEL_HEIGHT,
            plot.area.top(),
            plot.area.bottom() - LABEL_HEIGHT / 2,
        )
        for line, y in zip(lines, ends, strict=True):
            place = QRectF(plot.area.right() + SPACINGS[1], y - LABEL_HEIGHT / 2, 400, LABEL_HEIGHT)
            draw_text(
                painter,
                place,
                line.label,
                strong_font(),
                _line_colour(line.role, colours),
                ALIGN_LEFT,
            )


def _draw_line(painter: QPainter, plot: PlotFrame, line: ChartLine, colours: ChartColours) -> None:
    if not line.values:
        return
    colour = _line_colour(line.role, colours)
    points = thin_out(line.values, int(plot.area.width() / POINT_WIDTH))
    painter.setBrush(NO_BRUSH)
    painter.setPen(_line_pen(line.role, colour))
    painter.drawPolyline([plot.point(line.start + place, value) for place, value in points])
    if line.role == MEAN:
        return
    end = plot.point(line.start + len(line.values) - 1, line.values[-1])
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(end), DOT_RADIUS, DOT_RADIUS)


def _line_pen(role: str, colour: QColor) -> QPen:
    pen = QPen(colour, THIN_LINE if role == MEAN else THICK_LINE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if DASHES[role]:
        pen.setDashPattern(DASHES[role])
    return pen


def _line_colour(role: str, colours: ChartColours) -> QColor:
    return {OURS: colours.ours, THEIRS: colours.theirs, MEAN: colours.quiet}[role]
