"""Card backs: three cloths with stitched patterns that look the same upside down."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ...engine.frozen import frozen
from ..basis.palette import LINEN
from .brushes import rounded
from .stitches import draw_grid, grid, whole

CLOTH, PATTERN, RADIUS = QRectF(9, 9, 232, 332), QRectF(14, 16, 222, 318), 9


@frozen
class Back:
    """The colours of a card back: its cloth and its two coloured threads."""

    cloth: str
    berry: str
    quiet: str

    def threads(self) -> Mapping[str, QColor]:
        """Return the colour of each letter in the stitch grid."""
        return {"X": QColor(LINEN), "B": QColor(self.berry), "o": QColor(self.quiet)}


BACKS = {
    "lingonberry": Back("#8C1C2B", "#E0A63C", "#C9505A"),
    "blueberry": Back("#25336F", "#8FA6E0", "#6C9A62"),
    "juniper": Back("#1D5540", "#E0A63C", "#6FA27F"),
}


def draw_back(painter: QPainter, name: str) -> None:
    """Draw the back of a card."""
    back = BACKS[name]
    rounded(painter, CLOTH, RADIUS, back.cloth)
    draw_grid(painter, PATTERN, whole(grid(f"back_{name}")), back.threads())
