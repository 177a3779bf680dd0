"""The part of the page about the player's skill and luck.

Skill is compared with the levels of computer players.
"""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from ....model.exercise import LearningProgress, ProgressByKind
from ....model.luck import summarize_luck
from ....model.match_totals import StatisticsScope
from ....model.skill import (
    ErrorRate,
    LevelRates,
    SkillSummary,
    summarize_skill,
    weighted_level_rates,
)
from ....model.verdict import DecisionKind
from ....ports.services import Services
from ....ports.statistics_service import compute_skill, is_cost_in_points
from ....session.task_runner import LatestTask
from ...art.chart_drawing import chart_colours
from ...common.requests import Practise
from ...common.theme import BLACK, BODY, BOLD, DEMI_BOLD, SPACINGS, SPEECH, TITLE, set_scaled_font
from ...text import my_play_text as words
from ...text import practice_text
from ...text.i18n import decimal_text, say
from ...widgets.labels import create_button, create_label, tooltip_text
from .chart import ChartView
from .charts import trend_chart
from .filters import MyPlayFilters
from .luck_panel import LuckPanel
from .pending_evaluations import PendingEvaluations
from .section_view import LINK_PADDING, MyPlayPanel, SectionView
from .skill_rows import SkillBar, SkillBars, error_rate_clauses, rate_rows

SHARE, LOW_SHARE = 300, 200
TREND_SIZE = 260, 150  # pixels, at least
ARROWS = "\N{UPWARDS ARROW}", "\N{DOWNWARDS ARROW}"


class DecisionSkillsPanel(MyPlayPanel):
    """Shows each kind of decision with its level, what it costs, and a button to practise it."""

    def __init__(self) -> None:
        super().__init__(say("levels"), SHARE)
        self._bars = SkillBars(is_small=False)
        self._cells: list[tuple[QLabel, QLabel, QPushButton]] = []  # beside each bar
        self._game, self._kinds = "", list[DecisionKind]()
        self._total_label, self._meaning_label = create_label(""), create_label("", "caption")
        self.learned_label = create_label("", "caption")
        self.learned_label.setToolTip(tooltip_text(say("learned-tooltip")))
        self.learned_label.setAccessibleDescription(say("learned-tooltip"))
        self._bars.grid.setHorizontalSpacing(SPACINGS[2])
        set_scaled_font(self._total_label, TITLE, BLACK)
        self._total_label.setWordWrap(False)
        self._total_label.setForegroundRole(self.palette().ColorRole.Link)
        self.note_label.setText(say("error-rate"))
        self.note_label.setProperty("look", "heading")
        self._total_label.setContentsMargins(0, 0, LINK_PADDING, 0)
        self.head.addWidget(self._total_label)
        self.head.setStretchFactor(self.title_label, 3)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, SPACINGS[1])
        column.setSpacing(0)
        column.addWidget(self._bars, 1)
        column.addSpacing(SPACINGS[1])
        texts = create_label(say("bars"), "caption"), create_label(say("arrows"), "caption")
        for label in (texts[0], self._meaning_label, texts[1], self.learned_label):
            column.addWidget(label)

    @property
    def bars(self) -> list[SkillBar]:
        return self._bars.bars

    def show_skill(
        self, game: str, skill: SkillSummary, levels: LevelRates, progress: ProgressByKind
    ) -> None:
        in_points = bool(game) and is_cost_in_points(game)
        self._game = game
        rows = rate_rows(skill, levels, in_points=in_points)
        self._bars.show_rows(rows)
        self._kinds = [row.kind for row in rows]
        rate = skill.overall
        self._total_label.setText("" if rate.cost is None else decimal_text(rate.cost))
        self._meaning_label.setText(
            say("points-lost-per-decision") if in_points else say("thousandths-of-match-lost")
        )
        number = say("decision-count", number=rate.decision_count)
        details = ", ".join(error_rate_clauses(rate, in_points=in_points))
        self.setAccessibleName(
            say("profile-row", kind=say("error-rate"), decisions=number, details=details)
        )
        while len(self._cells) < len(rows):
            self._add_cells()
        for cells in self._cells[len(rows) :]:
            for part in cells:
                part.hide()
        for kind, (cost, change, button) in zip(self._kinds, self._cells, strict=False):
            self._show_cost(cost, change, skill.by_kind.get(kind, ErrorRate(0)))
            self._offer_practice(
                button, kind, progress.get(kind), is_weakest=kind == skill.weakest_kind
            )
        of = sum(each.exercise_count for each in progress.values())
        known = sum(each.learned_count for each in progress.values())
        self.learned_label.setText(say("practice-learned", number=of, known=known) if of else "")
        self.learned_label.setVisible(bool(of))

    def _add_cells(self) -> None:
        cost, change = create_label(""), create_label("")
        set_scaled_font(cost, SPEECH, BOLD)
        set_scaled_font(change, BODY, DEMI_BOLD)
        cost.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        button = create_button(
            say("practise-this"), partial(self._practise_kind, len(self._cells)), "link"
        )
        self._cells.append((cost, change, button))
        for column, part in enumerate(self._cells[-1], 1):
            if isinstance(part, QLabel):
                part.setWordWrap(False)
            self._bars.grid.addWidget(part, len(self._cells), column)

    def _show_cost(self, cost: QLabel, change: QLabel, rate: ErrorRate) -> None:
        colours = chart_colours(self.palette())
        cost.setText("\N{EN DASH}" if rate.cost is None else decimal_text(rate.cost))
        cost.show()
        change.setVisible(bool(rate.change))
        if rate.change:
            is_better = rate.change < 0
            change.setText(f"{ARROWS[is_better]} {decimal_text(abs(rate.change))}")
            colour = colours.better if is_better else colours.worse
            change.setStyleSheet(f"color: {colour.name()}")

    def _offer_practice(
        self,
        button: QPushButton,
        kind: DecisionKind,
        progress: LearningProgress | None,
        *,
        is_weakest: bool,
    ) -> None:
        """Offer practice for a kind of decision, unless there are no exercises of it."""
        button.setVisible(progress is not None)
        if progress is None:
            return
        number, known = progress.exercise_count, progress.learned_count
        text = say("practice-learned", number=number, known=known)
        button.setAccessibleName(practice_text.practise_kind_label(kind))
        button.setToolTip(tooltip_text(text))
        button.setAccessibleDescription(text)
        button.setProperty("look", "play" if is_weakest else "link")
        button.style().polish(button)

    def _practise_kind(self, place: int, _checked: object = None) -> None:
        self.request.emit(Practise(self._kinds[place], self._game))


