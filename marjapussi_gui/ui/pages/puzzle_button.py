"""The button of a puzzle in the list."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton

from ..art.bags import draw_berry
from ..art.brushes import CENTRE, outlined, round_pen, rounded, seam_pen, write
from ..art.stitch_row import draw_stitches
from ..basis.palette import GOLD, GOLD_EDGE
from ..basis.theme import LABEL, STRONG, TOUCH, font, text_scale
from ..statistics.colours import inks
from ..widgets.name_tip import NameTip
from ..wording import puzzles as words
from ..wording.tongue import digits

SIDE, RADIUS, RING, SEAM = TOUCH + 6, 10.0, 2.5, 1.4  # pixels
CROSS, BERRY = 15, 4.2


class PuzzleButton(QPushButton):
    """Shows the number of a puzzle, a berry if it is hard, and a cross if it is solved."""

    def __init__(self, number: int, *, is_hard: bool, is_solved: bool) -> None:
        super().__init__()
        self._number, self._is_hard, self._is_solved = number, is_hard, is_solved
        text = words.described(number, is_hard=is_hard, is_solved=is_solved)
        self.setAccessibleName(text)
        NameTip(self)
        self.setStyleSheet("min-height: 0; padding: 0; border: none; background: transparent;")
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = round(SIDE * text_scale())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), inks(self.window().palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        ground = QPalette.ColorRole.AlternateBase if self._is_solved or self.underMouse() else None
        if ground is not None:
            rounded(painter, box, RADIUS, self.window().palette().color(ground).name())
        outlined(painter, box, RADIUS, seam_pen(colours.seam, SEAM, 4, 3.2))
        if self.hasFocus():
            outlined(painter, box, RADIUS, round_pen(GOLD_EDGE, RING + 2))
            outlined(painter, box, RADIUS, round_pen(GOLD, RING))
        self._draw_inside(painter, box)
        painter.end()

    def _draw_inside(self, painter: QPainter, box: QRectF) -> None:
        unit = text_scale()
        if self._is_solved:
            start = QPointF(box.center().x() - CROSS * unit / 2, box.center().y() + 8 * unit)
            draw_stitches(painter, start, CROSS * unit, 0, 1, 1)
            box = box.adjusted(0, 0, 0, -16 * unit)
        colours = inks(self.window().palette())
        write(painter, box, digits(self._number), font(LABEL, STRONG), colours.text, CENTRE)
        if self._is_hard:
            corner = QPointF(box.right() - 8 * unit, box.top() + 8 * unit)
            draw_berry(painter, corner, BERRY * unit, 0)
