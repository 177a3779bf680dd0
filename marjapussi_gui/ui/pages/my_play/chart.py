"""Charts as data, and the widget that draws them: lines or columns between two axes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from ....engine.frozen import frozen
from ...art.chart_drawing import STITCH_SIZE, ChartColours, ChartDrawing, mix_colours
from ...art.embroidered_bands import draw_needle_holes, draw_running_seam
from ...art.painter_tools import ALIGN_LEFT, ALIGN_RIGHT, NO_BRUSH, NO_PEN, draw_text
from ...art.score_bag_pictures import draw_berry
from ...common.theme import CAPTION, DEMI_BOLD, SPACINGS, create_font, text_width
from ...text.i18n import localized_digits, number_text
from .chart_scales import HistogramColumn, axis_ticks, histogram_columns, spread_apart, thin_out

OURS, THEIRS, MEAN = "ours", "theirs", "mean"
LINE_STYLES = {OURS: (2.0, ()), THEIRS: (2.0, (4.0, 2.5)), MEAN: (1.4, (2.0, 3.0))}  # width, dashes
DOT_RADIUS, BERRY_RADIUS = 3.5, 8.0
LABEL_HEIGHT, MIN_LABEL_GAP = 18, 10  # pixels
MIN_TICK_WIDTH, MIN_TICK_HEIGHT, MIN_COLUMN_WIDTH = 60, 40, 26  # pixels between marks
POINT_WIDTH = 3  # pixels per pair of points (a minimum and a maximum)
COLUMN_GAP, MAX_COLUMN_WIDTH = 0.14, 64  # fraction of a column on each side; pixels
HATCH_DISTANCE = 5  # pixels between strokes
HEADROOM = 1.12  # leaves space for the count above the highest column
LOSS_TINT = 0.22  # fraction of the way from the background to the colour of gains

Mark = tuple[float, str]  # a value and its label


@frozen
class Axis:
    """An axis from low to high, with these marks or else as many round numbers as fit."""

    low: float
    high: float
    label: str = ""
    format_value: Callable[[int], str] = localized_digits
    marks: Sequence[Mark] = ()

    def marks_for(self, number: int) -> Sequence[Mark]:
        ticks = axis_ticks(self.low, self.high, number)
        return self.marks or [(each, self.format_value(each)) for each in ticks]


@frozen
class ChartLine:
    """A line of a chart: its values, their positions on the x axis, and a label at its end."""

    role: str
    values: Sequence[float]
    label: str = ""
    start: float = 0
    step: float = 1

    @property
    def end(self) -> tuple[float, float]:
        return self.start + self.step * (len(self.values) - 1), self.values[-1]


@frozen
class Chart:
    """A chart of lines, or of a distribution's columns and mean; empty if it has neither."""

    title: str
    summary: str  # in words
    x: Axis
    y: Axis
    lines: Sequence[ChartLine] = ()
    distribution: Mapping[int, int] | None = None
    mean: Mark | None = None
    is_stitched: bool = False  # seams instead of rules, and a berry at the end of the line


class ChartView(ChartDrawing):
    """Draws a chart."""

    def __init__(self, min_size: tuple[int, int]) -> None:
        super().__init__()
        self._chart: Chart | None = None
        self._min_size = QSize(*min_size)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chart(self, chart: Chart) -> None:
        self._chart = chart
        self.set_accessible_text(chart.title, chart.summary)
        self.update()

    def sizeHint(self) -> QSize:
        return self._min_size

    def minimumSizeHint(self) -> QSize:
        return self._min_size

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        chart = self._chart
        if chart is not None and (chart.lines or chart.distribution):
            inset = SPACINGS[1]
            _Drawing(painter, box.adjusted(inset, 0, -inset, 0), colours, chart).draw()
            return
        holes = int((box.width() - 4) / (2 * STITCH_SIZE))
        left, middle = box.left() + 2, box.center().y()
        draw_needle_holes(painter, left, middle, holes, colours.empty_band_colours())


