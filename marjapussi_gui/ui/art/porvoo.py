"""Pictures of the town of Porvoo and of the road to it, on which berries roll."""

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QPainterPath, QPixmap

from .brushes import canvas, painting, round_pen
from .paths import shape

TOWN_WIDTH, TOWN_HEIGHT = 310, 122
ROCK, STONE, SLATE = "#2C3A2E", "#F4ECDC", "#3B3F47"
ROOF, DOOR, STAR = "#4A3A32", "#2A211C", "#B01E2E"
REDS, OCHRE = ("#9C3A2A", "#B4523A", "#8A2F24"), "#C98A3C"
TOWN = (
    (ROCK, "M 20 118 C 40 96 78 92 108 92 C 150 70 196 78 224 98 C 250 100 276 106 290 118 Z"),
    (STONE, "M 118 98 L 118 54 L 150 22 L 182 54 L 182 98 Z"),
    (SLATE, "M 110 60 L 150 14 L 190 60 L 184 62 L 150 24 L 116 62 Z"),
    (SLATE, "M 150 16 L 146 16 L 150 2 L 154 16 Z R 145 80 10 18 5 5"),
    (STAR, "O 150 50 6 6 R 134 68 4 8 1 1 R 162 68 4 8 1 1"),
    (REDS[0], "M 32 118 L 32 82 L 58 62 L 84 82 L 84 118 Z"),
    (REDS[1], "M 84 118 L 84 86 L 108 68 L 132 86 L 132 118 Z"),
    (REDS[2], "M 168 118 L 168 84 L 194 64 L 220 84 L 220 118 Z"),
    (OCHRE, "M 220 118 L 220 90 L 242 74 L 264 90 L 264 118 Z"),
    (ROOF, "M 26 86 L 58 58 L 90 86 L 86 90 L 58 66 L 30 90 Z"),
    (ROOF, "M 80 90 L 108 64 L 136 90 L 132 94 L 108 72 L 84 94 Z"),
    (ROOF, "M 162 88 L 194 60 L 226 88 L 222 92 L 194 68 L 166 92 Z"),
    (ROOF, "M 216 94 L 242 70 L 268 94 L 264 98 L 242 78 L 220 98 Z"),
    (STONE, "R 53 74 10 9 1 1 R 42 92 9 10 1 1 R 65 92 9 10 1 1"),
    (STONE, "R 103 80 10 9 1 1 R 95 98 9 9 1 1 R 113 98 9 9 1 1"),
    (STONE, "R 189 76 10 9 1 1 R 178 94 9 10 1 1 R 201 94 9 10 1 1"),
    (STONE, "R 238 86 9 8 1 1 R 230 101 8 8 1 1 R 246 101 8 8 1 1"),
    (DOOR, "R 54 105 9 13 1 1 R 104 107 8 11 1 1 R 190 106 9 12 1 1"),
)

# Every second piece of the road is left out; its widths at both ends
DASH, NEAR, FAR = 2, 8.0, 3.0
PIECES = 64
DUST = QColor(244, 236, 220, 150)


def town_picture(width: float, ratio: float) -> QPixmap:
    """Return a picture of the town."""
    picture = canvas(width, width * TOWN_HEIGHT / TOWN_WIDTH, ratio)
    with painting(picture, width / TOWN_WIDTH) as painter:
        for colour, path in TOWN:
            painter.fillPath(shape(path), QColor(colour))
    return picture


def road_picture(road: QPainterPath, size: QSizeF, scale: float, ratio: float) -> QPixmap:
    """Return the road as a dashed line that becomes thinner with distance."""
    picture = canvas(size.width(), size.height(), ratio)
    with painting(picture) as painter:
        for piece in range(0, PIECES, DASH):
            part = piece / PIECES
            painter.setPen(round_pen(DUST, (NEAR + (FAR - NEAR) * part) * scale))
            painter.drawLine(_along(road, part), _along(road, part + 0.9 / PIECES))
    return picture


def road_from(start: QPointF, size: QSizeF, *, leftwards: bool) -> QPainterPath:
    """Return the path from a bag along the near edge to the town; mirrored for the right side."""
    wide, high = size.width(), size.height()

    def at(x: float, y: float) -> QPointF:
        return QPointF((1 - x if leftwards else x) * wide, y * high)

    road = QPainterPath(start)
    road.cubicTo(at(0.34, 0.975), at(0.63, 0.985), at(0.635, 0.885))
    road.cubicTo(at(0.64, 0.79), at(0.4, 0.85), at(0.4, 0.765))
    road.cubicTo(at(0.4, 0.71), at(0.49, 0.72), at(0.5, 0.66))
    return road


def _along(road: QPainterPath, part: float) -> QPointF:
    return road.pointAtPercent(min(part, 1.0))
