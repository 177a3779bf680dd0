"""Pictures for the winner of a match: a wreath, a star and a portrait."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from .bags import LINEN, SEAM, draw_berry
from .brushes import NO_BRUSH, NO_PEN, canvas, painting, round_pen, soft_shadow
from .companions import AHEAD, companion_of, draw_companion, draw_own
from .paths import shape
from .stitches import STAR, draw_grid

BOX = 200.0
RADIUS = 82.0
LEAVES, FIRST, LAST = 13, 12.0, 162.0  # degrees from the bottom
LEAF = "M 0 0 C 5 -9 18 -12 30 -6 C 22 4 10 6 0 0 Z"
VEIN = "M 3 -1 C 10 -4 18 -6 26 -6"
LIGHT, DARK, VEINS, TWIG = "#3C8A5E", "#1F6A48", "#1A5238", "#5B4630"
BERRY_EVERY, BERRY = 3, 8.5
BOW = (
    "M 100 184 C 84 168 66 176 72 188 C 78 196 92 192 100 184"
    "C 116 168 134 176 128 188 C 122 196 108 192 100 184"
)
TAILS = "M 100 184 L 88 200 M 100 184 L 112 200"


def wreath_picture(part: float, side: int, thread: str, size: float, ratio: float) -> QPixmap:
    """Return a wreath that grows with progress from 0 to 1, and gets its bow at 1."""
    picture = canvas(size, size, ratio)
    with painting(picture, size / BOX) as painter:
        for mirrored in (False, True):
            painter.save()
            if mirrored:
                painter.translate(BOX, 0)
                painter.scale(-1, 1)
            _half(painter, part, side)
            painter.restore()
        if part >= 1:
            painter.setBrush(NO_BRUSH)
            painter.setPen(round_pen(thread, 5))
            painter.drawPath(shape(BOW))
            painter.drawPath(shape(TAILS))
    return picture


def portrait_picture(name: str, *, is_own: bool, size: float, ratio: float) -> QPixmap:
    """Return a large portrait of a player with a shadow; for the user it is a berry."""
    edge = size * 0.08
    picture = canvas(size + 2 * edge, size + 2 * edge, ratio)
    box = QRectF(edge, edge, size, size)
    with painting(picture) as painter:
        soft_shadow(painter, box, size / 2, edge, edge / 3, 130)
        if is_own:
            draw_own(painter, box)
        else:
            draw_companion(painter, box, companion_of(name), AHEAD)
    return picture


def star_picture(thread: str, size: float, ratio: float) -> QPixmap:
    """Return a star stitched on a disc of linen and surrounded by rays."""
    picture = canvas(size, size, ratio)
    with painting(picture, size / BOX) as painter:
        painter.setPen(round_pen(LINEN, 6))
        for ray in range(24):
            turn, far = radians(15 * ray), 96.0 if ray % 2 else 86.0
            direction = QPointF(cos(turn), sin(turn))
            middle = QPointF(BOX / 2, BOX / 2)
            painter.drawLine(middle + direction * 76, middle + direction * far)
        painter.setPen(round_pen(SEAM, 2))
        painter.setBrush(QColor(LINEN))
        painter.drawEllipse(QPointF(BOX / 2, BOX / 2), 66, 66)
        colours = {"X": QColor(thread), "B": QColor(thread)}
        draw_grid(painter, QRectF(51, 51, 98, 98), STAR, colours)
    return picture


def _half(painter: QPainter, part: float, side: int) -> None:
    """Draw the right half of a wreath up to a progress from 0 to 1."""
    leaves = part * LEAVES
    for number in range(LEAVES):
        grown = min(max(leaves - number, 0.0), 1.0)
        if not grown:
            return
        turn = FIRST + (LAST - FIRST) * number / (LEAVES - 1)
        painter.save()
        painter.translate(
            BOX / 2 + RADIUS * sin(radians(turn)), BOX / 2 + RADIUS * cos(radians(turn))
        )
        painter.rotate(-turn)
        painter.scale(grown, grown)
        _twig(painter)
        if number % BERRY_EVERY == 1:
            draw_berry(painter, QPointF(4, 1), BERRY, side)
        painter.restore()


def _twig(painter: QPainter) -> None:
    """Draw a piece of twig with a leaf on both sides."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(round_pen(TWIG, 3))
    painter.drawLine(QPointF(-10, 0), QPointF(18, 0))
    for colour, up in ((DARK, 1), (LIGHT, -1)):
        painter.save()
        painter.scale(1, up)
        painter.rotate(-24)
        painter.setPen(NO_PEN)
        painter.fillPath(shape(LEAF), QColor(colour))
        painter.strokePath(shape(VEIN), round_pen(VEINS, 1.2))
        painter.restore()
