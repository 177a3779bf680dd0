"""A strip over the table that shows the order of the ranks."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.painter_tools import (
    ALIGN_LEFT,
    NO_PEN,
    draw_soft_shadow,
    draw_text,
    fill_rounded_rect,
    seam_pen,
    stroke_rounded_rect,
)
from ..art.suit_drawing import rank_glyph
from ..art.vector_paths import fit_path
from ..board.table_layout import TableLayout
from ..common.palette import BUTTON, LINGONBERRY, SEAM_COLOUR
from ..common.theme import CAPTION, MEDIUM, create_font, text_width
from ..text import lesson_page_text as words
from ..text.i18n import say

ROW_HEIGHT, WIDTH, PADDING, GLYPH_HEIGHT, PILL_WIDTH = 29, 58, 13, 16, 36
POSITION = (910, 128)  # table units on a table of the reference size
GLYPH_COLOUR, TEXT_COLOUR = "#8A8172", "#E9EBDD"
TOP, MAX_HEIGHT = 0.16, 0.345  # fractions of the table's height
SHADOW_MARGIN, GAP = 12, 6  # pixels


class RankOrderStrip(QWidget):
    """Lists ranks from high to low, with some of them highlighted. It ignores the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ranks: tuple[str, ...] = ()
        self._highlighted: frozenset[str] = frozenset()
        self._scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def ranks(self) -> tuple[str, ...]:
        return self._ranks

    @property
    def strip(self) -> QRectF:
        """The rectangle of the strip in its parent, without its shadow and the words beside it."""
        return self._strip.translated(self.pos())

    @property
    def _strip(self) -> QRectF:
        height = self.height() - 2 * SHADOW_MARGIN
        return QRectF(SHADOW_MARGIN, SHADOW_MARGIN, WIDTH * self._scale, height)

    def show_ranks(
        self, ranks: Sequence[str], highlighted: Sequence[str], layout: TableLayout, paper: QRect
    ) -> None:
        """Show ranks, given from high to low, in a column beside the cards on the table.

        If the lesson panel is in the way, the strip gets smaller to end above its paper.
        """
        self._ranks, self._highlighted = tuple(ranks), frozenset(highlighted)
        self.setAccessibleName(words.rank_order_text(self._ranks))
        y = TOP * layout.height
        x = layout.width / 2 + (POSITION[0] - 640) * layout.unit
        if layout.has_open_rows or layout.is_rummy:
            x = 0.03 * layout.width
        pitch = min(layout.height * MAX_HEIGHT / len(ranks), ROW_HEIGHT * max(layout.unit, 1.0))
        if x + WIDTH > paper.left():
            padded_rows = len(ranks) + 2 * PADDING / ROW_HEIGHT
            pitch = min(pitch, (paper.top() - GAP - y) / padded_rows)
        self._scale = pitch / ROW_HEIGHT
        height = round(len(ranks) * pitch + 2 * PADDING * self._scale)
        word = max(
            text_width(each, create_font(CAPTION, MEDIUM))
            for each in (say("high"), say("lesson-page-low"))
        )
        width = round(WIDTH * self._scale + 14 + word + 2 * SHADOW_MARGIN)
        self.setGeometry(
            round(x) - SHADOW_MARGIN, round(y) - SHADOW_MARGIN, width, height + 2 * SHADOW_MARGIN
        )
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale
        linen = self._strip
        draw_soft_shadow(painter, linen, 6, 12, 4, 120)
        fill_rounded_rect(painter, linen, 6, BUTTON)
        stroke_rounded_rect(
            painter, linen.adjusted(5, 5, -5, -5), 4, seam_pen(SEAM_COLOUR, 1.2, 3, 3)
        )
        for row, rank in enumerate(self._ranks):
            self._draw_rank(
                painter, linen, linen.top() + (PADDING + (row + 0.5) * ROW_HEIGHT) * scale, rank
            )
        face = create_font(CAPTION, MEDIUM)
        for word, row in ((say("high"), 0), (say("lesson-page-low"), len(self._ranks) - 1)):
            y = linen.top() + (PADDING + (row + 0.5) * ROW_HEIGHT) * scale
            box = QRectF(linen.right() + 10, y - 12, self.width(), 24)
            draw_text(painter, box, word, face, TEXT_COLOUR, ALIGN_LEFT)
        painter.end()

    def _draw_rank(self, painter: QPainter, linen: QRectF, y: float, rank: str) -> None:
        scale, ink, centre = self._scale, QColor(GLYPH_COLOUR), linen.center().x()
        if rank in self._highlighted:
            width = PILL_WIDTH * scale
            fill_rounded_rect(
                painter,
                QRectF(centre - width / 2, y - 14 * scale, width, 28 * scale),
                8,
                LINGONBERRY,
            )
            ink = QColor("#FFFDF7")
        height = GLYPH_HEIGHT * scale
        painter.setPen(NO_PEN)
        shape = fit_path(rank_glyph(rank), QRectF(centre - 12, y - height / 2, 24, height))
        painter.fillPath(shape, ink)
