"""The button of a puzzle in the list."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton

from ...art.berry_bags import draw_berry
from ...art.painter_tools import (
    ALIGN_CENTRE,
    draw_text,
    fill_rounded_rect,
    round_pen,
    seam_pen,
    stroke_rounded_rect,
)
from ...art.stitch_row import draw_stitch_row
from ...common.palette import GOLD, GOLD_EDGE
from ...common.theme import DEMI_BOLD, LABEL, MIN_TOUCH_SIZE, create_font, text_scale
from ...text import puzzle_text as words
from ...text.i18n import localized_digits
from ...widgets.name_tip import NameTip
from ..statistics.chart_colours import chart_colours

SIDE, RADIUS, RING_WIDTH, SEAM_WIDTH = MIN_TOUCH_SIZE + 6, 10.0, 2.5, 1.4  # pixels
CROSS_SIZE, BERRY_RADIUS = 15, 4.2


class PuzzleButton(QPushButton):
    """Shows a puzzle's number, a berry if it is hard, and a stitched cross if it is solved."""

    def __init__(self, number: int, *, is_hard: bool, is_solved: bool) -> None:
        super().__init__()
        self._number, self._is_hard, self._is_solved = number, is_hard, is_solved
        text = words.puzzle_description(number, is_hard=is_hard, is_solved=is_solved)
        self.setAccessibleName(text)
        NameTip(self)
        self.setStyleSheet("min-height: 0; padding: 0; border: none; background: transparent;")
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = round(SIDE * text_scale())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), chart_colours(self.window().palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        ground = QPalette.ColorRole.AlternateBase if self._is_solved or self.underMouse() else None
        if ground is not None:
            fill_rounded_rect(painter, box, RADIUS, self.window().palette().color(ground).name())
        stroke_rounded_rect(painter, box, RADIUS, seam_pen(colours.seam, SEAM_WIDTH, 4, 3.2))
        if self.hasFocus():
            stroke_rounded_rect(painter, box, RADIUS, round_pen(GOLD_EDGE, RING_WIDTH + 2))
            stroke_rounded_rect(painter, box, RADIUS, round_pen(GOLD, RING_WIDTH))
        self._draw_contents(painter, box)
        painter.end()

    def _draw_contents(self, painter: QPainter, rect: QRectF) -> None:
        unit = text_scale()
        if self._is_solved:
            start = QPointF(rect.center().x() - CROSS_SIZE * unit / 2, rect.center().y() + 8 * unit)
            draw_stitch_row(painter, start, CROSS_SIZE * unit, 0, 1, 1)
            rect = rect.adjusted(0, 0, 0, -16 * unit)
        colours = chart_colours(self.window().palette())
        draw_text(
            painter,
            rect,
            localized_digits(self._number),
            create_font(LABEL, DEMI_BOLD),
            colours.text,
            ALIGN_CENTRE,
        )
        if self._is_hard:
            corner = QPointF(rect.right() - 8 * unit, rect.top() + 8 * unit)
            draw_berry(painter, corner, BERRY_RADIUS * unit, 0)
