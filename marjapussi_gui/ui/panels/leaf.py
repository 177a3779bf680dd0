"""A leaf of the ledger: all lines of one side, in the order in which a person counts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import itemgetter

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
from ..wording import ledger as ledger_words
from ..wording.counts.texts import Entry
from ..wording.ledger import Leaf, Result
from .ledger_line import SUIT, LedgerLine, suit_picture
from .trays import INDENT

ABOVE_NAME, BELOW_NAME = 6, 4  # pixels
NARROW_INDENT = 15  # pixels: for the chevron, in columns beside others
BERRY, RULE_HIGH, CELL, SEAM_HIGH = 16, 14, 19.5, 38  # pixels

MakeLabel = Callable[..., QLabel]


Slot = tuple[int, int]  # a part of a leaf, and which row of it
HEADING, ENTRIES, RULE, SUM, AMOUNT, SECOND_RULE, RESULTS, TOTAL = range(8)


class LeafView(QWidget):
    """One side: its name, what it has, and what the score gets."""

    def __init__(
        self,
        leaf: Leaf,
        make_label: MakeLabel,
        small: Deck,
        scale: float,
        *,
        pad: int = 0,
        is_narrow: bool = False,
    ) -> None:
        super().__init__()
        self.leaf, self._label, self._deck, self._scale = leaf, make_label, small, scale
        self._pad, self._is_narrow = pad, is_narrow
        self.lines: list[LedgerLine] = []
        self.slots: dict[Slot, QWidget] = dict(self._all_rows())
        for row in self.slots.values():
            row.setParent(self)

    @property
    def rows(self) -> list[QWidget]:
        """What is told line by line, in that order."""
        return [row for slot, row in self._by_slot if slot[0] != HEADING]

    @property
    def _by_slot(self) -> list[tuple[Slot, QWidget]]:
        return sorted(self.slots.items(), key=itemgetter(0))

    def height_of(self, slot: Slot, width: int) -> int:
        """Return how high a row is in a column of this width, in pixels; 0 where there is none."""
        row = self.slots.get(slot)
        if row is None:
            return 0
        inside = width - 2 * self._pad
        if row.hasHeightForWidth():
            return row.heightForWidth(inside)
        return row.sizeHint().height()

    def place_rows(self, width: int, places: Mapping[Slot, tuple[int, int]]) -> None:
        """Put each row where the ledger has it: at this top, and as high as this."""
        for slot, row in self.slots.items():
            top, high = places[slot]
            row.setGeometry(self._pad, top, width - 2 * self._pad, high)

    @property
    def _most_name(self) -> int:
        """How wide a name may be, in pixels."""
        if not self._pad:
            return 200
        return 100 if self._is_narrow else 150

    def _heading(self) -> QWidget:
        box = Heading()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, ABOVE_NAME if self._pad else 0, 0, 0)
        row.setSpacing(round(8 * self._scale))
        row.addWidget(berry(self.leaf.place, BERRY * self._scale, self._deck.ratio))
        name = self._label(self.leaf.name, LABEL, STRONG, self._most_name)
        caption = self._label(self.leaf.caption, CAPTION, MEDIUM)
        caption.setStyleSheet(f"color: {QUIET}")
        caption.setWordWrap(True)
        if self._pad:
            texts = QVBoxLayout()
            texts.setSpacing(0)
            name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            texts.addWidget(name)
            texts.addWidget(caption, 1)
            row.addLayout(texts, 1)
        else:
            row.addWidget(name)
            row.addWidget(caption, 1)
        return box

    def _all_rows(self) -> Iterator[tuple[Slot, QWidget]]:
        leaf = self.leaf
        yield (HEADING, 0), self._heading()
        entries = _in_one(leaf.entries) if self._is_narrow else leaf.entries
        for number, entry in enumerate(each for each in entries if not each.is_sum):
            yield (ENTRIES, number), self._of_entry(entry)
        for entry in (each for each in entries if each.is_sum):
            yield (RULE, 0), Rule(self._scale)
            yield (SUM, 0), self._of_entry(entry)
        if leaf.goal:
            amount = Amount(leaf.points, leaf.goal, SIDES[leaf.place], self._scale)
            yield (AMOUNT, 0), amount
        elif leaf.results and (entries or self._pad):
            has_sum = any(each.is_sum for each in entries)
            yield (SECOND_RULE if has_sum else RULE, 0), Rule(self._scale)
        for number, result in enumerate(leaf.results):
            yield (RESULTS, number), self._of_result(result)
        if leaf.total:
            yield (TOTAL, 0), self._of_total()

    def _of_entry(self, entry: Entry) -> LedgerLine:
        sizes = (self._value, self._large) if entry.is_sum else (self._body, self._value)
        weights = (STRONG, BOLD) if entry.is_sum else (REGULAR, STRONG)
        words = self._label(entry.text, sizes[0], weights[0])
        value = self._label(entry.value, sizes[1], weights[1])
        suit = None
        if entry.suit != NO_SUIT:
            colours, side = self._deck.design.colours, SUIT * self._scale
            suit = suit_picture(entry.suit, colours, side, self._deck.ratio)
        return self._added(
            LedgerLine(words, value, self._scale, suit=suit, indent=self._indent), entry
        )

    def _of_result(self, result: Result) -> LedgerLine:
        is_all = len(self.leaf.results) == 1 and not self.leaf.total
        value = self._label(result.value, self._large if is_all else self._value, BOLD)
        words = self._label(result.text, self._body)
        if not self.leaf.total:
            value.setStyleSheet(f"color: {SIDES[self.leaf.place]}")
        line = LedgerLine(words, value, self._scale, indent=self._indent)
        return self._added(line, result)

    def _of_total(self) -> LedgerLine:
        words = self._label(ledger_words.gained(), self._body, STRONG)
        value = self._label(self.leaf.total, self._large, BOLD)
        value.setStyleSheet(f"color: {SIDES[self.leaf.place]}")
        line = LedgerLine(words, value, self._scale, indent=self._indent)
        self.lines.append(line)
        return line

    @property
    def _body(self) -> int:
        return CAPTION if self._is_narrow else BODY

    @property
    def _value(self) -> int:
        return BODY if self._is_narrow else LABEL

    @property
    def _large(self) -> int:
        return LABEL if self._is_narrow else SPEECH

    @property
    def _indent(self) -> float:
        return NARROW_INDENT if self._pad else INDENT

    def _added(self, line: LedgerLine, told: Entry | Result) -> LedgerLine:
        if any(tray.cards for tray in told.trays):
            line.lay_behind([tray for tray in told.trays if tray.cards], self._deck)
        self.lines.append(line)
        return line


def _in_one(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the sum of entries as one entry, which opens to the cards of all."""
    whole = next((each for each in entries if each.is_sum), None)
    if whole is None:
        return tuple(entries)
    trays = tuple(tray for each in entries for tray in each.trays)
    return (replace(whole, trays=trays, is_sum=False),)


class Heading(QWidget):
    """The name of a side, with what is told of it."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        high = layout.totalHeightForWidth(width)
        return BELOW_NAME + (high if high > 0 else layout.totalSizeHint().height())


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
        self._high = round(RULE_HIGH * scale)
        self.setFixedHeight(self._high)

    def sizeHint(self) -> QSize:
        return QSize(0, self._high)

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
