"""The rows of the profile page, one per kind of decision.

A bar compares the player with the levels of computer players; beside it is what such a decision
costs on average.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ...engine.frozen import frozen
from ...model.exercise import LearningProgress
from ...model.new_game import RATED_LEVELS
from ...model.skill import SCALE_OVERSHOOT, SCALE_START, ErrorRate, position_among_levels
from ...model.verdict import DecisionKind
from ..art.berry_bags import draw_berry
from ..art.chart_colours import STITCH_SIZE, ChartColours, chart_colours
from ..art.chart_drawing import ChartDrawing
from ..art.embroidered_bands import draw_band, draw_needle_holes, draw_running_seam
from ..art.painter_tools import (
    ALIGN_CENTRE,
    ALIGN_LEFT,
    ALIGN_RIGHT,
    NO_BRUSH,
    draw_text,
    round_pen,
)
from ..common.theme import (
    BODY,
    BOLD,
    CAPTION,
    DEMI_BOLD,
    LABEL,
    MEDIUM,
    SPEECH,
    create_font,
    text_scale,
    text_width,
)
from ..text import dialog_text, practice_text
from ..text import profile_text as words
from ..text.i18n import say
from .labels import create_button, tooltip_text

ROW_HEIGHT = 50  # pixels, at least
MAX_SCALE = 1.4  # of a stitch, in high rows
NAMES_GAP, LEVEL_SPAN = 24, SCALE_OVERSHOOT - SCALE_START + len(RATED_LEVELS) - 1
BERRY_RADIUS = 10.0
HOLE_COUNT = 8
COST_WIDTH, ARROW_WIDTH = 56, 24  # pixels
CHANGE_WIDTH, NUMBER_HEIGHT = 50, 26  # pixels


@frozen
class SkillRow:
    """How well the player makes one kind of decision."""

    kind: DecisionKind
    rate: ErrorRate
    level_costs: Sequence[float]  # what it costs at each level; empty if that wasn't measured
    is_in_points: bool

    @property
    def level_position(self) -> float | None:
        """The player's position among the levels, or None if it is unknown."""
        if self.rate.cost is None or len(self.level_costs) < len(RATED_LEVELS):
            return None
        return position_among_levels(self.rate.cost, self.level_costs)

    @property
    def spoken_sentence(self) -> str:
        """The content of the row as a sentence for screen readers."""
        sentences = [say("decisions-missing", number=self.rate.missing_decisions)]
        if self.rate.cost is not None:
            sentences = [words.cost_clause(self.rate.cost, in_points=self.is_in_points)]
            sentences += [
                say("not-measured")
                if self.level_position is None
                else words.levels_clause(self.level_position)
            ]
            sentences += [] if self.rate.change is None else [words.change_clause(self.rate.change)]
        number = say("decision-count", number=self.rate.decision_count)
        return say(
            "profile-row",
            kind=words.decision_kind_label(self.kind),
            decisions=number,
            details=words.join_clauses(sentences),
        )


class LevelScale:
    """Maps positions among the levels to x coordinates in a row."""

    def __init__(self, width: float, names_width: float) -> None:
        self.left = names_width + NAMES_GAP
        self._unit = (width - self.left - BERRY_RADIUS) / LEVEL_SPAN

    def x_at(self, position: float) -> float:
        return self.left + (position - SCALE_START) * self._unit


def compute_names_width(rows: Sequence[SkillRow]) -> float:
    """Return the width in pixels that the texts before the bars need."""
    names = [
        text_width(words.decision_kind_label(line.kind), create_font(LABEL, DEMI_BOLD))
        for line in rows
    ]
    numbers = [
        text_width(_decision_count_text(line), create_font(CAPTION, MEDIUM)) for line in rows
    ]
    return max([*names, *numbers], default=0)


