"""The grid of all charts on the statistics page."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from ...common.theme import SPACINGS
from .chart_panel import ChartPanel
from .charts import Chart

TWO_COLUMN_WIDTH = 860  # pixels; wider grids have two columns


class ChartGrid(QWidget):
    """Arranges charts in one or two columns. If their number is odd, the first one is wide."""

    def __init__(self) -> None:
        super().__init__()
        self.panels: tuple[ChartPanel, ...] = ()
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACINGS[2])

    def show_charts(self, charts: Sequence[Chart]) -> None:
        """Show these charts in place of the previous ones."""
        for panel in self.panels:
            panel.hide()
            panel.deleteLater()
        self.panels, self._columns = tuple(map(ChartPanel, charts)), 0
        self._place_panels()

    def _place_panels(self) -> None:
        columns = 2 if self.width() >= TWO_COLUMN_WIDTH else 1
        if columns == self._columns:
            return
        self._columns = columns
        rest, width = self.panels, 0
        if len(self.panels) % columns:
            self._grid.addWidget(self.panels[0], 0, 0, 1, columns)
            rest, width = self.panels[1:], 1
        for place, panel in enumerate(rest):
            row, column = divmod(place, columns)
            self._grid.addWidget(panel, row + width, column)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_panels()
