"""Speech bubbles with a tail that points at the speaker."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPixmap

from ...engine.frozen import frozen
from ..basis.palette import BUBBLE, INK
from ..basis.theme import BUBBLE_RADIUS, SPEECH, STRONG, font, width_of
from .brushes import canvas, painting, soft_shadow, write
from .lines import even_lines

# Table units
MARGIN = 14  # space for the shadow, on every side
WIDTH, PADDING, HEIGHT, TAIL = 320, 24, 52, 20
# Half of the width of the tail, at the bubble and half-way to its tip
ROOT, BEND = 11, 5


@frozen
class Bubble:
    """The text of a speech bubble, and the position of its tail."""

    text: str
    tail: str  # "left", "right" or "down"
    most: float = WIDTH  # table units
    slide: float = 0.0  # from the tip to the centre: down, or right if the tail is below


def bubble_size(bubble: Bubble, scale: float) -> QSizeF:
    """Return the size of a bubble without its tail, in pixels."""
    face, pad = _face(scale), PADDING * scale
    lines = _lines(bubble, scale)
    wide = max(width_of(each, face) for each in lines) + 2 * pad
    return QSizeF(wide, HEIGHT * scale + (len(lines) - 1) * QFontMetricsF(face).height())


def tip_of(bubble: Bubble, scale: float) -> QPointF:
    """Return the tip of the tail, relative to the centre of the bubble."""
    size = bubble_size(bubble, scale)
    across, down = size.width() / 2 + TAIL * scale, size.height() / 2 + TAIL * scale
    return {
        "left": QPointF(-across, -bubble.slide),
        "right": QPointF(across, -bubble.slide),
        "down": QPointF(-bubble.slide, down),
    }[bubble.tail]


def bubble_picture(bubble: Bubble, scale: float, ratio: float) -> QPixmap:
    """Return a picture with the bubble in its centre."""
    size, tip, face = bubble_size(bubble, scale), tip_of(bubble, scale), _face(scale)
    half = QPointF(
        max(size.width() / 2, abs(tip.x())) + MARGIN * scale,
        max(size.height() / 2, abs(tip.y())) + MARGIN * scale,
    )
    picture = canvas(2 * half.x(), 2 * half.y(), ratio)
    box = QRectF(half.x() - size.width() / 2, half.y() - size.height() / 2, *size.toTuple())
    lines, line = _lines(bubble, scale), QFontMetricsF(face).height()
    with painting(picture) as painter:
        radius = BUBBLE_RADIUS * scale
        soft_shadow(painter, box, radius, 12 * scale, 4 * scale)
        painter.fillPath(_balloon(box, half + tip, bubble.tail, scale), QColor(BUBBLE))
        top = box.center().y() - len(lines) * line / 2 - scale
        for number, words in enumerate(lines):
            place = QRectF(box.left(), top + number * line, box.width(), line)
            write(painter, place, words, face, INK)
    return picture


def _face(scale: float) -> QFont:
    return font(SPEECH * scale, STRONG)


def _lines(bubble: Bubble, scale: float) -> list[str]:
    return even_lines(bubble.text, _face(scale), (min(bubble.most, WIDTH) - 2 * PADDING) * scale)


def _balloon(box: QRectF, tip: QPointF, tail: str, scale: float) -> QPainterPath:
    """Return the outline of a bubble with its tail."""
    radius, root = BUBBLE_RADIUS * scale, ROOT * scale
    body, way = QPainterPath(), QPainterPath()
    body.addRoundedRect(box, radius, radius)
    middle, inside = box.center(), min(radius + root, box.height() / 2, box.width() / 2)
    if tail == "down":
        x = min(max(tip.x(), box.left() + inside), box.right() - inside)
        start, end = QPointF(x - root, box.bottom() - 3), QPointF(x + root, box.bottom() - 3)
    else:
        x = box.left() + 3 if tip.x() < middle.x() else box.right() - 3
        y = min(max(tip.y(), box.top() + inside), box.bottom() - inside)
        start, end = QPointF(x, y - root), QPointF(x, y + root)
    way.moveTo(start)
    for point in (tip, end):
        way.quadTo(_bent(start, end, tip, towards=start if point is tip else end), point)
    return body.united(way)


def _bent(start: QPointF, end: QPointF, tip: QPointF, *, towards: QPointF) -> QPointF:
    """Return the control point of the curve that forms one edge of the tail."""
    middle = (start + end) / 2
    return (middle + tip) / 2 + (towards - middle) * (BEND / ROOT)
