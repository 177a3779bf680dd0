"""A chart on the statistics page."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout

from ...art.chart_colours import ChartColours
from ...art.chart_drawing import ChartDrawing
from ...common.theme import SPACINGS
from ...widgets.labels import create_label
from .charts import Chart

MIN_WIDTH, HEIGHT = 320, 268


class ChartView(ChartDrawing):
    """The drawing of a chart."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self._chart = chart
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_accessible_text(chart.title, chart.summary)

    def sizeHint(self) -> QSize:
        return QSize(MIN_WIDTH, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(MIN_WIDTH, HEIGHT)

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        inset = SPACINGS[1]
        self._chart.drawing.draw(painter, box.adjusted(inset, inset, -inset, -inset), colours)


class ChartPanel(QFrame):
    """Shows the title of a chart, its summary, and the drawing below them."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self.setProperty("look", "row")
        self.view = ChartView(chart)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACINGS[2], SPACINGS[2], SPACINGS[2], SPACINGS[2])
        column.setSpacing(SPACINGS[0])
        for text, look in ((chart.title, "heading"), (chart.summary, "caption")):
            words = create_label(text, look)
            words.setContentsMargins(SPACINGS[1], 0, SPACINGS[1], 0)
            column.addWidget(words)
        column.addStretch(1)
        column.addWidget(self.view)
