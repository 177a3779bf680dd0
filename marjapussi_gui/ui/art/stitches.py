"""Counted stitches: grids of letters, and how they are drawn at any size."""

import math
from collections.abc import Mapping, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF

from ..assets import asset

BARE = "."
FLAT_BELOW, STRAND_FROM, NOTCH_FROM = 3.0, 5.0, 7.0  # device pixels a stitch
PREMULTIPLIED = QImage.Format.Format_ARGB32_Premultiplied
SMOOTH = Qt.TransformationMode.SmoothTransformation


@cache
def grid(name: str) -> tuple[str, ...]:
    """Return the rows of a grid, to its middle one."""
    return tuple(asset(f"stitches/{name}.txt").read_text(encoding="ascii").split())


def whole(rows: Sequence[str]) -> tuple[str, ...]:
    """Return all rows: those given, and the same turned about the last of them."""
    assert rows[-1] == rows[-1][::-1], "the middle row must read the same both ways"
    return (*rows, *(row[::-1] for row in rows[-2::-1]))


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
    """Draw rows into rect: flat when small, with single stitches when there is room."""
    device = painter.deviceTransform()
    scale = math.hypot(device.m11(), device.m12())
    step = rect.width() * scale / len(rows[0])
    if device.m12() == 0:
        rect = device.inverted()[0].mapRect(_on_pixels(device.mapRect(rect)))
    size = QSize(round(rect.width() * scale), round(rect.height() * scale))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if step < FLAT_BELOW:  # reduced smoothly, squares show no seams and do not shimmer
        image = _squares(rows, colours, 6)
    else:
        image = _crosses(rows, colours, step, strand=strand and step >= STRAND_FROM)
    painter.drawImage(rect, image.scaled(size, mode=SMOOTH))


def _on_pixels(rect: QRectF) -> QRectF:
    """Return rect moved to whole pixels, so that both of its sides move alike."""
    left, top = math.floor(rect.left() + 0.5), math.floor(rect.top() + 0.5)
    right, bottom = math.ceil(rect.right() - 0.5), math.ceil(rect.bottom() - 0.5)
    return QRectF(left, top, max(right - left, 1), max(bottom - top, 1))


def _squares(rows: Sequence[str], colours: Mapping[str, QColor], cell: int) -> QImage:
    """Return flat squares, cell pixels each, without seams."""
    wide, high = len(rows[0]), len(rows)
    dots = QImage("".join(rows).encode("ascii"), wide, high, wide, QImage.Format.Format_Indexed8)
    dots.setColorTable([colours[chr(n)].rgba() if chr(n) in colours else 0 for n in range(128)])
    return dots.convertToFormat(PREMULTIPLIED).scaled(wide * cell, high * cell)


def _crosses(
    rows: Sequence[str], colours: Mapping[str, QColor], step: float, *, strand: bool
) -> QImage:
    """Return plump crosses, the upper strand of each a little lighter."""
    cell = 2 * math.ceil(step) if step < 12 else math.ceil(step)
    image = _cut(_squares(rows, colours, cell), _cross(cell, 0.17 if step >= NOTCH_FROM else 0.08))
    if strand:
        lighter = {letter: colour.lighter(114) for letter, colour in colours.items()}
        painter = QPainter(image)
        painter.drawImage(0, 0, _cut(_squares(rows, lighter, cell), _strand(cell)))
        painter.end()
    return image


def _cut(image: QImage, cutter: QImage) -> QImage:
    """Leave of every cell of image what its cutter covers."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(image.rect(), QBrush(cutter))
    painter.end()
    return image


@cache
def _cross(cell: int, notch: float) -> QImage:
    corner = 0.10
    side: tuple[tuple[float, float], ...] = ((corner, 0.0), (0.5, notch), (1 - corner, 0.0))
    points = []
    for _ in range(4):
        points += [QPointF(x * cell, y * cell) for x, y in side]
        side = tuple((1 - y, x) for x, y in side)
    image, painter = _cell(cell)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawPolygon(QPolygonF(points))
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
