"""The panel that compares the player with the levels, from the first decision on."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from ....engine.frozen import frozen
from ....model.new_game import RATED_LEVELS
from ....model.skill import CostEstimate, LevelRates, position_among_levels
from ....model.verdict import DecisionKind
from ...art.berry_bags import draw_berry
from ...art.chart_colours import ChartColours
from ...art.chart_drawing import ChartDrawing
from ...art.embroidered_bands import HOLE_POSITIONS, BandColours, draw_band, draw_running_seam
from ...art.painter_tools import ALIGN_LEFT, NO_BRUSH, NO_PEN, draw_text, round_pen
from ...common.requests import Practise, ShowProfile
from ...common.theme import (
    CAPTION,
    DEMI_BOLD,
    LABEL,
    MEDIUM,
    SPACINGS,
    create_font,
    text_scale,
    text_width,
)
from ...text import games, practice_text, profile_text
from ...text import my_play_text as words
from ...text.i18n import say
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import create_button, create_label, tooltip_text
from ...widgets.skill_rows import BERRY_RADIUS, LevelNames, LevelScale
from .panel import MyPlayPanel

HEIGHT, ROW_HEIGHT, MAX_ROWS = 280, 36, 4
CELL, BAND_ROWS, HOLE_RADIUS, RING_RADIUS = 8.0, 3, 0.9, 8.0  # pixels; a ring stands for a berry
INTERVAL_Y, TICK, INTERVAL_WIDTH = 16.5, 2.5, 1.6  # pixels below the middle of the row


@frozen
class SkillEstimate:
    """How well the player makes one kind of decision, and what it costs each level."""

    kind: DecisionKind
    estimate: CostEstimate
    level_costs: Sequence[float]  # empty if they weren't measured

    @property
    def positions(self) -> tuple[float, ...]:
        """The place among the levels and the limits of its interval, or () if it is unknown."""
        if len(self.level_costs) < len(RATED_LEVELS):
            return ()
        estimate = self.estimate
        costs = estimate.cost, estimate.high, estimate.low
        return tuple(position_among_levels(cost, self.level_costs) for cost in costs)


def skill_estimates(
    estimates: Mapping[DecisionKind, CostEstimate], levels: LevelRates
) -> tuple[SkillEstimate, ...]:
    """Return the kinds of decisions that were made most often, in their usual order."""
    often = sorted(estimates, key=lambda kind: -estimates[kind].decision_count)[:MAX_ROWS]
    return tuple(
        SkillEstimate(
            kind,
            estimates[kind],
            [rates[kind] for rates in levels.values() if kind in rates],
        )
        for kind in estimates
        if kind in often
    )


class SkillBar(ChartDrawing):
    """A bar that ends at the player's level, with a thin line for its interval.

    With few decisions, it is a band of needle holes with a ring at its end.
    """

    def __init__(self, row: SkillEstimate, names_width: float) -> None:
        super().__init__()
        self._row, self._names_width = row, names_width
        self.decision_count = row.estimate.decision_count
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        text = words.skill_row_text(row.kind, row.estimate, row.positions)
        self.set_accessible_text(text, say("my-play-interval"))
        self.setToolTip(tooltip_text(say("my-play-interval")))

    def sizeHint(self) -> QSize:
        return QSize(300, round(ROW_HEIGHT * text_scale()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        middle, scale = box.center().y() - 2, LevelScale(box.width(), self._names_width)
        name = QRectF(0, middle - 14 * text_scale(), self._names_width + 4, 28 * text_scale())
        label = profile_text.decision_kind_label(self._row.kind)
        draw_text(painter, name, label, create_font(LABEL, DEMI_BOLD), colours.text, ALIGN_LEFT)
        for level in range(len(RATED_LEVELS)):
            x = scale.x_at(level)
            draw_running_seam(
                painter, QPointF(x, box.top()), QPointF(x, box.bottom()), colours.seam, 1.4
            )
        positions, number = self._row.positions, self._row.estimate.decision_count
        if not positions:
            text = say("not-measured")
            self._draw_note(painter, QPointF(scale.left, middle), text, colours)
            return
        place, low, high = map(scale.x_at, positions)
        most = int((box.right() - 2 * BERRY_RADIUS - scale.left) / CELL)  # with room for a berry
        columns = max(min(round((place - scale.left) / CELL), most), 1)
        end = scale.left + columns * CELL
        if self._row.estimate.is_sure:
            draw_band(painter, scale.left, middle, columns, colours.band_threads(CELL))
            draw_berry(painter, QPointF(end + BERRY_RADIUS - 3, middle), BERRY_RADIUS, 0)
        else:
            _draw_holes(painter, scale.left, middle, columns, colours.hole_threads(CELL))
            ring = QPointF(end + RING_RADIUS, middle)
            painter.setBrush(NO_BRUSH)
            painter.setPen(round_pen(colours.ours, 2))
            painter.drawEllipse(ring, RING_RADIUS, RING_RADIUS)
            self._draw_note(
                painter, ring + QPointF(18, 0), say("few-decisions", number=number), colours
            )
        _draw_interval(painter, low, high, middle + INTERVAL_Y, colours.quiet)

    def _draw_note(
        self, painter: QPainter, left: QPointF, text: str, colours: ChartColours
    ) -> None:
        """Write a text to the right of a point or, without room, to its left."""
        face = create_font(CAPTION, MEDIUM)
        width = text_width(text, face) + 12
        x = left.x() if left.x() + width <= self.width() else left.x() - width - 40
        box = QRectF(max(x, 0.0), left.y() - 11 * text_scale(), width, 22 * text_scale())
        painter.fillRect(box, colours.background)
        draw_text(painter, box.adjusted(6, 0, 0, 0), text, face, colours.quiet, ALIGN_LEFT)


def _draw_holes(
    painter: QPainter, left: float, middle: float, columns: int, colours: BandColours
) -> None:
    """Draw an empty band, on which nothing is stitched yet."""
    painter.setPen(NO_PEN)
    painter.setBrush(colours.cross)
    top = middle - BAND_ROWS * colours.cell_size / 2
    for column in range(columns):
        for row in range(BAND_ROWS):
            corner = QPointF(left + column * colours.cell_size, top + row * colours.cell_size)
            for x, y in HOLE_POSITIONS:
                at = corner + QPointF(x, y) * colours.cell_size
                painter.drawEllipse(at, HOLE_RADIUS, HOLE_RADIUS)


def _draw_interval(painter: QPainter, left: float, right: float, y: float, colour: QColor) -> None:
    painter.setPen(round_pen(colour, INTERVAL_WIDTH))
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    for x in (left, right):
        painter.drawLine(QPointF(x, y - TICK), QPointF(x, y + TICK))


class SkillPanel(MyPlayPanel):
    """Shows a bar for each kind of decision, and which kind to practise."""

    def __init__(self) -> None:
        super().__init__(HEIGHT)
        self.bars: tuple[SkillBar, ...] = ()
        self._rows: tuple[SkillEstimate, ...] = ()
        self._weakest: DecisionKind | None = None
        self._decisions, self._game = (0, 0), ""
        self._names_game = self._has_hands = False
        self._level_names, self._bar_column = LevelNames(), QVBoxLayout()
        self.weakest_label = create_label("", "strong")
        self.weakest_label.setWordWrap(False)
        self.practice_button = create_button("", self._on_practice_clicked, "link")
        self.more_button = create_button("", self._on_more_clicked, "link")
        self._bar_column.setSpacing(0)
        foot = QHBoxLayout()
        foot.addLayout(
            FlowLayout(self.weakest_label, self.practice_button, self.more_button, spacing=0), 1
        )
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._level_names)
        column.addLayout(self._bar_column, 1)
        column.addSpacing(SPACINGS[0])
        column.addLayout(foot)

    def show_skill(
        self,
        rows: Sequence[SkillEstimate],
        weakest: DecisionKind | None,
        decisions: tuple[int, int],
        game: str,
        *,
        names_game: bool,
        has_hands: bool,
    ) -> None:
        """Show how well the player makes each kind of decision in a game.

        weakest is the kind to practise, if any. decisions are the numbers of all decisions and of
        those made with help.
        """
        self._rows, self._weakest, self._decisions = tuple(rows), weakest, decisions
        self._game, self._names_game, self._has_hands = game, names_game, has_hands
        self.show_content(self._rows, weakest, decisions, game, names_game, has_hands)

    def retranslate(self) -> None:
        title = say("game-skill", game=games.game_name(self._game)) if self._names_game else ""
        self.title_label.setText(title or say("skill"))
        self._remove_bars()
        if self._content is None:
            self.show_empty("")
            return
        if not self._rows:
            self._show_nothing()
            return
        self.show_body()
        self.note_label.setText(words.decisions_text(*self._decisions))
        self._create_bars()
        self.weakest_label.setVisible(self._weakest is not None)
        self.practice_button.setVisible(self._weakest is not None)
        if self._weakest is not None:
            self.weakest_label.setText(words.weakest_kind_text(self._weakest))
            self.practice_button.setText(say("practise-this"))
            self.practice_button.setAccessibleName(practice_text.practise_kind_label(self._weakest))
        self.more_button.setText(say("more-skill"))
        self.more_button.setAccessibleName(say("more-skill"))

    def _show_nothing(self) -> None:
        if self._has_hands:
            self.show_empty(say("reviewing"))
        else:
            self.show_empty(say("no-skill"), say("my-play-play-hand"))

    def _remove_bars(self) -> None:
        for bar in self.bars:
            self._bar_column.removeWidget(bar)
            bar.hide()
            bar.deleteLater()
        self.bars = ()

    def _create_bars(self) -> None:
        face = create_font(LABEL, DEMI_BOLD)
        names = [profile_text.decision_kind_label(row.kind) for row in self._rows]
        width = max(text_width(name, face) for name in names)
        self._level_names.names_width = width
        self._level_names.update()
        self.bars = tuple(SkillBar(row, width) for row in self._rows)
        for bar in self.bars:
            self._bar_column.addWidget(bar)

    def _on_practice_clicked(self) -> None:
        if self._weakest is not None:
            self.request.emit(Practise(self._weakest, self._game))

    def _on_more_clicked(self, _checked: object = None) -> None:
        self.request.emit(ShowProfile(self._game))
