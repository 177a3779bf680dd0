"""The signs on the buttons that lead through a match."""

from PySide6.QtGui import QColor, QPixmap

from ..art.brushes import NO_BRUSH, canvas, painting, round_pen
from ..art.icons import BOX, STROKE
from ..art.paths import shape

ARROWS = {
    "first": "M 17 5 L 10 12 L 17 19 M 6 5 L 6 19",
    "hand_before": "M 12 5 L 5 12 L 12 19 M 19 5 L 12 12 L 19 19",
    "before": "M 15 5 L 8 12 L 15 19",
    "after": "M 9 5 L 16 12 L 9 19",
    "hand_after": "M 5 5 L 12 12 L 5 19 M 12 5 L 19 12 L 12 19",
    "last": "M 7 5 L 14 12 L 7 19 M 18 5 L 18 19",
}


def arrow(name: str, colour: str, size: float, ratio: float) -> QPixmap:
    """Return an arrow in this colour."""
    picture = canvas(size, size, ratio)
    with painting(picture, size / BOX) as painter:
        painter.setPen(round_pen(QColor(colour), STROKE))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(shape(ARROWS[name]))
    return picture
