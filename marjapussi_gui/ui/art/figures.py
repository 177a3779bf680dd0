"""Court cards and the joker, stitched on panels of linen."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from ..basis.palette import LINEN
from .schemes import SCHEMES, letters
from .stitches import draw_grid, grid, turned, whole

PANEL, FRAME = QRectF(50.5, 32.75, 149, 284.5), 3
HEAD_WIDE, HEAD_HIGH = 21, 28  # stitches of a head with its shoulders
HEAD_SIZE = QSizeF(110, 110 * HEAD_HIGH / HEAD_WIDE)
HEAD_PANEL = QRectF(QPointF(127, 20), HEAD_SIZE)
FOOT_PANEL = QRectF(QPointF(13, 330 - HEAD_SIZE.height()), HEAD_SIZE)
HEAD_LEFT = {"JS": 7, "JH": 4, "JD": 7}  # where the head does not start at column 6


def draw_figure(painter: QPainter, name: str, suit: int, colours: str) -> None:
    """Draw a court figure and its rotated copy."""
    draw_panel(painter, PANEL, suit, colours)
    draw_grid(painter, PANEL, whole(grid(name)), letters(suit, colours))


def draw_heads(painter: QPainter, name: str, suit: int, colours: str) -> None:
    """Draw the head of a court figure on the upper right, and rotated on the lower left."""
    first = HEAD_LEFT.get(name, 6)
    rows = [row[first : first + HEAD_WIDE] for row in grid(name)[:HEAD_HIGH]]
    for panel, head in ((HEAD_PANEL, rows), (FOOT_PANEL, turned(rows))):
        draw_panel(painter, panel, suit, colours)
        draw_grid(painter, panel, head, letters(suit, colours))


def draw_panel(painter: QPainter, panel: QRectF, suit: int, colours: str) -> None:
    """Draw an empty linen panel with its frame."""
    painter.setBrush(QColor(LINEN))
    painter.setPen(QPen(QColor(SCHEMES[colours][suit]["D"]), 1.6))
    painter.drawRoundedRect(panel.adjusted(-FRAME, -FRAME, FRAME, FRAME), 5, 5)
