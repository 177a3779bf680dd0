"""Vector paths: read from path data, fitted into boxes, and drawn as icons."""

import re
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPixmap, QTransform

from .painter_tools import NO_BRUSH, create_canvas, open_painter, round_pen

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


BOX_SIZE, STROKE_WIDTH = 24, 2.2
ICON_PATHS = {
    "undo": "M 8.5 4.5 L 3.5 9.5 L 8.5 14.5 M 3.5 9.5 L 14 9.5 C 22 9.5 22 20 14 20 L 10 20",
    "redo": "M 15.5 4.5 L 20.5 9.5 L 15.5 14.5 M 20.5 9.5 L 10 9.5 C 2 9.5 2 20 10 20 L 14 20",
    "hint": (
        "M 9 17 C 9 13.6 5.8 13 5.8 9.2 C 5.8 0.6 18.2 0.6 18.2 9.2 C 18.2 13 15 13.6 15 17 Z"
        "M 9.8 21 L 14.2 21"
    ),
    "last": (
        "R 3.5 6.5 11 15 2.2 2.2 M 9.2 3 L 18.3 3 C 19.6 3 20.5 3.9 20.5 5.2 L 20.5 15.8"
        "C 20.5 17 19.8 17.8 18.6 18"
    ),
    "rules": (
        "M 12 6.5 C 9.5 4.6 6.5 4.2 3.5 4.6 L 3.5 18.4 C 6.5 18 9.5 18.4 12 20.3"
        "C 14.5 18.4 17.5 18 20.5 18.4 L 20.5 4.6 C 17.5 4.2 14.5 4.6 12 6.5 L 12 20"
    ),
    "menu": "M 4 6 L 20 6 M 4 12 L 20 12 M 4 18 L 20 18",
    # Start page
    "globe": "O 12 12 9 9 O 12 12 4 9 M 3.4 9 L 20.6 9 M 3.4 15 L 20.6 15",
    "gear": (
        "O 12 12 3.4 3.4 O 12 12 7 7 M 12 2.5 L 12 5.5 M 12 18.5 L 12 21.5 M 2.5 12 L 5.5 12"
        "M 18.5 12 L 21.5 12 M 5.3 5.3 L 7.4 7.4 M 16.6 16.6 L 18.7 18.7 M 18.7 5.3 L 16.6 7.4"
        "M 7.4 16.6 L 5.3 18.7"
    ),
    # Navigation in a match
    "to_first": "M 17 5 L 10 12 L 17 19 M 6 5 L 6 19",
    "to_hand_before": "M 12 5 L 5 12 L 12 19 M 19 5 L 12 12 L 19 19",
    "to_before": "M 15 5 L 8 12 L 15 19",
    "to_after": "M 9 5 L 16 12 L 9 19",
    "to_hand_after": "M 5 5 L 12 12 L 5 19 M 12 5 L 19 12 L 12 19",
    "to_last": "M 7 5 L 14 12 L 7 19 M 18 5 L 18 19",
}


def icon_picture(name: str, colour: str, size: float, pixel_ratio: float) -> QPixmap:
    picture = create_canvas(size, size, pixel_ratio)
    with open_painter(picture, size / BOX_SIZE) as painter:
        painter.setPen(round_pen(QColor(colour), STROKE_WIDTH))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(cached_path(ICON_PATHS[name]))
    return picture
