"""Pictures of score bags: the linen bag of a side, which holds one berry per game point.

Bags are drawn in a box of 200 by 252 units.
"""

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ...engine.frozen import frozen
from ..common.palette import SIDE_COLOURS
from ..common.theme import BLACK, create_font, text_width
from ..text.i18n import number_text
from .painter_tools import (
    NO_BRUSH,
    NO_PEN,
    cached_picture,
    create_canvas,
    draw_text,
    fill_rounded_rect,
    open_painter,
    round_pen,
)
from .vector_paths import cached_path, parse_path

SMALL_BERRY_RADIUS, BERRIES_PER_COLUMN = 7.0, 8  # table units; berries
BAG_BOX_WIDTH, BAG_BOX_HEIGHT = 200, 252
LINEN_COLOUR, SHADE_COLOUR, FOLD_COLOUR, INSIDE_COLOUR, SEAM_COLOUR = (
    "#F1E7D3",
    "#DCCDB0",
    "#A8926C",
    "#6F5D40",
    "#8E7A58",
)
NUMBER_SIZE, NUMBER_Y, NUMBER_WIDTH = 54, 197, 120

BAND_PATTERN = (
    "M" * 16,
    "." * 16,
    "M.......M.......",
    ".M.....M.M.....M",
    "..M.M.M...M.M.M.",
    "...M.M..M..M.M..",
    "..M.M.M...M.M.M.",
    ".M.....M.M.....M",
    "M.......M.......",
    "." * 16,
    "M" * 16,
)
STITCH_SIZE, BAND_HALF_COLUMNS, BAND_SAG = 4.1, 24, 10
BERRY_RADIUS = 15.0
BerryPositions = tuple[tuple[float, float], ...]
HEAP_ROWS = ((5, 80.0), (4, 58.0), (3, 36.0))  # number of berries and y coordinate of each row
BAG_CAPACITY = sum(berries for berries, _ in HEAP_ROWS)

MOUTH_PATH = "M 22 82 C 40 62 160 62 178 82 C 150 102 50 102 22 82"
HOLLOW_PATH = "M 34 84 C 56 72 144 72 166 84 C 140 100 60 100 34 84"
HEM_PATH = "M 24 88 C 52 106 148 106 176 88"
CORDS_PATH = "M 24 88 C 14 98 12 112 16 124 M 176 88 C 186 98 188 112 184 124"
KNOTS_PATH = "O 16 127 5 6 O 184 127 5 6"
SHADED_PATH = "M 200 70 C 150 110 190 200 96 240 L 200 240 Z"
CLOSED_FRONT_PATH = (
    "M 74 72 C 40 92 6 138 12 186 C 16 222 58 234 100 234"
    "C 142 234 184 222 188 186 C 194 138 160 92 126 72 Z"
)
RUFF_PATH = (
    "M 76 70 C 70 52 54 34 46 24 C 58 30 66 24 72 18 C 82 28 92 24 100 14"
    "C 108 24 118 28 128 18 C 134 24 142 30 154 24 C 146 34 130 52 124 70 Z"
)
RUFF_FOLDS_PATH = (
    "M 84.4 66 L 74 30 M 92.8 66 L 88 30 M 100 66 L 100 26 M 107.2 66 L 112 30 M 115.6 66 L 126 30"
)
FOLDS_PATH = (
    "M 85 80 C 76 90 65.5 96 58 104 M 95 80 C 92 90 88.5 96 86 104"
    "M 105 80 C 108 90 111.5 96 114 104 M 115 80 C 124 90 134.5 96 142 104"
)
BOW_LOOPS_PATH = (
    "M 100 71 C 84 44 46 46 54 68 C 58 82 82 78 100 71"
    "M 100 71 C 116 44 154 46 146 68 C 142 82 118 78 100 71"
)
BOW_TAILS_PATH = "M 100 72 C 90 86 78 92 74 106 M 100 72 C 110 86 122 92 126 106"


@frozen
class SideColours:
    """The colours of a side: those of its berries and of the embroidery on its bag."""

    berry: str
    dark: str
    light: str
    thread: str


BAG_COLOURS = (
    SideColours("#C02A37", "#86172A", "#F3A9A2", SIDE_COLOURS[0]),
    SideColours("#3B55A6", "#22306F", "#B4C2EA", SIDE_COLOURS[1]),
    SideColours("#2C7A54", "#124330", "#A9D2B4", SIDE_COLOURS[2]),
    SideColours("#D9720F", "#8A4308", "#F8D49B", SIDE_COLOURS[3]),
    SideColours("#7D589D", "#452D5A", "#D6C2E6", SIDE_COLOURS[4]),
)


