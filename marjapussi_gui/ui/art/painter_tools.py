"""Functions for drawing: canvases, painters, rounded rectangles, soft shadows, pens and text."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import ParamSpec

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPaintDevice, QPainter, QPen, QPixmap, QPolygonF

from ..common.theme import elide_text, text_scale, text_width

P = ParamSpec("P")
SHADOW_RINGS, PICTURE_CACHE_SIZE = 8, 16
CHEVRON_SIZE = 4.6  # pixels, of a tile
NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
ALIGN_CENTRE = Qt.AlignmentFlag.AlignCenter
ALIGN_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ALIGN_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def create_canvas(width: float, height: float, pixel_ratio: float) -> QPixmap:
    """Return a transparent pixmap. Its size is given in logical pixels.

    pixel_ratio is the number of device pixels per logical pixel.
    """
    picture = QPixmap(
        QSize(max(round(width * pixel_ratio), 1), max(round(height * pixel_ratio), 1))
    )
    picture.setDevicePixelRatio(pixel_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


@contextmanager
def open_painter(device: QPaintDevice, scale: float = 1.0) -> Iterator[QPainter]:
    """Open an antialiased painter with a scale and without a pen, and end it on exit."""
    painter = QPainter(device)
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


def cached_picture(draw: Callable[P, QPixmap]) -> Callable[P, QPixmap]:
    """Decorate a drawing function so that its latest pictures are cached per text scale."""

    @lru_cache(maxsize=PICTURE_CACHE_SIZE)
    def cached_image(_text_scale: float, *args: P.args, **kwargs: P.kwargs) -> QImage:
        return draw(*args, **kwargs).toImage()

    @wraps(draw)
    def picture(*args: P.args, **kwargs: P.kwargs) -> QPixmap:
        found = cached_image(text_scale(), *args, **kwargs)  # type: ignore[arg-type] # hashable
        return QPixmap.fromImage(found)

    return picture


def is_on_plain_image(painter: QPainter) -> bool:
    """Return whether the painter paints on a QImage with a pixel ratio of 1."""
    device = painter.device()
    return isinstance(device, QImage) and device.devicePixelRatio() == 1


def draw_image_unscaled(painter: QPainter, position: QPoint, image: QImage) -> None:
    """Copy an image pixel by pixel onto a painter's QImage, ignoring the transformation."""
    painter.save()
    painter.resetTransform()
    # Smoothing takes ten times as long
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.drawImage(position, image)
    painter.restore()


def fill_rounded_rect(painter: QPainter, rect: QRectF, radius: float, colour: QColor | str) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(rect, radius, radius)


def stroke_rounded_rect(painter: QPainter, rect: QRectF, radius: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(rect, radius, radius)


def draw_soft_shadow(
    painter: QPainter, rect: QRectF, radius: float, blur: float, drop: float, strength: int = 110
) -> None:
    """Draw the soft shadow of a rounded rectangle, shifted down by drop."""
    for ring in range(SHADOW_RINGS):
        grow = blur * (0.5 - ring / (SHADOW_RINGS - 1))
        corner = max(1.0, radius + grow)
        grown = rect.adjusted(-grow, -grow, grow, grow).translated(0, drop)
        fill_rounded_rect(
            painter, grown, corner, QColor(10, 14, 8, round(strength / SHADOW_RINGS * 0.8))
        )


def round_pen(colour: QColor | str, width: float) -> QPen:
    solid, cap, join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QColor(colour), width, solid, cap, join)


def draw_chevron(
    painter: QPainter, centre: QPointF, size: float, colour: QColor | str, *, is_open: bool = False
) -> None:
    """Draw a chevron that points to the right, or down if is_open."""
    far = ((-1.0, -0.5), (0.0, 0.5), (1.0, -0.5)) if is_open else ((-0.5, -1), (0.5, 0), (-0.5, 1))
    painter.setPen(round_pen(colour, 2))
    painter.setBrush(NO_BRUSH)
    painter.drawPolyline(QPolygonF([centre + QPointF(x * size, y * size) for x, y in far]))


def seam_pen(colour: QColor | str, width: float, stitch: float, gap: float) -> QPen:
    """Return a pen for dashed lines.

    stitch is the length of a dash, and gap the distance between dashes, both in pen widths.
    """
    pen = round_pen(colour, width)
    pen.setDashPattern([stitch, gap])
    return pen


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor | str,
    alignment: Qt.AlignmentFlag = ALIGN_CENTRE,
) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, alignment, text)


def balanced_lines(text: str, font: QFont, width: float) -> list[str]:
    """Break a text into as few lines as the width allows, all about equally long."""
    text = " ".join(elide_text(word, font, width) for word in text.split())
    lines = _break_lines(text, font, width)
    for part in range(10, 20):
        even = _break_lines(text, font, min(text_width(text, font) / len(lines) * part / 10, width))
        if len(even) == len(lines):
            return even
    return lines


def truncate_sentences(sentences: Sequence[str], font: QFont, width: float, max_lines: int) -> str:
    """Join as many sentences as fit into max_lines, with an ellipsis if any are left out.

    If not even the first one fits, it is broken into max_lines lines and cut at the end.
    """
    lines: list[str] = []
    for number in range(len(sentences), 0, -1):
        text = " ".join(sentences[:number]) + (" …" if number < len(sentences) else "")
        lines = _break_lines(text, font, width)
        if len(lines) <= max_lines:
            return text
    return "\n".join(
        (*lines[: max_lines - 1], elide_text(" ".join(lines[max_lines - 1 :]), font, width))
    )


def _break_lines(text: str, font: QFont, width: float) -> list[str]:
    """Break a text into lines that fit the width, each filled as far as possible."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, font) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