class _Drawing:
    """Draws one chart once, into a box."""

    def __init__(self, painter: QPainter, box: QRectF, colours: ChartColours, chart: Chart) -> None:
        self._painter, self._colours, self._chart = painter, colours, chart
        self._font, self._strong = create_font(CAPTION), create_font(CAPTION, DEMI_BOLD)
        most = max(int(box.width() / MIN_COLUMN_WIDTH), 2)
        self._columns = histogram_columns(chart.distribution or {}, most)
        self._x, self._y = chart.x, chart.y
        if bars := self._columns:
            self._x = replace(chart.x, low=bars[0].low, high=bars[-1].high + 1, marks=_edges(bars))
            self._y = replace(chart.y, high=HEADROOM * max(each.count for each in bars))
        self._levels = self._y.marks_for(max(int(box.height() / MIN_TICK_HEIGHT) - 1, 2))
        if not chart.y.marks:
            self._y = replace(self._y, low=self._levels[0][0], high=self._levels[-1][0])
        self._area = self._plot_area(box)

    def _plot_area(self, box: QRectF) -> QRectF:
        """Return the part of the box for the plot itself, with room for labels around it."""
        half_mark = (
            max((text_width(text, self._font) for _, text in self._chart.x.marks), default=0) / 2
        )
        left = max(half_mark, *(text_width(text, self._font) for _, text in self._levels))
        ends = max((text_width(each.label, self._strong) for each in self._chart.lines), default=0)
        return box.adjusted(
            left + SPACINGS[1],
            LABEL_HEIGHT + SPACINGS[0] if self._y.label else LABEL_HEIGHT / 2,
            -max(ends + SPACINGS[1], half_mark),
            -LABEL_HEIGHT * (2 if self._x.label else 1) - SPACINGS[1],
        )

    def draw(self) -> None:
        area, quiet = self._area, self._colours.quiet
        self._draw_levels()
        above = QRectF(area.left(), area.top() - LABEL_HEIGHT - SPACINGS[0], area.width(), 0)
        below = QRectF(area.left(), area.bottom() + LABEL_HEIGHT + SPACINGS[1], area.width(), 0)
        self._write(above, self._y.label, self._font, quiet, ALIGN_LEFT)
        self._write(below, self._x.label, self._font, quiet)
        self._label_x_axis()
        for column in self._columns:
            self._draw_column(column)
        if self._columns:
            draw_rule(self._painter, area.bottomLeft(), area.bottomRight(), quiet)
        for line in reversed(self._chart.lines):
            self._draw_line(line)
        self._label_ends()
        self._draw_mean()
        for column in self._columns:
            self._write_count(column)

    def _point_at(self, x: float, y: float) -> QPointF:
        area, x_axis, y_axis = self._area, self._x, self._y
        across = (x - x_axis.low) / ((x_axis.high - x_axis.low) or 1)
        up = (y - y_axis.low) / ((y_axis.high - y_axis.low) or 1)
        return QPointF(area.left() + across * area.width(), area.bottom() - up * area.height())

    def _write(
        self,
        box: QRectF,
        text: str,
        font: QFont,
        colour: QColor,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        """Write a line of text that begins at the top of a box."""
        box.setHeight(LABEL_HEIGHT)
        draw_text(self._painter, box, text, font, colour, alignment)

    def _draw_levels(self) -> None:
        """Draw a horizontal line with a label at each mark; the line at zero is stronger."""
        area, colours = self._area, self._colours
        heights = [self._point_at(0, level).y() for level, _ in self._levels]
        beside = spread_apart(heights, LABEL_HEIGHT, area.top(), area.bottom())
        for (level, text), y, text_y in zip(self._levels, heights, beside, strict=True):
            start, end = QPointF(area.left(), y), QPointF(area.right(), y)
            if self._chart.is_stitched:
                draw_running_seam(self._painter, start, end, colours.seam, 1.3)
            else:
                draw_rule(self._painter, start, end, colours.grid if level else colours.quiet)
            place = QRectF(0, text_y - LABEL_HEIGHT / 2, area.left() - SPACINGS[1], 0)
            self._write(place, text, self._font, colours.quiet, ALIGN_RIGHT)

    def _label_x_axis(self) -> None:
        """Write the marks of the x axis or, if they overlap, only every nth, including zero."""
        marks = self._x.marks_for(max(int(self._area.width() / MIN_TICK_WIDTH), 1))
        marks = [mark for mark in marks if mark[0] <= self._x.high]
        widest = max(text_width(text, self._font) for _, text in marks)
        stride = 1
        if len(marks) > 1:
            apart = self._point_at(marks[1][0], 0).x() - self._point_at(marks[0][0], 0).x()
            stride = max(ceil((widest + MIN_LABEL_GAP) / apart), 1)
        zero = next((place for place, (_, text) in enumerate(marks) if text == "0"), 0)
        for number, text in marks[zero % stride :: stride]:
            half = text_width(text, self._font) / 2 + 2
            x, y = self._point_at(number, 0).x(), self._area.bottom() + SPACINGS[0]
            self._write(QRectF(x - half, y, 2 * half, 0), text, self._font, self._colours.quiet)

    def _line_colour(self, line: ChartLine) -> QColor:
        colours = self._colours
        return {OURS: colours.ours, THEIRS: colours.theirs, MEAN: colours.quiet}[line.role]

    def _draw_line(self, line: ChartLine) -> None:
        painter, colour = self._painter, self._line_colour(line)
        width, dashes = LINE_STYLES[line.role]
        cap, join = Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, cap, join)
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.setBrush(NO_BRUSH)
        points = thin_out(line.values, int(self._area.width() / POINT_WIDTH))
        painter.drawPolyline(
            [self._point_at(line.start + line.step * place, value) for place, value in points]
        )
        painter.setPen(NO_PEN)
        painter.setBrush(colour)
        if self._chart.is_stitched:
            draw_berry(painter, self._point_at(*line.end), BERRY_RADIUS, 0)
        elif line.role != MEAN:
            painter.drawEllipse(self._point_at(*line.end), DOT_RADIUS, DOT_RADIUS)

    def _label_ends(self) -> None:
        """Write the label at the end of each line, moved if labels would overlap."""
        lines, area = self._chart.lines, self._area
        ends = [self._point_at(*line.end).y() for line in lines]
        ends = spread_apart(ends, LABEL_HEIGHT, area.top(), area.bottom() - LABEL_HEIGHT / 2)
        for line, y in zip(lines, ends, strict=True):
            place = QRectF(area.right() + SPACINGS[1], y - LABEL_HEIGHT / 2, 400, 0)
            self._write(place, line.label, self._strong, self._line_colour(line), ALIGN_LEFT)

    def _draw_mean(self) -> None:
        if self._chart.mean is None:
            return
        (value, text), area = self._chart.mean, self._area
        x = self._point_at(value + 0.5, 0).x()
        pen = QPen(self._colours.text, 1.4)
        pen.setDashPattern([2, 3])
        self._painter.setPen(pen)
        self._painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        width = text_width(text, self._strong) + 2
        first = area.left() + text_width(self._y.label, self._font) + MIN_LABEL_GAP
        left = min(max(x - width / 2, first), area.right() - width)
        place = QRectF(left, area.top() - LABEL_HEIGHT - SPACINGS[0], width, 0)
        self._write(place, text, self._strong, self._colours.text)

    def _column_box(self, column: HistogramColumn) -> QRectF:
        start, end = self._point_at(column.low, column.count), self._point_at(column.high + 1, 0)
        wide = end.x() - start.x()
        spare = max(wide * COLUMN_GAP, (wide - MAX_COLUMN_WIDTH) / 2)
        return QRectF(
            QPointF(round(start.x() + spare), start.y()), QPointF(round(end.x() - spare), end.y())
        )

    def _draw_column(self, column: HistogramColumn) -> None:
        """Draw a column, hatched if it stands for losses."""
        painter, ours, bar = self._painter, self._colours.ours, self._column_box(column)
        if not column.count:
            return
        if column.high >= 0:
            painter.fillRect(bar, ours)
            return
        painter.fillRect(bar, mix_colours(self._colours.background, ours, LOSS_TINT))
        painter.save()
        painter.setClipRect(bar)
        painter.setPen(QPen(ours, 1.4))
        for stroke in range(ceil((bar.width() + bar.height()) / HATCH_DISTANCE)):
            x = bar.left() - bar.height() + stroke * HATCH_DISTANCE
            painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + bar.height(), bar.top()))
        painter.restore()
        painter.setPen(QPen(ours, 1))
        painter.setBrush(NO_BRUSH)
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, 0))

    def _write_count(self, column: HistogramColumn) -> None:
        bar, text = self._column_box(column), number_text(column.count)
        width = text_width(text, self._font) + 2
        if column.count and width <= bar.width() + 2 * SPACINGS[0]:
            left, top = bar.center().x() - width / 2, bar.top() - LABEL_HEIGHT
            ground = QRectF(left, top + 2, width, LABEL_HEIGHT - 4)
            self._painter.fillRect(ground, self._colours.background)
            self._write(QRectF(left, top, width, 0), text, self._font, self._colours.text)


def draw_rule(painter: QPainter, start: QPointF, end: QPointF, colour: QColor) -> None:
    ratio = painter.device().devicePixelRatio()
    left, right = round(start.x() * ratio) / ratio, round(end.x() * ratio) / ratio
    top, thickness = round(start.y() * ratio) / ratio, max(round(ratio), 1) / ratio
    painter.fillRect(QRectF(left, top, right - left, thickness), colour)


def _edges(bars: Sequence[HistogramColumn]) -> list[Mark]:
    """Return a label for each column: its value or, if it is a range, its lower bound."""
    if bars[0].low == bars[0].high:
        return [(column.low + 0.5, number_text(column.low)) for column in bars]
    edges = (*(column.low for column in bars), bars[-1].high + 1)
    return [(float(edge), number_text(edge)) for edge in edges]
