"""The page about the player's skill and luck.

Skill is compared with the levels of computer players.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ....model.luck import MatchLuck, summarize_luck
from ....model.match_totals import StatisticsScope
from ....model.skill import (
    ErrorRate,
    LevelRates,
    SkillSummary,
    summarize_skill,
    weighted_level_rates,
)
from ....model.verdict import DecisionKind
from ....ports.exercise_repository import ExerciseRepository
from ....ports.statistics_service import StatisticsService, compute_skill, is_cost_in_points
from ....session.task_runner import Task, TaskRunner
from ...common.requests import Practise
from ...common.theme import MIN_TOUCH_SIZE, SPACINGS
from ...text import games
from ...text import profile_text as words
from ...text import statistics_text as statistics_words
from ...text.commands import Command
from ...text.i18n import say
from ...widgets.fields import CheckField, ComboField
from ...widgets.flow_layout import FlowLayout, update_layouts
from ...widgets.labels import create_button, create_label, tooltip_text
from ...widgets.linen_tile import SHADOW_MARGIN
from ...widgets.skill_rows import SkillRow
from ..base_page import Page
from .luck_tile import LuckTile
from .pending_evaluations import PendingEvaluations
from .skill_sheet import SkillSheet
from .skill_trend import SkillTrendTile

MARGIN, NARROW_MARGIN, SCROLL_BAR_WIDTH, MAX_WIDTH = 40, 24, 12, 1680
TWO_COLUMN_WIDTH = 1000  # pixels; in wider windows, two tiles are side by side
REFRESH_DELAY_MS = 3000  # so that several evaluations are shown at once


class ProfilePage(Page):
    """Shows how well the player decides, by kind of decision, and how lucky the cards were."""

    STAYS = True

    def __init__(
        self,
        load_level_rates: Callable[[str], LevelRates],
        runner: TaskRunner,
        exercises: ExerciseRepository,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._load_level_rates, self._runner = load_level_rates, runner
        self._exercises = exercises
        self._task: Task | None = None
        self._outcomes: tuple[MatchLuck, ...] = ()
        self._has_only_help = False  # no decision of the game was made without help
        self._expected_decisions = 0  # number of decisions, evaluated or not; 0: unknown
        self._statistics: StatisticsService | None = None
        self.skill: SkillSummary = summarize_skill(())
        self._title_label, self._empty_label = (
            create_label("", "title"),
            create_label("", "heading"),
        )
        self._summary_label, self.pending = create_label("", "caption"), PendingEvaluations()
        self.game_filter, self.assisted_filter = ComboField[str](""), CheckField("")
        self.charts_button = create_button("", self._request_charts, "quiet")
        self.back_button = create_button("", self.request_back, "quiet")
        self.skill_sheet, self.skill_trend, self.luck_tile = (
            SkillSheet(),
            SkillTrendTile(),
            LuckTile(),
        )
        self._scroll_area, self._lower_grid = QScrollArea(), QGridLayout()
        self._wide_filters, self._narrow_filters = (
            FlowLayout(self.game_filter, spacing=SPACINGS[2]),
            FlowLayout(spacing=SPACINGS[2]),
        )
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(REFRESH_DELAY_MS)
        self._refresh_timer.timeout.connect(self.refresh)
        self.game_filter.picked.connect(self.reload)
        self.assisted_filter.picked.connect(self.reload)
        self.skill_sheet.practice_requested.connect(self._on_practice_requested)
        self._build_layout()
        self._set_texts()

    def show_statistics(self, statistics: StatisticsService | None, game_key: str = "") -> None:
        """Show the statistics, starting with those of this game."""
        self._statistics = statistics
        self._fill_game_filter(game_key)
        self.reload()
        self._scroll_area.verticalScrollBar().setValue(0)
        (self.game_filter if self.game_filter.isVisibleTo(self) else self.back_button).setFocus()

    @property
    def scope(self) -> StatisticsScope:
        """The scope of the matches that are counted."""
        return StatisticsScope(
            self.game_filter.value() if self.game_filter.count() else "",
            is_assisted=self._has_only_help or self.assisted_filter.value(),
        )

    def reload(self) -> None:
        """Show the chosen scope, and count in the background how many decisions are pending."""
        self.on_leave()
        self._expected_decisions = 0
        self.pending.restart_clock()
        self.refresh()
        figures, scope = self._statistics, self.scope
        if figures is not None and self.pending_text:
            self._task = self._runner.run(
                lambda _: figures.count_pending_decisions(scope), self._on_pending_counted
            )

    def refresh(self) -> None:
        """Update the skill and luck figures for the chosen scope."""
        has_results = self._read_results() or self._read_results(has_only_help=True)
        self._show_skill(self.scope.game)
        self.luck_tile.show_luck(summarize_luck(self._outcomes))
        self._show_summary(has_results=has_results)
        is_choice = bool(self.game_filter.count()) and not self._has_only_help
        self.assisted_filter.setVisible(is_choice)
        update_layouts(self)

    def refresh_soon(self) -> None:
        """Refresh a little later because of new evaluations, unless the page is hidden."""
        if self.isVisible() and not self._refresh_timer.isActive():
            self._refresh_timer.start()

    @property
    def pending_text(self) -> str:
        """The text about pending evaluations; empty if there are none."""
        return self.pending.text

    @property
    def empty_text(self) -> str:
        """The text that says why there is nothing to show; empty if there is something."""
        return self._empty_label.text()

    # Private

    def _read_results(self, *, has_only_help: bool = False) -> bool:
        """Read the player's skill and the outcomes of matches. Return whether there are any."""
        self._has_only_help = has_only_help
        scope, figures = self.scope, self._statistics
        self.skill, self._outcomes = summarize_skill(()), ()
        if figures is not None and scope.game:
            self.skill = compute_skill(figures, scope)
            self._outcomes = tuple(figures.match_luck(scope))
        has_results = bool(self.skill.decision_count or self._outcomes)
        self._has_only_help = has_only_help and has_results
        return has_results

    def _show_skill(self, game_key: str) -> None:
        levels = self._load_level_rates(game_key) if game_key else {}
        in_points = bool(game_key) and is_cost_in_points(game_key)
        lines = _skill_rows(self.skill, levels, in_points=in_points)
        self.skill_sheet.show_rows(lines, self.skill.overall, is_in_points=in_points)
        self.skill_sheet.show_learning_progress(
            self._exercises.learning_progress(self.scope), self.skill.weakest_kind
        )
        numbers = {kind: rate.decision_count for kind, rate in self.skill.by_kind.items()}
        self.skill_trend.show_trend(self.skill, weighted_level_rates(levels, numbers))

    def _on_practice_requested(self, kind: str) -> None:
        self.request.emit(Practise(kind, self.scope.game))

    def _on_pending_counted(self, pending: int) -> None:
        """Show how many decisions are pending. The number falls with every evaluation."""
        self._expected_decisions = self.skill.decision_count + pending
        self._show_pending()
        update_layouts(self)

    def _show_summary(self, *, has_results: bool) -> None:
        """Show how many decisions have been counted, and how many are pending."""
        scope = self.scope
        number, matches = self.skill.decision_count, self.skill.match_count
        self._summary_label.setText(
            words.summary_text(number, matches, assisted=bool(scope.is_assisted))
        )
        self._empty_label.setText("" if has_results else self._empty_reason())
        for part in (self._summary_label, self.skill_sheet, self.skill_trend, self.luck_tile):
            part.setVisible(has_results)
        self._empty_label.setVisible(not has_results)
        self._show_pending()

    def _show_pending(self) -> None:
        waiting = 0
        if self._statistics is not None and self.scope.game:
            waiting = self._statistics.count_unevaluated_matches(self.scope)
        left = max(self._expected_decisions - self.skill.decision_count, 0)
        self.pending.show_remaining(waiting, left, self.skill.decision_count)

    def _empty_reason(self) -> str:
        if self._statistics is None:
            return say("statistics-no-storage")
        if not self.scope.game:
            return say("profile-no-decisions")
        return words.no_matching_decisions_text(assisted=bool(self.scope.is_assisted))

    def _fill_game_filter(self, preferred: str = "") -> None:
        """Offer the games that have been played, the most played one first."""
        kinds = () if self._statistics is None else self._statistics.match_categories()
        keys = [
            key for key in dict.fromkeys(kind.game for kind in kinds) if games.is_known_game(key)
        ]
        before = preferred or (self.game_filter.value() if self.game_filter.count() else "")
        chosen = before if before in keys else None
        self.game_filter.set_choices(
            [(key, games.game_name(key)) for key in keys], chosen or (keys[0] if keys else None)
        )
        self.game_filter.setVisible(bool(keys))

    def _request_charts(self) -> None:
        self.request.emit(Command.STATISTICS)

    def _build_layout(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(SHADOW_MARGIN, 0, SHADOW_MARGIN + SCROLL_BAR_WIDTH, 0)
        head.setSpacing(SPACINGS[3])
        self._title_label.setMinimumHeight(MIN_TOUCH_SIZE)
        self._summary_label.setWordWrap(False)
        for part in (self._title_label, self.charts_button, self.back_button):
            head.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        head.insertLayout(1, self._wide_filters, 1)
        sheet = QWidget()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(0, 0, SPACINGS[0], SPACINGS[1])
        inside.setSpacing(0)
        inside.addWidget(self._empty_label)
        inside.addWidget(self.skill_sheet, 3)
        self._lower_grid.setSpacing(0)
        inside.addLayout(self._lower_grid, 2)
        inside.addStretch(0)
        self._arrange(is_wide=True)
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setWidget(sheet)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SPACINGS[1])
        self._column.addLayout(head)
        self._column.addLayout(self._narrow_filters)
        self._column.addWidget(self._scroll_area, 1)

    def _arrange(self, *, is_wide: bool) -> None:
        """Arrange filters and tiles for a wide or a narrow window."""
        for part in (self.assisted_filter, self._summary_label, self.pending):
            self._wide_filters.removeWidget(part)
            self._narrow_filters.removeWidget(part)
            (self._wide_filters if is_wide else self._narrow_filters).addWidget(part)
        self._arrange_tiles(2 if is_wide else 1)

    def _arrange_tiles(self, columns: int) -> None:
        for place, tile in enumerate((self.skill_trend, self.luck_tile)):
            self._lower_grid.removeWidget(tile)
            self._lower_grid.addWidget(tile, *divmod(place, columns))
        for place, stretch in enumerate((8, 7)):
            self._lower_grid.setColumnStretch(place, stretch if place < columns else 0)

    def _set_texts(self) -> None:
        self._title_label.setText(say("profile"))
        self.game_filter.setAccessibleName(statistics_words.filter_label("game"))
        self.assisted_filter.setText(statistics_words.filter_label("assisted"))
        self.assisted_filter.setAccessibleName(statistics_words.filter_label("assisted"))
        self.assisted_filter.setToolTip(tooltip_text(say("statistics-assisted")))
        self.assisted_filter.setAccessibleDescription(say("statistics-assisted"))
        for control, text in (
            (self.charts_button, say("charts")),
            (self.back_button, say("storage-back")),
        ):
            control.setText(text)
            control.setAccessibleName(text)

    def on_leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def retranslate(self) -> None:
        self._set_texts()
        self._fill_game_filter()
        self.refresh()

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._refresh_timer.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = MARGIN if self.width() >= TWO_COLUMN_WIDTH else NARROW_MARGIN
        side = max(side, (self.width() - MAX_WIDTH) // 2) - SHADOW_MARGIN
        self._column.setContentsMargins(
            side, SPACINGS[3] + SPACINGS[1], side - SCROLL_BAR_WIDTH - SPACINGS[0], 0
        )
        self._arrange(is_wide=self.width() >= TWO_COLUMN_WIDTH)


def _skill_rows(
    skill_summary: SkillSummary, levels: LevelRates, *, in_points: bool
) -> list[SkillRow]:
    """Return a row for each kind of decision that occurs in the game."""
    present = {*skill_summary.by_kind, *(kind for rates in levels.values() for kind in rates)}
    return [
        _skill_row(kind, skill_summary, levels, in_points=in_points)
        for kind in DecisionKind
        if kind in present
    ]


def _skill_row(
    kind: DecisionKind, skill_summary: SkillSummary, levels: LevelRates, *, in_points: bool
) -> SkillRow:
    rates = [rates[kind] for rates in levels.values() if kind in rates]
    return SkillRow(kind, skill_summary.by_kind.get(kind, ErrorRate(0)), rates, in_points)
