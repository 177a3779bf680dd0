"""The suits: their colours and shapes, and how they are drawn."""

import math
from collections.abc import Mapping
from functools import cache, lru_cache

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QTransform

from ..common.palette import BLUEBERRY, CLOUDBERRY, INK, JUNIPER, LINGONBERRY
from .painter_tools import draw_image_unscaled, is_on_plain_image, open_painter
from .vector_paths import fit_path, parse_path

GOLD_THREAD, LEAF_GREEN = "#DDA032", "#4C7F3C"

# Letters in the stitch grids: K ink, R mouth, S skin, T shaded skin, G gold, W white, V leaf
SHARED_COLOURS = {
    "K": INK,
    "R": "#B5443C",
    "S": "#F2CBA8",
    "T": "#DB9F78",
    "G": GOLD_THREAD,
    "W": "#FFFDF8",
    "V": LEAF_GREEN,
}
BLACK_SUIT_COLOURS = {"M": "#3B414C", "D": "#1B1E24", "L": "#BFC4CC", "B": "#C02A37"}
RED_SUIT_COLOURS = {"M": "#C02A37", "D": "#7A1320", "L": "#F0B3AC", "B": "#C02A37"}

# Letters by suit: M main, D dark, L light, H hair, B berry
COLOUR_SCHEMES: dict[str, tuple[dict[str, str], ...]] = {
    "four": (
        {"M": "#35509F", "D": "#1D2A63", "L": "#A9B9E3", "H": "#4A3B36", "B": "#2A3A86"},
        RED_SUIT_COLOURS | {"H": "#7B4A24"},
        {"M": "#D9720F", "D": "#7E3A06", "L": "#F8D49B", "H": "#6B4526", "B": "#E8891B"}
        | {"G": "#EDB93A"},
        {"M": "#2C7A54", "D": "#124330", "L": "#A9D2B4", "H": "#5B4A3C", "B": "#3F5474"},
    ),
    "two": (
        BLACK_SUIT_COLOURS | {"H": "#4A3B36"},
        RED_SUIT_COLOURS | {"H": "#7B4A24"},
        RED_SUIT_COLOURS | {"H": "#6B4526", "B": GOLD_THREAD},
        BLACK_SUIT_COLOURS | {"H": "#5B4A3C"},
    ),
}
INDEX_COLOURS = {
    "four": (BLUEBERRY, LINGONBERRY, CLOUDBERRY, JUNIPER),
    "two": (INK, LINGONBERRY, LINGONBERRY, INK),
}


@cache
def stitch_colours(suit: int, scheme: str) -> Mapping[str, QColor]:
    """Return the colour of each letter in a suit's stitch grids (see cross_stitch)."""
    return {
        letter: QColor(colour)
        for letter, colour in (SHARED_COLOURS | COLOUR_SCHEMES[scheme][suit]).items()
    }


def suit_colour(suit: int, scheme: str) -> QColor:
    return QColor(INDEX_COLOURS[scheme][suit])


__all__ = ["fit_path", "rank_glyph", "suit_path"]

GLYPH_HEIGHT, STROKE_WIDTH = 100, 18  # the height of a glyph, and the width of its strokes

# In a box of 100 by 100 around the origin
SPADE_PATH = (
    "M 0 -50 C 10 -32 46 -12 46 14 C 46 29 35 37 24 37 C 15 37 8 33 4 26 C 5 36 10 44 18 49"
    "L -18 49 C -10 44 -5 36 -4 26 C -8 33 -15 37 -24 37 C -35 37 -46 29 -46 14"
    "C -46 -12 -10 -32 0 -50"
)
HEART_PATH = (
    "M 0 47 C -10 30 -48 8 -48 -20 C -48 -38 -36 -47 -24 -47 C -12 -47 -4 -39 0 -28"
    "C 4 -39 12 -47 24 -47 C 36 -47 48 -38 48 -20 C 48 8 10 30 0 47"
)
DIAMOND_PATH = (
    "M 0 -50 C 10 -30 24 -12 39 0 C 24 12 10 30 0 50 C -10 30 -24 12 -39 0C -24 -12 -10 -30 0 -50"
)
CLUB_PATH = (
    "O 0 -26 22.5 22.5 O -25 10 22.5 22.5 O 25 10 22.5 22.5"
    "M -6 -10 L 6 -10 L 4 14 C 5 32 10 43 18 49 L -18 49 C -10 43 -5 32 -4 14 Z"
)
SUIT_PATH_TEXTS = (SPADE_PATH, HEART_PATH, DIAMOND_PATH, CLUB_PATH)

