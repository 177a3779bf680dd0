"""Helpers for drawing: pixmaps, painters, rounded rectangles, soft shadows, pens and text."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import ParamSpec

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPaintDevice, QPainter, QPen, QPixmap

from ..basis.theme import text_scale

P = ParamSpec("P")
RINGS, KEPT = 8, 32
NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def canvas(width: float, height: float, ratio: float) -> QPixmap:
    """Return a transparent pixmap of a logical size; pixel_ratio is the device pixel ratio."""
    picture = QPixmap(QSize(max(round(width * ratio), 1), max(round(height * ratio), 1)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


@contextmanager
def painting(on: QPaintDevice, scale: float = 1.0) -> Iterator[QPainter]:
    """Open an antialiased painter without a pen, scaled by scale, and end it on exit."""
    painter = QPainter(on)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(scale, scale)
    painter.setPen(NO_PEN)
    try:
        yield painter
    finally:
        painter.end()


def kept(draw: Callable[P, QPixmap]) -> Callable[P, QPixmap]:
    """Cache the latest pictures of a drawing function, for all pages and each text scale."""

    @lru_cache(maxsize=KEPT)
    def image(_scale_of_text: float, *args: P.args, **kwargs: P.kwargs) -> QImage:
        return draw(*args, **kwargs).toImage()

    @wraps(draw)
    def picture(*args: P.args, **kwargs: P.kwargs) -> QPixmap:
        found = image(text_scale(), *args, **kwargs)  # type: ignore[arg-type] # hashable
        return QPixmap.fromImage(found)

    return picture


def is_plain(painter: QPainter) -> bool:
    """Return whether the painter paints on a QImage whose units are pixels."""
    device = painter.device()
    return isinstance(device, QImage) and device.devicePixelRatio() == 1


def put(painter: QPainter, at: QPoint, image: QImage) -> None:
    """Copy an image to a QImage pixel by pixel, without a transformation."""
    painter.save()
    painter.resetTransform()
    # Smoothing takes ten times as long
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.drawImage(at, image)
    painter.restore()


def rounded(painter: QPainter, rect: QRectF, radius: float, colour: QColor | str) -> None:
    """Fill a rounded rectangle."""
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(rect, radius, radius)


def outlined(painter: QPainter, rect: QRectF, radius: float, pen: QPen) -> None:
    """Draw the outline of a rounded rectangle."""
    painter.setPen(pen)
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(rect, radius, radius)


def soft_shadow(
    painter: QPainter, rect: QRectF, radius: float, blur: float, drop: float, strength: int = 110
) -> None:
    """Draw a soft shadow as a stack of transparent rounded rectangles, shifted down by drop."""
    for ring in range(RINGS):
        grow = blur * (0.5 - ring / (RINGS - 1))
        corner = max(1.0, radius + grow)
        grown = rect.adjusted(-grow, -grow, grow, grow).translated(0, drop)
        rounded(painter, grown, corner, QColor(10, 14, 8, round(strength / RINGS * 0.8)))


def round_pen(colour: QColor | str, width: float) -> QPen:
    """Return a pen with round caps and joins."""
    solid, cap, join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QColor(colour), width, solid, cap, join)


def seam_pen(colour: QColor | str, width: float, stitch: float, gap: float) -> QPen:
    """Return a dashed pen that looks like a running seam; stitch and gap are in pen widths."""
    pen = round_pen(colour, width)
    pen.setDashPattern([stitch, gap])
    return pen


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor | str,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Draw a line of text."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, align, text)
