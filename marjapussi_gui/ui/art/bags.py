"""The linen bag of a side, with one berry for each game point."""

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ...engine.frozen import frozen
from ..basis.palette import SIDES
from ..basis.theme import BLACK, font, width_of
from ..wording.tongue import plain
from .brushes import NO_BRUSH, NO_PEN, canvas, kept, painting, round_pen, rounded, write
from .paths import shape, traced

SMALL, IN_COLUMN = 7.0, 8  # table units; berries
WIDTH, HEIGHT = 200, 252
LINEN, SHADE, DEEP, INSIDE, SEAM = "#F1E7D3", "#DCCDB0", "#A8926C", "#6F5D40", "#8E7A58"
NUMERAL, NUMERAL_AT, NUMERAL_WIDTH = 54, 197, 120

BAND = (
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
STITCH, BAND_REACH, BAND_DROP = 4.1, 24, 10
RADIUS = 15.0
Places = tuple[tuple[float, float], ...]
HEAP = ((5, 80.0), (4, 58.0), (3, 36.0))  # the number of berries in a row, and its y
MOST = sum(berries for berries, _ in HEAP)

MOUTH = "M 22 82 C 40 62 160 62 178 82 C 150 102 50 102 22 82"
HOLLOW = "M 34 84 C 56 72 144 72 166 84 C 140 100 60 100 34 84"
HEM = "M 24 88 C 52 106 148 106 176 88"
CORDS = "M 24 88 C 14 98 12 112 16 124 M 176 88 C 186 98 188 112 184 124"
KNOTS = "O 16 127 5 6 O 184 127 5 6"
SHADED = "M 200 70 C 150 110 190 200 96 240 L 200 240 Z"
CLOSED = (
    "M 74 72 C 40 92 6 138 12 186 C 16 222 58 234 100 234"
    "C 142 234 184 222 188 186 C 194 138 160 92 126 72 Z"
)
RUFF = (
    "M 76 70 C 70 52 54 34 46 24 C 58 30 66 24 72 18 C 82 28 92 24 100 14"
    "C 108 24 118 28 128 18 C 134 24 142 30 154 24 C 146 34 130 52 124 70 Z"
)
RUFF_FOLDS = (
    "M 84.4 66 L 74 30 M 92.8 66 L 88 30 M 100 66 L 100 26 M 107.2 66 L 112 30 M 115.6 66 L 126 30"
)
FOLDS = (
    "M 85 80 C 76 90 65.5 96 58 104 M 95 80 C 92 90 88.5 96 86 104"
    "M 105 80 C 108 90 111.5 96 114 104 M 115 80 C 124 90 134.5 96 142 104"
)
LOOPS = (
    "M 100 71 C 84 44 46 46 54 68 C 58 82 82 78 100 71"
    "M 100 71 C 116 44 154 46 146 68 C 142 82 118 78 100 71"
)
TAILS = "M 100 72 C 90 86 78 92 74 106 M 100 72 C 110 86 122 92 126 106"


@frozen
class Dye:
    """The colours of a side: its berries and its thread."""

    berry: str
    dark: str
    light: str
    thread: str


DYES = (
    Dye("#C02A37", "#86172A", "#F3A9A2", SIDES[0]),
    Dye("#3B55A6", "#22306F", "#B4C2EA", SIDES[1]),
    Dye("#2C7A54", "#124330", "#A9D2B4", SIDES[2]),
    Dye("#D9720F", "#8A4308", "#F8D49B", SIDES[3]),
    Dye("#7D589D", "#452D5A", "#D6C2E6", SIDES[4]),
)


def bag_picture(
    count: int,
    side: int,
    width: float,
    ratio: float,
    *,
    numeral: str | None = None,
    full: bool | None = None,
) -> QPixmap:
    """Return the bag of a side with count berries.

    The bag is drawn tied if is_full; None means: if no more berries fit in.
    """
    text = plain(count) if numeral is None else numeral
    is_tied = count >= MOST if full is None else full
    return _bag_picture(text, None if is_tied else count, side, width, ratio)


@kept
def _bag_picture(words: str, count: int | None, side: int, width: float, ratio: float) -> QPixmap:
    """Return a bag with a number on it; a count of None draws it tied."""
    picture = canvas(width, width * HEIGHT / WIDTH, ratio)
    with painting(picture, width / WIDTH) as painter:
        draw_shadow(painter)
        if count is None:
            draw_closed(painter, DYES[side])
        else:
            draw_opened(painter, side, heap(count))
        write_number(painter, words, DYES[side])
    return picture


def berry_picture(side: int, diameter: float, ratio: float) -> QPixmap:
    """Return a single berry in the colour of a side."""
    picture = canvas(diameter, diameter, ratio)
    with painting(picture) as painter:
        draw_berry(painter, QPointF(diameter / 2, diameter / 2), diameter / 2, side)
    return picture


def berries_picture(number: int, side: int, scale: float, ratio: float) -> QPixmap:
    """Return columns of small berries, filled from the bottom, to be shown beside a bag."""
    radius, apart = SMALL * scale, 2 * SMALL * scale + scale
    columns, rows = -(-number // IN_COLUMN), min(number, IN_COLUMN)
    picture = canvas(columns * apart, rows * apart, ratio)
    with painting(picture) as painter:
        for each in range(number):
            column, row = divmod(each, IN_COLUMN)
            across = columns - 1 - column if side else column
            at = QPointF((across + 0.5) * apart, (rows - row - 0.5) * apart)
            draw_berry(painter, at, radius, side)
    return picture


def draw_berry(painter: QPainter, at: QPointF, radius: float, side: int) -> None:
    """Draw a berry with a shaded edge, a highlight and a calyx."""
    dye = DYES[side]
    painter.save()
    painter.translate(at)
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


def heap(count: int) -> Places:
    """Return the positions of berries in an open bag, row by row from the middle outwards."""
    step = 2 * RADIUS * 0.94
    places = (
        (WIDTH / 2 + (spot - (berries - 1) / 2) * step, y)
        for berries, y in HEAP
        for spot in sorted(range(berries), key=lambda spot: (abs(2 * spot - berries + 1), spot))
    )
    return tuple(places)[: max(count, 0)]


def draw_opened(painter: QPainter, side: int, places: Places) -> None:
    """Draw an open bag with berries; the more there are, the rounder it is."""
    dye = DYES[side]
    draw_mouth(painter)
    for x, y in sorted(places, key=lambda place: place[1]):
        draw_berry(painter, QPointF(x, y), RADIUS, side)
    draw_cloth(painter, _front(len(places) / 11), dye, 127)
    cord(painter, HEM, dye.thread, 4)
    cord(painter, CORDS, dye.thread, 3.4)
    fill(painter, KNOTS, dye.thread)


def draw_closed(painter: QPainter, dye: Dye) -> None:
    """Draw a full bag tied with a bow."""
    draw_ruff(painter)
    draw_cloth(painter, shape(CLOSED), dye, 128)
    cord(painter, FOLDS, DEEP, 1.8)
    draw_bow(painter, dye)


def draw_ruff(painter: QPainter) -> None:
    """Draw the gathered cloth above the bow."""
    draw_linen(painter, RUFF, SHADE)
    cord(painter, RUFF_FOLDS, DEEP, 1.8)


def draw_bow(painter: QPainter, dye: Dye) -> None:
    """Draw the bow that ties a bag."""
    rounded(painter, QRectF(70, 65, 60, 12), 6, dye.thread)
    cord(painter, LOOPS, dye.thread, 5)
    cord(painter, TAILS, dye.thread, 4.4)
    fill(painter, "O 100 71 8 8", dye.dark)


def draw_mouth(painter: QPainter) -> None:
    """Draw the visible inside of an open bag."""
    draw_linen(painter, MOUTH, DEEP)
    fill(painter, HOLLOW, INSIDE)


def _front(swell: float) -> QPainterPath:
    """Return the outline of an open bag's front; a roundness of 1 is the fullest bag."""
    left, right = 20 - 12 * swell, 180 + 12 * swell
    return traced(
        f"M 22 82 C 30 106 {left} 142 {left} 182 C {left} 222 58 234 100 234"
        f"C 142 234 {right} 222 {right} 182 C {right} 142 170 106 178 82 C 150 100 50 100 22 82"
    )


def draw_cloth(painter: QPainter, front: QPainterPath, dye: Dye, band_at: float) -> None:
    """Draw the front of a bag, with shade on the right and its stitched band."""
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(LINEN))
    painter.drawPath(front)
    painter.save()
    painter.setClipPath(front)
    fill(painter, SHADED, SHADE)
    _band(painter, dye.thread, band_at)
    painter.restore()
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(QColor(SEAM), 2))
    painter.drawPath(front)


