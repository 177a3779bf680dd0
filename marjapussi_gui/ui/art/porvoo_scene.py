"""Pictures of the town of Porvoo and the road to it.

When a side loses its whole score, its berries roll out of the bag and along this road.
"""

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QPainterPath, QPixmap

from .painter_tools import create_canvas, open_painter, round_pen
from .vector_paths import cached_path

TOWN_WIDTH, TOWN_HEIGHT = 310, 122
ROCK_COLOUR, STONE_COLOUR, SLATE_COLOUR = "#2C3A2E", "#F4ECDC", "#3B3F47"
ROOF_COLOUR, DOOR_COLOUR, STAR_COLOUR = "#4A3A32", "#2A211C", "#B01E2E"
RED_HOUSE_COLOURS, OCHRE_COLOUR = ("#9C3A2A", "#B4523A", "#8A2F24"), "#C98A3C"
TOWN_SHAPES = (
    (
        ROCK_COLOUR,
        "M 20 118 C 40 96 78 92 108 92 C 150 70 196 78 224 98 C 250 100 276 106 290 118 Z",
    ),
    (STONE_COLOUR, "M 118 98 L 118 54 L 150 22 L 182 54 L 182 98 Z"),
    (SLATE_COLOUR, "M 110 60 L 150 14 L 190 60 L 184 62 L 150 24 L 116 62 Z"),
    (SLATE_COLOUR, "M 150 16 L 146 16 L 150 2 L 154 16 Z R 145 80 10 18 5 5"),
    (STAR_COLOUR, "O 150 50 6 6 R 134 68 4 8 1 1 R 162 68 4 8 1 1"),
    (RED_HOUSE_COLOURS[0], "M 32 118 L 32 82 L 58 62 L 84 82 L 84 118 Z"),
    (RED_HOUSE_COLOURS[1], "M 84 118 L 84 86 L 108 68 L 132 86 L 132 118 Z"),
    (RED_HOUSE_COLOURS[2], "M 168 118 L 168 84 L 194 64 L 220 84 L 220 118 Z"),
    (OCHRE_COLOUR, "M 220 118 L 220 90 L 242 74 L 264 90 L 264 118 Z"),
    (ROOF_COLOUR, "M 26 86 L 58 58 L 90 86 L 86 90 L 58 66 L 30 90 Z"),
    (ROOF_COLOUR, "M 80 90 L 108 64 L 136 90 L 132 94 L 108 72 L 84 94 Z"),
    (ROOF_COLOUR, "M 162 88 L 194 60 L 226 88 L 222 92 L 194 68 L 166 92 Z"),
    (ROOF_COLOUR, "M 216 94 L 242 70 L 268 94 L 264 98 L 242 78 L 220 98 Z"),
    (STONE_COLOUR, "R 53 74 10 9 1 1 R 42 92 9 10 1 1 R 65 92 9 10 1 1"),
    (STONE_COLOUR, "R 103 80 10 9 1 1 R 95 98 9 9 1 1 R 113 98 9 9 1 1"),
    (STONE_COLOUR, "R 189 76 10 9 1 1 R 178 94 9 10 1 1 R 201 94 9 10 1 1"),
    (STONE_COLOUR, "R 238 86 9 8 1 1 R 230 101 8 8 1 1 R 246 101 8 8 1 1"),
    (DOOR_COLOUR, "R 54 105 9 13 1 1 R 104 107 8 11 1 1 R 190 106 9 12 1 1"),
)

# One of every two pieces is left out; the width of the road at its near and far end
PIECES_PER_DASH, NEAR_WIDTH, FAR_WIDTH = 2, 8.0, 3.0
ROAD_PIECES = 64
ROAD_COLOUR = QColor(244, 236, 220, 150)


def town_picture(width: float, pixel_ratio: float) -> QPixmap:
    picture = create_canvas(width, width * TOWN_HEIGHT / TOWN_WIDTH, pixel_ratio)
    with open_painter(picture, width / TOWN_WIDTH) as painter:
        for colour, path in TOWN_SHAPES:
            painter.fillPath(cached_path(path), QColor(colour))
    return picture


def road_picture(road: QPainterPath, size: QSizeF, scale: float, pixel_ratio: float) -> QPixmap:
    """Return a picture of the road: a dashed line that gets thinner towards the town."""
    picture = create_canvas(size.width(), size.height(), pixel_ratio)
    with open_painter(picture) as painter:
        for piece in range(0, ROAD_PIECES, PIECES_PER_DASH):
            part = piece / ROAD_PIECES
            painter.setPen(
                round_pen(ROAD_COLOUR, (NEAR_WIDTH + (FAR_WIDTH - NEAR_WIDTH) * part) * scale)
            )
            painter.drawLine(_point_along(road, part), _point_along(road, part + 0.9 / ROAD_PIECES))
    return picture


def road_path(start: QPointF, size: QSizeF, *, is_mirrored: bool) -> QPainterPath:
    """Return the path of the road from a bag to the town, mirrored for a bag on the right."""
    wide, high = size.width(), size.height()

    def point(x: float, y: float) -> QPointF:
        return QPointF((1 - x if is_mirrored else x) * wide, y * high)

    road = QPainterPath(start)
    road.cubicTo(point(0.34, 0.975), point(0.63, 0.985), point(0.635, 0.885))
    road.cubicTo(point(0.64, 0.79), point(0.4, 0.85), point(0.4, 0.765))
    road.cubicTo(point(0.4, 0.71), point(0.49, 0.72), point(0.5, 0.66))
    return road


def _point_along(road: QPainterPath, progress: float) -> QPointF:
    return road.pointAtPercent(min(progress, 1.0))
