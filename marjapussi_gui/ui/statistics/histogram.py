"""A histogram: how many hands brought how many points."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ...engine.frozen import frozen
from ..art.brushes import NO_BRUSH, write
from ..basis.theme import SPACE, width_of
from ..wording.tongue import plain
from .colours import Inks, mixed
from .plot import (
    LINE,
    NEAR,
    Mark,
    Plot,
    draw_foot,
    draw_levels,
    draw_names,
    field_of,
    label_font,
    rule,
    strong_font,
    widest,
)
from .scales import Column, columns, ticks

COLUMN_WIDTH, TICK_HEIGHT = 26, 40  # pixels
GAP, WIDEST = 0.14, 64  # share of a column on each side; pixels
HATCH = 5  # pixels between strokes
HEADROOM = 1.12  # leaves room for the count above the highest column
WASH = 0.22  # from the background towards the colour of gains


@frozen
class Histogram:
    """The number of hands for each result, with the mean; losses are hatched."""

    distribution: Mapping[int, int]
    mean: float
    mean_label: str
    across: str
    up: str

    def draw(self, painter: QPainter, box: QRectF, inks: Inks) -> None:
        bars = columns(self.distribution, max(int(box.width() / COLUMN_WIDTH), 2))
        most = max(column.count for column in bars)
        levels = ticks(0, most * HEADROOM, max(int(box.height() / TICK_HEIGHT) - 1, 2))
        texts = [plain(level) for level in levels]
        field = field_of(box, left=widest(texts, label_font()), right=SPACE[1])
        plot = Plot(field, bars[0].low, bars[-1].high + 1, 0, levels[-1])
        draw_levels(painter, plot, levels, texts, inks)
        draw_names(painter, plot, self.across, self.up, inks)
        draw_foot(painter, plot, _marks(bars), inks)
        for column in bars:
            _draw_column(painter, plot, column, inks)
        rule(painter, field.bottomLeft(), field.bottomRight(), inks.quiet)
        self._draw_mean(painter, plot, inks)
        for column in bars:
            _write_count(painter, plot, column, inks)

    def _draw_mean(self, painter: QPainter, plot: Plot, inks: Inks) -> None:
        """Draw the mean as a line, with its label above the plot."""
        field, x = plot.field, plot.x(self.mean + 0.5)
        pen = QPen(inks.text, 1.4)
        pen.setDashPattern([2, 3])
        painter.setPen(pen)
        painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
        width = width_of(self.mean_label, strong_font()) + 2
        first = field.left() + width_of(self.up, label_font()) + NEAR
        left = min(max(x - width / 2, first), field.right() - width)
        place = QRectF(left, field.top() - LINE - SPACE[0], width, LINE)
        write(painter, place, self.mean_label, strong_font(), inks.text)


def _marks(bars: tuple[Column, ...]) -> list[Mark]:
    """Return a label for each column, or for each column's lower bound if columns are ranges."""
    if bars[0].low == bars[0].high:
        return [(column.low + 0.5, plain(column.low)) for column in bars]
    edges = (*(column.low for column in bars), bars[-1].high + 1)
    return [(float(edge), plain(edge)) for edge in edges]


def _bar(plot: Plot, column: Column) -> QRectF:
    left, right = plot.x(column.low), plot.x(column.high + 1)
    spare = max((right - left) * GAP, (right - left - WIDEST) / 2)
    return QRectF(
        QPointF(round(left + spare), plot.y(column.count)),
        QPointF(round(right - spare), plot.field.bottom()),
    )


def _draw_column(painter: QPainter, plot: Plot, column: Column, inks: Inks) -> None:
    if not column.count:
        return
    bar = _bar(plot, column)
    if column.high < 0:
        _hatch(painter, bar, inks)
    else:
        painter.fillRect(bar, inks.ours)


def _hatch(painter: QPainter, bar: QRectF, inks: Inks) -> None:
    """Fill a column with slanted strokes, which stand for losses."""
    painter.fillRect(bar, mixed(inks.ground, inks.ours, WASH))
    painter.save()
    painter.setClipRect(bar)
    painter.setPen(QPen(QColor(inks.ours), 1.4))
    start = bar.left() - bar.height()
    while start < bar.right():
        painter.drawLine(QPointF(start, bar.bottom()), QPointF(start + bar.height(), bar.top()))
        start += HATCH
    painter.restore()
    painter.setPen(QPen(inks.ours, 1))
    painter.setBrush(NO_BRUSH)
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, 0))


def _write_count(painter: QPainter, plot: Plot, column: Column, inks: Inks) -> None:
    bar, text = _bar(plot, column), plain(column.count)
    width = width_of(text, label_font()) + 2
    if column.count and width <= bar.width() + 2 * SPACE[0]:
        place = QRectF(bar.center().x() - width / 2, bar.top() - LINE, width, LINE)
        painter.fillRect(place.adjusted(0, 2, 0, -2), inks.ground)
        write(painter, place, text, label_font(), inks.text)
