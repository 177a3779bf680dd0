"""Bars beside the levels and the costs of decisions: two tiles, or one in narrow windows."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from ...kept.exercise import LearnedKinds
from ...kept.skill import Rate
from ...kept.verdict import Kind
from ..basis.theme import BLACK, SPACE, TITLE, set_type, text_scale
from ..widgets.labels import label, tip
from ..wording import practice
from ..wording import profile as words
from .colours import inks
from .skill_rows import BarRow, CostRow, LevelNames, Line, names_width
from .tile import EDGE, draw_tile

TWO_TILES = 1000  # pixels: from here on, the costs have their own tile
INSIDE, GAP = 24, 16  # pixels
COSTS = 316  # pixels: the content of the second tile
NO_LIMIT = 16_777_215  # Qt's QWIDGETSIZE_MAX, which PySide doesn't export
RATE, HEAD, FIRST = 0, 1, 2  # grid rows


class SkillSheet(QWidget):
    """A row for each kind of decision."""

    practice_asked = Signal(str)  # a kind of decision

    def __init__(self) -> None:
        super().__init__()
        self.bars: tuple[BarRow, ...] = ()
        self._costs: tuple[CostRow, ...] = ()
        self._is_wide = True
        self._title, self._rate = label("", "heading"), label("", "heading")
        self._total = label("")
        self._meaning, self._foot, self._arrows = (label("", "caption") for _ in range(3))
        self.learned = label("", "caption")
        self._levels = LevelNames()
        set_type(self._total, TITLE, BLACK)
        self._total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._total.setWordWrap(False)
        self._head = QWidget()
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._rate, 1)
        head.addWidget(self._total)
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(0)
        inner = EDGE + INSIDE
        self._grid.setContentsMargins(inner, EDGE + SPACE[3], inner, EDGE + SPACE[3])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._place()

    def show_lines(self, lines: Sequence[Line], rate: Rate, *, in_points: bool) -> None:
        """Show a row for each kind, and the cost of a decision over all kinds."""
        names = names_width(lines)
        self._levels.names = names
        self._say(rate, in_points=in_points)
        if len(lines) != len(self.bars):
            self._make_rows(lines, names)
        for line, bar, cost in zip(lines, self.bars, self._costs, strict=True):
            bar.tell(line, names)
            cost.tell(line)
        self._place()

    def show_learned(self, learned: LearnedKinds, weakest: Kind | None) -> None:
        """Show how much has been learned, and where practice is available."""
        for row in self._costs:
            row.offer(learned.get(row.kind), is_weakest=row.kind == weakest)
        of = sum(each.exercises for each in learned.values())
        known = sum(each.known for each in learned.values())
        self.learned.setText(practice.learned(known, of) if of else "")
        self.learned.setToolTip(tip(practice.learned_meaning()))
        self.learned.setAccessibleDescription(practice.learned_meaning())
        self.learned.setVisible(bool(of))

    def _make_rows(self, lines: Sequence[Line], names: float) -> None:
        """Create new rows. Done only if their number changes, to keep the keyboard focus."""
        for row in (*self.bars, *self._costs):
            row.hide()
            row.deleteLater()
        self.bars = tuple(BarRow(line, names) for line in lines)
        self._costs = tuple(map(CostRow, lines))
        for row in self._costs:
            row.asked.connect(self.practice_asked)

    def _say(self, rate: Rate, *, in_points: bool) -> None:
        self._title.setText(words.beside_levels())
        self._rate.setText(words.error_rate())
        self._total.setText("" if rate.cost is None else words.cost(rate.cost))
        self._total.setStyleSheet(f"color: {inks(self.palette()).ours.name()}")
        self._meaning.setText(words.cost_meaning(in_points=in_points))
        self._foot.setText(words.bars_meaning())
        self._arrows.setText(words.arrows_meaning())
        sentences = [words.missing(rate.missing)]
        if rate.cost is not None:
            sentences = [words.costs(rate.cost, in_points=in_points)]
            sentences += [] if rate.change is None else [words.changed(rate.change)]
        number = words.number_of_decisions(rate.number)
        self.setAccessibleName(words.row(words.error_rate(), number, words.joined(sentences)))

    def _place(self) -> None:
        """Lay everything out for the current width."""
        for widget in self._all():
            self._grid.removeWidget(widget)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self._grid.setHorizontalSpacing(2 * INSIDE + GAP if self._is_wide else SPACE[3])
        self._grid.setColumnStretch(0, 1)
        self._lay_rows()
        last = FIRST + len(self.bars)
        self._lay_texts(last)
        self.update()

    def _lay_rows(self) -> None:
        self._grid.addWidget(self._levels, HEAD, 0)
        for place, (bar, cost) in enumerate(zip(self.bars, self._costs, strict=True)):
            cost.is_first = place == 0
            cost.put_below(is_low=not self._is_wide)
            self._grid.addWidget(bar, FIRST + place, 0)
            self._grid.addWidget(cost, FIRST + place, 1)
            self._grid.setRowStretch(FIRST + place, 1)

    def _lay_texts(self, last: int) -> None:
        grid = self._grid
        width = round(COSTS * text_scale())
        self._meaning.setMinimumWidth(width if self._is_wide else 0)
        self._meaning.setMaximumWidth(width if self._is_wide else NO_LIMIT)
        height = self._meaning.heightForWidth(width) if self._is_wide else 0
        self._meaning.setMinimumHeight(max(height, 0))
        grid.addWidget(self._title, RATE, 0)
        grid.addWidget(self._head, RATE, 1)
        if self._is_wide:
            grid.addWidget(self._meaning, HEAD, 1)
            grid.addWidget(self._foot, last, 0)
            grid.addWidget(self._arrows, last, 1)
            grid.addWidget(self.learned, last + 1, 1)
            return
        for place, text in enumerate((self._foot, self._meaning, self._arrows, self.learned)):
            grid.addWidget(text, last + place, 0, 1, 2)

    def _all(self) -> tuple[QWidget, ...]:
        texts = self._title, self._head, self._meaning, self._foot, self._arrows, self.learned
        return (*texts, self._levels, *self.bars, *self._costs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= TWO_TILES
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        if self._is_wide:
            split = self._meaning.x() - INSIDE
            first = QRectF(box)
            first.setRight(split - GAP)
            draw_tile(painter, first, self.palette())
            box.setLeft(split)
        draw_tile(painter, box, self.palette())
        painter.end()
