"""The part of the profile page with a row per kind of decision."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from ....model.exercise import ProgressByKind
from ....model.skill import ErrorRate
from ....model.verdict import DecisionKind
from ...art.chart_colours import chart_colours
from ...common.theme import BLACK, SPACINGS, TITLE, set_scaled_font, text_scale
from ...text import profile_text as words
from ...text.i18n import say
from ...widgets.labels import create_label, tooltip_text
from ...widgets.linen_tile import SHADOW_MARGIN, draw_tile
from ...widgets.skill_rows import BarRow, CostRow, LevelNames, SkillRow, compute_names_width

TWO_TILE_WIDTH = 1000  # pixels; in wider windows, costs have a tile of their own
INNER_MARGIN, TILE_GAP = 24, 16  # pixels
COSTS_WIDTH = 316  # pixels, of the content of the second tile
MAX_WIDGET_SIZE = 16_777_215  # Qt's QWIDGETSIZE_MAX, which PySide doesn't export
TITLE_ROW, LEVELS_ROW, FIRST_KIND_ROW = 0, 1, 2  # grid rows


class SkillSheet(QWidget):
    """Shows, for each kind of decision, a bar beside the levels and the cost, on 1 or 2 tiles."""

    practice_requested = Signal(str)  # a kind of decision

    def __init__(self) -> None:
        super().__init__()
        self.bar_rows: tuple[BarRow, ...] = ()
        self._cost_rows: tuple[CostRow, ...] = ()
        self._is_wide = True
        self._title, self._rate_label = create_label("", "heading"), create_label("", "heading")
        self._total_label = create_label("")
        self._meaning_label, self._bars_note, self._arrows_note = (
            create_label("", "caption") for _ in range(3)
        )
        self.learned_label = create_label("", "caption")
        self._level_names = LevelNames()
        set_scaled_font(self._total_label, TITLE, BLACK)
        self._total_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._total_label.setWordWrap(False)
        self._header = QWidget()
        head = QHBoxLayout(self._header)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._rate_label, 1)
        head.addWidget(self._total_label)
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(0)
        inner = SHADOW_MARGIN + INNER_MARGIN
        self._grid.setContentsMargins(
            inner, SHADOW_MARGIN + SPACINGS[3], inner, SHADOW_MARGIN + SPACINGS[3]
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._lay_out()

    def show_rows(self, rows: Sequence[SkillRow], rate: ErrorRate, *, is_in_points: bool) -> None:
        """Show a row for each kind of decision, and the mean cost of all decisions."""
        names = compute_names_width(rows)
        self._level_names.names_width = names
        self._show_texts(rate, is_in_points=is_in_points)
        if len(rows) != len(self.bar_rows):
            self._create_rows(rows, names)
        for line, bar, cost in zip(rows, self.bar_rows, self._cost_rows, strict=True):
            bar.show_row(line, names)
            cost.show_row(line)
        self._lay_out()

    def show_learning_progress(
        self, progress: ProgressByKind, weakest_kind: DecisionKind | None
    ) -> None:
        """Show the learning progress by kind of decision, and offer practice where possible."""
        for row in self._cost_rows:
            row.offer_practice(progress.get(row.kind), is_weakest=row.kind == weakest_kind)
        of = sum(each.exercise_count for each in progress.values())
        known = sum(each.learned_count for each in progress.values())
        self.learned_label.setText(say("practice-learned", number=of, known=known) if of else "")
        self.learned_label.setToolTip(tooltip_text(say("learned-tooltip")))
        self.learned_label.setAccessibleDescription(say("learned-tooltip"))
        self.learned_label.setVisible(bool(of))

    def _create_rows(self, rows: Sequence[SkillRow], names_width: float) -> None:
        """Create new rows. Called only if their number has changed, to keep the keyboard focus."""
        for row in (*self.bar_rows, *self._cost_rows):
            row.hide()
            row.deleteLater()
        self.bar_rows = tuple(BarRow(line, names_width) for line in rows)
        self._cost_rows = tuple(map(CostRow, rows))
        for row in self._cost_rows:
            row.practice_requested.connect(self.practice_requested)

    def _show_texts(self, rate: ErrorRate, *, is_in_points: bool) -> None:
        self._title.setText(say("levels"))
        self._rate_label.setText(say("error-rate"))
        self._total_label.setText("" if rate.cost is None else words.cost_text(rate.cost))
        self._total_label.setStyleSheet(f"color: {chart_colours(self.palette()).ours.name()}")
        self._meaning_label.setText(words.cost_tooltip(in_points=is_in_points))
        self._bars_note.setText(say("bars"))
        self._arrows_note.setText(say("arrows"))
        sentences = [say("decisions-missing", number=rate.missing_decisions)]
        if rate.cost is not None:
            sentences = [words.cost_clause(rate.cost, in_points=is_in_points)]
            sentences += [] if rate.change is None else [words.change_clause(rate.change)]
        number = say("decision-count", number=rate.decision_count)
        self.setAccessibleName(
            say(
                "profile-row",
                kind=say("error-rate"),
                decisions=number,
                details=words.join_clauses(sentences),
            )
        )

    def _lay_out(self) -> None:
        """Lay out everything for the current width."""
        for widget in self._all_widgets():
            self._grid.removeWidget(widget)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self._grid.setHorizontalSpacing(
            2 * INNER_MARGIN + TILE_GAP if self._is_wide else SPACINGS[3]
        )
        self._grid.setColumnStretch(0, 1)
        self._lay_out_rows()
        last = FIRST_KIND_ROW + len(self.bar_rows)
        self._lay_out_texts(last)
        self.update()

    def _lay_out_rows(self) -> None:
        self._grid.addWidget(self._level_names, LEVELS_ROW, 0)
        for place, (bar, cost) in enumerate(zip(self.bar_rows, self._cost_rows, strict=True)):
            cost.is_first = place == 0
            cost.set_button_below(is_below=not self._is_wide)
            self._grid.addWidget(bar, FIRST_KIND_ROW + place, 0)
            self._grid.addWidget(cost, FIRST_KIND_ROW + place, 1)
            self._grid.setRowStretch(FIRST_KIND_ROW + place, 1)

    def _lay_out_texts(self, first_row: int) -> None:
        grid = self._grid
        width = round(COSTS_WIDTH * text_scale())
        self._meaning_label.setMinimumWidth(width if self._is_wide else 0)
        self._meaning_label.setMaximumWidth(width if self._is_wide else MAX_WIDGET_SIZE)
        height = self._meaning_label.heightForWidth(width) if self._is_wide else 0
        self._meaning_label.setMinimumHeight(max(height, 0))
        grid.addWidget(self._title, TITLE_ROW, 0)
        grid.addWidget(self._header, TITLE_ROW, 1)
        if self._is_wide:
            grid.addWidget(self._meaning_label, LEVELS_ROW, 1)
            grid.addWidget(self._bars_note, first_row, 0)
            grid.addWidget(self._arrows_note, first_row, 1)
            grid.addWidget(self.learned_label, first_row + 1, 1)
            return
        for place, text in enumerate(
            (self._bars_note, self._meaning_label, self._arrows_note, self.learned_label)
        ):
            grid.addWidget(text, first_row + place, 0, 1, 2)

    def _all_widgets(self) -> tuple[QWidget, ...]:
        texts = (
            self._title,
            self._header,
            self._meaning_label,
            self._bars_note,
            self._arrows_note,
            self.learned_label,
        )
        return (*texts, self._level_names, *self.bar_rows, *self._cost_rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= TWO_TILE_WIDTH
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(
            SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN
        )
        if self._is_wide:
            split = self._meaning_label.x() - INNER_MARGIN
            first = QRectF(box)
            first.setRight(split - TILE_GAP)
            draw_tile(painter, first, self.palette())
            box.setLeft(split)
        draw_tile(painter, box, self.palette())
        painter.end()
