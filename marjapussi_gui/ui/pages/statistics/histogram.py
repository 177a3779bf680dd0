"""A histogram of hands by points scored."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ....engine.frozen import frozen
from ...art.chart_colours import ChartColours, mix_colours
from ...art.painter_tools import NO_BRUSH, draw_text
from ...common.theme import SPACINGS, text_width
from ...text.i18n import number_text
from .chart_scales import HistogramColumn, axis_ticks, histogram_columns
from .plot_frame import (
    LABEL_HEIGHT,
    MIN_LABEL_GAP,
    AxisMark,
    PlotFrame,
    draw_axis_labels,
    draw_horizontal_lines,
    draw_rule,
    draw_x_labels,
    label_font,
    max_text_width,
    plot_area,
    strong_font,
)

MIN_COLUMN_WIDTH, MIN_TICK_HEIGHT = 26, 40  # pixels
COLUMN_GAP, MAX_COLUMN_WIDTH = 0.14, 64  # fraction of a column on each side; pixels
HATCH_DISTANCE = 5  # pixels between strokes
HEADROOM = 1.12  # leaves space for the count above the highest column
LOSS_TINT = 0.22  # fraction of the way from the background to the colour of gains


@frozen
class Histogram:
    """Shows the number of hands for each result, and the mean. Losses are hatched."""

    distribution: Mapping[int, int]
    mean: float
    mean_label: str
    x_label: str
    y_label: str

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        bars = histogram_columns(self.distribution, max(int(box.width() / MIN_COLUMN_WIDTH), 2))
        most = max(column.count for column in bars)
        levels = axis_ticks(0, most * HEADROOM, max(int(box.height() / MIN_TICK_HEIGHT) - 1, 2))
        texts = [number_text(level) for level in levels]
        field = plot_area(box, left=max_text_width(texts, label_font()), right=SPACINGS[1])
        plot = PlotFrame(field, bars[0].low, bars[-1].high + 1, 0, levels[-1])
        draw_horizontal_lines(painter, plot, levels, texts, colours)
        draw_axis_labels(painter, plot, self.x_label, self.y_label, colours)
        draw_x_labels(painter, plot, _column_marks(bars), colours)
        for column in bars:
            _draw_column(painter, plot, column, colours)
        draw_rule(painter, field.bottomLeft(), field.bottomRight(), colours.quiet)
        self._draw_mean(painter, plot, colours)
        for column in bars:
            _write_count(painter, plot, column, colours)

    def _draw_mean(self, painter: QPainter, plot: PlotFrame, colours: ChartColours) -> None:
        """Draw the mean as a vertical line, with its label above the plot."""
        field, x = plot.area, plot.x_at(self.mean + 0.5)
        pen = QPen(colours.text, 1.4)
        pen.setDashPattern([2, 3])
        painter.setPen(pen)
        painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
        width = text_width(self.mean_label, strong_font()) + 2
        first = field.left() + text_width(self.y_label, label_font()) + MIN_LABEL_GAP
        left = min(max(x - width / 2, first), field.right() - width)
        place = QRectF(left, field.top() - LABEL_HEIGHT - SPACINGS[0], width, LABEL_HEIGHT)
        draw_text(painter, place, self.mean_label, strong_font(), colours.text)


def _column_marks(bars: tuple[HistogramColumn, ...]) -> list[AxisMark]:
    """Return a label for each column: its value or, if it is a range, its lower bound."""
    if bars[0].low == bars[0].high:
        return [(column.low + 0.5, number_text(column.low)) for column in bars]
    edges = (*(column.low for column in bars), bars[-1].high + 1)
    return [(float(edge), number_text(edge)) for edge in edges]


def _column_rect(plot: PlotFrame, column: HistogramColumn) -> QRectF:
    left, right = plot.x_at(column.low), plot.x_at(column.high + 1)
    spare = max((right - left) * COLUMN_GAP, (right - left - MAX_COLUMN_WIDTH) / 2)
    return QRectF(
        QPointF(round(left + spare), plot.y_at(column.count)),
        QPointF(round(right - spare), plot.area.bottom()),
    )


def _draw_column(
    painter: QPainter, plot: PlotFrame, column: HistogramColumn, colours: ChartColours
) -> None:
    if not column.count:
        return
    bar = _column_rect(plot, column)
    if column.high < 0:
        _draw_hatched(painter, bar, colours)
    else:
        painter.fillRect(bar, colours.ours)


def _draw_hatched(painter: QPainter, rect: QRectF, colours: ChartColours) -> None:
    """Fill a column with slanted strokes, which mark losses."""
    painter.fillRect(rect, mix_colours(colours.background, colours.ours, LOSS_TINT))
    painter.save()
    painter.setClipRect(rect)
    painter.setPen(QPen(QColor(colours.ours), 1.4))
    start = rect.left() - rect.height()
    while start < rect.right():
        painter.drawLine(QPointF(start, rect.bottom()), QPointF(start + rect.height(), rect.top()))
        start += HATCH_DISTANCE
    painter.restore()
    painter.setPen(QPen(colours.ours, 1))
    painter.setBrush(NO_BRUSH)
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, 0))


def _write_count(
    painter: QPainter, plot: PlotFrame, column: HistogramColumn, colours: ChartColours
) -> None:
    bar, text = _column_rect(plot, column), number_text(column.count)
    width = text_width(text, label_font()) + 2
    if column.count and width <= bar.width() + 2 * SPACINGS[0]:
        place = QRectF(bar.center().x() - width / 2, bar.top() - LABEL_HEIGHT, width, LABEL_HEIGHT)
        painter.fillRect(place.adjusted(0, 2, 0, -2), colours.background)
        draw_text(painter, place, text, label_font(), colours.text)
