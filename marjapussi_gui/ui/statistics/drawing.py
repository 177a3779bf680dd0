"""Drawn figures that take the keyboard focus and are readable by screen readers."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.brushes import outlined, round_pen
from ..basis.palette import GOLD, GOLD_EDGE
from .colours import Inks, inks

EDGE, RING, RADIUS = 1.4, 2.6, 8


class Drawing(QWidget):
    """A drawing with an accessible name and a focus ring."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, name: str, description: str = "") -> None:
        """Set the texts that a screen reader reads."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def draw(self, painter: QPainter, box: QRectF, inks: Inks) -> None:
        """Draw into a box."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, box = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, box, inks(self.palette()))
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