def bag_picture(
    count: int,
    side: int,
    width: float,
    pixel_ratio: float,
    *,
    label: str | None = None,
    is_full: bool | None = None,
) -> QPixmap:
    """Return the picture of a side's bag with count berries.

    label replaces the number on the bag. is_full decides whether the bag is tied shut; by default
    it is when no more berries fit.
    """
    text = number_text(count) if label is None else label
    is_tied = count >= BAG_CAPACITY if is_full is None else is_full
    return _cached_bag_picture(text, None if is_tied else count, side, width, pixel_ratio)


@cached_picture
def _cached_bag_picture(
    label: str, count: int | None, side: int, width: float, pixel_ratio: float
) -> QPixmap:
    """Return an open bag with count berries, or a bag that is tied shut if count is None."""
    picture = create_canvas(width, width * BAG_BOX_HEIGHT / BAG_BOX_WIDTH, pixel_ratio)
    with open_painter(picture, width / BAG_BOX_WIDTH) as painter:
        draw_bag_shadow(painter)
        if count is None:
            draw_closed_bag(painter, BAG_COLOURS[side])
        else:
            draw_open_bag(painter, side, berry_positions(count))
        draw_bag_number(painter, label, BAG_COLOURS[side])
    return picture


def berry_picture(side: int, diameter: float, pixel_ratio: float) -> QPixmap:
    picture = create_canvas(diameter, diameter, pixel_ratio)
    with open_painter(picture) as painter:
        draw_berry(painter, QPointF(diameter / 2, diameter / 2), diameter / 2, side)
    return picture


def small_berries_picture(count: int, side: int, scale: float, pixel_ratio: float) -> QPixmap:
    radius, apart = SMALL_BERRY_RADIUS * scale, 2 * SMALL_BERRY_RADIUS * scale + scale
    columns, rows = -(-count // BERRIES_PER_COLUMN), min(count, BERRIES_PER_COLUMN)
    picture = create_canvas(columns * apart, rows * apart, pixel_ratio)
    with open_painter(picture) as painter:
        for each in range(count):
            column, row = divmod(each, BERRIES_PER_COLUMN)
            across = columns - 1 - column if side else column
            at = QPointF((across + 0.5) * apart, (rows - row - 0.5) * apart)
            draw_berry(painter, at, radius, side)
    return picture


def draw_berry(painter: QPainter, centre: QPointF, radius: float, side: int) -> None:
    dye = BAG_COLOURS[side]
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.setPen(NO_PEN)
    for colour, place, wide, high in (
        (dye.dark, QPointF(0, 0), 1, 1),
        (dye.berry, QPointF(-0.09, -0.11), 0.87, 0.87),
        (dye.light, QPointF(-0.38, -0.42), 0.17, 0.13),
    ):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(place, wide, high)
    painter.setBrush(QColor(dye.dark))
    for leaf in range(5):
        turn = math.radians(72 * leaf - 70)
        painter.drawEllipse(
            QPointF(0.25 + 0.15 * math.cos(turn), 0.22 + 0.15 * math.sin(turn)), 0.1, 0.1
        )
    painter.restore()


def berry_positions(count: int) -> BerryPositions:
    """Return the positions of count berries in an open bag, row by row from the middle outwards."""
    step = 2 * BERRY_RADIUS * 0.94
    places = (
        (BAG_BOX_WIDTH / 2 + (spot - (berries - 1) / 2) * step, y)
        for berries, y in HEAP_ROWS
        for spot in sorted(range(berries), key=lambda spot: (abs(2 * spot - berries + 1), spot))
    )
    return tuple(places)[: max(count, 0)]


def draw_open_bag(painter: QPainter, side: int, positions: BerryPositions) -> None:
    dye = BAG_COLOURS[side]
    draw_bag_mouth(painter)
    for x, y in sorted(positions, key=lambda place: place[1]):
        draw_berry(painter, QPointF(x, y), BERRY_RADIUS, side)
    draw_bag_front(painter, _open_front_path(len(positions) / 11), dye, 127)
    draw_cord(painter, HEM_PATH, dye.thread, 4)
    draw_cord(painter, CORDS_PATH, dye.thread, 3.4)
    fill_path(painter, KNOTS_PATH, dye.thread)


def draw_closed_bag(painter: QPainter, colours: SideColours) -> None:
    draw_bag_ruff(painter)
    draw_bag_front(painter, cached_path(CLOSED_FRONT_PATH), colours, 128)
    draw_cord(painter, FOLDS_PATH, FOLD_COLOUR, 1.8)
    draw_bag_bow(painter, colours)


def draw_bag_ruff(painter: QPainter) -> None:
    """Draw the gathered cloth that sticks out above the bow."""
    draw_seamed_cloth(painter, RUFF_PATH, SHADE_COLOUR)
    draw_cord(painter, RUFF_FOLDS_PATH, FOLD_COLOUR, 1.8)


def draw_bag_bow(painter: QPainter, colours: SideColours) -> None:
    fill_rounded_rect(painter, QRectF(70, 65, 60, 12), 6, colours.thread)
    draw_cord(painter, BOW_LOOPS_PATH, colours.thread, 5)
    draw_cord(painter, BOW_TAILS_PATH, colours.thread, 4.4)
    fill_path(painter, "O 100 71 8 8", colours.dark)


def draw_bag_mouth(painter: QPainter) -> None:
    """Draw the visible inside of an open bag."""
    draw_seamed_cloth(painter, MOUTH_PATH, FOLD_COLOUR)
    fill_path(painter, HOLLOW_PATH, INSIDE_COLOUR)


def _open_front_path(roundness: float) -> QPainterPath:
    """Return the outline of an open bag's front. The roundness is from 0 (empty) to 1 (full)."""
    left, right = 20 - 12 * roundness, 180 + 12 * roundness
    return parse_path(
        f"M 22 82 C 30 106 {left} 142 {left} 182 C {left} 222 58 234 100 234"
        f"C 142 234 {right} 222 {right} 182 C {right} 142 170 106 178 82 C 150 100 50 100 22 82"
    )


def draw_bag_front(
    painter: QPainter, front: QPainterPath, colours: SideColours, band_y: float
) -> None:
    """Draw the front of a bag, shaded on the right, with its embroidered band."""
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(LINEN_COLOUR))
    painter.drawPath(front)
    painter.save()
    painter.setClipPath(front)
    fill_path(painter, SHADED_PATH, SHADE_COLOUR)
    _draw_band(painter, colours.thread, band_y)
    painter.restore()
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(QColor(SEAM_COLOUR), 2))
    painter.drawPath(front)


