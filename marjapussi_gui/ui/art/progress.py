"""The progress of a hand of rummy: a slot for each set, and the maal points."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from ...engine.frozen import frozen
from ..basis.palette import INK, JUNIPER, LINEN, RULING
from ..basis.theme import BOLD, LABEL, SPEECH, STRONG, font, width_of
from .brushes import (
    LEFT,
    RIGHT,
    canvas,
    outlined,
    painting,
    round_pen,
    rounded,
    seam_pen,
    write,
)
from .linen import draw_linen
from .sheets import SHEET_MARGIN

HIGH, RADIUS, PAD, GAP = 52.0, 6.0, 14.0, 14.0  # table units
SLOT_WIDE, SLOT_HIGH, SLOT_STEP, CROSS = 17.0, 24.0, 22.0, 5.0


@frozen
class Shown:
    """The numbers and texts to show; the points are empty while the maal is unknown."""

    ready: int
    wanted: int
    words: str
    maal: str = ""
    points: str = ""


def progress_picture(shown: Shown, scale: float, ratio: float) -> QPixmap:
    """Return the progress of a hand on a piece of linen, with a margin for its shadow."""
    words, figures = _fonts(scale)
    edge, high = SHEET_MARGIN * scale, max(HIGH * scale, QFontMetricsF(figures).height() * 1.3)
    box = QRectF(edge, edge, _wide(shown, scale), high)
    picture = canvas(box.width() + 2 * edge, box.height() + 2 * edge, ratio)
    with painting(picture) as painter:
        draw_linen(painter, box, RADIUS * scale, scale)
        x = box.left() + PAD * scale
        for number in range(shown.wanted):
            _slot(painter, QPointF(x, box.center().y()), scale, is_ready=number < shown.ready)
            x += SLOT_STEP * scale
        x += (GAP - SLOT_STEP + SLOT_WIDE) * scale
        write(painter, QRectF(x, box.top(), box.width(), high), shown.words, words, INK, LEFT)
        if shown.points:
            _maal(painter, box, shown, x + width_of(shown.words, words), scale)
    return picture


def _maal(painter: QPainter, box: QRectF, shown: Shown, x: float, scale: float) -> None:
    """Write the maal points of the hand, separated by a vertical line."""
    words, figures = _fonts(scale)
    gap = GAP * scale
    painter.setPen(round_pen(RULING, 1.2 * scale))
    rule, inset = x + gap, box.height() * 0.23
    painter.drawLine(QPointF(rule, box.top() + inset), QPointF(rule, box.bottom() - inset))
    rest = QRectF(rule + gap, box.top(), box.right() - PAD * scale - rule - gap, box.height())
    write(painter, rest, shown.maal, words, INK, LEFT)
    write(painter, rest, shown.points, figures, INK, RIGHT)


def _fonts(scale: float) -> tuple[QFont, QFont]:
    return font(LABEL * scale, STRONG), font(SPEECH * scale, BOLD)


def _wide(shown: Shown, scale: float) -> float:
    words, figures = _fonts(scale)
    slots = (shown.wanted - 1) * SLOT_STEP + SLOT_WIDE + GAP
    wide = (2 * PAD + slots) * scale + width_of(shown.words, words)
    if shown.points:
        both = width_of(shown.maal, words) + width_of(shown.points, figures)
        wide += 3 * GAP * scale + both
    return wide


def _slot(painter: QPainter, left: QPointF, scale: float, *, is_ready: bool) -> None:
    """Draw a small card, filled with a cross if the set is ready."""
    box = QRectF(left.x(), left.y() - SLOT_HIGH * scale / 2, SLOT_WIDE * scale, SLOT_HIGH * scale)
    if not is_ready:
        inside = box.adjusted(0.6, 0.6, -0.6, -0.6)
        outlined(painter, inside, 3.5 * scale, seam_pen(QColor(JUNIPER), 1.3 * scale, 2, 2))
        return
    rounded(painter, box, 3.5 * scale, JUNIPER)
    painter.setPen(round_pen(QColor(LINEN), 2.4 * scale))
    middle, arm = box.center(), CROSS * scale
    for down in (arm, -arm):
        painter.drawLine(middle + QPointF(-arm, -down), middle + QPointF(arm, down))
