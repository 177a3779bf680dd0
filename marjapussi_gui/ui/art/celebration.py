"""Pictures for celebrations: a wreath, a star, portraits, and darkness around the winners."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap, QRadialGradient

from ..common.palette import PLATE_TEXT
from ..common.theme import BOLD, create_font, elide_text
from .animal_portraits import GAZE_AHEAD, animal_portrait, draw_animal_portrait, draw_own_portrait
from .cross_stitch import EMPTY_STITCH, STAR_GRID, draw_grid
from .painter_tools import (
    NO_BRUSH,
    NO_PEN,
    create_canvas,
    draw_soft_shadow,
    draw_text,
    open_painter,
    round_pen,
    seam_pen,
)
from .score_bag_pictures import LINEN_COLOUR, SEAM_COLOUR, draw_berry
from .vector_paths import cached_path

BOX_SIZE = 200.0
WREATH_EDGE = 14.0  # around the box, for the tails of the bow
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
BOW_TAILS_PATH = "M 100 184 C 95 194 90 201 83 209 M 100 184 C 105 194 110 201 117 209"
BOW_KNOT = QPointF(100, 184)
BOW_SHARE = 0.16  # of the time in which a wreath grows: its bow comes last
MIN_BOW_SCALE = 0.25
UNPICKED_COLOUR = "#E3D5B9"

NAME_SIZE, NAME_PORTRAIT_SIZE = 20, 92  # font size for a portrait of this size
NAME_WIDTH, NAME_GAP = 1.6, 0.02  # in portrait sizes
DUSK_COLOUR, GLOW_COLOUR = "#0B120A", "#FFF6DC"
DUSK_ALPHA, GLOW_ALPHA = 132, 96
GLOW_RADIUS = 0.27  # fraction of the table's width
SEAM_SIZE = QSizeF(140, 28)  # table units: of the place where a bag stood


def wreath_picture(
    progress: float, side: int, bow_colour: str, size: float, pixel_ratio: float
) -> QPixmap:
    """Return the picture of a wreath that has grown up to a progress from 0 to 1.

    Its bow appears last. The size doesn't include the tails of the bow.
    """
    unit = size / BOX_SIZE
    whole = size + 2 * WREATH_EDGE * unit
    picture = create_canvas(whole, whole, pixel_ratio)
    with open_painter(picture, unit) as painter:
        painter.translate(WREATH_EDGE, WREATH_EDGE)
        for mirrored in (False, True):
            painter.save()
            if mirrored:
                painter.translate(BOX_SIZE, 0)
                painter.scale(-1, 1)
            _draw_wreath_half(painter, min(progress / (1 - BOW_SHARE), 1.0), side)
            painter.restore()
        if (tied := (progress - 1 + BOW_SHARE) / BOW_SHARE) > 0:
            _draw_bow(painter, min(tied, 1.0), bow_colour)
    return picture


def _draw_bow(painter: QPainter, progress: float, colour: str) -> None:
    painter.save()
    painter.translate(BOW_KNOT)
    grown = MIN_BOW_SCALE + (1 - MIN_BOW_SCALE) * progress
    painter.scale(grown, grown)
    painter.translate(-BOW_KNOT)
    painter.setBrush(NO_BRUSH)
    painter.setPen(round_pen(colour, 5))
    painter.drawPath(cached_path(BOW_PATH))
    painter.drawPath(cached_path(BOW_TAILS_PATH))
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour).darker(125))
    painter.drawEllipse(BOW_KNOT, 5.5, 5.5)
    painter.restore()


def dusk_picture(size: QSizeF, centre: QPointF) -> QPixmap:
    """Return a dark overlay for a table of this size, with warm light around a point.

    The overlay has a pixel ratio of 1, because it has no fine details.
    """
    picture = create_canvas(size.width(), size.height(), 1.0)
    radius = GLOW_RADIUS * size.width()
    light = QRadialGradient(centre, radius)
    shade, glow = QColor(DUSK_COLOUR), QColor(GLOW_COLOUR)
    for place, alpha in ((0.0, GLOW_ALPHA), (0.45, GLOW_ALPHA * 0.62), (0.8, 0.0)):
        glow.setAlpha(round(alpha))
        light.setColorAt(place, glow)
    glow.setAlpha(0)
    light.setColorAt(1.0, glow)
    dark = QRadialGradient(centre, 2.2 * radius)
    for place, share in ((0.0, 0.0), (0.3, 0.25), (0.5, 0.8), (1.0, 1.0)):
        shade.setAlpha(round(DUSK_ALPHA * share))
        dark.setColorAt(place, shade)
    with open_painter(picture) as painter:
        table = QRectF(QPointF(), size)
        painter.fillRect(table, dark)
        painter.fillRect(table, light)
    return picture


def bag_outline_picture(unit: float, pixel_ratio: float) -> QPixmap:
    """Return a picture of the dashed outline that marks where a score bag stood."""
    size = SEAM_SIZE * unit
    picture = create_canvas(size.width() + 4, size.height() + 4, pixel_ratio)
    with open_painter(picture) as painter:
        painter.setBrush(NO_BRUSH)
        painter.setPen(seam_pen(QColor(255, 255, 255, 90), 1.6, 4, 3.4))
        painter.drawEllipse(QRectF(QPointF(2, 2), size))
    return picture


def winner_picture(
    caption: str, name: str, *, is_own: bool, size: float, pixel_ratio: float
) -> QPixmap:
    """Return the portrait of a winner with a caption below it, in light letters."""
    face = portrait_picture(name, is_own=is_own, size=size, pixel_ratio=pixel_ratio)
    font = create_font(NAME_SIZE * size / NAME_PORTRAIT_SIZE, BOLD)
    wide, high = NAME_WIDTH * size, QFontMetricsF(font).height()
    portrait = face.deviceIndependentSize()
    picture = create_canvas(wide, portrait.height() + NAME_GAP * size + high, pixel_ratio)
    with open_painter(picture) as painter:
        painter.drawPixmap(QPointF((wide - portrait.width()) / 2, 0), face)
        box = QRectF(0, portrait.height() + NAME_GAP * size, wide, high)
        draw_text(painter, box, elide_text(caption, font, wide), font, PLATE_TEXT)
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


def star_picture(colour: str, size: float, pixel_ratio: float, *, share: float = 1.0) -> QPixmap:
    """Return an embroidered star on a disc of linen with rays around it.

    share is the fraction of its stitches that are left. The others, from the top row down, have
    come undone and are drawn as a pale shadow.
    """
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
        unpicked, box = round((1 - share) * len(STAR_GRID)), QRectF(51, 51, 98, 98)
        if unpicked:
            draw_grid(painter, box, STAR_GRID, {each: QColor(UNPICKED_COLOUR) for each in "XB"})
        rows = [EMPTY_STITCH * len(row) for row in STAR_GRID[:unpicked]]
        colours = {"X": QColor(colour), "B": QColor(colour)}
        draw_grid(painter, box, (*rows, *STAR_GRID[unpicked:]), colours)
    return picture


def _draw_wreath_half(painter: QPainter, progress: float, side: int) -> None:
    """Draw the right half of a wreath that has grown up to a progress from 0 to 1."""
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
