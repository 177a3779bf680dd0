"""The background of tiles on the start page: cloth, a shadow, and a ring for the focus."""

from functools import cache
from itertools import product

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from ..common.palette import BUTTON, GOLD, GOLD_EDGE, SEAM_COLOUR
from ..common.theme import TILE_RADIUS
from .painter_tools import (
    draw_soft_shadow,
    fill_rounded_rect,
    open_painter,
    round_pen,
    seam_pen,
    stroke_rounded_rect,
)

TILE_MARGIN = 8  # pixels around a tile for its shadow and ring
RING_WIDTH = 3.5
SHADOW, RAISED_SHADOW = (10.0, 3.0, 90), (13.0, 4.0, 150)  # blur, drop and strength
CORNER_SIZE = 32  # pixels with the margin; between its corners, a side looks the same everywhere


def draw_focus_ring(painter: QPainter, size: QSize) -> None:
    box = QRectF(0, 0, size.width(), size.height()).adjusted(
        TILE_MARGIN, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN
    )
    ring = box.adjusted(-RING_WIDTH / 2, -RING_WIDTH / 2, RING_WIDTH / 2, RING_WIDTH / 2)
    stroke_rounded_rect(
        painter, ring, TILE_RADIUS + RING_WIDTH / 2, round_pen(GOLD_EDGE, RING_WIDTH + 2.4)
    )
    stroke_rounded_rect(painter, ring, TILE_RADIUS + RING_WIDTH / 2, round_pen(GOLD, RING_WIDTH))


def draw_tile_background(
    painter: QPainter, size: QSize, colour: str, *, is_raised: bool = False
) -> None:
    ratio = painter.device().devicePixelRatioF()
    small = _nine_patch_image(ratio, colour, *(RAISED_SHADOW if is_raised else SHADOW))
    across, down = (_nine_patch_spans(length) for length in size.toTuple())
    for (x, wide, from_x, of_x), (y, high, from_y, of_y) in product(across, down):
        source = QRectF(from_x * ratio, from_y * ratio, of_x * ratio, of_y * ratio)
        painter.drawImage(QRectF(x, y, wide, high), small, source)


def _nine_patch_spans(length: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return how to stretch a side of the tile's image to this length.

    Each of the three parts is given by its start and length in the target, then in the image.
    """
    between = length - 2 * CORNER_SIZE
    last = (length - CORNER_SIZE, CORNER_SIZE, CORNER_SIZE + 4, CORNER_SIZE)
    return (0, CORNER_SIZE, 0, CORNER_SIZE), (CORNER_SIZE, between, CORNER_SIZE, 4), last


@cache
def _nine_patch_image(
    pixel_ratio: float, colour: str, blur: float, drop: float, strength: int
) -> QImage:
    """Return the smallest image of a tile, whose middle can be stretched."""
    side = 2 * CORNER_SIZE + 4
    image = QImage(QSize(side, side) * pixel_ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(pixel_ratio)
    image.fill(Qt.GlobalColor.transparent)
    box = QRectF(TILE_MARGIN, TILE_MARGIN, side - 2 * TILE_MARGIN, side - 2 * TILE_MARGIN)
    with open_painter(image) as painter:
        draw_soft_shadow(painter, box, TILE_RADIUS, blur, drop, strength)
        fill_rounded_rect(painter, box, TILE_RADIUS, colour)
    return image


# In units: the distance of the hem from the edge, and how much smaller its corner radius is
HEM_INSET, HEM_RADIUS_DIFFERENCE = 4.0, 2.0


def draw_linen_background(painter: QPainter, box: QRectF, radius: float, unit: float = 1.0) -> None:
    """Draw a piece of linen with a dashed hem and a shadow; unit is the scale of both."""
    draw_soft_shadow(painter, box, radius, 10 * unit, 3 * unit)
    fill_rounded_rect(painter, box, radius, BUTTON)
    inside = HEM_INSET * unit
    hem = box.adjusted(inside, inside, -inside, -inside)
    stroke_rounded_rect(
        painter, hem, radius - HEM_RADIUS_DIFFERENCE * unit, seam_pen(SEAM_COLOUR, 1.4 * unit, 3, 3)
    )
