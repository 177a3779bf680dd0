"""The frame of a chart's plot: coordinates, crisp lines and labels."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from ....engine.frozen import frozen
from ...art.chart_colours import ChartColours
from ...art.painter_tools import ALIGN_CENTRE, ALIGN_LEFT, ALIGN_RIGHT, draw_text
from ...common.theme import CAPTION, DEMI_BOLD, SPACINGS, create_font, text_width

LABEL_HEIGHT = 18  # pixels
MIN_LABEL_GAP = 10  # pixels

AxisMark = tuple[float, str]  # a value and its label


@frozen
class PlotFrame:
    """The area of a plot, with the ranges of values on both axes."""

    area: QRectF
    x_min: float
    x_max: float
    y_min: float
    y_max: float

    def x_at(self, value: float) -> float:
        share = (value - self.x_min) / ((self.x_max - self.x_min) or 1)
        return self.area.left() + share * self.area.width()

    def y_at(self, value: float) -> float:
        share = (value - self.y_min) / ((self.y_max - self.y_min) or 1)
        return self.area.bottom() - share * self.area.height()

    def point(self, x_value: float, y_value: float) -> QPointF:
        return QPointF(self.x_at(x_value), self.y_at(y_value))


def label_font() -> QFont:
    return create_font(CAPTION)


def strong_font() -> QFont:
    return create_font(CAPTION, DEMI_BOLD)


def max_text_width(texts: Sequence[str], face: QFont) -> float:
    return max((text_width(text, face) for text in texts), default=0)


def plot_area(box: QRectF, *, left: float, right: float) -> QRectF:
    """Return the part of a box in which the plot itself is drawn.

    left and right are the widths in pixels that labels need there.
    """
    return box.adjusted(
        left + SPACINGS[1], LABEL_HEIGHT + SPACINGS[0], -right, -2 * LABEL_HEIGHT - SPACINGS[1]
    )


def draw_rule(painter: QPainter, start: QPointF, end: QPointF, colour: QColor) -> None:
    """Draw a horizontal or vertical line, aligned to the pixels of the screen."""
    ratio = painter.device().devicePixelRatio()
    thick = max(round(ratio), 1) / ratio
    left, top, right, bottom = (
        round(part * ratio) / ratio for part in (start.x(), start.y(), end.x(), end.y())
    )
    painter.fillRect(QRectF(left, top, max(right - left, thick), max(bottom - top, thick)), colour)


def draw_horizontal_lines(
    painter: QPainter,
    plot: PlotFrame,
    values: Sequence[int],
    texts: Sequence[str],
    colours: ChartColours,
) -> None:
    """Draw a horizontal line with a label at each value; the line at zero is stronger."""
    field = plot.area
    for level, text in zip(values, texts, strict=True):
        y = plot.y_at(level)
        colour = colours.quiet if level == 0 else colours.grid
        draw_rule(painter, QPointF(field.left(), y), QPointF(field.right(), y), colour)
        place = QRectF(field.left() - 200 - SPACINGS[1], y - LABEL_HEIGHT / 2, 200, LABEL_HEIGHT)
        draw_text(painter, place, text, label_font(), colours.quiet, ALIGN_RIGHT)


def draw_x_labels(
    painter: QPainter, plot: PlotFrame, marks: Sequence[AxisMark], colours: ChartColours
) -> None:
    """Write the labels of the x axis, as many as fit without overlaps."""
    for number, text in _without_overlaps(plot, marks):
        half = text_width(text, label_font()) / 2 + 2
        place = QRectF(
            plot.x_at(number) - half, plot.area.bottom() + SPACINGS[0], 2 * half, LABEL_HEIGHT
        )
        draw_text(painter, place, text, label_font(), colours.quiet)


def _without_overlaps(plot: PlotFrame, marks: Sequence[AxisMark]) -> Sequence[AxisMark]:
    """Return all marks or, if they overlap, only every nth, including zero."""
    if len(marks) < 2:
        return marks
    apart_now = plot.x_at(marks[1][0]) - plot.x_at(marks[0][0])
    needed = max_text_width([text for _, text in marks], label_font()) + MIN_LABEL_GAP
    stride = max(ceil(needed / apart_now), 1)
    zero = next((place for place, (_, text) in enumerate(marks) if text == "0"), 0)
    return marks[zero % stride :: stride]


def draw_axis_labels(
    painter: QPainter, plot: PlotFrame, x_label: str, y_label: str, colours: ChartColours
) -> None:
    """Label both axes: y above the plot, x below it."""
    field, face = plot.area, label_font()
    over = QRectF(
        field.left(), field.top() - LABEL_HEIGHT - SPACINGS[0], field.width(), LABEL_HEIGHT
    )
    draw_text(painter, over, y_label, face, colours.quiet, ALIGN_LEFT)
    under = QRectF(
        field.left(), field.bottom() + LABEL_HEIGHT + SPACINGS[1], field.width(), LABEL_HEIGHT
    )
    draw_text(painter, under, x_label, face, colours.quiet, ALIGN_CENTRE)


def spread_apart(
    positions: Sequence[float], min_gap: float, top: float, bottom: float
) -> list[float]:
    """Return the positions, moved so that they keep a gap and stay between top and bottom."""
    moved = list(positions)
    order = sorted(range(len(moved)), key=moved.__getitem__)
    lowest = top
    for which in order:
        moved[which] = lowest = max(moved[which], lowest)
        lowest += min_gap
    highest = bottom
    for which in reversed(order):
        moved[which] = highest = min(moved[which], highest)
        highest -= min_gap
    return moved
