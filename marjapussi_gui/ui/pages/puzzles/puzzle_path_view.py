"""A part of the path of puzzles: buttons along a thread, with the themes written below."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....engine.frozen import frozen
from ...art.chart_drawing import chart_colours
from ...art.painter_tools import (
    ALIGN_CENTRE,
    ALIGN_LEFT,
    NO_BRUSH,
    draw_text,
    fill_rounded_rect,
    open_painter,
    round_pen,
    seam_pen,
)
from ...common.palette import BUBBLE, INK
from ...common.requests import ShowPuzzle
from ...common.theme import CAPTION, LABEL, MEDIUM, create_font, text_scale
from ...text.i18n import capitalized, say
from ...widgets.puzzle_button import NEXT_RADIUS, RADIUS, PuzzleButton

COLUMN_COUNTS = (20, 10, 5)  # as many puzzles in a row as there is room for
MIN_STEP, MAX_STEP = 50.0, 76.0  # pixels between the middles of two buttons
WAVE_HEIGHT, WAVES_PER_COLUMN = 8.0, 0.1
ROW_TOP, BUBBLE_HEIGHT, BUBBLE_GAP, BUBBLE_PADDING = 6.0, 32.0, 8.0, 14.0
LINE_HEIGHT, LABEL_GAP = 18.0, 12.0
THREAD_WIDTH = 1.6


@frozen
class PathPlace:
    """A puzzle on the path."""

    index: int
    name: str  # for screen readers and the tooltip
    theme: str
    is_solved: bool
    is_next: bool  # whether the player should start here


@frozen
class ThemeLabel:
    """The name of a theme below the button at which it begins."""

    column: int
    line: int  # names that have no room beside each other stand on different lines
    text: str
    left: float
    width: float


class PuzzlePathView(QWidget):
    """Shows the puzzles of a stage along a winding thread, as many in a row as fit."""

    request = Signal(object)

    def __init__(self, places: Sequence[PathPlace]) -> None:
        super().__init__()
        self._places, self.buttons = tuple(places), dict[int, PuzzleButton]()
        for place in places:
            button = PuzzleButton(place.name, is_solved=place.is_solved, is_next=place.is_next)
            button.setParent(self)
            button.clicked.connect(partial(self._choose, place.index))
            self.buttons[place.index] = button
        # Not fixed, or the path would stay as high as its first width needed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns = _column_count(width)
        return round(sum(self._row_height(row, width) for row in self._rows(columns)))

    def sizeHint(self) -> QSize:
        width = max(self.width(), round(COLUMN_COUNTS[-1] * MIN_STEP * text_scale()))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(COLUMN_COUNTS[-1] * MIN_STEP * text_scale()), 0)

    # Private

    def _choose(self, index: int, _checked: object = None) -> None:
        self.request.emit(ShowPuzzle(index))

    def _rows(self, columns: int) -> Iterator[tuple[PathPlace, ...]]:
        for start in range(0, len(self._places), columns):
            yield self._places[start : start + columns]

    def _row_height(self, row: Sequence[PathPlace], width: float) -> float:
        side = self.buttons[row[0].index].height()
        labels = LABEL_GAP + self._line_count(row, width) * LINE_HEIGHT
        return side + (_top_space(row) + 2 * WAVE_HEIGHT + labels) * text_scale()

    def _layout_rows(self) -> Iterator[tuple[float, tuple[PathPlace, ...], list[QPointF]]]:
        """Yield the top of each row, its puzzles, and the centres of their buttons."""
        unit, top = text_scale(), 0.0
        step = _step(self.width())
        for row in self._rows(_column_count(self.width())):
            side = self.buttons[row[0].index].height()
            middle = top + side / 2 + (_top_space(row) + WAVE_HEIGHT) * unit
            yield (
                top,
                row,
                [
                    QPointF(
                        (column + 0.5) * step,
                        middle - WAVE_HEIGHT * unit * sin(2 * pi * WAVES_PER_COLUMN * column),
                    )
                    for column in range(len(row))
                ],
            )
            top += self._row_height(row, self.width())

    def _line_count(self, row: Sequence[PathPlace], width: float) -> int:
        return max(label.line for label in self._theme_labels(row, width)) + 1

    def _theme_labels(self, row: Sequence[PathPlace], path_width: float) -> Iterator[ThemeLabel]:
        """Yield the theme names that begin in a row or continue from the row before."""
        metrics = QFontMetricsF(create_font(CAPTION, MEDIUM))
        starts = [
            column
            for column, place in enumerate(row)
            if not column or place.theme != row[column - 1].theme
        ]
        ends: list[float] = []  # of the last name on each line
        for column in starts:
            text = capitalized(row[column].theme)
            width = min(metrics.horizontalAdvance(text) + 1, path_width)
            first = (column + 0.5) * _step(path_width) - RADIUS * text_scale()
            left = max(min(first, path_width - width), 0)
            line = next((n for n, end in enumerate(ends) if end <= left), len(ends))
            ends[line : line + 1] = [left + width + LABEL_GAP]
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            yield ThemeLabel(column, line, shown, left, width)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for _, row, middles in self._layout_rows():
            for place, middle in zip(row, middles, strict=True):
                button = self.buttons[place.index]
                button.move(
                    round(middle.x() - button.width() / 2), round(middle.y() - button.height() / 2)
                )

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            for top, row, middles in self._layout_rows():
                self._draw_thread(painter, middles)
                bottom = top + self._row_height(row, self.width())
                self._draw_labels(painter, bottom, row, middles)
                for place, middle in zip(row, middles, strict=True):
                    if place.is_next:
                        self._draw_start_bubble(painter, middle)

    def _draw_thread(self, painter: QPainter, middles: Sequence[QPointF]) -> None:
        path = QPainterPath(middles[0])
        for middle in middles[1:]:
            path.lineTo(middle)
        colours = chart_colours(self.window().palette())
        painter.setBrush(NO_BRUSH)
        painter.setPen(seam_pen(colours.seam, THREAD_WIDTH, 4, 3.2))
        painter.drawPath(path)

    def _draw_labels(
        self, painter: QPainter, bottom: float, row: Sequence[PathPlace], middles: Sequence[QPointF]
    ) -> None:
        """Draw the names of the themes, each below a thread from its first button."""
        unit, colours = text_scale(), chart_colours(self.window().palette())
        lines = self._line_count(row, self.width())
        top = bottom - (lines * LINE_HEIGHT + LABEL_GAP / 2) * unit
        for label in self._theme_labels(row, self.width()):
            line_top = top + label.line * LINE_HEIGHT * unit
            start = middles[label.column]
            painter.setPen(seam_pen(colours.grid, 1, 2, 3))
            painter.drawLine(start, QPointF(start.x(), line_top))
            box = QRectF(label.left, line_top, label.width, LINE_HEIGHT * unit)
            font = create_font(CAPTION, MEDIUM)
            draw_text(painter, box, label.text, font, colours.quiet, ALIGN_LEFT)

    def _draw_start_bubble(self, painter: QPainter, middle: QPointF) -> None:
        unit, font = text_scale(), create_font(LABEL - 2, MEDIUM)
        text = say("puzzle-start-here")
        width = QFontMetricsF(font).horizontalAdvance(text) + 2 * BUBBLE_PADDING * unit
        height = BUBBLE_HEIGHT * unit
        left = min(max(middle.x() - width / 2, 0), self.width() - width)
        bottom = middle.y() - (NEXT_RADIUS + BUBBLE_GAP) * unit
        box = QRectF(left, bottom - height, width, height)
        tip = QPainterPath(QPointF(middle.x() - 6 * unit, bottom - 1))
        tip.lineTo(middle.x(), bottom + 6 * unit)
        tip.lineTo(middle.x() + 6 * unit, bottom - 1)
        fill_rounded_rect(painter, box, 10 * unit, BUBBLE)
        painter.fillPath(tip, round_pen(BUBBLE, 1).color())
        draw_text(painter, box, text, font, INK, ALIGN_CENTRE)


def _column_count(width: float) -> int:
    fitting = (count for count in COLUMN_COUNTS if count * MIN_STEP * text_scale() <= max(width, 1))
    return next(fitting, COLUMN_COUNTS[-1])


def _step(width: float) -> float:
    """Return the distance in pixels between neighbouring buttons of a row."""
    return min(width / _column_count(width), MAX_STEP * text_scale())


def _top_space(row: Sequence[PathPlace]) -> float:
    """Return the space above the buttons, which the bubble over the next puzzle needs."""
    return BUBBLE_HEIGHT + BUBBLE_GAP if any(place.is_next for place in row) else ROW_TOP
