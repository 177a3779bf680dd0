"""Tiles that look like pieces of linen, as a background for the contents of a page."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ..art.painter_tools import draw_soft_shadow, fill_rounded_rect, open_painter
from ..common.theme import TILE_RADIUS

SHADOW_BLUR, SHADOW_DROP, SHADOW_STRENGTH = 10, 3, 80
SHADOW_MARGIN = 8  # pixels around a tile


def draw_tile(painter: QPainter, box: QRectF, palette: QPalette) -> None:
    draw_soft_shadow(painter, box, TILE_RADIUS, SHADOW_BLUR, SHADOW_DROP, SHADOW_STRENGTH)
    fill_rounded_rect(painter, box, TILE_RADIUS, palette.color(QPalette.ColorRole.AlternateBase))


class LinenTile(QWidget):
    """A tile that contains other widgets."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            draw_tile(
                painter,
                QRectF(self.rect()).adjusted(
                    SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN
                ),
                self.palette(),
            )
