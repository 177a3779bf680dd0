"""Draws speech bubbles, whose tails point at the speakers."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPixmap

from ...engine.frozen import frozen
from ..common.palette import BUBBLE, INK
from ..common.theme import BUBBLE_RADIUS, DEMI_BOLD, SPEECH, create_font, text_width
from .painter_tools import balanced_lines, create_canvas, draw_soft_shadow, draw_text, open_painter

# Table units
PICTURE_MARGIN = 14  # space for the shadow, on every side
MAX_WIDTH, PADDING, ONE_LINE_HEIGHT, TAIL_LENGTH = 320, 24, 52, 20
# Half the width of the tail: at the bubble, and halfway to its tip
TAIL_HALF_WIDTH, TAIL_BEND = 11, 5


@frozen
class SpeechBubble:
    """The text of a speech bubble, and the position of its tail."""

    text: str
    tail_side: str  # "left", "right" or "down"
    max_width: float = MAX_WIDTH  # table units
    tail_offset: float = 0.0  # from tip to centre: down, or right if it is below


def bubble_size(bubble: SpeechBubble, scale: float) -> QSizeF:
    """Return the size in pixels of a bubble without its tail."""
    face, pad = _text_font(scale), PADDING * scale
    lines = _text_lines(bubble, scale)
    wide = max(text_width(each, face) for each in lines) + 2 * pad
    return QSizeF(wide, ONE_LINE_HEIGHT * scale + (len(lines) - 1) * QFontMetricsF(face).height())


def tail_tip(bubble: SpeechBubble, scale: float) -> QPointF:
    """Return the tip of the tail as an offset in pixels from the centre of the bubble."""
    size = bubble_size(bubble, scale)
    across, down = size.width() / 2 + TAIL_LENGTH * scale, size.height() / 2 + TAIL_LENGTH * scale
    return {
        "left": QPointF(-across, -bubble.tail_offset),
        "right": QPointF(across, -bubble.tail_offset),
        "down": QPointF(-bubble.tail_offset, down),
    }[bubble.tail_side]


def bubble_picture(bubble: SpeechBubble, scale: float, pixel_ratio: float) -> QPixmap:
    """Return a picture with the bubble in its centre, and space for tail and shadow around it."""
    size, tip, face = bubble_size(bubble, scale), tail_tip(bubble, scale), _text_font(scale)
    half = QPointF(
        max(size.width() / 2, abs(tip.x())) + PICTURE_MARGIN * scale,
        max(size.height() / 2, abs(tip.y())) + PICTURE_MARGIN * scale,
    )
    picture = create_canvas(2 * half.x(), 2 * half.y(), pixel_ratio)
    box = QRectF(half.x() - size.width() / 2, half.y() - size.height() / 2, *size.toTuple())
    lines, line = _text_lines(bubble, scale), QFontMetricsF(face).height()
    with open_painter(picture) as painter:
        radius = BUBBLE_RADIUS * scale
        draw_soft_shadow(painter, box, radius, 12 * scale, 4 * scale)
        painter.fillPath(_bubble_outline(box, half + tip, bubble.tail_side, scale), QColor(BUBBLE))
        top = box.center().y() - len(lines) * line / 2 - scale
        for number, words in enumerate(lines):
            place = QRectF(box.left(), top + number * line, box.width(), line)
            draw_text(painter, place, words, face, INK)
    return picture


def _text_font(scale: float) -> QFont:
    return create_font(SPEECH * scale, DEMI_BOLD)


def _text_lines(bubble: SpeechBubble, scale: float) -> list[str]:
    return balanced_lines(
        bubble.text, _text_font(scale), (min(bubble.max_width, MAX_WIDTH) - 2 * PADDING) * scale
    )


def _bubble_outline(box: QRectF, tip: QPointF, tail_side: str, scale: float) -> QPainterPath:
    """Return the outline of a bubble and its tail as one path."""
    radius, root = BUBBLE_RADIUS * scale, TAIL_HALF_WIDTH * scale
    body, way = QPainterPath(), QPainterPath()
    body.addRoundedRect(box, radius, radius)
    middle, inside = box.center(), min(radius + root, box.height() / 2, box.width() / 2)
    if tail_side == "down":
        x = min(max(tip.x(), box.left() + inside), box.right() - inside)
        start, end = QPointF(x - root, box.bottom() - 3), QPointF(x + root, box.bottom() - 3)
    else:
        x = box.left() + 3 if tip.x() < middle.x() else box.right() - 3
        y = min(max(tip.y(), box.top() + inside), box.bottom() - inside)
        start, end = QPointF(x, y - root), QPointF(x, y + root)
    way.moveTo(start)
    for point in (tip, end):
        way.quadTo(_control_point(start, end, tip, towards=start if point is tip else end), point)
    return body.united(way)


def _control_point(start: QPointF, end: QPointF, tip: QPointF, *, towards: QPointF) -> QPointF:
    """Return the control point of one curved edge of the tail."""
    middle = (start + end) / 2
    return (middle + tip) / 2 + (towards - middle) * (TAIL_BEND / TAIL_HALF_WIDTH)
