"""The application icon: a bag full of berries, in a box of 256 by 256."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen

from . import score_bag_pictures
from .painter_tools import create_canvas, open_painter
from .vector_paths import cached_path

CANVAS_SIZE = 256.0
MIN_DETAILED_SIZE = 48  # pixels; smaller icons have no stitches
ICON_SIZES = (16, 32, 64, 128)
RED_SIDE_COLOURS = score_bag_pictures.BAG_COLOURS[0]

BAG_RECT = QRectF(6, 16, 188, 220)  # the part that a full bag fills of the box in berry_bags
BELLY_PATH = (
    "M 22 82 C 30 106 8 142 8 182 C 8 222 58 234 100 234"
    "C 142 234 192 222 192 182 C 192 142 170 106 178 82 C 150 100 50 100 22 82"
)
PLAIN_BAND_PATH = "M -10 132 C 50 156 150 156 210 132 L 210 168 C 150 192 50 192 -10 168 Z"
FEW_BERRY_POSITIONS, FEW_BERRY_RADIUS = ((62, 62), (138, 62), (100, 50)), 36.0


def app_icon() -> QIcon:
    icon = QIcon()
    for size in ICON_SIZES:
        picture = create_canvas(size, size, 1)
        with open_painter(picture, size / CANVAS_SIZE) as painter:
            draw_icon(painter, size >= MIN_DETAILED_SIZE)
        icon.addPixmap(picture)
    return icon


def draw_icon(painter: QPainter, is_detailed: bool) -> None:  # noqa: FBT001 - a DrawFunction
    """Draw the application icon in a box of 256 by 256, with stitches if is_detailed."""
    draw_bag_icon(painter, QRectF(8, 2, 240, 252), is_detailed=is_detailed)


def draw_bag_icon(painter: QPainter, rect: QRectF, *, is_detailed: bool) -> None:
    """Draw the bag of the icon into rect, without stitches unless is_detailed."""
    scale = min(rect.width() / BAG_RECT.width(), rect.height() / BAG_RECT.height())
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-BAG_RECT.center())
    belly = cached_path(BELLY_PATH)
    painter.setPen(QPen(QColor(score_bag_pictures.SEAM_COLOUR), 3 if is_detailed else 8))
    painter.setBrush(QColor(score_bag_pictures.INSIDE_COLOUR))
    painter.drawPath(cached_path(score_bag_pictures.MOUTH_PATH))
    _draw_berries(painter, is_detailed=is_detailed)
    painter.setBrush(QColor(score_bag_pictures.LINEN_COLOUR))
    painter.drawPath(belly)
    shade = score_bag_pictures.SHADED_PATH.replace("200", "190")
    painter.fillPath(cached_path(shade).intersected(belly), QColor(score_bag_pictures.SHADE_COLOUR))
    band = _band_path() if is_detailed else cached_path(PLAIN_BAND_PATH)
    painter.fillPath(band.intersected(belly), QColor(RED_SIDE_COLOURS.thread))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(belly)
    if is_detailed:
        painter.setPen(QPen(QColor(RED_SIDE_COLOURS.thread), 5, c=Qt.PenCapStyle.RoundCap))
        painter.drawPath(cached_path(score_bag_pictures.HEM_PATH))
    painter.restore()


def _draw_berries(painter: QPainter, *, is_detailed: bool) -> None:
    places = (
        score_bag_pictures.berry_positions(score_bag_pictures.BAG_CAPACITY - 1)
        if is_detailed
        else FEW_BERRY_POSITIONS
    )
    for x, y in sorted(places, key=lambda place: place[1]):
        score_bag_pictures.draw_berry(
            painter,
            QPointF(x, y),
            score_bag_pictures.BERRY_RADIUS if is_detailed else FEW_BERRY_RADIUS,
            0,
        )


def _band_path() -> QPainterPath:
    """Return the embroidered band of the bag as a path with one square per stitch."""
    path, dot = QPainterPath(), score_bag_pictures.STITCH_SIZE * 0.94
    for column in range(
        -score_bag_pictures.BAND_HALF_COLUMNS, score_bag_pictures.BAND_HALF_COLUMNS + 1
    ):
        drop = score_bag_pictures.BAND_SAG * (
            1 - (column / score_bag_pictures.BAND_HALF_COLUMNS) ** 2
        )
        x = score_bag_pictures.BAG_BOX_WIDTH / 2 + column * score_bag_pictures.STITCH_SIZE - dot / 2
        for row, line in enumerate(score_bag_pictures.BAND_PATTERN):
            if line[(column + 8) % 16] == "M":
                path.addRect(
                    x, 150 + (row - 5) * score_bag_pictures.STITCH_SIZE + drop - dot / 2, dot, dot
                )
    return path
