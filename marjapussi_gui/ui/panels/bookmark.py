"""A linen bookmark over the table that shows the order of the ranks, the highest at the top."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.brushes import LEFT, NO_PEN, outlined, rounded, seam_pen, soft_shadow, write
from ..art.paths import fitted
from ..art.suits import glyph
from ..basis.palette import BUTTON, LINGONBERRY, SEAM
from ..basis.theme import CAPTION, MEDIUM, font, width_of
from ..board.layout import Layout
from ..wording import teaching as words

PITCH, WIDE, ENDS, GLYPH, PILL = 29, 58, 13, 16, 36
AT = (910, 128)  # in table units, at the reference size
FAINT, WORDS = "#8A8172", "#E9EBDD"
ROOM = 12  # pixels


class Bookmark(QWidget):
    """The ranks from high to low, some of them highlighted; it ignores the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ranks: tuple[str, ...] = ()
        self._marked: frozenset[str] = frozenset()
        self._scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def ranks(self) -> tuple[str, ...]:
        return self._ranks

    def show_order(self, ranks: Sequence[str], marked: Sequence[str], layout: Layout) -> None:
        """Show ranks from high to low, placed for this table layout."""
        self._ranks, self._marked = tuple(ranks), frozenset(marked)
        self.setAccessibleName(words.from_the_top(self._ranks))
        pitch = min(layout.height * 0.345 / len(ranks), PITCH * max(layout.u, 1.0))
        self._scale = pitch / PITCH
        height = round(len(ranks) * pitch + 2 * ENDS * self._scale)
        word = max(width_of(each, font(CAPTION, MEDIUM)) for each in (words.high(), words.low()))
        width = round(WIDE * self._scale + 14 + word + 2 * ROOM)
        x = layout.width / 2 + (AT[0] - 640) * layout.u
        if layout.has_rows or layout.lays_sets:
            x = 0.03 * layout.width
        y = 0.16 * layout.height
        self.setGeometry(round(x) - ROOM, round(y) - ROOM, width, height + 2 * ROOM)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale
        linen = QRectF(ROOM, ROOM, WIDE * scale, self.height() - 2 * ROOM)
        soft_shadow(painter, linen, 6, 12, 4, 120)
        rounded(painter, linen, 6, BUTTON)
        outlined(painter, linen.adjusted(5, 5, -5, -5), 4, seam_pen(SEAM, 1.2, 3, 3))
        for row, rank in enumerate(self._ranks):
            self._row(painter, linen, linen.top() + (ENDS + (row + 0.5) * PITCH) * scale, rank)
        face = font(CAPTION, MEDIUM)
        for word, row in ((words.high(), 0), (words.low(), len(self._ranks) - 1)):
            y = linen.top() + (ENDS + (row + 0.5) * PITCH) * scale
            box = QRectF(linen.right() + 10, y - 12, self.width(), 24)
            write(painter, box, word, face, WORDS, LEFT)
        painter.end()

    def _row(self, painter: QPainter, linen: QRectF, y: float, rank: str) -> None:
        scale, ink, centre = self._scale, QColor(FAINT), linen.center().x()
        if rank in self._marked:
            width = PILL * scale
            rounded(
                painter,
                QRectF(centre - width / 2, y - 14 * scale, width, 28 * scale),
                8,
                LINGONBERRY,
            )
            ink = QColor("#FFFDF7")
        height = GLYPH * scale
        painter.setPen(NO_PEN)
        shape = fitted(glyph(rank), QRectF(centre - 12, y - height / 2, 24, height))
        painter.fillPath(shape, ink)
