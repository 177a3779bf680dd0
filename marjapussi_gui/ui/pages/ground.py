"""The background of a tile on the start page: cloth, shadow and focus ring."""

from functools import cache
from itertools import product

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from ..art.brushes import outlined, painting, round_pen, rounded, soft_shadow
from ..basis.palette import GOLD, GOLD_EDGE
from ..basis.theme import TILE_RADIUS

EDGE = 8  # pixels around a tile for its shadow and its ring
RING = 3.5
CORNER = 32  # pixels, with the margin: between two corners a tile looks the same everywhere


def draw_ring(painter: QPainter, size: QSize) -> None:
    """Draw the gold ring of the tile that has the focus."""
    box = QRectF(0, 0, size.width(), size.height()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
    ring = box.adjusted(-RING / 2, -RING / 2, RING / 2, RING / 2)
    outlined(painter, ring, TILE_RADIUS + RING / 2, round_pen(GOLD_EDGE, RING + 2.4))
    outlined(painter, ring, TILE_RADIUS + RING / 2, round_pen(GOLD, RING))


def draw_ground(painter: QPainter, size: QSize, colour: str) -> None:
    """Draw an empty tile with its shadow, stretched from a small cached image."""
    ratio = painter.device().devicePixelRatioF()
    small = _small_ground(ratio, colour)
    across, down = (_parts(length) for length in size.toTuple())
    for (x, wide, from_x, of_x), (y, high, from_y, of_y) in product(across, down):
        source = QRectF(from_x * ratio, from_y * ratio, of_x * ratio, of_y * ratio)
        painter.drawImage(QRectF(x, y, wide, high), small, source)


def _parts(length: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return target start, length, source start and length of the three parts of a side."""
    between = length - 2 * CORNER
    last = (length - CORNER, CORNER, CORNER + 4, CORNER)
    return (0, CORNER, 0, CORNER), (CORNER, between, CORNER, 4), last


@cache
def _small_ground(ratio: float, colour: str) -> QImage:
    """Return the smallest tile image; draw_tile_background stretches its middle."""
    side = 2 * CORNER + 4
    image = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    box = QRectF(EDGE, EDGE, side - 2 * EDGE, side - 2 * EDGE)
    with painting(image) as painter:
        soft_shadow(painter, box, TILE_RADIUS, 10, 3, 90)
        rounded(painter, box, TILE_RADIUS, colour)
    return image