def _band(painter: QPainter, thread: str, middle: float) -> None:
    """Draw the stitched band, curved like the bag."""
    painter.save()
    painter.translate(0, middle)
    painter.fillPath(_band_stitches(), QColor(thread))
    painter.restore()


@cache
def _band_stitches() -> QPainterPath:
    dot = STITCH * 0.94
    path = QPainterPath()
    for column in range(-BAND_REACH, BAND_REACH + 1):
        x = WIDTH / 2 + column * STITCH - dot / 2
        drop = BAND_DROP * (1 - (column / BAND_REACH) ** 2)
        for row, line in enumerate(BAND):
            if line[(column + 8) % 16] == "M":
                y = (row - 5) * STITCH + drop - dot / 2
                path.addRoundedRect(QRectF(x, y, dot, dot), 1, 1)
    return path


def write_number(painter: QPainter, words: str, dye: Dye) -> None:
    """Write a number on the bag, in a smaller font if it is long."""
    wide = width_of(words, font(NUMERAL, BLACK))
    face = font(NUMERAL * min(1, NUMERAL_WIDTH / max(wide, 1)), BLACK)
    write(painter, QRectF(0, NUMERAL_AT - 40, WIDTH, 80), words, face, dye.dark)


def draw_linen(painter: QPainter, text: str, colour: str) -> None:
    """Draw a piece of cloth with a seam as its outline."""
    painter.setPen(QPen(QColor(SEAM), 2))
    painter.setBrush(QColor(colour))
    painter.drawPath(shape(text))


def fill(painter: QPainter, text: str, colour: str) -> None:
    """Fill a constant path."""
    painter.fillPath(shape(text), QColor(colour))


def cord(painter: QPainter, text: str, colour: str, width: float) -> None:
    """Draw a cord along a constant path."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(round_pen(colour, width))
    painter.drawPath(shape(text))


def draw_shadow(painter: QPainter) -> None:
    """Draw the soft shadow below a bag."""
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(0, 0, 0, 9))
    for ring in range(8):
        painter.drawEllipse(QPointF(100, 233), 74 + 3 * ring, 7 + 1.6 * ring)