def _draw_band(painter: QPainter, colour: str, y: float) -> None:
    painter.save()
    painter.translate(0, y)
    painter.fillPath(_band_path(), QColor(colour))
    painter.restore()


@cache
def _band_path() -> QPainterPath:
    dot = STITCH_SIZE * 0.94
    path = QPainterPath()
    for column in range(-BAND_HALF_COLUMNS, BAND_HALF_COLUMNS + 1):
        x = BAG_BOX_WIDTH / 2 + column * STITCH_SIZE - dot / 2
        drop = BAND_SAG * (1 - (column / BAND_HALF_COLUMNS) ** 2)
        for row, line in enumerate(BAND_PATTERN):
            if line[(column + 8) % 16] == "M":
                y = (row - 5) * STITCH_SIZE + drop - dot / 2
                path.addRoundedRect(QRectF(x, y, dot, dot), 1, 1)
    return path


def draw_bag_number(painter: QPainter, text: str, colours: SideColours) -> None:
    """Write a number on the bag, in a smaller font if it is long."""
    wide = text_width(text, create_font(NUMBER_SIZE, BLACK))
    face = create_font(NUMBER_SIZE * min(1, NUMBER_WIDTH / max(wide, 1)), BLACK)
    draw_text(painter, QRectF(0, NUMBER_Y - 40, BAG_BOX_WIDTH, 80), text, face, colours.dark)


def draw_seamed_cloth(painter: QPainter, path_data: str, colour: str) -> None:
    """Draw a piece of cloth with an outline; its shape is given as path data (see vector_paths)."""
    painter.setPen(QPen(QColor(SEAM_COLOUR), 2))
    painter.setBrush(QColor(colour))
    painter.drawPath(cached_path(path_data))


def fill_path(painter: QPainter, path_data: str, colour: str) -> None:
    painter.fillPath(cached_path(path_data), QColor(colour))


def draw_cord(painter: QPainter, path_data: str, colour: str, width: float) -> None:
    painter.setBrush(NO_BRUSH)
    painter.setPen(round_pen(colour, width))
    painter.drawPath(cached_path(path_data))


def draw_bag_shadow(painter: QPainter) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(0, 0, 0, 9))
    for ring in range(8):
        painter.drawEllipse(QPointF(100, 233), 74 + 3 * ring, 7 + 1.6 * ring)
