"""Corner indices of cards (the rank above the suit), in two sizes."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from ...engine.frozen import frozen
from .suit_drawing import draw_suit
from .suit_shapes import GLYPH_HEIGHT, rank_glyph


@frozen
class CornerIndex:
    """The layout of a corner index, in the units of card_faces.

    Everything else on the face lies to the right of suit_rect.
    """

    height: float
    max_width: float
    centre_x: float
    suit_rect: QRectF
    top: float = 14


STANDARD_INDEX = CornerIndex(54, 39, 25.5, QRectF(8.5, 76, 34, 35))
LARGE_INDEX = CornerIndex(92, 54, 36, QRectF(8, 115, 56, 56))
CORNER_INDICES = {"standard": STANDARD_INDEX, "large": LARGE_INDEX}


def draw_corner_index(painter: QPainter, rank: str, suit: int, index: CornerIndex) -> None:
    outline = rank_glyph(rank)
    wide = outline.boundingRect().width()
    scale = index.height / GLYPH_HEIGHT
    narrow = min(scale, index.max_width / wide)
    place = QTransform(narrow, 0, 0, scale, index.centre_x - narrow * wide / 2, index.top)
    painter.drawPath(place.map(outline))
    draw_suit(painter, suit, index.suit_rect)
