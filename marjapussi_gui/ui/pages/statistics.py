"""The statistics page: filters, numbers and charts, with export and reset."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...kept.figures import HandPoint, Kind, Scope
from ..basis.figures import Figures
from ..basis.files import written
from ..basis.theme import SPACE
from ..statistics.chart_grid import ChartGrid
from ..statistics.charts import Chart, charts
from ..statistics.csv_text import csv_text
from ..statistics.filters import Filters
from ..statistics.number_tiles import Cards
from ..statistics.numbers import fitting, groups, traits
from ..statistics.picture import picture
from ..widgets.flow import Flow, settle
from ..widgets.labels import button, label
from ..widgets.message import Message
from ..wording import profile, rules_files, store
from ..wording import statistics as words
from .page import Page

MARGIN, BAR = 40, 20  # the scroll bar is inside the margin
ACTIONS = ("picture", "table", "reset")


class StatisticsPage(Page):
    """The results of the hands played, in numbers and charts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: Figures | None = None
        self._kinds: tuple[Kind, ...] = ()
        self._points: tuple[HandPoint, ...] = ()
        self._charts: tuple[Chart, ...] = ()
        self._title = label("", "title")
        self.picture = button("", self._ask_picture, "quiet")
        self.table = button("", self._ask_table, "quiet")
        self.reset = button("", self.ask_reset, "quiet")
        self.skill = button("", self._ask_skill, "quiet")
        self.back = button("", self.ask_back, "quiet")
        self.message = Message()
        self.filters, self.cards, self.charts = Filters(), Cards(), ChartGrid()
        self.sentence = label("", "heading")
        self._area = QScrollArea()
        self._lay_out()
        self.filters.changed.connect(self.count)
        self._name()

    def show_figures(self, figures: Figures | None, game: str = "") -> None:
        """Show current statistics, of this game if any of it has been played."""
        self._figures = figures
        self._kinds = () if figures is None else tuple(figures.kinds())
        self.filters.show_kinds(self._kinds, game)
        self.count()
        self._area.verticalScrollBar().setValue(0)
        (self.filters.game if self._kinds else self.back).setFocus()

    def count(self) -> None:
        """Count the selected matches and show the result."""
        self.message.clear()
        scope = self.filters.scope()
        self._points, self._charts = (), ()
        if self._figures is not None and self._kinds:
            self._show_scope(self._figures, scope)
        has_hands = bool(self._points)
        self.sentence.setText("" if has_hands else self._why_nothing(scope))
        self.sentence.setVisible(not has_hands)
        self.filters.setVisible(bool(self._kinds))
        self.cards.setVisible(has_hands)
        self.charts.setVisible(bool(self._charts))
        self.picture.setEnabled(bool(self._charts))
        self.table.setEnabled(has_hands)
        self.reset.setEnabled(bool(self._kinds))
        settle(self)

    def save_picture_to(self, file: str) -> None:
        """Save all visible charts as an image."""
        image = picture(words.statistics(), self.filters.summary(), self._charts, self.palette())
        self._tell_saved(file, is_saved=QImageWriter(file, b"PNG").write(image))

    def save_table_to(self, file: str) -> None:
        """Save every counted hand as a row of a CSV table."""
        self._tell_saved(file, is_saved=written(Path(file), csv_text(self._points)))

    def ask_reset(self, _checked: object = None) -> None:
        """Ask whether to reset the statistics of the selected game."""
        question = words.reset_question(self.filters.scope().game)
        self.message.ask(question, words.count_anew(), self._reset)

    def close_open(self) -> bool:
        """Close the visible question or message; return whether there was one."""
        was_visible = self.message.isVisible()
        if was_visible:
            self.message.clear()
            self.back.setFocus()
        return was_visible

    # Private

    def _show_scope(self, figures: Figures, scope: Scope) -> None:
        totals, has = figures.totals(scope), traits(fitting(self._kinds, scope))
        self._points = tuple(figures.series(scope))
        if not self._points:
            return
        spread = figures.distribution(scope)
        self._charts = charts(totals, self._points, spread, has_points=has.is_one_game)
        self.cards.show_groups(groups(totals, has))
        self.charts.show_charts(self._charts)

    def _why_nothing(self, scope: Scope) -> str:
        if self._figures is None:
            return words.nothing_kept()
        if not self._kinds:
            return words.nothing_played()
        return words.nothing_here(assisted=scope.is_assisted)

    def _reset(self) -> None:
        if self._figures is None:
            return
        if not self._figures.reset(self.filters.scope().game):
            self.message.warn(words.not_reset())
            return
        self.show_figures(self._figures)
        self.message.tell(words.counted_anew())

    def _tell_saved(self, file: str, *, is_saved: bool) -> None:
        name = Path(file).name
        if is_saved:
            self.message.tell(words.saved(name))
        else:
            self.message.warn(rules_files.file_unwritable(name))

    def _ask_skill(self) -> None:
        self.asked.emit("profile")

    def _ask_picture(self, _checked: object = None) -> None:
        files = self._dialog(words.picture_title(), words.picture_files(), "png")
        files.fileSelected.connect(self.save_picture_to)
        files.open()

    def _ask_table(self, _checked: object = None) -> None:
        files = self._dialog(words.table_title(), words.table_files(), "csv")
        files.fileSelected.connect(self.save_table_to)
        files.open()

    def _dialog(self, title: str, kinds: str, ending: str) -> QFileDialog:
        files = QFileDialog(self, title, "", kinds)
        files.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        files.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        files.setDefaultSuffix(ending)
        files.selectFile(f"{words.statistics()}.{ending}")
        return files

    def _lay_out(self) -> None:
        top, sheet = QHBoxLayout(), QWidget()
        top.setSpacing(SPACE[3])
        top.addWidget(self._title)
        top.addLayout(Flow(*self._buttons, to_the_right=True), 1)
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(0, 0, SPACE[1], MARGIN // 2)
        inside.setSpacing(SPACE[2])
        for widget in (self.sentence, self.cards, self.charts):
            inside.addWidget(widget)
        inside.addStretch(1)
        self._area.setWidgetResizable(True)
        self._area.setWidget(sheet)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN // 2, MARGIN - BAR, 0)
        column.setSpacing(SPACE[3])
        head = QVBoxLayout()
        head.setContentsMargins(0, 0, BAR, 0)
        head.setSpacing(SPACE[3])
        head.addLayout(top)
        head.addWidget(self.message)
        head.addWidget(self.filters)
        column.addLayout(head)
        column.addWidget(self._area, 1)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.picture, self.table, self.reset, self.skill, self.back

    def _name(self) -> None:
        """Set all texts in the current language."""
        self._title.setText(words.statistics())
        texts = (*map(words.action, ACTIONS), profile.skill_and_luck(), store.back())
        for control, text in zip(self._buttons, texts, strict=True):
            control.setText(text)
            control.setAccessibleName(text)

    def retranslate(self) -> None:
        self._name()
        self.filters.show_kinds(self._kinds)
        self.count()
