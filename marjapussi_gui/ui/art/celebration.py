"""Pictures that celebrate the winner of a match: a wreath, a star and a portrait."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from .animal_portraits import GAZE_AHEAD, animal_portrait, draw_animal_portrait, draw_own_portrait
from .berry_bags import LINEN_COLOUR, SEAM_COLOUR, draw_berry
from .cross_stitch import STAR_GRID, draw_grid
from .painter_tools import (
    NO_BRUSH,
    NO_PEN,
    create_canvas,
    draw_soft_shadow,
    open_painter,
    round_pen,
)
from .vector_paths import cached_path

BOX_SIZE = 200.0
WREATH_RADIUS = 82.0
LEAVES_PER_HALF, FIRST_LEAF_ANGLE, LAST_LEAF_ANGLE = 13, 12.0, 162.0  # degrees from the bottom
LEAF_PATH = "M 0 0 C 5 -9 18 -12 30 -6 C 22 4 10 6 0 0 Z"
VEIN_PATH = "M 3 -1 C 10 -4 18 -6 26 -6"
LIGHT_LEAF_COLOUR, DARK_LEAF_COLOUR, VEIN_COLOUR, TWIG_COLOUR = (
    "#3C8A5E",
    "#1F6A48",
    "#1A5238",
    "#5B4630",
)
LEAVES_PER_BERRY, BERRY_RADIUS = 3, 8.5
BOW_PATH = (
    "M 100 184 C 84 168 66 176 72 188 C 78 196 92 192 100 184"
    "C 116 168 134 176 128 188 C 122 196 108 192 100 184"
)
BOW_TAILS_PATH = "M 100 184 L 88 200 M 100 184 L 112 200"


def wreath_picture(
    progress: float, side: int, bow_colour: str, size: float, pixel_ratio: float
) -> QPixmap:
    """Return a growing wreath at a progress from 0 to 1; at 1 it has its bow."""
    picture = create_canvas(size, size, pixel_ratio)
    with open_painter(picture, size / BOX_SIZE) as painter:
        for mirrored in (False, True):
            painter.save()
            if mirrored:
                painter.translate(BOX_SIZE, 0)
                painter.scale(-1, 1)
            _draw_half(painter, progress, side)
            painter.restore()
        if progress >= 1:
            painter.setBrush(NO_BRUSH)
            painter.setPen(round_pen(bow_colour, 5))
            painter.drawPath(cached_path(BOW_PATH))
            painter.drawPath(cached_path(BOW_TAILS_PATH))
    return picture


def portrait_picture(name: str, *, is_own: bool, size: float, pixel_ratio: float) -> QPixmap:
    """Return a large portrait: a berry for the user (is_own), an animal for any other player."""
    edge = size * 0.08
    picture = create_canvas(size + 2 * edge, size + 2 * edge, pixel_ratio)
    box = QRectF(edge, edge, size, size)
    with open_painter(picture) as painter:
        draw_soft_shadow(painter, box, size / 2, edge, edge / 3, 130)
        if is_own:
            draw_own_portrait(painter, box)
        else:
            draw_animal_portrait(painter, box, animal_portrait(name), GAZE_AHEAD)
    return picture


def star_picture(colour: str, size: float, pixel_ratio: float) -> QPixmap:
    """Return an embroidered star on a disc of linen with rays around it."""
    picture = create_canvas(size, size, pixel_ratio)
    with open_painter(picture, size / BOX_SIZE) as painter:
        painter.setPen(round_pen(LINEN_COLOUR, 6))
        for ray in range(24):
            turn, far = radians(15 * ray), 96.0 if ray % 2 else 86.0
            direction = QPointF(cos(turn), sin(turn))
            middle = QPointF(BOX_SIZE / 2, BOX_SIZE / 2)
            painter.drawLine(middle + direction * 76, middle + direction * far)
        painter.setPen(round_pen(SEAM_COLOUR, 2))
        painter.setBrush(QColor(LINEN_COLOUR))
        painter.drawEllipse(QPointF(BOX_SIZE / 2, BOX_SIZE / 2), 66, 66)
        colours = {"X": QColor(colour), "B": QColor(colour)}
        draw_grid(painter, QRectF(51, 51, 98, 98), STAR_GRID, colours)
    return picture


def _draw_half(painter: QPainter, progress: float, side: int) -> None:
    """Draw the right half of a wreath that grows with a progress from 0 to 1."""
    leaves = progress * LEAVES_PER_HALF
    for number in range(LEAVES_PER_HALF):
        grown = min(max(leaves - number, 0.0), 1.0)
        if not grown:
            return
        turn = FIRST_LEAF_ANGLE + (LAST_LEAF_ANGLE - FIRST_LEAF_ANGLE) * number / (
            LEAVES_PER_HALF - 1
        )
        painter.save()
        painter.translate(
            BOX_SIZE / 2 + WREATH_RADIUS * sin(radians(turn)),
            BOX_SIZE / 2 + WREATH_RADIUS * cos(radians(turn)),
        )
        painter.rotate(-turn)
        painter.scale(grown, grown)
        _draw_twig(painter)
        if number % LEAVES_PER_BERRY == 1:
            draw_berry(painter, QPointF(4, 1), BERRY_RADIUS, side)
        painter.restore()


def _draw_twig(painter: QPainter) -> None:
    """Draw a piece of twig with a leaf on either side."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(round_pen(TWIG_COLOUR, 3))
    painter.drawLine(QPointF(-10, 0), QPointF(18, 0))
    for colour, up in ((DARK_LEAF_COLOUR, 1), (LIGHT_LEAF_COLOUR, -1)):
        painter.save()
        painter.scale(1, up)
        painter.rotate(-24)
        painter.setPen(NO_PEN)
        painter.fillPath(cached_path(LEAF_PATH), QColor(colour))
        painter.strokePath(cached_path(VEIN_PATH), round_pen(VEIN_COLOUR, 1.2))
        painter.restore()
