"""Rows that compare how well the player makes each kind of decision with the computer's levels."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ....engine.frozen import frozen
from ....model.new_game import RATED_LEVELS
from ....model.skill import (
    SCALE_OVERSHOOT,
    SCALE_START,
    CostEstimate,
    ErrorRate,
    LevelRates,
    SkillSummary,
    position_among_levels,
)
from ....model.verdict import DecisionKind
from ...art.chart_drawing import STITCH_SIZE, ChartColours, ChartDrawing
from ...art.embroidered_bands import draw_band, draw_needle_holes, draw_running_seam
from ...art.painter_tools import ALIGN_CENTRE, ALIGN_LEFT, NO_BRUSH, draw_text, round_pen
from ...art.score_bag_pictures import draw_berry
from ...common.requests import MyPlaySection, Practise, ShowMyPlay
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
from ...text import dialog_text, games, practice_text
from ...text import my_play_text as words
from ...text.i18n import say
from ...text.practice_text import decision_kind_label
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import create_button, create_label, tooltip_text
from .section_view import MyPlayPanel

ROW_HEIGHT, SMALL_ROW_HEIGHT, MAX_SMALL_ROWS = 50, 36, 4  # pixels, at least
MAX_SCALE = 1.4  # of a stitch, in high rows
NAMES_GAP, LEVEL_SPAN = 24, SCALE_OVERSHOOT - SCALE_START + len(RATED_LEVELS) - 1
BERRY_RADIUS, RING_RADIUS, HOLE_COUNT = 10.0, 8.0, 8  # a ring stands for a berry
INTERVAL_Y, TICK, INTERVAL_WIDTH = 16.5, 2.5, 1.6  # pixels below the middle of the row


@frozen
class SkillRow:
    """How well the player makes one kind of decision."""

    kind: DecisionKind
    decision_count: int
    clauses: Sequence[str]  # what a screen reader says
    position: float | None  # the player's place among the levels, or None if it is unknown
    interval: tuple[float, float] | None = None  # between which places it probably is
    note: str = ""  # what is missing for a result; empty if nothing is
    cost: float | None = None  # what such a decision costs on average, if that is sure

    @property
    def spoken_sentence(self) -> str:
        return say(
            "profile-row",
            kind=decision_kind_label(self.kind),
            decisions=self.count_text,
            details=", ".join(self.clauses),
        )

    @property
    def count_text(self) -> str:
        return say("decision-count", number=self.decision_count)


def cost_estimate_rows(
    estimates: Mapping[DecisionKind, CostEstimate], levels: LevelRates
) -> list[SkillRow]:
    """Return rows for the most frequent kinds of decisions, even if only a few were made."""
    often = sorted(estimates, key=lambda kind: -estimates[kind].decision_count)[:MAX_SMALL_ROWS]
    return [_estimate_row(kind, estimates[kind], levels) for kind in estimates if kind in often]


def _estimate_row(kind: DecisionKind, estimate: CostEstimate, levels: LevelRates) -> SkillRow:
    place, best, worst = (
        _position(cost, kind, levels) for cost in (estimate.cost, estimate.low, estimate.high)
    )
    number, missing = estimate.decision_count, say("not-measured")
    cost = estimate.cost if estimate.is_sure else None
    few = "" if estimate.is_sure else say("few-decisions", number=number)
    if place is None or best is None or worst is None:
        clauses = [*filter(None, [few]), missing]
        return SkillRow(kind, number, clauses, None, note=missing, cost=cost)
    clauses = [
        *filter(None, [few]),
        words.level_comparison_clause(place),
        words.interval_clause(worst, best),
    ]
    return SkillRow(kind, number, clauses, place, (worst, best), few, cost)


def rate_rows(skill: SkillSummary, levels: LevelRates, *, in_points: bool) -> list[SkillRow]:
    """Return a row for each kind of decision that occurs in the game, with its level if known."""
    present = {*skill.by_kind, *(kind for rates in levels.values() for kind in rates)}
    return [
        _rate_row(kind, skill.by_kind.get(kind, ErrorRate(0)), levels, in_points=in_points)
        for kind in DecisionKind
        if kind in present
    ]


def _rate_row(
    kind: DecisionKind, rate: ErrorRate, levels: LevelRates, *, in_points: bool
) -> SkillRow:
    if rate.cost is None:
        note = say("decisions-missing", number=rate.missing_decisions)
        return SkillRow(kind, rate.decision_count, [note], None, note=note)
    place = _position(rate.cost, kind, levels)
    note = "" if place is not None else say("not-measured")
    compared = note if place is None else words.level_comparison_clause(place)
    clauses = [*error_rate_clauses(rate, in_points=in_points)]
    clauses.insert(1, compared)
    return SkillRow(kind, rate.decision_count, clauses, place, note=note)


def error_rate_clauses(rate: ErrorRate, *, in_points: bool) -> list[str]:
    """Return clauses: a decision's cost and its change or, if unknown, how many more are needed."""
    if rate.cost is None:
        return [say("decisions-missing", number=rate.missing_decisions)]
    change = [] if rate.change is None else [words.change_clause(rate.change)]
    return [words.decision_cost_clause(rate.cost, in_points=in_points), *change]


