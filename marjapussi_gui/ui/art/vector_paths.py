"""Vector paths written as text, similar to SVG path data.

Commands: M move, L line, C cubic curve, O ellipse, R rounded rectangle, Z close. Their numbers
follow, separated by spaces.
"""

import re
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

PATH_COMMAND = re.compile(r"([MLCORZ])([^MLCORZ]*)")


def parse_path(path_data: str) -> QPainterPath:
    path = QPainterPath()
    for letter, numbers in PATH_COMMAND.findall(path_data):
        _add_command(path, letter, tuple(map(float, numbers.split())))
    return path


@cache
def cached_path(path_data: str) -> QPainterPath:
    """Return the path for constant path data, which is parsed only once."""
    return parse_path(path_data)


def fit_path(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """Return a path scaled to fit into rect and centred there, with its aspect ratio kept."""
    box = path.boundingRect()
    scale = min(rect.width() / box.width(), rect.height() / box.height())
    move = QTransform().translate(rect.center().x(), rect.center().y()).scale(scale, scale)
    return move.translate(-box.center().x(), -box.center().y()).map(path)


def _add_command(path: QPainterPath, command: str, numbers: tuple[float, ...]) -> None:
    match command:
        case "M":
            path.moveTo(numbers[0], numbers[1])
        case "L":
            path.lineTo(numbers[0], numbers[1])
        case "C":
            path.cubicTo(*numbers)
        case "O":
            path.addEllipse(QPointF(numbers[0], numbers[1]), numbers[2], numbers[3])
        case "R":
            path.addRoundedRect(QRectF(*numbers[:4]), numbers[4], numbers[5])
        case _:
            path.closeSubpath()
