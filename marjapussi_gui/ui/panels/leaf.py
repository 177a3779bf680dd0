"""A leaf of the ledger: all lines of one side, in the order in which a person counts."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ...engine.cards import NO_SUIT
from ..art.bags import berry_picture
from ..art.brushes import NO_BRUSH, round_pen
from ..art.deck import Deck
from ..art.stitch_row import amount_width, draw_amount
from ..basis.palette import QUIET, RULING, SIDES
from ..basis.theme import BODY, BOLD, CAPTION, LABEL, MEDIUM, REGULAR, SPEECH, STRONG
from ..widgets.labels import Words
from ..wording.counts.texts import Entry
from ..wording.ledger import Leaf, Result
from .ledger_line import SUIT, LedgerLine, suit_picture
from .trays import INDENT

BERRY, RULE_HIGH, CELL, SEAM_HIGH = 16, 14, 19.5, 38  # pixels

MakeLabel = Callable[..., QLabel]


class LeafView(QWidget):
    """One side: its name, what it has, and what the score gets."""

    def __init__(self, leaf: Leaf, make_label: MakeLabel, small: Deck, scale: float) -> None:
        super().__init__()
        self.leaf, self._label, self._deck, self._scale = leaf, make_label, small, scale
        self.lines: list[LedgerLine] = []
        self.rows: list[QWidget] = []  # in the order in which they are told
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._heading())
        for row in self._all_rows():
            self.rows.append(row)
            column.addWidget(row)

    def _heading(self) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(8 * self._scale))
        row.addWidget(berry(self.leaf.place, BERRY * self._scale, self._deck.ratio))
        row.addWidget(self._label(self.leaf.name, LABEL, STRONG, 200))
        caption = self._label(self.leaf.caption, CAPTION, MEDIUM)
        caption.setStyleSheet(f"color: {QUIET}")
        row.addWidget(caption, 1)
        return box

    def _all_rows(self) -> Iterator[QWidget]:
        leaf = self.leaf
        for entry in leaf.entries:
            if entry.is_sum:
                yield Rule(self._scale)
            yield self._of_entry(entry)
        if leaf.goal:
            yield Amount(leaf.points, leaf.goal, SIDES[leaf.place], self._scale)
        if leaf.results and leaf.entries and not leaf.goal:
            yield Rule(self._scale)
        for result in leaf.results:
            yield self._of_result(result)

    def _of_entry(self, entry: Entry) -> LedgerLine:
        kinds = ((LABEL, STRONG), (SPEECH, BOLD)) if entry.is_sum else PLAIN
        words, value = self._label(entry.text, *kinds[0]), self._label(entry.value, *kinds[1])
        suit = None
        if entry.suit != NO_SUIT:
            colours, side = self._deck.design.colours, SUIT * self._scale
            suit = suit_picture(entry.suit, colours, side, self._deck.ratio)
        return self._added(LedgerLine(words, value, self._scale, suit=suit), entry)

    def _of_result(self, result: Result) -> LedgerLine:
        size = SPEECH if len(self.leaf.results) == 1 else LABEL
        words, value = self._label(result.text, BODY), self._label(result.value, size, BOLD)
        value.setStyleSheet(f"color: {SIDES[self.leaf.place]}")
        return self._added(LedgerLine(words, value, self._scale), result)

    def _added(self, line: LedgerLine, told: Entry | Result) -> LedgerLine:
        if any(tray.cards for tray in told.trays):
            line.lay_behind([tray for tray in told.trays if tray.cards], self._deck)
        self.lines.append(line)
        return line


PLAIN = ((BODY, REGULAR), (LABEL, STRONG))


def berry(place: int, diameter: float, ratio: float) -> QLabel:
    """Return the berry of a side, which is told by its name beside it."""
    sign = Words()
    sign.setPixmap(berry_picture(place, diameter, ratio))
    sign.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    return sign


class Rule(QWidget):
    """The line above a sum, drawn by hand."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self.setFixedHeight(round(RULE_HIGH * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, y, wide = QPainter(self), self.height() / 2, self.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath(QPointF(1, y + 0.6))
        path.cubicTo(wide / 3, y - 1.4, wide * 2 / 3, y + 1.4, wide - 1, y - 0.7)
        painter.setPen(round_pen(RULING, 1.2))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(path)
        painter.end()


class Amount(QWidget):
    """What was made of what had been undertaken: a stitch for ten points."""

    def __init__(self, made: int, goal: int, colour: str, scale: float) -> None:
        super().__init__()
        self._made, self._goal, self._colour, self._scale = made, goal, colour, scale
        self.setFixedHeight(round(SEAM_HIGH * scale))

    def sizeHint(self) -> QSize:
        return QSize(round(200 * self._scale), round(SEAM_HIGH * self._scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, left = QPainter(self), INDENT * self._scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wanted = amount_width(self._made, self._goal, CELL * self._scale)
        cell = CELL * self._scale * min(1.0, (self.width() - left) / wanted)
        at = QRectF(left, self.height() / 2, self.width(), 0).topLeft()
        draw_amount(painter, at, cell, self._made, self._goal, self._colour)
        painter.end()
