"""Cross-stitch: grids of letters, drawn as stitches at any size."""

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

from ..basis.assets import asset
from .brushes import is_plain, put

BARE = "."
FLAT_BELOW, STRAND_FROM, NOTCH_FROM = 3.0, 5.0, 7.0  # device pixels per stitch
NOTCH = 0.17  # part of a stitch
SMALL = 6  # pixels per stitch, before the image is scaled down smoothly
CUTTERS = 8  # masks in the cache
PREMULTIPLIED = QImage.Format.Format_ARGB32_Premultiplied
SMOOTH = Qt.TransformationMode.SmoothTransformation


@cache
def grid(name: str) -> tuple[str, ...]:
    """Load the upper half of a grid from the assets, down to its middle row."""
    return tuple(asset(f"stitches/{name}.txt").read_text(encoding="ascii").split())


def whole(rows: Sequence[str]) -> tuple[str, ...]:
    """Complete a grid with a copy of its rows, rotated around the last one."""
    assert rows[-1] == rows[-1][::-1], "the middle row must read the same both ways"
    return (*rows, *turned(rows[:-1]))


def turned(rows: Sequence[str]) -> tuple[str, ...]:
    """Return the rows of a grid rotated by 180 degrees."""
    return tuple(row[::-1] for row in reversed(rows))


STAR = whole(
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
    strand: bool = True,
) -> None:
    """Draw a grid into rect, as flat squares if it is small, else with visible stitches."""
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:
        _draw_outlines(painter, rect, rows, colours)
        return
    device = painter.deviceTransform()
    scale = math.hypot(device.m11(), device.m12())
    step = rect.width() * scale / len(rows[0])
    if device.m12() == 0:
        rect = device.inverted()[0].mapRect(_on_pixels(device.mapRect(rect)))
    size = QSize(round(rect.width() * scale), round(rect.height() * scale))
    if step < STRAND_FROM:  # smooth scaling, as plain squares would shimmer
        image = _squares(rows, colours).scaled(_size(rows) * SMALL).scaled(size, mode=SMOOTH)
    else:
        image = _squares(rows, colours).scaled(size)
    if step >= FLAT_BELOW:
        _cut(image, _crosses(_size(rows), size, NOTCH if step >= NOTCH_FROM else 0.08))
    if strand and step >= STRAND_FROM:
        lighter = {letter: colour.lighter(114) for letter, colour in colours.items()}
        upper = _cut(_squares(rows, lighter).scaled(size), _strands(_size(rows), size))
        with QPainter(image) as over:
            over.drawImage(0, 0, upper)
    if is_plain(painter) and device.m12() == 0 < device.m11():
        put(painter, device.map(rect.topLeft()).toPoint(), image)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(rect, image)


def _on_pixels(rect: QRectF) -> QRectF:
    """Return rect with its edges rounded to whole pixels, symmetrically."""
    left, top = math.floor(rect.left() + 0.5), math.floor(rect.top() + 0.5)
    right, bottom = math.ceil(rect.right() - 0.5), math.ceil(rect.bottom() - 0.5)
    return QRectF(left, top, max(right - left, 1), max(bottom - top, 1))


def _size(rows: Sequence[str]) -> QSize:
    return QSize(len(rows[0]), len(rows))


def _squares(rows: Sequence[str], colours: Mapping[str, QColor]) -> QImage:
    """Return an image with one pixel per stitch."""
    size = _size(rows)
    text = "".join(rows).encode("ascii")
    kind = QImage.Format.Format_Indexed8
    dots = QImage(text, size.width(), size.height(), size.width(), kind)
    dots.setColorTable([colours[chr(n)].rgba() if chr(n) in colours else 0 for n in range(128)])
    return dots.convertToFormat(PREMULTIPLIED)


def _cut(image: QImage, cutter: QImage) -> QImage:
    """Make an image transparent outside of its mask."""
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, cutter)
    return image


@lru_cache(maxsize=CUTTERS)
def _crosses(stitches: QSize, size: QSize, notch: float) -> QImage:
    """Return the mask of a whole grid of crosses."""
    cell = _cell_of(stitches, size)
    return _tiled(_cross(cell, notch), stitches * cell).scaled(size, mode=SMOOTH)


@lru_cache(maxsize=CUTTERS)
def _strands(stitches: QSize, size: QSize) -> QImage:
    """Return the mask of the upper threads of a whole grid."""
    cell = _cell_of(stitches, size)
    return _tiled(_strand(cell), stitches * cell).scaled(size, mode=SMOOTH)


def _cell_of(stitches: QSize, size: QSize) -> int:
    """Return the pixels per stitch in a mask; small stitches are drawn at double size."""
    step = math.ceil(size.width() / stitches.width())
    return 2 * step if step < 12 else step


def _tiled(tile: QImage, size: QSize) -> QImage:
    image = QImage(size, PREMULTIPLIED)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.fillRect(image.rect(), QBrush(tile))
    return image


def _draw_outlines(
    painter: QPainter, rect: QRectF, rows: Sequence[str], colours: Mapping[str, QColor]
) -> None:
    """Draw a grid as one vector path per colour, for SVG."""
    step = QPointF(rect.width() / len(rows[0]), rect.height() / len(rows))
    cross = QTransform.fromScale(step.x(), step.y()).map(_outline(1, NOTCH))
    for letter, colour in colours.items():
        path = QPainterPath()
        for place, row in enumerate(rows):
            for column in (column for column, each in enumerate(row) if each == letter):
                corner = rect.topLeft() + QPointF(column * step.x(), place * step.y())
                path.addPolygon(cross.translated(corner))
        painter.fillPath(path, colour)


def _outline(cell: float, notch: float) -> QPolygonF:
    """Return the outline of a cross with notched sides."""
    corner = 0.10
    side: tuple[tuple[float, float], ...] = ((corner, 0.0), (0.5, notch), (1 - corner, 0.0))
    points = []
    for _ in range(4):
        points += [QPointF(x * cell, y * cell) for x, y in side]
        side = tuple((1 - y, x) for x, y in side)
    return QPolygonF(points)


@cache
def _cross(cell: int, notch: float) -> QImage:
    image, painter = _cell(cell)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawPolygon(_outline(cell, notch))
    painter.end()
    return image


@cache
def _strand(cell: int) -> QImage:
    image, painter = _cell(cell)
    painter.setPen(
        QPen(Qt.GlobalColor.black, cell * 0.26, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    painter.drawLine(QPointF(cell * 0.22, cell * 0.78), QPointF(cell * 0.78, cell * 0.22))
    painter.end()
    return image


def _cell(cell: int) -> tuple[QImage, QPainter]:
    image = QImage(cell, cell, PREMULTIPLIED)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter
