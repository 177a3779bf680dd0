"""A small patch of felt with some of a game's cards."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...engine.cards import Card
from ..art.brushes import outlined, painting, seam_pen
from ..art.deck import SHAPE
from ..art.easel import Easel
from ..art.felt import draw_cloth
from ..basis.theme import PATCH_RADIUS

WIDTH, HEIGHT = 118, 148
REACH = 92  # what a fan may take of the width
WIDEST, TURN, STEP = 60, 11.0, 0.42
SEAM = "#3CFFFFFF"
PATCHES = 12  # kept: one for each row of tiles, before and after they grow


class Scene(QWidget):
    """A picture that stands for a game."""

    def __init__(self, cards: Sequence[Card], easel: Easel, felt: str = "moss") -> None:
        super().__init__()
        self._cards, self._easel, self._felt = tuple(cards), easel, felt
        self._unit = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def enlarge(self, unit: float) -> None:
        """Draw everything so many times as large."""
        if unit != self._unit:
            self._unit = unit
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(WIDTH * self._unit), round(HEIGHT * self._unit))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(0, 0, _patch(self.size(), self.devicePixelRatioF(), self._felt))
        middle = QRectF(self.rect()).center()
        draw_fan(painter, middle, self._cards, self._easel, self._unit)
        painter.end()


@lru_cache(PATCHES)
def _patch(size: QSize, ratio: float, felt: str) -> QImage:
    """Return a patch without cards: those of a row are alike."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    patch, shape = QRectF(QPointF(), size.toSizeF()), QPainterPath()
    shape.addRoundedRect(patch, PATCH_RADIUS, PATCH_RADIUS)
    with painting(image) as painter:
        painter.setClipPath(shape)
        draw_cloth(painter, patch, felt)
        outlined(painter, patch.adjusted(5, 5, -5, -5), 6, seam_pen(SEAM, 1.6, 4, 3.4))
    return image


def draw_fan(
    painter: QPainter, middle: QPointF, cards: Sequence[Card], easel: Easel, unit: float
) -> None:
    """Draw cards about a point, the outer ones turned and a little lower."""
    width = min(WIDEST, REACH / (1 + STEP * max(len(cards) - 1, 1))) * unit
    for place, card in enumerate(cards):
        off = place - (len(cards) - 1) / 2
        painter.save()
        painter.translate(middle + QPointF(off * width * STEP, abs(off) ** 1.6 * 3 * unit))
        painter.rotate(off * TURN)
        edge, picture = easel.deck.margin(width), easel.picture(card, width)
        corner = QPointF(-width / 2, -width * SHAPE / 2) - edge
        box = QRectF(corner, picture.deviceIndependentSize())
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.restore()
