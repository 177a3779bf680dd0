"""Frames of animated berry bags: one that is tied shut, and one that tips over."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from .bags import (
    DEEP,
    DYES,
    FOLDS,
    HEIGHT,
    HEM,
    MOST,
    RADIUS,
    WIDTH,
    Places,
    cord,
    draw_berry,
    draw_bow,
    draw_cloth,
    draw_mouth,
    draw_opened,
    draw_ruff,
    draw_shadow,
    heap,
    write_number,
)
from .brushes import canvas, painting
from .paths import traced

OPEN = (22, 82, 30, 106, 8, 142, 8, 182, 8, 222, 58, 234, 100, 234, 142, 234, 192, 222, 192, 182,
        192, 142, 170, 106, 178, 82, 150, 100, 50, 100, 22, 82)  # fmt: skip
TIED = (74, 72, 40, 92, 6, 138, 12, 186, 16, 222, 58, 234, 100, 234, 142, 234, 184, 222, 188, 186,
        194, 138, 160, 92, 126, 72, 109, 72, 91, 72, 74, 72)  # fmt: skip
NECK = (100.0, 71.0)
# A share of the time, a share of the mouth, and units
GATHERED, NARROW, SUNK = 0.6, 0.7, 70.0

TIPPED_WIDTH = 324
TILT, OVER = 78.0, 34.0  # degrees; units to the side half-way through
UPRIGHT_AT, LYING_AT = (100.0, 158.0), (84.0, 147.0)  # of the bag's centre
AT_THE_MOUTH = ((58, 84), (84, 82), (111, 81), (137, 80), (158, 81), (124, 57), (151, 55))
OUT_AT = (176.0, 168.0)  # where berries roll out of the bag
GROUND = 220.0  # the y on which they roll


def closing_picture(side: int, part: float, numeral: str, width: float, ratio: float) -> QPixmap:
    """Return a frame of a full bag that is gathered at the neck, then tied with a bow."""
    neck, bow = min(part / GATHERED, 1.0), max(part - GATHERED, 0.0) / (1 - GATHERED)
    picture = canvas(width, width * HEIGHT / WIDTH, ratio)
    with painting(picture, width / WIDTH) as painter:
        draw_shadow(painter)
        _inside(painter, side, neck)
        with _about_neck(painter, neck * 0.6 + 0.4, max(2 * neck - 1, 0.0)):
            draw_ruff(painter)
        draw_cloth(painter, traced(_curve(_between(OPEN, TIED, neck))), DYES[side], 127 + neck)
        painter.setOpacity(neck)
        cord(painter, FOLDS, DEEP, 1.8)
        painter.setOpacity(1.0)
        _tie(painter, side, neck, bow)
        write_number(painter, numeral, DYES[side])
    return picture


def tipped_picture(side: int, count: int, part: float, width: float, ratio: float) -> QPixmap:
    """Return a frame of a bag that tips over towards the middle of the table."""
    scale = width / WIDTH
    picture = canvas(TIPPED_WIDTH * scale, HEIGHT * scale, ratio)
    with painting(picture, scale) as painter:
        if side:
            painter.translate(TIPPED_WIDTH, 0)
            painter.scale(-1, 1)
        draw_shadow(painter)
        painter.translate(OVER * math.sin(math.pi * part), 0)
        painter.translate(*_between(UPRIGHT_AT, LYING_AT, part))
        painter.rotate(TILT * part)
        painter.translate(-UPRIGHT_AT[0], -UPRIGHT_AT[1])
        draw_opened(painter, side, _slid(heap(count), part))
    return picture


def _inside(painter: QPainter, side: int, neck: float) -> None:
    """Draw the mouth of the bag, and the berries that sink into it."""
    if neck >= 1:
        return
    with _about_neck(painter, 1 - NARROW * neck, 1.0):
        draw_mouth(painter)
    for x, y in sorted(heap(MOST), key=lambda place: place[1]):
        nearer = NECK[0] + (x - NECK[0]) * (1 - NARROW * neck)
        draw_berry(painter, QPointF(nearer, y + SUNK * neck), RADIUS, side)


def _tie(painter: QPainter, side: int, neck: float, bow: float) -> None:
    """Draw the cord in the hem while the neck is gathered, and the bow after that."""
    if bow > 0:
        with _about_neck(painter, bow, bow):
            draw_bow(painter, DYES[side])
        return
    with _about_neck(painter, 1 - NARROW * neck, 1.0):
        painter.translate(0, -18 * neck)
        cord(painter, HEM, DYES[side].thread, 4)


@contextmanager
def _about_neck(painter: QPainter, across: float, up: float) -> Iterator[None]:
    painter.save()
    painter.translate(*NECK)
    painter.scale(across, up)
    painter.translate(-NECK[0], -NECK[1])
    yield
    painter.restore()


def _slid(places: Places, part: float) -> Places:
    """Return the positions of berries that slide to the mouth of a tipping bag."""
    ends = [AT_THE_MOUTH[number % len(AT_THE_MOUTH)] for number in range(len(places))]
    return tuple(
        (x + (end[0] - x) * part, y + (end[1] - y) * part)
        for (x, y), end in zip(places, ends, strict=True)
    )


def _between(start: tuple[float, ...], end: tuple[float, ...], part: float) -> tuple[float, ...]:
    return tuple(one + (other - one) * part for one, other in zip(start, end, strict=True))


def _curve(numbers: tuple[float, ...]) -> str:
    """Return the text form of a path: a start point, followed by curves."""
    curves = [numbers[place : place + 6] for place in range(2, len(numbers), 6)]
    return " ".join(
        ["M", *map(str, numbers[:2]), *(f"C {' '.join(map(str, each))}" for each in curves)]
    )
