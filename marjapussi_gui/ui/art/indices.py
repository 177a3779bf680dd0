"""Corner indices of a card: the rank above the suit, in two sizes."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from ...engine.frozen import frozen
from .stamps import draw_suit
from .suits import CAP, glyph


@frozen
class Index:
    """The layout of a corner index; the rest of the face is to the right of right_edge."""

    height: float
    widest: float
    middle: float
    suit: QRectF
    top: float = 14

    @property
    def edge(self) -> float:
        return self.suit.right()


STANDARD = Index(54, 39, 25.5, QRectF(8.5, 76, 34, 35))
LARGE = Index(92, 54, 36, QRectF(8, 115, 56, 56))
INDICES = {"standard": STANDARD, "large": LARGE}


def draw_index(painter: QPainter, rank: str, suit: int, index: Index) -> None:
    """Draw the index of the upper left corner; a wide rank is condensed."""
    outline = glyph(rank)
    wide = outline.boundingRect().width()
    scale = index.height / CAP
    narrow = min(scale, index.widest / wide)
    place = QTransform(narrow, 0, 0, scale, index.middle - narrow * wide / 2, index.top)
    painter.drawPath(place.map(outline))
    draw_suit(painter, suit, index.suit)
