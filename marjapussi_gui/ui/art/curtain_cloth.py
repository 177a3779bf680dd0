"""The picture of the handover curtain, which hides the table between the turns of two people."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap, QRadialGradient

from ..common.palette import BLUEBERRY, LINEN, LINGONBERRY, RULE_LINE
from .cross_stitch import draw_grid
from .felt import weave_tile
from .painter_tools import cached_picture, create_canvas, open_painter, seam_pen

FOLDS, WEAVE = 9, 0.35  # opacity of the weave, which is made for felt
# Along each fold: where it is, its colour, and how opaque it is
FOLD_STOPS = (
    (0.02, "#786038", 30),
    (0.3, "#FFFCF0", 50),
    (0.62, "#A08454", 10),
    (0.94, "#6E5630", 34),
)
LIGHT_COLOUR, SHADE_COLOUR, HEM_EDGE = "#FFFDF6", "#786038", "#CBB98F"
CORD = "XX.X"
LOZENGES = (
    "....X.......X...",
    "...XXX.....X.X..",
    "..XX.XX...X...X.",
    ".XX.X.XX.X..X..X",
    "..XX.XX...X...X.",
    "...XXX.....X.X..",
    "....X.......X...",
)
# In stitches: the folded hem, the gap above it, and from the lozenges to the cords
HEM, HEM_GAP, CORD_ABOVE, CORD_BELOW, SEAM_OFFSET = 6.5, 4.0, 2.2, 1.2, 1.2
BORDER = HEM + HEM_GAP + len(LOZENGES) + CORD_ABOVE


@cached_picture
def cloth_picture(width: int, height: int, stitch: float, pixel_ratio: float) -> QPixmap:
    picture, box = create_canvas(width, height, pixel_ratio), QRectF(0, 0, width, height)
    with open_painter(picture) as painter:
        painter.fillRect(box, QColor(LINEN))
        painter.fillRect(box, _fold_gradient(width))
        painter.setOpacity(WEAVE)
        painter.setOpacity(WEAVE)
        painter.drawTiledPixmap(box, QPixmap.fromImage(weave_tile()))
        painter.setOpacity(1)
        painter.setOpacity(1)
        light = QRadialGradient(width / 2, height * 0.42, width * 0.42)
        light.setColorAt(0, _tint(LIGHT_COLOUR, 190))
        light.setColorAt(1, _tint(LIGHT_COLOUR, 0))
        painter.fillRect(box, light)
        _draw_border(painter, box, stitch)
    return picture


def _fold_gradient(width: int) -> QLinearGradient:
    folds = QLinearGradient(0, 0, width, 0)
    for fold in range(FOLDS):
        for place, colour, opacity in FOLD_STOPS:
            folds.setColorAt((fold + place) / FOLDS, _tint(colour, opacity))
    return folds


def _tint(colour: str, opacity: int) -> QColor:
    tint = QColor(colour)
    tint.setAlpha(opacity)
    return tint


def _draw_border(painter: QPainter, box: QRectF, stitch: float) -> None:
    fold = box.bottom() - HEM * stitch
    top = fold - (HEM_GAP + len(LOZENGES)) * stitch
    repeats = int(box.width() / (len(LOZENGES[0]) * stitch)) + 2
    wide = repeats * len(LOZENGES[0]) * stitch
    left = box.center().x() - wide / 2
    lozenges = tuple(row * repeats for row in LOZENGES)
    height = len(LOZENGES) * stitch
    draw_grid(painter, QRectF(left, top, wide, height), lozenges, {"X": QColor(LINGONBERRY)})
    cord = (CORD * (repeats * len(LOZENGES[0]) // len(CORD)),)
    for y in (top - CORD_ABOVE * stitch, top + height + CORD_BELOW * stitch):
        draw_grid(painter, QRectF(left, y, wide, stitch), cord, {"X": QColor(BLUEBERRY)})
    painter.fillRect(QRectF(0, fold, box.width(), HEM * stitch), _tint(SHADE_COLOUR, 16))
    painter.fillRect(QRectF(0, fold, box.width(), 1), _tint(SHADE_COLOUR, 60))
    painter.setPen(seam_pen(RULE_LINE, 1.8, 4, 3))
    seam = fold + SEAM_OFFSET * stitch
    painter.drawLine(QPointF(0, seam), QPointF(box.width(), seam))
    painter.fillRect(QRectF(0, box.bottom() - 2, box.width(), 2), QColor(HEM_EDGE))
