"""The button of a puzzle on the path."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton

from ..art.painter_tools import NO_BRUSH, NO_PEN, open_painter, round_pen
from ..art.stitch_row import HOLE_COLOUR, HOLE_POSITIONS
from ..common.palette import BUTTON, BUTTON_FOOT, GOLD, GOLD_EDGE, JUNIPER, PAPER, SEAM_COLOUR
from ..common.theme import MIN_TOUCH_SIZE, text_scale
from .fields import CHECK_MARK
from .labels import AccessibleNameTooltip

RADIUS, NEXT_RADIUS, FOOT_DEPTH = 13.0, 18.0, 2.0  # pixels
HOLES_SIZE, TICK_SIZE, TICK_WIDTH = 11.0, 20.0, 3.2


class PuzzleButton(QPushButton):
    """A puzzle drawn as a sewing button, with a tick if it is solved; golden if it is next."""

    def __init__(self, name: str, *, is_solved: bool, is_next: bool) -> None:
        super().__init__()
        self._is_solved, self._is_next = is_solved, is_next
        self.setAccessibleName(name)
        AccessibleNameTooltip(self)
        self.setStyleSheet("min-height: 0; padding: 0; border: none; background: transparent;")
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = round((MIN_TOUCH_SIZE + 4) * text_scale())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        unit, centre = text_scale(), QRectF(self.rect()).center()
        radius = (NEXT_RADIUS if self._is_next else RADIUS) * unit
        with open_painter(self) as painter:
            for colour, down in ((BUTTON_FOOT, FOOT_DEPTH * unit), (self._fill_colour, 0.0)):
                painter.setPen(NO_PEN)
                painter.setBrush(QColor(colour))
                painter.drawEllipse(centre + QPointF(0, down), radius, radius)
            self._draw_edge(painter, centre, radius)
            if self._is_solved:
                _draw_tick(painter, centre, TICK_SIZE * unit)
            else:
                _draw_holes(painter, centre, HOLES_SIZE * unit, self._hole_colour)

    @property
    def _fill_colour(self) -> str:
        if self._is_next:
            return GOLD
        return PAPER if self._is_solved or self.underMouse() else BUTTON

    @property
    def _hole_colour(self) -> str:
        return GOLD_EDGE if self._is_next else HOLE_COLOUR

    def _draw_edge(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        painter.setBrush(NO_BRUSH)
        painter.setPen(round_pen(GOLD_EDGE if self._is_next else SEAM_COLOUR, 1.2))
        painter.drawEllipse(centre, radius, radius)


def _draw_tick(painter: QPainter, centre: QPointF, size: float) -> None:
    corners = [
        centre + QPointF((across - 0.5) * size, (down - 0.5) * size) for across, down in CHECK_MARK
    ]
    painter.setPen(round_pen(JUNIPER, TICK_WIDTH * size / TICK_SIZE))
    painter.drawPolyline(corners)


def _draw_holes(painter: QPainter, centre: QPointF, size: float, colour: str) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    for across, down in HOLE_POSITIONS:
        middle = centre + QPointF((across - 0.5) * size, (down - 0.5) * size)
        painter.drawEllipse(middle, size * 0.14, size * 0.14)
