"""The cards of a ledger line, unrolled over the leaves."""

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.painter_tools import NO_BRUSH, draw_soft_shadow, round_pen, stroke_rounded_rect
from ..common.palette import RULE_LINE, TILE
from .card_trays import CORNER_RADIUS, CardTrays

SHADOW_MARGIN, PADDING = 8, 8  # pixels
MIN_WIDTH = 396  # pixels


class UnrolledCards(QWidget):
    """A piece of linen with trays of cards over the leaves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._animation = QPropertyAnimation(self, b"geometry", self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def unroll(
        self, trays: CardTrays, line: QRect, available: QRect, scale: float, duration_ms: int
    ) -> None:
        """Show trays below a line, inside a rectangle. A duration of 0 disables animation."""
        trays.setParent(self)
        inside = SHADOW_MARGIN + round(PADDING * scale)
        width = min(max(line.width(), round(MIN_WIDTH * scale)) + 2 * inside, available.width())
        height = min(trays.sizeHint().height() + 2 * inside, available.height())
        left = min(max(line.left() - inside, available.left()), available.right() + 1 - width)
        top = min(
            max(line.bottom() - SHADOW_MARGIN, available.top()), available.bottom() + 1 - height
        )
        whole = QRect(left, top, width, height)
        trays.setGeometry(inside, inside, width - 2 * inside, height - 2 * inside)
        trays.show()
        self._animation.stop()
        if duration_ms:
            self._animation.setDuration(duration_ms)
            self._animation.setStartValue(QRect(left, top, width, 2 * SHADOW_MARGIN))
            self._animation.setEndValue(whole)
            self._animation.start()
        else:
            self.setGeometry(whole)
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(
            SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN
        )
        draw_soft_shadow(painter, box, CORNER_RADIUS, SHADOW_MARGIN, 3, 110)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TILE))
        painter.drawRoundedRect(box, CORNER_RADIUS, CORNER_RADIUS)
        painter.setBrush(NO_BRUSH)
        stroke_rounded_rect(painter, box, CORNER_RADIUS, round_pen(RULE_LINE, 1.2))
        painter.end()
