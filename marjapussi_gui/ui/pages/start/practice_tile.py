"""The tile on the start page that offers exercises made from the player's mistakes."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ....engine.cards import HIDDEN
from ...art.background_card_painter import BackgroundCardPainter
from ...art.card_pictures import CARD_ASPECT
from ...art.felt import draw_felt_background
from ...art.painter_tools import draw_soft_shadow, fill_rounded_rect, seam_pen, stroke_rounded_rect
from ...common.theme import TILE_RADIUS
from ...text import practice_text as words
from ...widgets.labels import create_button, create_label

MARGIN, PADDING = 8, 10  # pixels
FELT_SIZE, FELT_RADIUS, SEAM_COLOUR = QSize(132, 56), 8, "#3CFFFFFF"
CARD_WIDTH, FAN_STEP, FAN_ANGLE, FAN_DROP = 40, 19, 5.0, 1.2  # of the fan, in pixels and degrees


class PracticeTile(QWidget):
    """Shows a card back for each exercise that is due, and a button that starts them."""

    practice_requested = Signal()

    def __init__(self, card_painter: BackgroundCardPainter) -> None:
        super().__init__()
        self._card_painter, self.due_count = card_painter, 0
        self._title_label, self._source_label = (
            create_label("", "name"),
            create_label("", "caption"),
        )
        for text in (self._title_label, self._source_label):
            text.setWordWrap(False)
        self.start_button = create_button("", self.practice_requested.emit)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self._title_label)
        column.addWidget(self._source_label)
        column.addStretch(1)
        row = QHBoxLayout(self)
        inside = MARGIN + PADDING
        row.setContentsMargins(inside + FELT_SIZE.width() + PADDING, inside, inside, inside)
        row.setSpacing(16)
        row.addLayout(column)
        row.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def set_due_count(self, count: int) -> None:
        """Set how many exercises are due; 0 hides the tile."""
        self.due_count = count
        self.setVisible(count > 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._title_label.setText(words.moments_label(self.due_count))
        self._source_label.setText(words.practice_source_text())
        self.start_button.setText(words.begin_label())
        self.start_button.setAccessibleName(
            f"{self._title_label.text()} {words.practice_source_text()}"
        )
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint.expandedTo(QSize(0, FELT_SIZE.height() + 2 * (MARGIN + PADDING)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        draw_soft_shadow(painter, box, TILE_RADIUS, 10, 3, 90)
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        fill_rounded_rect(painter, box, TILE_RADIUS, colour.name())
        top = box.center().y() - FELT_SIZE.height() / 2
        self._paint_felt(painter, QRectF(QPointF(box.left() + PADDING, top), FELT_SIZE.toSizeF()))
        painter.end()

    def _paint_felt(self, painter: QPainter, patch: QRectF) -> None:
        """Draw a fan of card backs on a piece of felt."""
        shape = QPainterPath()
        shape.addRoundedRect(patch, FELT_RADIUS, FELT_RADIUS)
        painter.setClipPath(shape)
        painter.save()
        painter.translate(patch.topLeft())
        draw_felt_background(painter, QRectF(QPointF(), patch.size()), "moss")
        painter.restore()
        stroke_rounded_rect(
            painter,
            patch.adjusted(4, 4, -4, -4),
            FELT_RADIUS - 3,
            seam_pen(SEAM_COLOUR, 1.4, 4, 3.4),
        )
        deck = self._card_painter.card_pictures
        picture, edge = (
            self._card_painter.picture(HIDDEN, CARD_WIDTH),
            deck.shadow_margin(CARD_WIDTH),
        )
        size = picture.deviceIndependentSize()
        for place in range(self.due_count):
            off = place - (self.due_count - 1) / 2
            painter.save()
            painter.translate(
                patch.center().x() + off * FAN_STEP, patch.bottom() + FAN_DROP * off * off
            )
            painter.rotate(off * FAN_ANGLE)
            corner = QPointF(-CARD_WIDTH / 2, -CARD_WIDTH * CARD_ASPECT * 0.72) - edge
            painter.drawPixmap(QRectF(corner, size), picture, QRectF(picture.rect()))
            painter.restore()