def _position(cost: float, kind: DecisionKind, levels: LevelRates) -> float | None:
    costs = [rates[kind] for rates in levels.values() if kind in rates]
    return None if len(costs) < len(RATED_LEVELS) else position_among_levels(cost, costs)


class _LevelScale:
    """Maps places among the levels to x coordinates in a row."""

    def __init__(self, width: float, names_width: float) -> None:
        self.left = names_width + NAMES_GAP
        self._unit = (width - self.left - BERRY_RADIUS) / LEVEL_SPAN

    def x_at(self, position: float) -> float:
        return self.left + (position - SCALE_START) * self._unit


class LevelNames(QWidget):
    """Shows the names of the levels above the dashed lines that mark them."""

    def __init__(self) -> None:
        super().__init__()
        self.names_width = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(300, round(24 * text_scale()))

    def paintEvent(self, _event: object) -> None:
        painter, scale = QPainter(self), _LevelScale(self.width(), self.names_width)
        colour, face = self.palette().placeholderText().color(), create_font(CAPTION, DEMI_BOLD)
        for place, level in enumerate(map(dialog_text.level_label, RATED_LEVELS)):
            width = text_width(level, face) + 4
            left = min(scale.x_at(place) - width / 2, self.width() - width)
            box = QRectF(left, 0, width, self.height())
            draw_text(painter, box, level, face, colour, ALIGN_CENTRE)
        painter.end()


