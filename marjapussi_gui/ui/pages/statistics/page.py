"""The page with the statistics of the hands that the player has played."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ....model.match_totals import HandPoint, MatchCategory
from ....ports.statistics_service import StatisticsService
from ...common.theme import SPACINGS
from ...text import statistics_text as words
from ...text.commands import Command
from ...text.i18n import say
from ...widgets.flow_layout import FlowLayout, update_layouts
from ...widgets.inline_message import InlineMessage
from ...widgets.labels import create_button, create_label
from ..base_page import Page
from .chart_grid import ChartGrid
from .charts import Chart, create_charts
from .statistic_numbers import game_traits, matching_categories, number_groups
from .statistic_tiles import StatisticTiles
from .statistics_filters import StatisticsFilters

MARGIN, SCROLL_BAR_WIDTH = 40, 20  # pixels; the scroll bar lies in the margin


class StatisticsPage(Page):
    """Shows results in numbers and charts, with filters and reset."""

    STAYS = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statistics: StatisticsService | None = None
        self._categories: tuple[MatchCategory, ...] = ()
        self._hand_points: tuple[HandPoint, ...] = ()
        self._charts: tuple[Chart, ...] = ()
        self._title_label = create_label("", "title")
        self.reset_button = create_button("", self.confirm_reset, "quiet")
        self.skill_button = create_button("", self._open_profile, "quiet")
        self.back_button = create_button("", self.request_back, "quiet")
        self.message = InlineMessage()
        self.filters, self.statistic_tiles, self.chart_grid = (
            StatisticsFilters(),
            StatisticTiles(),
            ChartGrid(),
        )
        self.empty_label, self.help_label = create_label("", "heading"), create_label("", "caption")
        self._scroll_area = QScrollArea()
        self._build_layout()
        self.filters.changed.connect(self.refresh)
        self._set_texts()

    def show_statistics(self, statistics: StatisticsService | None, game_key: str = "") -> None:
        """Show current statistics, starting with those of this game if it has been played."""
        self._statistics = statistics
        self._categories = () if statistics is None else tuple(statistics.match_categories())
        self.filters.show_categories(self._categories, game_key)
        self.refresh()
        self._scroll_area.verticalScrollBar().setValue(0)
        (self.filters.game_field if self._categories else self.back_button).setFocus()

    def refresh(self) -> None:
        """Count the matches that the filters select, and show the results."""
        self.message.clear()
        self._hand_points, self._charts = (), ()
        if self._statistics is not None and self._categories:
            self._show_hands(self._statistics)
        has_hands = bool(self._hand_points)
        self.empty_label.setText("" if has_hands else self._empty_reason())
        self.empty_label.setVisible(not has_hands)
        self.help_label.setText(say("help"))
        self.help_label.setVisible(has_hands and self.filters.scope().is_assisted is True)
        self.filters.setVisible(bool(self._categories))
        self.statistic_tiles.setVisible(has_hands)
        self.chart_grid.setVisible(bool(self._charts))
        self.reset_button.setEnabled(bool(self._categories))
        update_layouts(self)

    def confirm_reset(self, _checked: object = None) -> None:
        """Ask whether to reset the statistics of the chosen game."""
        question = words.reset_text(self.filters.scope().game)
        self.message.show_question(question, say("confirm-reset"), self._reset)

    def dismiss(self) -> bool:
        """Close the visible question or message. Return False if there was none."""
        was_visible = self.message.isVisible()
        if was_visible:
            self.message.clear()
            self.back_button.setFocus()
        return was_visible

    # Private

    def _show_hands(self, statistics: StatisticsService) -> None:
        """Show the hands that the filters select: with help, if there are no others."""
        every = statistics.hand_series(replace(self.filters.scope(), is_assisted=None))
        self.filters.offer_help_choice({each.is_assisted for each in every})
        scope = self.filters.scope()
        self._hand_points = tuple(each for each in every if each.is_assisted == scope.is_assisted)
        if not self._hand_points:
            return
        totals, has = (
            statistics.totals(scope),
            game_traits(matching_categories(self._categories, scope)),
        )
        spread = statistics.point_distribution(scope)
        self._charts = create_charts(totals, self._hand_points, spread, has_points=has.is_one_game)
        self.statistic_tiles.show_groups(number_groups(totals, self._hand_points, has))
        self.chart_grid.show_charts(self._charts)

    def _empty_reason(self) -> str:
        return (
            say("statistics-no-storage") if self._statistics is None else say("statistics-no-hands")
        )

    def _reset(self) -> None:
        if self._statistics is None:
            return
        if not self._statistics.reset(self.filters.scope().game):
            self.message.show_warning(say("not-reset"))
            return
        self.show_statistics(self._statistics)
        self.message.show_info(say("reset-done"))

    def _open_profile(self) -> None:
        self.request.emit(Command.PROFILE)

    def _build_layout(self) -> None:
        top, sheet = QHBoxLayout(), QWidget()
        top.setSpacing(SPACINGS[3])
        top.addWidget(self._title_label)
        top.addLayout(FlowLayout(*self._buttons, align_right=True), 1)
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(0, 0, SPACINGS[1], MARGIN // 2)
        inside.setSpacing(SPACINGS[2])
        for widget in (self.empty_label, self.help_label, self.statistic_tiles, self.chart_grid):
            inside.addWidget(widget)
        inside.addStretch(1)
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setWidget(sheet)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN // 2, MARGIN - SCROLL_BAR_WIDTH, 0)
        column.setSpacing(SPACINGS[3])
        head = QVBoxLayout()
        head.setContentsMargins(0, 0, SCROLL_BAR_WIDTH, 0)
        head.setSpacing(SPACINGS[3])
        head.addLayout(top)
        head.addWidget(self.message)
        head.addWidget(self.filters)
        column.addLayout(head)
        column.addWidget(self._scroll_area, 1)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return (
            self.reset_button,
            self.skill_button,
            self.back_button,
        )

    def _set_texts(self) -> None:
        self._title_label.setText(say("statistics"))
        texts = (
            say("reset"),
            say("profile"),
            say("storage-back"),
        )
        for control, text in zip(self._buttons, texts, strict=True):
            control.setText(text)
            control.setAccessibleName(text)

    def retranslate(self) -> None:
        self._set_texts()
        self.filters.show_categories(self._categories)
        self.refresh()
