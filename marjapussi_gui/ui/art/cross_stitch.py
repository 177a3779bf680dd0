"""Cross-stitch drawings of any size.

A stitch grid is a sequence of text rows with one letter per stitch. The letter stands for a thread
colour; a dot leaves the stitch empty.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from ...system.assets import asset_path
from .painter_tools import draw_image_unscaled, is_on_plain_image

EMPTY_STITCH = "."
MIN_CROSS_PIXELS, MIN_STRAND_PIXELS, MIN_NOTCH_PIXELS = 3.0, 5.0, 7.0  # device pixels per stitch
NOTCH_DEPTH = 0.17  # fraction of a stitch
SUPERSAMPLE_PIXELS = 6  # pixels per stitch, before the image is scaled down smoothly
MASK_CACHE_SIZE = 8  # number of masks
IMAGE_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
SMOOTH_SCALING = Qt.TransformationMode.SmoothTransformation


@cache
def load_grid(name: str) -> tuple[str, ...]:
    """Load the upper half of a stitch grid, including its middle row, from the assets."""
    return tuple(asset_path(f"stitches/{name}.txt").read_text(encoding="ascii").split())


def mirror_grid(rows: Sequence[str]) -> tuple[str, ...]:
    """Return a whole grid, given its upper half, whose last row is the middle row."""
    assert rows[-1] == rows[-1][::-1], "the middle row must read the same both ways"
    return (*rows, *rotate_grid(rows[:-1]))


def rotate_grid(rows: Sequence[str]) -> tuple[str, ...]:
    """Return the rows of a grid rotated by 180 degrees."""
    return tuple(row[::-1] for row in reversed(rows))


STAR_GRID = mirror_grid(
    tuple(
        left + left[-2::-1]
        for left in (
            "....X...",
            "....XX..",
            "....XXX.",
            "....XXX.",
            "XXXX.XX.",
            ".XXXX.X.",
            "..XXXX..",
            ".......B",
        )
    )
)


def draw_grid(
    painter: QPainter,
    rect: QRectF,
    rows: Sequence[str],
    colours: Mapping[str, QColor],
    *,
    has_strands: bool = True,
) -> None:
    """Draw a grid into rect, as crosses if the stitches are large enough, otherwise as squares.

    has_strands lets large crosses show which of their two threads lies on top.
    """
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:
        _draw_outlines(painter, rect, rows, colours)
        return
    device = painter.deviceTransform()
    scale = math.hypot(device.m11(), device.m12())
    step = rect.width() * scale / len(rows[0])
    if device.m12() == 0:
        rect = device.inverted()[0].mapRect(_snap_to_pixels(device.mapRect(rect)))
    size = QSize(round(rect.width() * scale), round(rect.height() * scale))
    if step < MIN_STRAND_PIXELS:  # scaled smoothly: plain squares of this size would shimmer
        image = (
            _squares_image(rows, colours)
            .scaled(_grid_size(rows) * SUPERSAMPLE_PIXELS)
            .scaled(size, mode=SMOOTH_SCALING)
        )
    else:
        image = _squares_image(rows, colours).scaled(size)
    if step >= MIN_CROSS_PIXELS:
        _apply_mask(
            image,
            _crosses_mask(
                _grid_size(rows), size, NOTCH_DEPTH if step >= MIN_NOTCH_PIXELS else 0.08
            ),
        )
    if has_strands and step >= MIN_STRAND_PIXELS:
        lighter = {letter: colour.lighter(114) for letter, colour in colours.items()}
        upper = _apply_mask(
            _squares_image(rows, lighter).scaled(size), _strands_mask(_grid_size(rows), size)
        )
        with QPainter(image) as over:
            over.drawImage(0, 0, upper)
    if is_on_plain_image(painter) and device.m12() == 0 < device.m11():
        draw_image_unscaled(painter, device.map(rect.topLeft()).toPoint(), image)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(rect, image)


def _snap_to_pixels(rect: QRectF) -> QRectF:
    left, top = math.floor(rect.left() + 0.5), math.floor(rect.top() + 0.5)
    right, bottom = math.ceil(rect.right() - 0.5), math.ceil(rect.bottom() - 0.5)
    return QRectF(left, top, max(right - left, 1), max(bottom - top, 1))


def _grid_size(rows: Sequence[str]) -> QSize:
    return QSize(len(rows[0]), len(rows))


def _squares_image(rows: Sequence[str], colours: Mapping[str, QColor]) -> QImage:
    """Return an image of a grid with one pixel per stitch."""
    size = _grid_size(rows)
    text = "".join(rows).encode("ascii")
    kind = QImage.Format.Format_Indexed8
    dots = QImage(text, size.width(), size.height(), size.width(), kind)
    dots.setColorTable([colours[chr(n)].rgba() if chr(n) in colours else 0 for n in range(128)])
    return dots.convertToFormat(IMAGE_FORMAT)


def _apply_mask(image: QImage, mask: QImage) -> QImage:
    """Make an image transparent outside a mask, in place, and return it."""
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, mask)
    return image


@lru_cache(maxsize=MASK_CACHE_SIZE)
def _crosses_mask(grid_size: QSize, size: QSize, notch: float) -> QImage:
    """Return a mask of this size that leaves the crosses of a grid visible."""
    cell = _stitch_pixels(grid_size, size)
    return _tile_image(_cross_mask(cell, notch), grid_size * cell).scaled(size, mode=SMOOTH_SCALING)


@lru_cache(maxsize=MASK_CACHE_SIZE)
def _strands_mask(grid_size: QSize, size: QSize) -> QImage:
    """Return a mask of this size that leaves the upper thread of each cross visible."""
    cell = _stitch_pixels(grid_size, size)
    return _tile_image(_strand_mask(cell), grid_size * cell).scaled(size, mode=SMOOTH_SCALING)


def _stitch_pixels(grid_size: QSize, size: QSize) -> int:
    """Return the pixels per stitch at which a mask is drawn: doubled if stitches are small."""
    step = math.ceil(size.width() / grid_size.width())
    return 2 * step if step < 12 else step


def _tile_image(tile: QImage, size: QSize) -> QImage:
    image = QImage(size, IMAGE_FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.fillRect(image.rect(), QBrush(tile))
    return image


def _draw_outlines(
    painter: QPainter, rect: QRectF, rows: Sequence[str], colours: Mapping[str, QColor]
) -> None:
    """Draw a grid as one vector path per colour, for SVG files."""
    step = QPointF(rect.width() / len(rows[0]), rect.height() / len(rows))
    cross = QTransform.fromScale(step.x(), step.y()).map(_cross_outline(1, NOTCH_DEPTH))
    for letter, colour in colours.items():
        path = QPainterPath()
        for place, row in enumerate(rows):
            for column in (column for column, each in enumerate(row) if each == letter):
                corner = rect.topLeft() + QPointF(column * step.x(), place * step.y())
                path.addPolygon(cross.translated(corner))
        painter.fillPath(path, colour)


def _cross_outline(size: float, notch: float) -> QPolygonF:
    """Return the outline of a cross: a square with a notch in each side."""
    corner = 0.10
    side: tuple[tuple[float, float], ...] = ((corner, 0.0), (0.5, notch), (1 - corner, 0.0))
    points = []
    for _ in range(4):
        points += [QPointF(x * size, y * size) for x, y in side]
        side = tuple((1 - y, x) for x, y in side)
    return QPolygonF(points)


@cache
def _cross_mask(size: int, notch: float) -> QImage:
    image, painter = _create_stitch_image(size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawPolygon(_cross_outline(size, notch))
    painter.end()
    return image


@cache
def _strand_mask(size: int) -> QImage:
    image, painter = _create_stitch_image(size)
    painter.setPen(
        QPen(Qt.GlobalColor.black, size * 0.26, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    painter.drawLine(QPointF(size * 0.22, size * 0.78), QPointF(size * 0.78, size * 0.22))
    painter.end()
    return image


def _create_stitch_image(size: int) -> tuple[QImage, QPainter]:
    image = QImage(size, size, IMAGE_FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter
