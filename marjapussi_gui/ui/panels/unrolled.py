"""The cards of a ledger line, unrolled over the leaves."""

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.brushes import NO_BRUSH, outlined, round_pen, soft_shadow
from ..basis.palette import RULING, TILE
from .trays import RADIUS, Trays

EDGE, PAD = 8, 8  # pixels
LEAST = 396  # pixels


class Unrolled(QWidget):
    """A piece of linen with trays of cards over the leaves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._moving = QPropertyAnimation(self, b"geometry", self)
        self._moving.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def unroll(self, trays: Trays, line: QRect, room: QRect, scale: float, lasts: int) -> None:
        """Show trays below a line, inside a rectangle. A duration of 0 disables animation."""
        trays.setParent(self)
        inside = EDGE + round(PAD * scale)
        width = min(max(line.width(), round(LEAST * scale)) + 2 * inside, room.width())
        height = min(trays.sizeHint().height() + 2 * inside, room.height())
        left = min(max(line.left() - inside, room.left()), room.right() + 1 - width)
        top = min(max(line.bottom() - EDGE, room.top()), room.bottom() + 1 - height)
        whole = QRect(left, top, width, height)
        trays.setGeometry(inside, inside, width - 2 * inside, height - 2 * inside)
        trays.show()
        self._moving.stop()
        if lasts:
            self._moving.setDuration(lasts)
            self._moving.setStartValue(QRect(left, top, width, 2 * EDGE))
            self._moving.setEndValue(whole)
            self._moving.start()
        else:
            self.setGeometry(whole)
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        soft_shadow(painter, box, RADIUS, EDGE, 3, 110)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TILE))
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.setBrush(NO_BRUSH)
        outlined(painter, box, RADIUS, round_pen(RULING, 1.2))
        painter.end()
