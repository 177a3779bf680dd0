"""The base class of drawings that can be focused and are read by screen readers."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..common.palette import GOLD, GOLD_EDGE
from .chart_colours import ChartColours, chart_colours
from .painter_tools import round_pen, stroke_rounded_rect

EDGE_WIDTH, RING_WIDTH, RADIUS = 1.4, 2.6, 8


class ChartDrawing(QWidget):
    """A drawn figure with an accessible name and a focus ring."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_accessible_text(self, name: str, description: str = "") -> None:
        """Set what a screen reader reads."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, box = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, box, chart_colours(self.palette()))
        if self.hasFocus():
            draw_row_ring(painter, box)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def draw_row_ring(painter: QPainter, box: QRectF) -> None:
    """Draw the gold ring of a drawing or a row that has the focus."""
    half, inner = EDGE_WIDTH / 2, EDGE_WIDTH + RING_WIDTH / 2
    ring = box.adjusted(inner, inner, -inner, -inner)
    stroke_rounded_rect(painter, ring, RADIUS - inner, round_pen(GOLD, RING_WIDTH))
    edge = box.adjusted(half, half, -half, -half)
    stroke_rounded_rect(painter, edge, RADIUS - half, round_pen(GOLD_EDGE, EDGE_WIDTH))
