"""Drawing of court cards and the joker as cross-stitch on panels of linen."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from ..common.palette import LINEN
from .cross_stitch import draw_grid, load_grid, mirror_grid, rotate_grid
from .suit_colours import COLOUR_SCHEMES, stitch_colours

FIGURE_PANEL, FRAME_WIDTH = QRectF(50.5, 32.75, 149, 284.5), 3
HEAD_COLUMNS, HEAD_ROWS = 21, 28  # stitches for a head with its shoulders
HEAD_SIZE = QSizeF(110, 110 * HEAD_ROWS / HEAD_COLUMNS)
HEAD_PANEL = QRectF(QPointF(127, 20), HEAD_SIZE)
TURNED_HEAD_PANEL = QRectF(QPointF(13, 330 - HEAD_SIZE.height()), HEAD_SIZE)
FIRST_HEAD_COLUMN = {"JS": 7, "JH": 4, "JD": 7}  # of heads that don't start at column 6


def draw_court_figure(painter: QPainter, name: str, suit: int, scheme: str) -> None:
    """Draw a court figure and its copy, rotated by 180 degrees, below."""
    draw_figure_panel(painter, FIGURE_PANEL, suit, scheme)
    draw_grid(painter, FIGURE_PANEL, mirror_grid(load_grid(name)), stitch_colours(suit, scheme))


def draw_court_heads(painter: QPainter, name: str, suit: int, scheme: str) -> None:
    """Draw only the heads of a court figure: at the upper right and, rotated, the lower left."""
    first = FIRST_HEAD_COLUMN.get(name, 6)
    rows = [row[first : first + HEAD_COLUMNS] for row in load_grid(name)[:HEAD_ROWS]]
    for panel, head in ((HEAD_PANEL, rows), (TURNED_HEAD_PANEL, rotate_grid(rows))):
        draw_figure_panel(painter, panel, suit, scheme)
        draw_grid(painter, panel, head, stitch_colours(suit, scheme))


def draw_figure_panel(painter: QPainter, panel: QRectF, suit: int, scheme: str) -> None:
    """Draw an empty panel of linen with a frame in the suit's colour."""
    painter.setBrush(QColor(LINEN))
    painter.setPen(QPen(QColor(COLOUR_SCHEMES[scheme][suit]["D"]), 1.6))
    painter.drawRoundedRect(
        panel.adjusted(-FRAME_WIDTH, -FRAME_WIDTH, FRAME_WIDTH, FRAME_WIDTH), 5, 5
    )
