"""A chart on the page: its title, its summary and the drawing."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout

from ..basis.theme import SPACE
from ..widgets.labels import label
from .charts import Chart
from .colours import Inks
from .drawing import Drawing

NARROWEST, HEIGHT = 320, 268


class ChartView(Drawing):
    """The drawing of a chart."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self._chart = chart
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.say(chart.title, chart.summary)

    def sizeHint(self) -> QSize:
        return QSize(NARROWEST, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, HEIGHT)

    def draw(self, painter: QPainter, box: QRectF, inks: Inks) -> None:
        inset = SPACE[1]
        self._chart.drawing.draw(painter, box.adjusted(inset, inset, -inset, -inset), inks)


class ChartPanel(QFrame):
    """A chart below its title and summary."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self.setProperty("look", "row")
        self.view = ChartView(chart)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE[2], SPACE[2], SPACE[2], SPACE[2])
        column.setSpacing(SPACE[0])
        for text, look in ((chart.title, "heading"), (chart.summary, "caption")):
            words = label(text, look)
            words.setContentsMargins(SPACE[1], 0, SPACE[1], 0)
            column.addWidget(words)
        column.addStretch(1)
        column.addWidget(self.view)
