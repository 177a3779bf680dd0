"""A part of the path of puzzles: buttons along a thread, with the themes written below."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...engine.frozen import frozen
from ..art.chart_drawing import chart_colours
from ..art.painter_tools import (
    ALIGN_LEFT,
    NO_BRUSH,
    draw_text,
    open_painter,
    seam_pen,
)
from ..common.palette import BUTTON_FOOT
from ..common.theme import CAPTION, MEDIUM, create_font, text_scale
from ..text import puzzle_text
from ..text.i18n import capitalized, say
from .labels import create_button
from .puzzle_button import NEXT_RADIUS, RADIUS, PuzzleButton

if TYPE_CHECKING:
    from ...learning.puzzles.puzzle_files import AnyPuzzle

COLUMN_COUNTS = (20, 10, 5)  # as many puzzles in a row as there is room for
MIN_STEP, MAX_STEP = 50.0, 76.0  # pixels between the middles of two buttons
WAVE_HEIGHT, SMALL_WAVE_HEIGHT, WAVES_PER_COLUMN = 6.0, 2.0, 0.1
ROW_TOP, START_HEIGHT, START_GAP, TIP = 6.0, 40.0, 12.0, 6.0  # of the button over the next puzzle
BEHIND = 3  # puzzles before the next one in a small view
ARROW_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
LINE_HEIGHT, LABEL_GAP = 18.0, 8.0
THREAD_WIDTH = 1.6


@frozen
class PathPlace:
    """A puzzle on the path."""

    index: int
    stage: int  # from 0, the easiest
    name: str  # for screen readers and the tooltip
    theme: str
    is_solved: bool
    is_next: bool  # whether the player should start here


def path_places(
    puzzles: "Sequence[AnyPuzzle]", progress: Mapping[str, int]
) -> tuple[PathPlace, ...]:
    """Return a place for each puzzle of a game, which are sorted from easy to hard."""
    from ...learning.puzzles.puzzle_path import stage_of_place

    solved = [bool(progress.get(each.puzzle_id)) for each in puzzles]
    following = solved.index(False) if False in solved else None
    places = []
    for index, (puzzle, is_solved) in enumerate(zip(puzzles, solved, strict=True)):
        stage = stage_of_place(index, len(puzzles))
        name = puzzle_text.puzzle_description(index + 1, stage, puzzle.theme, is_solved=is_solved)
        theme = puzzle_text.theme_label(puzzle.theme)
        places.append(PathPlace(index, stage, name, theme, is_solved, index == following))
    return tuple(places)


@frozen
class ThemeLabel:
    """The name of a theme below the button at which it begins."""

    column: int
    line: int  # names that have no room beside each other stand on different lines
    text: str
    left: float
    width: float


class PuzzlePathView(QWidget):
    """Shows puzzles along a winding thread, as many in a row as fit.

    A small view has only the row with the next puzzle, and is a single Tab stop.
    """

    puzzle_chosen = Signal(int)  # its index

    def __init__(self, places: Sequence[PathPlace], *, is_small: bool = False) -> None:
        super().__init__()
        self._is_small, self.buttons = is_small, dict[int, PuzzleButton]()
        self._wave_height = SMALL_WAVE_HEIGHT if is_small else WAVE_HEIGHT
        following = next((place for place in places if place.is_next), None)
        if is_small and places:
            end = places[-1] if following is None else following
            places = [each for each in places if each.index >= end.index - BEHIND]
        self._places = tuple(places)
        for place in places:
            name = f"{say('puzzle-start-here')}: {place.name}" if place.is_next else place.name
            button = PuzzleButton(name, is_solved=place.is_solved, is_next=place.is_next)
            button.setParent(self)
            button.clicked.connect(partial(self._choose, place.index))
            if is_small:
                if not place.is_next:
                    button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
                button.installEventFilter(self)
            self.buttons[place.index] = button
        self.next_button = None if following is None else self.buttons[following.index]
        self.start_button = create_button(say("puzzle-start-here"), self._on_start_clicked)
        self.start_button.setParent(self)
        self.start_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the puzzle has it
        self.start_button.setVisible(following is not None)
        # Not fixed, or the path would stay as high as its first width needed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns = self._column_count(width)
        return round(sum(self._row_height(row, width) for row in self._rows(columns)))

    def sizeHint(self) -> QSize:
        width = max(self.width(), round(COLUMN_COUNTS[-1] * MIN_STEP * text_scale()))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(COLUMN_COUNTS[-1] * MIN_STEP * text_scale()), 0)

    # Private

    def _choose(self, index: int, _checked: object = None) -> None:
        self.puzzle_chosen.emit(index)

    def _on_start_clicked(self) -> None:
        if self.next_button is not None:
            self.next_button.click()

    def _rows(self, columns: int) -> Iterator[tuple[PathPlace, ...]]:
        shown = columns if self._is_small else len(self._places)
        for start in range(0, min(shown, len(self._places)), columns):
            yield self._places[start : start + columns]

    def _column_count(self, width: float) -> int:
        fitting = int(max(width, 1) / (MIN_STEP * text_scale()))
        if self._is_small:
            return max(fitting, COLUMN_COUNTS[-1])
        return next((each for each in COLUMN_COUNTS if each <= fitting), COLUMN_COUNTS[-1])

    def _step(self, width: float) -> float:
        """Return the distance in pixels between neighbouring buttons of a row."""
        return min(width / self._column_count(width), MAX_STEP * text_scale())

    def _row_height(self, row: Sequence[PathPlace], width: float) -> float:
        side = self.buttons[row[0].index].height()
        labels = LABEL_GAP + self._line_count(row, width) * LINE_HEIGHT
        return side + (_top_space(row) + 2 * self._wave_height + labels) * text_scale()

    def _layout_rows(self) -> Iterator[tuple[float, tuple[PathPlace, ...], list[QPointF]]]:
        """Yield the top of each row, its puzzles, and the centres of their buttons."""
        unit, top = text_scale(), 0.0
        step = self._step(self.width())
        for row in self._rows(self._column_count(self.width())):
            side = self.buttons[row[0].index].height()
            middle = top + side / 2 + (_top_space(row) + self._wave_height) * unit
            yield (
                top,
                row,
                [
                    QPointF(
                        (column + 0.5) * step,
                        middle - self._wave_height * unit * sin(2 * pi * WAVES_PER_COLUMN * column),
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
            first = (column + 0.5) * self._step(path_width) - RADIUS * text_scale()
            left = max(min(first, path_width - width), 0)
            line = next((n for n, end in enumerate(ends) if end <= left), len(ends))
            if line and self._is_small:
                continue
            ends[line : line + 1] = [left + width + LABEL_GAP]
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            yield ThemeLabel(column, line, shown, left, width)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        hidden = dict(self.buttons)
        for _, row, middles in self._layout_rows():
            for place, middle in zip(row, middles, strict=True):
                button = hidden.pop(place.index)
                button.show()
                button.move(
                    round(middle.x() - button.width() / 2), round(middle.y() - button.height() / 2)
                )
                if place.is_next:
                    self._place_start_button(middle)
        for button in hidden.values():
            button.hide()

    def _place_start_button(self, middle: QPointF) -> None:
        size = self.start_button.sizeHint()
        left = min(max(middle.x() - size.width() / 2, 0), self.width() - size.width())
        bottom = middle.y() - (NEXT_RADIUS + START_GAP) * text_scale()
        self.start_button.move(round(left), round(bottom - size.height()))
        self.start_button.resize(size)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys move along a small view."""
        if not isinstance(event, QKeyEvent) or not isinstance(watched, PuzzleButton):
            return super().eventFilter(watched, event)
        step = ARROW_STEPS.get(Qt.Key(event.key()))
        if step is None or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        shown[min(max(shown.index(watched) + step, 0), len(shown) - 1)].setFocus()
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            for top, row, middles in self._layout_rows():
                self._draw_thread(painter, middles)
                bottom = top + self._row_height(row, self.width())
                self._draw_labels(painter, bottom, row, middles)
            if self.next_button is not None:
                self._draw_button_tip(painter, self.start_button.geometry().bottom())

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
        """Draw the names of the themes, each below a dashed line from its first button."""
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

    def _draw_button_tip(self, painter: QPainter, top: float) -> None:
        """Draw the arrow that points from the start button to the next puzzle."""
        assert self.next_button is not None
        x, side = self.next_button.geometry().center().x(), TIP * text_scale()
        tip = QPainterPath(QPointF(x - side, top))
        tip.lineTo(x, top + side + 1)
        tip.lineTo(x + side, top)
        painter.fillPath(tip, QColor(BUTTON_FOOT))


def _top_space(row: Sequence[PathPlace]) -> float:
    """Return the space above a row of buttons: more if the start button is shown there."""
    return START_HEIGHT + START_GAP if any(place.is_next for place in row) else ROW_TOP
