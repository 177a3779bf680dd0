"""The part of the page with statistics of the hands that the player has played."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ....ports.services import Services
from ...text import games
from ...text.i18n import say
from ...widgets.inline_message import InlineMessage
from ...widgets.labels import create_button, create_label
from .chart import Chart, ChartView
from .charts import create_charts
from .filters import MyPlayFilters, matching_categories
from .section_view import MyPlayPanel, SectionView
from .statistic_numbers import NumbersPanel, game_features, number_groups

CHART_SIZE = 320, 268  # pixels, at least


class ChartPanel(MyPlayPanel):
    """Shows the title of a chart, its summary, and the drawing below them."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart.title)
        self.view = ChartView(CHART_SIZE)
        self.view.show_chart(chart)
        self.note_label.hide()
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(create_label(chart.summary, "caption"))
        column.addWidget(self.view, 1)


class StatisticsPart(SectionView):
    """Shows results in numbers and charts, and can reset them."""

    IS_LIVE = False  # a question about resetting stays

    def __init__(self, services: Services, filters: MyPlayFilters) -> None:
        super().__init__()
        self._statistics, self._filters = services.storage.statistics, filters
        self.message, self.numbers = InlineMessage(), NumbersPanel()
        self.charts: list[ChartPanel] = []
        self.help_label = create_label(say("help"), "caption")
        self.reset_button = create_button(say("reset"), self.confirm_reset, "quiet")
        self.tools: tuple[QWidget, ...] = self.reset_button, self.help_label
        self._column.insertWidget(0, self.message)

    def refresh(self) -> None:
        self.message.clear()
        statistics, scope = self._statistics, self._filters.scope
        points = statistics.hand_series(scope)
        for panel in self.charts:
            panel.hide()
            panel.deleteLater()
        self.charts = []
        if points:
            totals = statistics.totals(scope)
            kinds = matching_categories(statistics.match_categories(), scope)
            has = game_features(kinds)
            spread = statistics.point_distribution(scope)
            charts = create_charts(totals, points, spread, has_points=has.is_one_game)
            self.charts = [ChartPanel(each) for each in charts]
            self.numbers.show_groups(number_groups(totals, points, has))
        wide = self.charts[: len(self.charts) % 2]
        rest = self.charts[len(wide) :]
        rows = [(self.numbers,), *([wide] if wide else []), *([rest] if rest else [])]
        self.arrange(rows if points else [])
        self.show_empty("" if points else say("statistics-no-hands"))
        self.help_label.setVisible(bool(points) and scope.is_assisted is True)
        self.reset_button.setEnabled(bool(statistics.match_categories()))

    def confirm_reset(self, _checked: object = None) -> None:
        game = self._filters.game
        question = say("reset-statistics-for-all-games")
        if game:
            name = games.game_name(game)
            question = say("reset-statistics-for-game-backup", game=name)
        self.message.show_question(question, say("confirm-reset"), self._reset)

    def dismiss(self) -> bool:
        """Close the visible question or message. Return False if there was none."""
        was_visible = self.message.isVisible()
        self.message.clear()
        return was_visible

    def _reset(self) -> None:
        if not self._statistics.reset(self._filters.game):
            self.message.show_warning(say("not-reset"))
            return
        self._filters.changed.emit()
        self.message.show_info(say("reset-done"))
