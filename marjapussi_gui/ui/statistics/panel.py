"""A chart on the page: its title, what it shows in words, and the drawing."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from ..art.brushes import outlined, round_pen
from ..basis.palette import GOLD, GOLD_EDGE
from ..basis.theme import SPACE
from ..widgets.labels import label
from .charts import Chart
from .colours import inks

NARROWEST, HEIGHT = 320, 268
EDGE, RING, RADIUS = 1.4, 2.6, 8


class ChartView(QWidget):
    """The drawing of a chart, which the keyboard can go to and a screen reader can read."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self._chart = chart
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.summary)

    def sizeHint(self) -> QSize:
        return QSize(NARROWEST, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, inset = QRectF(self.rect()), SPACE[1]
        self._chart.drawing.draw(
            painter, box.adjusted(inset, inset, -inset, -inset), inks(self.palette())
        )
        if self.hasFocus():
            half, inner = EDGE / 2, EDGE + RING / 2
            ring = box.adjusted(inner, inner, -inner, -inner)
            outlined(painter, ring, RADIUS - inner, round_pen(GOLD, RING))
            edge = box.adjusted(half, half, -half, -half)
            outlined(painter, edge, RADIUS - half, round_pen(GOLD_EDGE, EDGE))
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


class ChartPanel(QFrame):
    """A chart under its title and its words."""

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