GLYPH_LINES = {  # centre lines, for a height of 100
    "A": "M 9 92 L 39 9 L 69 92 M 20 65 L 58 65",
    "K": "M 9 9 L 9 91 M 60 9 L 11 60 M 31 42 L 63 91",
    "Q": "O 40 50 31 41 M 47 66 L 69 92",
    "J": "M 28 9 L 52 9 L 52 64 C 52 100 9 100 9 68",
    "T": "M 6 25 L 20 9 L 20 91 R 44 9 32 82 16 20",
    "9": "O 35 35 26 26 M 61 35 C 62 64 48 84 24 91",
    "8": "O 35 29 21.5 20.5 O 35 70 26 21",
    "7": "M 9 9 L 60 9 C 44 34 32 60 28 91",
    "6": "O 35 65 26 26 M 9 65 C 8 36 22 16 46 9",
    "5": "M 56 9 L 17 9 L 13 46 C 26 36 60 36 60 65 C 60 98 18 97 8 80",
    "4": "M 48 91 L 48 9 L 9 67 L 65 67",
    "3": "M 10 9 L 57 9 L 33 41 C 50 40 61 50 61 65 C 61 98 18 97 8 80",
    "2": "M 10 32 C 11 0 60 2 58 32 C 57 52 28 66 10 91 L 61 91",
}


@cache
def suit_path(suit: int) -> QPainterPath:
    """Return the outline of a suit symbol in a box of 100 by 100 around the origin."""
    path = parse_path(SUIT_PATH_TEXTS[suit])
    path.setFillRule(Qt.FillRule.WindingFill)
    return with_cached_bounds(path.simplified() if SUIT_PATH_TEXTS[suit] == CLUB_PATH else path)


@cache
def rank_glyph(rank: str) -> QPainterPath:
    """Return the outline of a rank letter with a height of 100 and its left edge at 0."""
    outline = rank_outline(rank)
    return with_cached_bounds(outline.translated(-outline.boundingRect().left(), 0))


def rank_outline(rank: str) -> QPainterPath:
    """Return the outline of a rank letter, made by thickening its centre lines."""
    pen = QPainterPathStroker()
    pen.setWidth(STROKE_WIDTH)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if rank == "A" else Qt.PenCapStyle.RoundCap)
    return pen.createStroke(parse_path(GLYPH_LINES[rank])).simplified()


def with_cached_bounds(path: QPainterPath) -> QPainterPath:
    """Make Qt compute and cache the bounds of a path, and return the path.

    Qt caches them without a lock, so threads that share the path must not compute them later.
    """
    path.boundingRect()
    return path


STAMP_CACHE_SIZE = 128  # a deck needs about thirty


def draw_suit(painter: QPainter, suit: int, rect: QRectF, *, is_upside_down: bool = False) -> None:
    """Draw a suit symbol into rect in the colour of the brush.

    Its position is exact to a quarter of a pixel.
    """
    if not is_on_plain_image(painter):
        painter.drawPath(_suit_outline(suit, rect, is_upside_down=is_upside_down))
        return
    device = painter.deviceTransform()
    box = device.mapRect(rect)
    (left, right), (top, down) = (
        _split_half_pixels(box.center().x()),
        _split_half_pixels(box.center().y()),
    )
    ink, is_over = painter.brush().color().rgb(), is_upside_down != (device.m11() < 0)
    stamp = _suit_image(suit, box.width(), box.height(), right, down, ink, is_upside_down=is_over)
    draw_image_unscaled(
        painter, QPoint(left - stamp.width() // 2, top - stamp.height() // 2), stamp
    )


def _split_half_pixels(coordinate: float) -> tuple[int, float]:
    """Round a coordinate to half pixels; return its whole pixels, and the remaining 0 or 0.5."""
    halves = round(2 * coordinate)
    return halves // 2, halves % 2 / 2


@lru_cache(maxsize=STAMP_CACHE_SIZE)
def _suit_image(
    suit: int,
    width: float,
    height: float,
    x_offset: float,
    y_offset: float,
    rgb: int,
    *,
    is_upside_down: bool,
) -> QImage:
    """Return the image of a suit symbol that is offset from the centre of the image."""
    middle = QPointF(math.ceil(width / 2) + 1, math.ceil(height / 2) + 1)
    size = (middle * 2).toPoint()
    image = QImage(size.x(), size.y(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(middle + QPointF(x_offset, y_offset))
    with open_painter(image) as painter:
        painter.setBrush(QColor(rgb))
        painter.drawPath(_suit_outline(suit, rect, is_upside_down=is_upside_down))
    return image


def _suit_outline(suit: int, rect: QRectF, *, is_upside_down: bool) -> QPainterPath:
    path, middle = fit_path(suit_path(suit), rect), rect.center()
    over = QTransform(-1, 0, 0, -1, 2 * middle.x(), 2 * middle.y())
    return over.map(path) if is_upside_down else path
