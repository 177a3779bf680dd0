"""The frame of a chart: the coordinates of its plot, crisp lines, and labels."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from ...engine.frozen import frozen
from ..art.brushes import CENTRE, LEFT, RIGHT, write
from ..basis.theme import CAPTION, SPACE, STRONG, font, width_of
from .colours import Inks

LINE = 18  # pixels
NEAR = 10  # pixels

Mark = tuple[float, str]  # a value and its label


@frozen
class Plot:
    """A plot area with the range of values on both axes."""

    field: QRectF
    left: float
    right: float
    low: float
    high: float

    def x(self, number: float) -> float:
        share = (number - self.left) / ((self.right - self.left) or 1)
        return self.field.left() + share * self.field.width()

    def y(self, number: float) -> float:
        share = (number - self.low) / ((self.high - self.low) or 1)
        return self.field.bottom() - share * self.field.height()

    def point(self, across: float, up: float) -> QPointF:
        return QPointF(self.x(across), self.y(up))


def label_font() -> QFont:
    return font(CAPTION)


def strong_font() -> QFont:
    return font(CAPTION, STRONG)


def widest(texts: Sequence[str], face: QFont) -> float:
    return max((width_of(text, face) for text in texts), default=0)


def field_of(box: QRectF, *, left: float, right: float) -> QRectF:
    """Return the area of a box that is left for the plot, inside its labels."""
    return box.adjusted(left + SPACE[1], LINE + SPACE[0], -right, -2 * LINE - SPACE[1])


def rule(painter: QPainter, start: QPointF, end: QPointF, colour: QColor) -> None:
    """Draw a horizontal or vertical line that covers whole pixels of the screen."""
    ratio = painter.device().devicePixelRatio()
    thick = max(round(ratio), 1) / ratio
    left, top, right, bottom = (
        round(part * ratio) / ratio for part in (start.x(), start.y(), end.x(), end.y())
    )
    painter.fillRect(QRectF(left, top, max(right - left, thick), max(bottom - top, thick)), colour)


def draw_levels(
    painter: QPainter, plot: Plot, levels: Sequence[int], texts: Sequence[str], inks: Inks
) -> None:
    """Draw horizontal lines with their labels; the one at zero is stronger."""
    field = plot.field
    for level, text in zip(levels, texts, strict=True):
        y = plot.y(level)
        colour = inks.quiet if level == 0 else inks.grid
        rule(painter, QPointF(field.left(), y), QPointF(field.right(), y), colour)
        place = QRectF(field.left() - 200 - SPACE[1], y - LINE / 2, 200, LINE)
        write(painter, place, text, label_font(), inks.quiet, RIGHT)


def draw_foot(painter: QPainter, plot: Plot, marks: Sequence[Mark], inks: Inks) -> None:
    """Write the labels below the plot, as many as fit without overlaps."""
    for number, text in _clear_of_each_other(plot, marks):
        half = width_of(text, label_font()) / 2 + 2
        place = QRectF(plot.x(number) - half, plot.field.bottom() + SPACE[0], 2 * half, LINE)
        write(painter, place, text, label_font(), inks.quiet)


def _clear_of_each_other(plot: Plot, marks: Sequence[Mark]) -> Sequence[Mark]:
    """Return all marks, or every second, third ... of them including zero."""
    if len(marks) < 2:
        return marks
    apart_now = plot.x(marks[1][0]) - plot.x(marks[0][0])
    needed = widest([text for _, text in marks], label_font()) + NEAR
    stride = max(ceil(needed / apart_now), 1)
    zero = next((place for place, (_, text) in enumerate(marks) if text == "0"), 0)
    return marks[zero % stride :: stride]


def draw_names(painter: QPainter, plot: Plot, across: str, up: str, inks: Inks) -> None:
    """Write the names of both axes: the y axis above the plot, the x axis below."""
    field, face = plot.field, label_font()
    over = QRectF(field.left(), field.top() - LINE - SPACE[0], field.width(), LINE)
    write(painter, over, up, face, inks.quiet, LEFT)
    under = QRectF(field.left(), field.bottom() + LINE + SPACE[1], field.width(), LINE)
    write(painter, under, across, face, inks.quiet, CENTRE)


def apart(places: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """Return positions moved as little as needed to keep a gap and stay within bounds."""
    moved = list(places)
    order = sorted(range(len(moved)), key=moved.__getitem__)
    lowest = top
    for which in order:
        moved[which] = lowest = max(moved[which], lowest)
        lowest += least
    highest = bottom
    for which in reversed(order):
        moved[which] = highest = min(moved[which], highest)
        highest -= least
    return moved
