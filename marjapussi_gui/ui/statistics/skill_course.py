"""The error rate over the last 500 decisions, compared with the levels."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from ...kept.skill import RECENT, Skill
from ..art.bags import draw_berry
from ..art.brushes import NO_BRUSH, RIGHT, round_pen, write
from ..art.cloth import draw_holes, draw_seam
from ..basis.theme import BODY, SPACE, STRONG, set_type
from ..widgets.labels import label
from ..wording import pages
from ..wording import profile as words
from .colours import CELL, Inks, inks
from .drawing import Drawing
from .plot import LINE, Plot, apart, draw_foot, label_font, widest
from .tile import EDGE, Tile

INSIDE, ROOM = 24, 0.12  # pixels; share of the range above and below
THICK, BERRY = 2.6, 8.0
MARKS = (500, 400, 300, 200, 100, 0)


class CourseView(Drawing):
    """The line of the error rate."""

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[tuple[int, float], ...] = ()
        self._levels: Mapping[str, float] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_course(self, skill: Skill, levels: Mapping[str, float]) -> None:
        """Show the trend between the costs of a decision at each level."""
        self._points, self._levels = skill.course, levels
        sentence = words.missing(skill.rate.missing)
        if self._points:
            costs = [cost for _, cost in self._points]
            sentence = words.course(costs[0], min(costs), costs[-1])
        self.say(words.last_decisions(), sentence)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 168)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 150)

    def draw(self, painter: QPainter, box: QRectF, inks: Inks) -> None:
        if not self._points:
            number = int((box.width() - 4) / (2 * CELL))
            draw_holes(painter, box.left() + 2, box.center().y(), number, inks.holes())
            return
        plot = self._plot(box)
        self._draw_levels(painter, plot, inks)
        path = [plot.point(-ago, -cost) for ago, cost in self._points]
        painter.setBrush(NO_BRUSH)
        painter.setPen(round_pen(inks.ours, THICK))
        painter.drawPolyline(path)
        draw_berry(painter, path[-1], BERRY, 0)
        draw_foot(painter, plot, [(-ago, words.ago(ago)) for ago in MARKS], inks)

    def _plot(self, box: QRectF) -> Plot:
        """Return the plot: time runs to the right, and lower costs are higher."""
        names = [pages.level(level) for level in self._levels]
        half = widest([words.ago(RECENT)], label_font()) / 2
        field = box.adjusted(
            max(widest(names, label_font()) + SPACE[2], half), LINE / 2, -BERRY - 14, -LINE - 6
        )
        costs = [*(cost for _, cost in self._points), *self._levels.values()]
        room = ROOM * (max(costs) - min(costs)) or 1.0
        return Plot(field, -RECENT, 0, -max(costs) - room, -max(min(costs) - room, 0.0))

    def _draw_levels(self, painter: QPainter, plot: Plot, inks: Inks) -> None:
        field = plot.field
        places = [plot.y(-cost) for cost in self._levels.values()]
        for y in places:
            draw_seam(painter, QPointF(field.left(), y), QPointF(field.right(), y), inks.seam, 1.3)
        texts = apart(places, LINE, field.top(), field.bottom())
        for level, y in zip(self._levels, texts, strict=True):
            beside = QRectF(0, y - LINE / 2, field.left() - SPACE[1], LINE)
            write(painter, beside, pages.level(level), label_font(), inks.quiet, RIGHT)


class CourseTile(Tile):
    """The trend of the error rate below its title and current value."""

    def __init__(self) -> None:
        super().__init__()
        self.view = CourseView()
        self._title, self._now = label("", "heading"), label("")
        self._now.setWordWrap(False)
        set_type(self._now, BODY, STRONG)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self._title, 1)
        head.addWidget(self._now)
        inner = EDGE + INSIDE
        column.setContentsMargins(inner, EDGE + SPACE[3], inner, EDGE + SPACE[2])
        column.addLayout(head)
        column.addWidget(self.view, 1)

    def show_course(self, skill: Skill, levels: Mapping[str, float]) -> None:
        """Show the trend of an error rate."""
        self._title.setText(words.last_decisions())
        self._tell_now(skill)
        self.view.show_course(skill, levels)

    def _tell_now(self, skill: Skill) -> None:
        """Show the current cost of a decision, and the previous one if it differs."""
        tints, change = inks(self.palette()), skill.rate.change
        now = words.missing(skill.rate.missing)
        if skill.now is not None:
            now = words.now_from(skill.now, skill.now - change if change else None)
        colour = tints.quiet
        if change:
            colour = tints.better if change < 0 else tints.worse
        self._now.setText(now)
        self._now.setStyleSheet(f"color: {colour.name()}")
