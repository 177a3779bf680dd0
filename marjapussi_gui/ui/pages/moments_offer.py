"""The tile on the start page that offers practice with the player's own mistakes."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ...engine.cards import HIDDEN
from ..art.brushes import outlined, rounded, seam_pen, soft_shadow
from ..art.deck import SHAPE
from ..art.easel import Easel
from ..art.felt import draw_cloth
from ..basis.theme import TILE_RADIUS
from ..widgets.labels import button, label
from ..wording import practice as words

EDGE, INSIDE = 8, 10  # pixels
FELT, RADIUS, SEAM = QSize(132, 56), 8, "#3CFFFFFF"
BACK, STEP, TURN, LOWER = 40, 19, 5.0, 1.2  # of the fan: pixels and degrees


class MomentsOffer(QWidget):
    """Shows a card back for each exercise that is due, and a button to start."""

    asked = Signal()

    def __init__(self, easel: Easel) -> None:
        super().__init__()
        self._easel, self.number = easel, 0
        self._name, self._from = label("", "name"), label("", "caption")
        for text in (self._name, self._from):
            text.setWordWrap(False)
        self.begin = button("", self.asked.emit)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self._name)
        column.addWidget(self._from)
        column.addStretch(1)
        row = QHBoxLayout(self)
        inside = EDGE + INSIDE
        row.setContentsMargins(inside + FELT.width() + INSIDE, inside, inside, inside)
        row.setSpacing(16)
        row.addLayout(column)
        row.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def offer(self, number: int) -> None:
        """Set how many exercises are due; 0 hides the tile."""
        self.number = number
        self.setVisible(number > 0)
        self.tell()

    def tell(self) -> None:
        """Set all texts in the current language."""
        self._name.setText(words.number_of_moments(self.number))
        self._from.setText(words.from_own_play())
        self.begin.setText(words.begin())
        self.begin.setAccessibleName(f"{self._name.text()} {words.from_own_play()}")
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint.expandedTo(QSize(0, FELT.height() + 2 * (EDGE + INSIDE)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        soft_shadow(painter, box, TILE_RADIUS, 10, 3, 90)
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        rounded(painter, box, TILE_RADIUS, colour.name())
        top = box.center().y() - FELT.height() / 2
        self._paint_felt(painter, QRectF(QPointF(box.left() + INSIDE, top), FELT.toSizeF()))
        painter.end()

    def _paint_felt(self, painter: QPainter, patch: QRectF) -> None:
        """Draw a fan of card backs on a piece of felt."""
        shape = QPainterPath()
        shape.addRoundedRect(patch, RADIUS, RADIUS)
        painter.setClipPath(shape)
        painter.save()
        painter.translate(patch.topLeft())
        draw_cloth(painter, QRectF(QPointF(), patch.size()), "moss")
        painter.restore()
        outlined(painter, patch.adjusted(4, 4, -4, -4), RADIUS - 3, seam_pen(SEAM, 1.4, 4, 3.4))
        deck = self._easel.deck
        picture, edge = self._easel.picture(HIDDEN, BACK), deck.margin(BACK)
        size = picture.deviceIndependentSize()
        for place in range(self.number):
            off = place - (self.number - 1) / 2
            painter.save()
            painter.translate(patch.center().x() + off * STEP, patch.bottom() + LOWER * off * off)
            painter.rotate(off * TURN)
            corner = QPointF(-BACK / 2, -BACK * SHAPE * 0.72) - edge
            painter.drawPixmap(QRectF(corner, size), picture, QRectF(picture.rect()))
            painter.restore()