class TrendPanel(MyPlayPanel):
    """Shows the average cost of the last decisions as a line, and what it is now."""

    def __init__(self) -> None:
        super().__init__(say("profile-trend"), LOW_SHARE)
        self.view = ChartView(TREND_SIZE)
        set_scaled_font(self.note_label, BODY, DEMI_BOLD)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)

    def show_trend(self, skill: SkillSummary, level_costs: Mapping[str, float]) -> None:
        """Show a trend, and the previous average if the current one is different."""
        colours, change = chart_colours(self.palette()), skill.overall.change
        self.view.show_chart(trend_chart(skill, level_costs))
        text, colour = say("decisions-missing", number=skill.overall.missing_decisions), None
        if skill.recent_cost is not None:
            now = decimal_text(skill.recent_cost)
            text = say("now-now", now=now)
            if change:
                before = decimal_text(skill.recent_cost - change)
                text = say("now-now-before-before", now=now, before=before)
                colour = colours.better if change < 0 else colours.worse
        self.note_label.setText(text)
        self.note_label.setStyleSheet(f"color: {(colour or colours.quiet).name()}")


class SkillPart(SectionView):
    """Shows how well the player decides, by kind of decision, and how lucky the cards were."""

    def __init__(self, services: Services, filters: MyPlayFilters, *, is_own: bool = True) -> None:
        """Show the player's skill or, unless is_own, another person's, without the luck panel."""
        super().__init__()
        self._statistics, self._filters, self._is_own = services.storage.statistics, filters, is_own
        self._level_rates = services.analysis.error_rates
        self._exercises = services.learning.exercises
        self._task = LatestTask(services.system.task_runner)
        self._expected_decisions = 0  # number of decisions, evaluated or not; 0: unknown
        self.skill: SkillSummary = summarize_skill(())
        self.summary_label, self.pending = create_label("", "caption"), PendingEvaluations()
        self.summary_label.setWordWrap(False)
        self.tools = self.summary_label, self.pending
        self.rates, self.trend, self.luck = DecisionSkillsPanel(), TrendPanel(), LuckPanel()
        self.rates.request.connect(self.request)

    @property
    def scope(self) -> StatisticsScope:
        return StatisticsScope(self._filters.game, is_assisted=self._filters.is_assisted)

    def load(self) -> None:
        self._expected_decisions = 0
        self.pending.restart_clock()
        statistics, scope = self._statistics, self.scope
        if self.pending.text:
            self._task.start(
                lambda _: statistics.count_pending_decisions(scope), self._on_pending_counted
            )

    def refresh(self) -> None:
        statistics, scope = self._statistics, self.scope
        self.skill, luck = summarize_skill(()), summarize_luck(())
        if scope.game:
            self.skill = compute_skill(statistics, scope)
            luck = summarize_luck(statistics.match_luck(scope) if self._is_own else ())
        number = self.skill.decision_count
        has_results = bool(number or luck.match_count or luck.waiting_matches)
        below = (self.trend, self.luck) if self._is_own else (self.trend,)
        self.arrange([(self.rates,), below] if has_results else [])
        self.show_empty("" if has_results else self._empty_reason())
        levels = self._level_rates(scope.game) if scope.game else {}
        self.rates.show_skill(
            scope.game, self.skill, levels, self._exercises.learning_progress(scope)
        )
        numbers = {kind: rate.decision_count for kind, rate in self.skill.by_kind.items()}
        self.trend.show_trend(self.skill, weighted_level_rates(levels, numbers))
        self.luck.show_luck(luck)
        matches, is_assisted = self.skill.match_count, bool(scope.is_assisted)
        self.summary_label.setText(
            words.decision_counts_text(number, matches, assisted=is_assisted)
        )
        self.summary_label.setVisible(has_results)
        self._show_pending()

    def _on_pending_counted(self, pending: int) -> None:
        self._expected_decisions = self.skill.decision_count + pending
        self._show_pending()
        self.content_changed.emit()

    def _show_pending(self) -> None:
        waiting = 0
        if self.scope.game:
            waiting = self._statistics.count_unevaluated_matches(self.scope)
        left = max(self._expected_decisions - self.skill.decision_count, 0)
        self.pending.show_remaining(waiting, left, self.skill.decision_count)

    def _empty_reason(self) -> str:
        if not self.scope.game:
            return say("profile-no-decisions")
        return say("no-decisions-here-yet-assisted")

    def on_leave(self) -> None:
        self._task.cancel()
