"""Animation frames of a score bag (a linen bag of berries) being tied shut or tipping over."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from .painter_tools import create_canvas, open_painter
from .score_bag_pictures import (
    BAG_BOX_HEIGHT,
    BAG_BOX_WIDTH,
    BAG_CAPACITY,
    BAG_COLOURS,
    BERRY_RADIUS,
    FOLD_COLOUR,
    FOLDS_PATH,
    HEM_PATH,
    BerryPositions,
    berry_positions,
    draw_bag_bow,
    draw_bag_front,
    draw_bag_mouth,
    draw_bag_number,
    draw_bag_ruff,
    draw_bag_shadow,
    draw_berry,
    draw_cord,
    draw_open_bag,
)
from .vector_paths import parse_path

OPEN_OUTLINE = (
        22, 82, 30, 106, 8, 142, 8, 182, 8, 222, 58, 234, 100, 234, 142, 234, 192, 222, 192, 182,
        192, 142, 170, 106, 178, 82, 150, 100, 50, 100, 22, 82)  # fmt: skip
TIED_OUTLINE = (
        74, 72, 40, 92, 6, 138, 12, 186, 16, 222, 58, 234, 100, 234, 142, 234, 184, 222, 188, 186,
        194, 138, 160, 92, 126, 72, 109, 72, 91, 72, 74, 72)  # fmt: skip
NECK_POINT = (100.0, 71.0)
# Fractions of the duration and of the mouth's width; units of the bag's box
GATHER_SHARE, MOUTH_NARROWING, BERRY_SINK_DISTANCE = 0.6, 0.7, 70.0

TIPPED_WIDTH = 324
TILT_DEGREES, LEAN_DISTANCE = 78.0, 34.0  # degrees; units to the side, halfway through the fall
UPRIGHT_CENTRE, LYING_CENTRE = (100.0, 158.0), (84.0, 147.0)  # positions of the bag's centre
MOUTH_POSITIONS = ((58, 84), (84, 82), (111, 81), (137, 80), (158, 81), (124, 57), (151, 55))
SPILL_POINT = (176.0, 168.0)  # where berries roll out of the bag
GROUND_Y = 220.0  # the y coordinate of berries that roll on the ground


def closing_bag_picture(
    side: int, progress: float, label: str, width: float, pixel_ratio: float
) -> QPixmap:
    """Return a frame of the animation that ties a full bag; progress goes from 0 to 1."""
    neck, bow = (
        min(progress / GATHER_SHARE, 1.0),
        max(progress - GATHER_SHARE, 0.0) / (1 - GATHER_SHARE),
    )
    picture = create_canvas(width, width * BAG_BOX_HEIGHT / BAG_BOX_WIDTH, pixel_ratio)
    with open_painter(picture, width / BAG_BOX_WIDTH) as painter:
        draw_bag_shadow(painter)
        _draw_bag_inside(painter, side, neck)
        with _scale_about_neck(painter, neck * 0.6 + 0.4, max(2 * neck - 1, 0.0)):
            draw_bag_ruff(painter)
        draw_bag_front(
            painter,
            parse_path(_curve_path_data(_interpolate(OPEN_OUTLINE, TIED_OUTLINE, neck))),
            BAG_COLOURS[side],
            127 + neck,
        )
        painter.setOpacity(neck)
        draw_cord(painter, FOLDS_PATH, FOLD_COLOUR, 1.8)
        painter.setOpacity(1.0)
        _draw_tie(painter, side, neck, bow)
        draw_bag_number(painter, label, BAG_COLOURS[side])
    return picture


def tipping_bag_picture(
    side: int, count: int, progress: float, width: float, pixel_ratio: float
) -> QPixmap:
    """Return the frame at a progress from 0 to 1 of a bag that tips over towards the table."""
    scale = width / BAG_BOX_WIDTH
    picture = create_canvas(TIPPED_WIDTH * scale, BAG_BOX_HEIGHT * scale, pixel_ratio)
    with open_painter(picture, scale) as painter:
        if side:
            painter.translate(TIPPED_WIDTH, 0)
            painter.scale(-1, 1)
        draw_bag_shadow(painter)
        painter.translate(LEAN_DISTANCE * math.sin(math.pi * progress), 0)
        painter.translate(*_interpolate(UPRIGHT_CENTRE, LYING_CENTRE, progress))
        painter.rotate(TILT_DEGREES * progress)
        painter.translate(-UPRIGHT_CENTRE[0], -UPRIGHT_CENTRE[1])
        draw_open_bag(painter, side, _slide_to_mouth(berry_positions(count), progress))
    return picture


def _draw_bag_inside(painter: QPainter, side: int, gathering: float) -> None:
    if gathering >= 1:
        return
    with _scale_about_neck(painter, 1 - MOUTH_NARROWING * gathering, 1.0):
        draw_bag_mouth(painter)
    for x, y in sorted(berry_positions(BAG_CAPACITY), key=lambda place: place[1]):
        nearer = NECK_POINT[0] + (x - NECK_POINT[0]) * (1 - MOUTH_NARROWING * gathering)
        draw_berry(
            painter, QPointF(nearer, y + BERRY_SINK_DISTANCE * gathering), BERRY_RADIUS, side
        )


def _draw_tie(painter: QPainter, side: int, gathering: float, bow_progress: float) -> None:
    if bow_progress > 0:
        with _scale_about_neck(painter, bow_progress, bow_progress):
            draw_bag_bow(painter, BAG_COLOURS[side])
        return
    with _scale_about_neck(painter, 1 - MOUTH_NARROWING * gathering, 1.0):
        painter.translate(0, -18 * gathering)
        draw_cord(painter, HEM_PATH, BAG_COLOURS[side].thread, 4)


@contextmanager
def _scale_about_neck(painter: QPainter, x_scale: float, y_scale: float) -> Iterator[None]:
    """Scale the painter around the neck of the bag within a with block."""
    painter.save()
    painter.translate(*NECK_POINT)
    painter.scale(x_scale, y_scale)
    painter.translate(-NECK_POINT[0], -NECK_POINT[1])
    yield
    painter.restore()


def _slide_to_mouth(positions: BerryPositions, progress: float) -> BerryPositions:
    """Return the positions of berries that slide to the mouth of a tipping bag."""
    ends = [MOUTH_POSITIONS[number % len(MOUTH_POSITIONS)] for number in range(len(positions))]
    return tuple(
        (x + (end[0] - x) * progress, y + (end[1] - y) * progress)
        for (x, y), end in zip(positions, ends, strict=True)
    )


def _interpolate(
    start: tuple[float, ...], end: tuple[float, ...], progress: float
) -> tuple[float, ...]:
    return tuple(one + (other - one) * progress for one, other in zip(start, end, strict=True))


def _curve_path_data(numbers: tuple[float, ...]) -> str:
    """Return path data for vector_paths: a start point and curves, given by their coordinates."""
    curves = [numbers[place : place + 6] for place in range(2, len(numbers), 6)]
    return " ".join(
        ["M", *map(str, numbers[:2]), *(f"C {' '.join(map(str, each))}" for each in curves)]
    )
