"""Linen tiles with a shadow, painted behind the contents of a page."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ..art.brushes import rounded, soft_shadow
from ..basis.theme import TILE_RADIUS

BLUR, DROP, STRENGTH = 10, 3, 80
EDGE = 8  # pixels around a tile


def draw_tile(painter: QPainter, box: QRectF, palette: QPalette) -> None:
    """Draw an empty tile with its shadow."""
    soft_shadow(painter, box, TILE_RADIUS, BLUR, DROP, STRENGTH)
    rounded(painter, box, TILE_RADIUS, palette.color(QPalette.ColorRole.AlternateBase))


class Tile(QWidget):
    """A linen tile that holds other widgets."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_tile(painter, QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE), self.palette())
        painter.end()