class LevelNames(QWidget):
    """Shows the names of the levels above the dashed lines that mark them."""

    def __init__(self) -> None:
        super().__init__()
        self.names_width = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(300, round(24 * text_scale()))

    def paintEvent(self, _event: object) -> None:
        painter, scale = QPainter(self), LevelScale(self.width(), self.names_width)
        colour = self.palette().placeholderText().color()
        face = create_font(CAPTION, DEMI_BOLD)
        for place, level in enumerate(RATED_LEVELS):
            width = text_width(dialog_text.level_label(level), face) + 4
            left = min(scale.x_at(place) - width / 2, self.width() - width)
            box = QRectF(left, 0, width, self.height())
            draw_text(painter, box, dialog_text.level_label(level), face, colour, ALIGN_CENTRE)
        painter.end()


class BarRow(ChartDrawing):
    """Shows the number of decisions of one kind, and a bar that ends at the player's level."""

    def __init__(self, row: SkillRow, names_width: float) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_row(row, names_width)

    def show_row(self, row: SkillRow, names_width: float) -> None:
        """Show a row, whose bar starts after names_width pixels."""
        self._skill_row, self._names_width = row, names_width
        self.set_accessible_text(row.spoken_sentence)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(ROW_HEIGHT * text_scale()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        line, centre = self._skill_row, box.center().y()
        scale, half = LevelScale(box.width(), self._names_width), 10 * text_scale()
        name = QRectF(0, centre - 2 * half - 1, self._names_width + 4, 2 * half)
        draw_text(
            painter,
            name,
            words.decision_kind_label(line.kind),
            create_font(LABEL, DEMI_BOLD),
            colours.text,
            ALIGN_LEFT,
        )
        name.translate(0, 2 * half)
        draw_text(
            painter,
            name,
            _decision_count_text(line),
            create_font(CAPTION, MEDIUM),
            colours.quiet,
            ALIGN_LEFT,
        )
        place = line.level_position
        for level in range(len(RATED_LEVELS)):
            x = scale.x_at(level)
            draw_running_seam(
                painter, QPointF(x, box.top()), QPointF(x, box.bottom()), colours.seam, 1.4
            )
        if place is None:
            _draw_missing(painter, QPointF(scale.left, centre), line, colours)
            return
        size = min(max(box.height() / (ROW_HEIGHT * text_scale()), 1.0), MAX_SCALE)
        columns = max(round((scale.x_at(place) - scale.left) / (STITCH_SIZE * size)), 0)
        end = draw_band(
            painter, scale.left, centre, columns, colours.band_threads(STITCH_SIZE * size)
        )
        draw_berry(painter, QPointF(end + BERRY_RADIUS * size - 3, centre), BERRY_RADIUS * size, 0)


class CostRow(QWidget):
    """Shows what one kind of decision costs, its change, and a button that offers practice."""

    practice_requested = Signal(str)  # a kind of decision

    def __init__(self, row: SkillRow) -> None:
        super().__init__()
        self.is_first = False
        self.practice_button = create_button("", self._on_practice_clicked, "link")
        self.practice_button.hide()
        self._button_layout, self._is_button_below = QHBoxLayout(self), False
        self._button_layout.addStretch(1)
        self._button_layout.addWidget(self.practice_button)
        self.set_button_below(is_below=False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.show_row(row)

    def show_row(self, row: SkillRow) -> None:
        """Show what a row's kind of decision costs."""
        self._skill_row = row
        self.update()

    @property
    def kind(self) -> DecisionKind:
        return self._skill_row.kind

    def offer_practice(self, progress: LearningProgress | None, *, is_weakest: bool) -> None:
        """Offer practice for this kind of decision, unless progress is None (no exercises)."""
        self.practice_button.setVisible(progress is not None)
        self.practice_button.setText(say("practise-this"))
        self.practice_button.setAccessibleName(practice_text.practise_kind_label(self.kind))
        look = "play" if is_weakest else "link"
        if look != self.practice_button.property("look"):
            self.practice_button.setProperty("look", look)
            self.practice_button.style().polish(self.practice_button)
        text = (
            ""
            if progress is None
            else say(
                "practice-learned", number=progress.exercise_count, known=progress.learned_count
            )
        )
        self.practice_button.setToolTip(tooltip_text(text))
        self.practice_button.setAccessibleDescription(text)

    def set_button_below(self, *, is_below: bool) -> None:
        """Put the practice button below the number, or to the right of it."""
        self._is_button_below = is_below
        beside, below = (
            (COST_WIDTH + ARROW_WIDTH + CHANGE_WIDTH) * text_scale(),
            NUMBER_HEIGHT * text_scale(),
        )
        margins = (0, round(below)) if is_below else (round(beside), 0)
        self._button_layout.setContentsMargins(*margins, 0, 0)
        self.updateGeometry()

    def _on_practice_clicked(self) -> None:
        self.practice_requested.emit(self.kind)

    def sizeHint(self) -> QSize:
        width, height = (
            round((COST_WIDTH + ARROW_WIDTH + CHANGE_WIDTH) * text_scale()),
            round(ROW_HEIGHT * text_scale()),
        )
        if self.practice_button.isHidden():
            return QSize(width, height)
        button_ = self.practice_button.sizeHint()
        if self._is_button_below:
            low = round(NUMBER_HEIGHT * text_scale()) + button_.height()
            return QSize(max(width, button_.width()), max(height, low))
        return QSize(width + button_.width(), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: object) -> None:
        painter, tints, box = QPainter(self), chart_colours(self.palette()), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.is_first:
            draw_running_seam(painter, box.topLeft(), box.topRight(), tints.grid, 1.2)
        self._write_cost(painter, box, tints)
        painter.end()

    def _write_cost(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        rate, room = self._skill_row.rate, COST_WIDTH * text_scale()
        if self._is_button_below and not self.practice_button.isHidden():
            box = QRectF(box.left(), box.top(), box.width(), self.practice_button.y() - box.top())
        number = QRectF(0, box.top(), room, box.height())
        if rate.cost is None:
            draw_text(
                painter,
                number,
                "\N{EN DASH}",
                create_font(SPEECH, BOLD),
                colours.quiet,
                ALIGN_RIGHT,
            )
            return
        draw_text(
            painter,
            number,
            words.cost_text(rate.cost),
            create_font(SPEECH, BOLD),
            colours.text,
            ALIGN_RIGHT,
        )
        if rate.change:
            colour = colours.better if rate.change < 0 else colours.worse
            at = QPointF(room + ARROW_WIDTH * text_scale(), box.center().y())
            _draw_arrow(painter, at, colour, is_down=rate.change < 0)
            beside = QRectF(at.x() + 13, box.top(), 80 * text_scale(), box.height())
            change = words.cost_text(abs(rate.change))
            draw_text(painter, beside, change, create_font(BODY, DEMI_BOLD), colour, ALIGN_LEFT)


def _decision_count_text(row: SkillRow) -> str:
    return say("decision-count", number=row.rate.decision_count)


def _draw_missing(painter: QPainter, start: QPointF, row: SkillRow, colours: ChartColours) -> None:
    """Draw an empty band, and write how many more decisions a result needs."""
    text = (
        say("not-measured")
        if row.rate.cost is not None
        else say("decisions-missing", number=row.rate.missing_decisions)
    )
    end = draw_needle_holes(painter, start.x(), start.y(), HOLE_COUNT, colours.hole_threads())
    face = create_font(BODY)
    box = QRectF(
        end + 2, start.y() - 12 * text_scale(), text_width(text, face) + 20, 24 * text_scale()
    )
    painter.fillRect(box, colours.background)
    draw_text(painter, box.adjusted(10, 0, 0, 0), text, face, colours.quiet, ALIGN_LEFT)


def _draw_arrow(painter: QPainter, centre: QPointF, colour: QColor, *, is_down: bool) -> None:
    tip = 5.0 if is_down else -5.0
    path = QPainterPath(centre + QPointF(0, -tip))
    path.lineTo(centre + QPointF(0, tip))
    path.moveTo(centre + QPointF(-4.4, tip * 0.12))
    path.lineTo(centre + QPointF(0, tip))
    path.lineTo(centre + QPointF(4.4, tip * 0.12))
    painter.setBrush(NO_BRUSH)
    painter.strokePath(path, round_pen(colour, 2.1))
