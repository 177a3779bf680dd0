"""The rows of the skill page: a bar beside the levels, and the cost of a decision."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ...engine.frozen import frozen
from ...kept.exercise import Learned
from ...kept.skill import BEST, WORST, Rate, standing
from ...kept.verdict import Kind
from ..art.bags import draw_berry
from ..art.brushes import CENTRE, LEFT, NO_BRUSH, RIGHT, round_pen, write
from ..art.cloth import draw_band, draw_holes, draw_seam
from ..basis.new_game import LEVELS
from ..basis.theme import (
    BODY,
    BOLD,
    CAPTION,
    LABEL,
    MEDIUM,
    SPEECH,
    STRONG,
    font,
    text_scale,
    width_of,
)
from ..widgets.labels import button, tip
from ..wording import pages, practice
from ..wording import profile as words
from .colours import CELL, Inks, inks
from .drawing import Drawing

PITCH = 50  # pixels, at least
LARGEST = 1.4  # of a stitch, if rows are high
AFTER_NAMES, SPAN = 24, BEST - WORST + len(LEVELS) - 1
BERRY = 10.0
HOLES = 8
COST, ARROW = 56, 24  # pixels
CHANGE, NUMBER = 50, 26  # pixels


@frozen
class Line:
    """The skill in one kind of decision."""

    kind: Kind
    rate: Rate
    levels: Sequence[float]  # cost of such a decision by level; empty if not measured
    in_points: bool

    @property
    def place(self) -> float | None:
        """The position among the levels, or None if it is unknown."""
        if self.rate.cost is None or len(self.levels) < len(LEVELS):
            return None
        return standing(self.rate.cost, self.levels)

    @property
    def sentence(self) -> str:
        """The text for screen readers."""
        sentences = [words.missing(self.rate.missing)]
        if self.rate.cost is not None:
            sentences = [words.costs(self.rate.cost, in_points=self.in_points)]
            sentences += [words.not_measured() if self.place is None else words.stands(self.place)]
            sentences += [] if self.rate.change is None else [words.changed(self.rate.change)]
        number = words.number_of_decisions(self.rate.number)
        return words.row(words.kind(self.kind), number, words.joined(sentences))


class Scale:
    """The x coordinates of the levels in a row."""

    def __init__(self, width: float, names: float) -> None:
        self.left = names + AFTER_NAMES
        self._unit = (width - self.left - BERRY) / SPAN

    def x(self, place: float) -> float:
        return self.left + (place - WORST) * self._unit


def names_width(lines: Sequence[Line]) -> float:
    """Return the width in pixels of the texts before the bars."""
    names = [width_of(words.kind(line.kind), font(LABEL, STRONG)) for line in lines]
    numbers = [width_of(_number(line), font(CAPTION, MEDIUM)) for line in lines]
    return max([*names, *numbers], default=0)


class LevelNames(QWidget):
    """The names of the levels above their seams."""

    def __init__(self) -> None:
        super().__init__()
        self.names = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(300, round(24 * text_scale()))

    def paintEvent(self, _event: object) -> None:
        painter, scale = QPainter(self), Scale(self.width(), self.names)
        colour = self.palette().placeholderText().color()
        face = font(CAPTION, STRONG)
        for place, level in enumerate(LEVELS):
            width = width_of(pages.level(level), face) + 4
            left = min(scale.x(place) - width / 2, self.width() - width)
            box = QRectF(left, 0, width, self.height())
            write(painter, box, pages.level(level), face, colour, CENTRE)
        painter.end()


class BarRow(Drawing):
    """One kind of decision: its number, and a bar that ends beside the matching level."""

    def __init__(self, line: Line, names: float) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.tell(line, names)

    def tell(self, line: Line, names: float) -> None:
        """Show a row, with its bar after names of this width in pixels."""
        self._line, self._names = line, names
        self.say(line.sentence)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(PITCH * text_scale()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, box: QRectF, inks: Inks) -> None:
        line, centre = self._line, box.center().y()
        scale, half = Scale(box.width(), self._names), 10 * text_scale()
        name = QRectF(0, centre - 2 * half - 1, self._names + 4, 2 * half)
        write(painter, name, words.kind(line.kind), font(LABEL, STRONG), inks.text, LEFT)
        name.translate(0, 2 * half)
        write(painter, name, _number(line), font(CAPTION, MEDIUM), inks.quiet, LEFT)
        place = line.place
        for level in range(len(LEVELS)):
            x = scale.x(level)
            draw_seam(painter, QPointF(x, box.top()), QPointF(x, box.bottom()), inks.seam, 1.4)
        if place is None:
            _draw_missing(painter, QPointF(scale.left, centre), line, inks)
            return
        size = min(max(box.height() / (PITCH * text_scale()), 1.0), LARGEST)
        columns = max(round((scale.x(place) - scale.left) / (CELL * size)), 0)
        end = draw_band(painter, scale.left, centre, columns, inks.threads(CELL * size))
        draw_berry(painter, QPointF(end + BERRY * size - 3, centre), BERRY * size, 0)


class CostRow(QWidget):
    """The cost of one kind of decision, its change, and a button to practise it."""

    asked = Signal(str)  # a kind of decision

    def __init__(self, line: Line) -> None:
        super().__init__()
        self.is_first = False
        self.practise = button("", self._on_practise, "link")
        self.practise.hide()
        self._row, self._is_low = QHBoxLayout(self), False
        self._row.addStretch(1)
        self._row.addWidget(self.practise)
        self.put_below(is_low=False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.tell(line)

    def tell(self, line: Line) -> None:
        """Show a row."""
        self._line = line
        self.update()

    @property
    def kind(self) -> Kind:
        return self._line.kind

    def offer(self, learned: Learned | None, *, is_weakest: bool) -> None:
        """Offer practice for this kind; None if there are no exercises."""
        self.practise.setVisible(learned is not None)
        self.practise.setText(practice.practise_this())
        self.practise.setAccessibleName(practice.practise(self.kind))
        look = "play" if is_weakest else "link"
        if look != self.practise.property("look"):
            self.practise.setProperty("look", look)
            self.practise.style().polish(self.practise)
        text = "" if learned is None else practice.learned(learned.known, learned.exercises)
        self.practise.setToolTip(tip(text))
        self.practise.setAccessibleDescription(text)

    def put_below(self, *, is_low: bool) -> None:
        """Put the practice button below the number, or on its right."""
        self._is_low = is_low
        beside, below = (COST + ARROW + CHANGE) * text_scale(), NUMBER * text_scale()
        margins = (0, round(below)) if is_low else (round(beside), 0)
        self._row.setContentsMargins(*margins, 0, 0)
        self.updateGeometry()

    def _on_practise(self) -> None:
        self.asked.emit(self.kind)

    def sizeHint(self) -> QSize:
        width, height = round((COST + ARROW + CHANGE) * text_scale()), round(PITCH * text_scale())
        if self.practise.isHidden():
            return QSize(width, height)
        button_ = self.practise.sizeHint()
        if self._is_low:
            low = round(NUMBER * text_scale()) + button_.height()
            return QSize(max(width, button_.width()), max(height, low))
        return QSize(width + button_.width(), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: object) -> None:
        painter, tints, box = QPainter(self), inks(self.palette()), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.is_first:
            draw_seam(painter, box.topLeft(), box.topRight(), tints.grid, 1.2)
        self._write(painter, box, tints)
        painter.end()

    def _write(self, painter: QPainter, box: QRectF, inks: Inks) -> None:
        rate, room = self._line.rate, COST * text_scale()
        if self._is_low and not self.practise.isHidden():
            box = QRectF(box.left(), box.top(), box.width(), self.practise.y() - box.top())
        number = QRectF(0, box.top(), room, box.height())
        if rate.cost is None:
            write(painter, number, "\N{EN DASH}", font(SPEECH, BOLD), inks.quiet, RIGHT)
            return
        write(painter, number, words.cost(rate.cost), font(SPEECH, BOLD), inks.text, RIGHT)
        if rate.change:
            colour = inks.better if rate.change < 0 else inks.worse
            at = QPointF(room + ARROW * text_scale(), box.center().y())
            _draw_arrow(painter, at, colour, is_down=rate.change < 0)
            beside = QRectF(at.x() + 13, box.top(), 80 * text_scale(), box.height())
            change = words.cost(abs(rate.change))
            write(painter, beside, change, font(BODY, STRONG), colour, LEFT)


def _number(line: Line) -> str:
    return words.number_of_decisions(line.rate.number)


def _draw_missing(painter: QPainter, at: QPointF, line: Line, inks: Inks) -> None:
    """Draw an empty band, and write how many decisions are missing."""
    text = words.not_measured() if line.rate.cost is not None else words.missing(line.rate.missing)
    end = draw_holes(painter, at.x(), at.y(), HOLES, inks.holes())
    face = font(BODY)
    box = QRectF(end + 2, at.y() - 12 * text_scale(), width_of(text, face) + 20, 24 * text_scale())
    painter.fillRect(box, inks.ground)
    write(painter, box.adjusted(10, 0, 0, 0), text, face, inks.quiet, LEFT)


def _draw_arrow(painter: QPainter, at: QPointF, colour: QColor, *, is_down: bool) -> None:
    tip = 5.0 if is_down else -5.0
    path = QPainterPath(at + QPointF(0, -tip))
    path.lineTo(at + QPointF(0, tip))
    path.moveTo(at + QPointF(-4.4, tip * 0.12))
    path.lineTo(at + QPointF(0, tip))
    path.lineTo(at + QPointF(4.4, tip * 0.12))
    painter.setBrush(NO_BRUSH)
    painter.strokePath(path, round_pen(colour, 2.1))
