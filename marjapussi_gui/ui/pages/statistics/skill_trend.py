"""The trend of the player's error rate over the last 500 decisions.

The error rate is the average cost of a decision.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from ....model.skill import RECENT_WINDOW, SkillSummary
from ...art.berry_bags import draw_berry
from ...art.chart_colours import STITCH_SIZE, ChartColours, chart_colours
from ...art.chart_drawing import ChartDrawing
from ...art.embroidered_bands import draw_needle_holes, draw_running_seam
from ...art.painter_tools import ALIGN_RIGHT, NO_BRUSH, draw_text, round_pen
from ...common.theme import BODY, DEMI_BOLD, SPACINGS, set_scaled_font
from ...text import dialog_text
from ...text import profile_text as words
from ...text.i18n import say
from ...widgets.labels import create_label
from ...widgets.linen_tile import SHADOW_MARGIN, LinenTile
from .plot_frame import (
    LABEL_HEIGHT,
    PlotFrame,
    draw_x_labels,
    label_font,
    max_text_width,
    spread_apart,
)

INNER_MARGIN, PLOT_MARGIN_SHARE = 24, 0.12  # pixels; fraction of the range, at each end
LINE_WIDTH, BERRY_RADIUS = 2.6, 8.0
DECISIONS_AGO = (500, 400, 300, 200, 100, 0)


class SkillTrendView(ChartDrawing):
    """Draws the error rate as a line, between lines for the levels of computer players."""

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[tuple[int, float], ...] = ()
        self._level_costs: Mapping[str, float] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_trend(self, skill: SkillSummary, level_costs: Mapping[str, float]) -> None:
        """Show a trend; level_costs is each level's average cost of a decision."""
        self._points, self._level_costs = skill.trend, level_costs
        sentence = say("decisions-missing", number=skill.overall.missing_decisions)
        if self._points:
            costs = [cost for _, cost in self._points]
            sentence = words.trend_text(costs[0], min(costs), costs[-1])
        self.set_accessible_text(say("profile-trend"), sentence)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 168)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 150)

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        if not self._points:
            number = int((box.width() - 4) / (2 * STITCH_SIZE))
            draw_needle_holes(
                painter, box.left() + 2, box.center().y(), number, colours.hole_threads()
            )
            return
        plot = self._create_plot(box)
        self._draw_level_lines(painter, plot, colours)
        path = [plot.point(-ago, -cost) for ago, cost in self._points]
        painter.setBrush(NO_BRUSH)
        painter.setPen(round_pen(colours.ours, LINE_WIDTH))
        painter.drawPolyline(path)
        draw_berry(painter, path[-1], BERRY_RADIUS, 0)
        draw_x_labels(
            painter,
            plot,
            [(-ago, words.decisions_ago_label(ago)) for ago in DECISIONS_AGO],
            colours,
        )

    def _create_plot(self, box: QRectF) -> PlotFrame:
        """Return the plot, with time running to the right and lower costs higher up."""
        names = [dialog_text.level_label(level) for level in self._level_costs]
        half = max_text_width([words.decisions_ago_label(RECENT_WINDOW)], label_font()) / 2
        field = box.adjusted(
            max(max_text_width(names, label_font()) + SPACINGS[2], half),
            LABEL_HEIGHT / 2,
            -BERRY_RADIUS - 14,
            -LABEL_HEIGHT - 6,
        )
        costs = [*(cost for _, cost in self._points), *self._level_costs.values()]
        room = PLOT_MARGIN_SHARE * (max(costs) - min(costs)) or 1.0
        return PlotFrame(field, -RECENT_WINDOW, 0, -max(costs) - room, -max(min(costs) - room, 0.0))

    def _draw_level_lines(self, painter: QPainter, plot: PlotFrame, colours: ChartColours) -> None:
        field = plot.area
        places = [plot.y_at(-cost) for cost in self._level_costs.values()]
        for y in places:
            draw_running_seam(
                painter, QPointF(field.left(), y), QPointF(field.right(), y), colours.seam, 1.3
            )
        texts = spread_apart(places, LABEL_HEIGHT, field.top(), field.bottom())
        for level, y in zip(self._level_costs, texts, strict=True):
            beside = QRectF(0, y - LABEL_HEIGHT / 2, field.left() - SPACINGS[1], LABEL_HEIGHT)
            draw_text(
                painter,
                beside,
                dialog_text.level_label(level),
                label_font(),
                colours.quiet,
                ALIGN_RIGHT,
            )


class SkillTrendTile(LinenTile):
    """Shows the trend below a title and the current error rate."""

    def __init__(self) -> None:
        super().__init__()
        self.view = SkillTrendView()
        self._title, self._current_label = create_label("", "heading"), create_label("")
        self._current_label.setWordWrap(False)
        set_scaled_font(self._current_label, BODY, DEMI_BOLD)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self._title, 1)
        head.addWidget(self._current_label)
        inner = SHADOW_MARGIN + INNER_MARGIN
        column.setContentsMargins(
            inner, SHADOW_MARGIN + SPACINGS[3], inner, SHADOW_MARGIN + SPACINGS[2]
        )
        column.addLayout(head)
        column.addWidget(self.view, 1)

    def show_trend(self, skill: SkillSummary, level_costs: Mapping[str, float]) -> None:
        """Show a trend and the current error rate; level_costs is the error rate of each level."""
        self._title.setText(say("profile-trend"))
        self._show_current_rate(skill)
        self.view.show_trend(skill, level_costs)

    def _show_current_rate(self, skill: SkillSummary) -> None:
        """Show the current error rate, and the previous one if that is different."""
        tints, change = chart_colours(self.palette()), skill.overall.change
        now = say("decisions-missing", number=skill.overall.missing_decisions)
        if skill.recent_cost is not None:
            now = words.cost_trend_text(
                skill.recent_cost, skill.recent_cost - change if change else None
            )
        colour = tints.quiet
        if change:
            colour = tints.better if change < 0 else tints.worse
        self._current_label.setText(now)
        self._current_label.setStyleSheet(f"color: {colour.name()}")
