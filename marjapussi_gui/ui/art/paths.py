"""Vector paths written as text.

Commands: M move, L line, C curve, O ellipse, R rounded rectangle, Z close.
"""

import re
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

STEP = re.compile(r"([MLCORZ])([^MLCORZ]*)")


def traced(text: str) -> QPainterPath:
    """Parse the text form of a path."""
    path = QPainterPath()
    for letter, numbers in STEP.findall(text):
        _trace(path, letter, tuple(map(float, numbers.split())))
    return path


@cache
def shape(text: str) -> QPainterPath:
    """Return the parsed path of a constant text, parsed only once."""
    return traced(text)


def fitted(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """Return the path scaled to fit into rect and centred, with its aspect ratio kept."""
    box = path.boundingRect()
    scale = min(rect.width() / box.width(), rect.height() / box.height())
    move = QTransform().translate(rect.center().x(), rect.center().y()).scale(scale, scale)
    return move.translate(-box.center().x(), -box.center().y()).map(path)


def _trace(path: QPainterPath, letter: str, at: tuple[float, ...]) -> None:
    match letter:
        case "M":
            path.moveTo(at[0], at[1])
        case "L":
            path.lineTo(at[0], at[1])
        case "C":
            path.cubicTo(*at)
        case "O":
            path.addEllipse(QPointF(at[0], at[1]), at[2], at[3])
        case "R":
            path.addRoundedRect(QRectF(*at[:4]), at[4], at[5])
        case _:
            path.closeSubpath()
