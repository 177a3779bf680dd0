"""Line icons, each a few strokes in a box of 24."""

from PySide6.QtGui import QColor, QPixmap

from .brushes import NO_BRUSH, canvas, painting, round_pen
from .paths import shape

BOX, STROKE = 24, 2.2
ICONS = {
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
    "log": "M 9 6 L 20.5 6 M 9 12 L 20.5 12 M 9 18 L 20.5 18 M 4.2 6 L 4.5 6 M 4.2 12 L 4.5 12"
    "M 4.2 18 L 4.5 18",
    "known": "M 2 12 C 6.5 4.3 17.5 4.3 22 12 C 17.5 19.7 6.5 19.7 2 12 Z O 12 12 3 3",
    "menu": "M 4 6 L 20 6 M 4 12 L 20 12 M 4 18 L 20 18",
    "settings": (
        "M 3 6 L 13 6 M 19 6 L 21 6 M 3 12 L 5 12 M 11 12 L 21 12 M 3 18 L 11 18 M 17 18 L 21 18"
        "O 16 6 2.7 2.7 O 8 12 2.7 2.7 O 14 18 2.7 2.7"
    ),
    "rules": (
        "M 12 6.5 C 9.5 4.3 6 3.8 2.8 4.4 L 2.8 18.6 C 6 18 9.5 18.5 12 20.7"
        "C 14.5 18.5 18 18 21.2 18.6 L 21.2 4.4 C 18 3.8 14.5 4.3 12 6.5 L 12 20.7"
    ),
    "home": (
        "M 2.8 11.8 L 12 3.6 L 21.2 11.8 M 5.6 9.6 L 5.6 20.4 L 18.4 20.4 L 18.4 9.6"
        "M 9.8 20 L 9.8 14 L 14.2 14 L 14.2 20"
    ),
    "sound": (
        "M 3 9.3 L 3 14.7 L 7 14.7 L 12 19.2 L 12 4.8 L 7 9.3 Z"
        "M 15.6 8.8 C 17.4 10.6 17.4 13.4 15.6 15.2 M 18.6 5.8 C 22.2 9.2 22.2 14.8 18.6 18.2"
    ),
    "silent": (
        "M 3 9.3 L 3 14.7 L 7 14.7 L 12 19.2 L 12 4.8 L 7 9.3 Z"
        "M 16 9.5 L 21 14.5 M 21 9.5 L 16 14.5"
    ),
    "full": "M 9 4 L 4 4 L 4 9 M 15 4 L 20 4 L 20 9 M 9 20 L 4 20 L 4 15 M 15 20 L 20 20 L 20 15",
    "claim": "M 2 12.8 L 6.8 17.6 L 16 6.4 M 11.6 16.6 L 12.6 17.6 L 22 6.4",
    "sort": "M 12 6 L 21.5 6 M 12 12 L 18.5 12 M 12 18 L 15.5 18 M 6 4.5 L 6 19.5"
    "M 2.5 16 L 6 19.5 L 9.5 16",
    "chart": "M 4.5 20 L 4.5 13.5 M 12 20 L 12 4 M 19.5 20 L 19.5 9",
    "close": "M 5 5 L 19 19 M 19 5 L 5 19",
    "left": "M 15 4.5 L 7.5 12 L 15 19.5",
    "right": "M 9 4.5 L 16.5 12 L 9 19.5",
    "play": "M 7 4.5 L 19 12 L 7 19.5 Z",
}


def icon(name: str, colour: str, size: float, ratio: float) -> QPixmap:
    """Return an icon in this colour."""
    picture = canvas(size, size, ratio)
    with painting(picture, size / BOX) as painter:
        painter.setPen(round_pen(QColor(colour), STROKE))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(shape(ICONS[name]))
    return picture
