"""The tile on the start page that leads to the page about skill and luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...art.embroidered_bands import draw_step_chart
from ...art.painter_tools import seam_pen, stroke_rounded_rect
from ...common.theme import TILE_RADIUS
from ...text import profile_text as words
from ...widgets.labels import create_button, create_label
from ..statistics.chart_colours import ChartColours, chart_colours
from .clickable_tile import ClickableTile
from .tile_background import TILE_MARGIN, draw_focus_ring

if TYPE_CHECKING:
    from ....model.skill import SkillSummary

PADDING = 14  # pixels from its edge to its contents
SEAM_WIDTH = 1.6
LINK_PADDING = 8  # pixels before the text of a link
BAND_HEIGHT, MAX_BAND_HEIGHT = 36, 110  # pixels; minimum and maximum


class ProfileTile(ClickableTile):
    """Shows how good the player's recent decisions were, as an embroidered band."""

    profile_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._skill: SkillSummary | None = None
        self.setSizePolicy(self.sizePolicy().Policy.Ignored, self.sizePolicy().Policy.Expanding)
        self._band = SkillBand()
        self._title_label, self._count_label = create_label("", "name"), create_label("", "caption")
        self.profile_button = create_button("", self.profile_requested.emit, "link")
        column = QVBoxLayout(self)
        margin = TILE_MARGIN + PADDING
        column.setContentsMargins(margin - LINK_PADDING, margin, margin, TILE_MARGIN + PADDING // 2)
        for part in (self._band, self._title_label, self._count_label):
            part.setContentsMargins(LINK_PADDING, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._band, 1)
        column.addWidget(self._title_label)
        column.addWidget(self._count_label)
        column.addWidget(self.profile_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.retranslate()

    def show_skill(self, skill: SkillSummary, game_name: str) -> None:
        """Show the recent decisions in a game or, if too few, how many more are needed."""
        self._skill = skill
        self._band.show_trend(skill)
        self.retranslate(game_name)

    def retranslate(self, game_name: str = "") -> None:
        """Set all texts in the current language."""
        text = words.description_text()
        if self._skill is not None and self._skill.decision_count:
            rate = self._skill.overall
            number = words.decision_count_text(self._skill.decision_count)
            text = (
                words.decisions_missing_text(rate.missing_decisions)
                if rate.missing_decisions
                else number
            )
            text = words.game_text(game_name, text) if game_name else text
        self._title_label.setText(words.profile_title())
        self._count_label.setText(text)
        self.profile_button.setText(words.profile_label())
        self.profile_button.setAccessibleName(words.profile_label())
        self.setAccessibleName(words.tile_text(words.profile_title(), text))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(TILE_MARGIN, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN)
        colours = chart_colours(self.palette())
        stroke_rounded_rect(painter, box, TILE_RADIUS, seam_pen(colours.seam, SEAM_WIDTH, 5, 4))
        if self.hasFocus():
            draw_focus_ring(painter, self.size())
        painter.end()

    def on_pressed(self) -> None:
        self.profile_requested.emit()


class SkillBand(QWidget):
    """A chart of stitches that rises as decisions get better."""

    def __init__(self) -> None:
        super().__init__()
        self._heights: tuple[float, ...] = ()
        self.setMaximumHeight(MAX_BAND_HEIGHT)

    def show_trend(self, skill: SkillSummary) -> None:
        """Show the average cost of recent decisions. The cheaper they are, the higher the chart."""
        costs = [cost for _, cost in skill.trend]
        span = max(costs, default=0) - min(costs, default=0)
        self._heights = tuple((max(costs) - cost) / (span or 1) for cost in costs)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, BAND_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, BAND_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours: ChartColours = chart_colours(self.palette())
        draw_step_chart(
            painter,
            QRectF(self.contentsRect()),
            self._heights,
            colours.band_threads(),
            colours.hole,
        )
        painter.end()
