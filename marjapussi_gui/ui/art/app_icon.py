"""The application icon: a bag full of berries, in a box of 256 by 256."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen

from . import bags
from .brushes import canvas, painting
from .paths import shape

CANVAS = 256.0
FINE = 48  # pixels; smaller icons show no stitches
SIZES = (16, 32, 64, 128)
RED = bags.DYES[0]

BAG = QRectF(6, 16, 188, 220)  # the part of its own box that a full bag takes
BELLY = (
    "M 22 82 C 30 106 8 142 8 182 C 8 222 58 234 100 234"
    "C 142 234 192 222 192 182 C 192 142 170 106 178 82 C 150 100 50 100 22 82"
)
PLAIN_BAND = "M -10 132 C 50 156 150 156 210 132 L 210 168 C 150 192 50 192 -10 168 Z"
FEW_BERRIES, FEW_RADIUS = ((62, 62), (138, 62), (100, 50)), 36.0


def app_icon() -> QIcon:
    """Return the icon of the application's windows."""
    icon = QIcon()
    for size in SIZES:
        picture = canvas(size, size, 1)
        with painting(picture, size / CANVAS) as painter:
            draw_icon(painter, size >= FINE)
        icon.addPixmap(picture)
    return icon


def draw_icon(painter: QPainter, is_fine: bool) -> None:  # noqa: FBT001 - a DrawFunction
    """Draw the application icon in a box of 256 by 256."""
    draw_bag(painter, QRectF(8, 2, 240, 252), is_fine=is_fine)


def draw_bag(painter: QPainter, place: QRectF, *, is_fine: bool) -> None:
    """Draw the bag of the icon into rect, with all details or simplified for small icons."""
    scale = min(place.width() / BAG.width(), place.height() / BAG.height())
    painter.save()
    painter.translate(place.center())
    painter.scale(scale, scale)
    painter.translate(-BAG.center())
    belly = shape(BELLY)
    painter.setPen(QPen(QColor(bags.SEAM), 3 if is_fine else 8))
    painter.setBrush(QColor(bags.INSIDE))
    painter.drawPath(shape(bags.MOUTH))
    _berries(painter, is_fine=is_fine)
    painter.setBrush(QColor(bags.LINEN))
    painter.drawPath(belly)
    shade = bags.SHADED.replace("200", "190")
    painter.fillPath(shape(shade).intersected(belly), QColor(bags.SHADE))
    band = _stitches() if is_fine else shape(PLAIN_BAND)
    painter.fillPath(band.intersected(belly), QColor(RED.thread))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(belly)
    if is_fine:
        painter.setPen(QPen(QColor(RED.thread), 5, c=Qt.PenCapStyle.RoundCap))
        painter.drawPath(shape(bags.HEM))
    painter.restore()


def _berries(painter: QPainter, *, is_fine: bool) -> None:
    places = bags.heap(bags.MOST - 1) if is_fine else FEW_BERRIES
    for x, y in sorted(places, key=lambda place: place[1]):
        bags.draw_berry(painter, QPointF(x, y), bags.RADIUS if is_fine else FEW_RADIUS, 0)


def _stitches() -> QPainterPath:
    """Return the stitched band of the bag as one path, with a square per stitch."""
    path, dot = QPainterPath(), bags.STITCH * 0.94
    for column in range(-bags.BAND_REACH, bags.BAND_REACH + 1):
        drop = bags.BAND_DROP * (1 - (column / bags.BAND_REACH) ** 2)
        x = bags.WIDTH / 2 + column * bags.STITCH - dot / 2
        for row, line in enumerate(bags.BAND):
            if line[(column + 8) % 16] == "M":
                path.addRect(x, 150 + (row - 5) * bags.STITCH + drop - dot / 2, dot, dot)
    return path