class SkillBar(ChartDrawing):
    """A bar in cross-stitch that ends at the player's level; only dots if the level is uncertain.

    A small one has a thin line for its interval; a large one the number of decisions.
    """

    def __init__(self, *, is_small: bool) -> None:
        super().__init__()
        self._is_small, self._names_width = is_small, 0.0
        self._height = SMALL_ROW_HEIGHT if is_small else ROW_HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_row(self, row: SkillRow, names_width: float) -> None:
        """Show a row, whose bar starts after names_width pixels."""
        self._row, self._names_width, self.decision_count = row, names_width, row.decision_count
        meaning = say("my-play-interval") if self._is_small else ""
        self.set_accessible_text(row.spoken_sentence, meaning)
        self.setToolTip(tooltip_text(meaning))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(self._height * text_scale()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        row, scale = self._row, _LevelScale(box.width(), self._names_width)
        middle = box.center().y() - 2 * self._is_small
        for level in range(len(RATED_LEVELS)):
            x = scale.x_at(level)
            top, bottom = QPointF(x, box.top()), QPointF(x, box.bottom())
            draw_running_seam(painter, top, bottom, colours.seam, 1.4)
        self._draw_names(painter, middle, colours)
        grown = 1.0 if self._is_small else box.height() / (ROW_HEIGHT * text_scale())
        size = STITCH_SIZE * min(max(grown, 1.0), MAX_SCALE)
        holes = colours.empty_band_colours(size)
        if row.position is None:
            end = draw_needle_holes(painter, scale.left, middle, HOLE_COUNT, holes)
            self._draw_note(painter, QPointF(end, middle), row.note, colours)
            return
        radius = BERRY_RADIUS * size / STITCH_SIZE
        most = int((box.right() - 2 * radius - scale.left) / size)  # with room for a berry
        columns = max(min(round((scale.x_at(row.position) - scale.left) / size), most), 0)
        if row.note:
            holes_end = draw_needle_holes(painter, scale.left, middle, columns // 2, holes)
            ring = QPointF(max(scale.left + columns * size, holes_end) + RING_RADIUS, middle)
            painter.setBrush(NO_BRUSH)
            painter.setPen(round_pen(colours.ours, 2))
            painter.drawEllipse(ring, RING_RADIUS, RING_RADIUS)
            self._draw_note(painter, ring + QPointF(RING_RADIUS, 0), row.note, colours)
        else:
            end = draw_band(painter, scale.left, middle, columns, colours.band_threads(size))
            draw_berry(painter, QPointF(end + radius - 3, middle), radius, 0)
        if row.interval is not None:
            left, right = map(scale.x_at, row.interval)
            _draw_interval(painter, left, right, middle + INTERVAL_Y, colours.quiet)

    def _draw_names(self, painter: QPainter, middle: float, colours: ChartColours) -> None:
        half = 10 * text_scale()
        box = QRectF(0, middle - half, self._names_width + 4, 2 * half)
        if not self._is_small:
            count_font = create_font(CAPTION, MEDIUM)
            below = box.translated(0, half - 1)
            draw_text(painter, below, self._row.count_text, count_font, colours.quiet, ALIGN_LEFT)
            box.translate(0, -half - 1)
        name, face = decision_kind_label(self._row.kind), create_font(LABEL, DEMI_BOLD)
        draw_text(painter, box, name, face, colours.text, ALIGN_LEFT)

    def _draw_note(
        self, painter: QPainter, left: QPointF, text: str, colours: ChartColours
    ) -> None:
        """Write a text to the right of a point or, without room, to its left."""
        face = create_font(CAPTION, MEDIUM)
        width = text_width(text, face) + 12
        x = left.x() + 4 if left.x() + width <= self.width() else left.x() - width - 40
        box = QRectF(max(x, 0.0), left.y() - 11 * text_scale(), width, 22 * text_scale())
        painter.fillRect(box, colours.background)
        draw_text(painter, box.adjusted(6, 0, 0, 0), text, face, colours.quiet, ALIGN_LEFT)


def _draw_interval(painter: QPainter, left: float, right: float, y: float, colour: QColor) -> None:
    painter.setPen(round_pen(colour, INTERVAL_WIDTH))
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    for x in (left, right):
        painter.drawLine(QPointF(x, y - TICK), QPointF(x, y + TICK))


class SkillBars(QWidget):
    """A bar for each kind of decision below the names of the levels."""

    def __init__(self, *, is_small: bool) -> None:
        super().__init__()
        self._is_small, self._level_names = is_small, LevelNames()
        self.bars: list[SkillBar] = []
        self.grid = QGridLayout(self)  # the first column has the bars, from its second row on
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setVerticalSpacing(0)
        self.grid.setColumnStretch(0, 1)
        self.grid.addWidget(self._level_names, 0, 0)

    def show_rows(self, rows: Sequence[SkillRow]) -> None:
        while len(self.bars) > len(rows):
            bar = self.bars.pop()
            bar.hide()
            bar.deleteLater()
        while len(self.bars) < len(rows):
            self.bars.append(SkillBar(is_small=self._is_small))
            self.grid.addWidget(self.bars[-1], len(self.bars), 0)
        name_font, count_font = create_font(LABEL, DEMI_BOLD), create_font(CAPTION, MEDIUM)
        names = [text_width(decision_kind_label(row.kind), name_font) for row in rows]
        if not self._is_small:
            names += [text_width(row.count_text, count_font) for row in rows]
        self._level_names.names_width = max(names, default=0)
        self._level_names.update()
        for bar, row in zip(self.bars, rows, strict=True):
            bar.show_row(row, self._level_names.names_width)


SHARE = 280


class SkillPanel(MyPlayPanel):
    """Shows a bar for each kind of decision, and which kind to practise."""

    def __init__(self) -> None:
        super().__init__(share=SHARE)
        self._bars = SkillBars(is_small=True)
        self._weakest, self._game = DecisionKind.LEAD, ""
        self.weakest_label = create_label("", "strong")
        self.weakest_label.setWordWrap(False)
        self.practice_button = create_button(
            say("practise-this"), self._on_practice_clicked, "link"
        )
        self.more_button = create_button(say("more-skill"), self._on_more_clicked, "link")
        foot = QHBoxLayout()
        foot.addLayout(
            FlowLayout(self.weakest_label, self.practice_button, self.more_button, spacing=0), 1
        )
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACINGS[0])
        column.addWidget(self._bars, 1)
        column.addLayout(foot)

    @property
    def bars(self) -> list[SkillBar]:
        return self._bars.bars

    def show_game(self, game: str, *, names_game: bool) -> None:
        self._game = game
        title = say("game-skill", game=games.game_name(game)) if names_game else say("skill")
        self.title_label.setText(title)

    def fill(
        self,
        rows: Sequence[SkillRow],
        weakest: DecisionKind | None,
        decisions: tuple[int, int],
        empty_text: str,
    ) -> None:
        """Show how well the player makes each kind of decision, or why that isn't known.

        weakest is the kind to practise, if any. decisions are the numbers of all decisions and of
        those made with help. empty_text is the reason, or "" if nothing was played.
        """
        self._bars.show_rows(rows)
        if not rows:
            self.show_empty(empty_text or say("no-skill"), has_button=not empty_text)
            return
        self.show_body()
        self.note_label.setText(words.decisions_text(*decisions))
        self.weakest_label.setVisible(weakest is not None)
        self.practice_button.setVisible(weakest is not None)
        if weakest is not None:
            self._weakest = weakest
            kind = practice_text.decision_kind_label(weakest)
            self.weakest_label.setText(say("weakest-kind", kind=kind))
            self.practice_button.setAccessibleName(practice_text.practise_kind_label(weakest))

    def _on_practice_clicked(self) -> None:
        self.request.emit(Practise(self._weakest, self._game))

    def _on_more_clicked(self, _checked: object = None) -> None:
        self.request.emit(ShowMyPlay(MyPlaySection.SKILL, self._game))
