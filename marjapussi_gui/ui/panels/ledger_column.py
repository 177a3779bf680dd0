"""A column of a hand's score: the score lines of one side, in counting order."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import itemgetter

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ...engine.cards import NO_SUIT
from ..art.card_pictures import CardPictures
from ..art.painter_tools import NO_BRUSH, open_painter, round_pen
from ..art.score_bag_pictures import berry_picture
from ..art.stitch_row import draw_point_row, point_row_width
from ..common.palette import QUIET_INK, RULE_LINE, SIDE_COLOURS
from ..common.theme import BODY, BOLD, CAPTION, DEMI_BOLD, LABEL, MEDIUM, REGULAR, SPEECH
from ..text.hand_score_ledger import LedgerResult, SideLedger
from ..text.i18n import say
from ..text.scoring.scoring_texts import ScoreEntry
from ..widgets.labels import TextLabel
from .card_trays import INDENT
from .ledger_line import SUIT_SIZE, LedgerLine, suit_picture

SPACE_ABOVE_NAME, SPACE_BELOW_NAME = 6, 4  # pixels
NARROW_INDENT = 15  # pixels; leaves space for the chevron
BERRY_SIZE, RULE_HEIGHT, STITCH_SIZE, STITCHES_HEIGHT = 16, 14, 19.5, 38  # pixels

LabelFactory = Callable[..., QLabel]


RowSlot = tuple[int, int]  # the part of the column, and the index of the row within the part
HEADING, ENTRIES, RULE, SUM, STITCHES, SECOND_RULE, RESULTS, TOTAL = range(8)


class LedgerColumn(QWidget):
    """Shows what one side gets for a hand (a SideLedger): its name, score lines and result."""

    def __init__(
        self,
        leaf: SideLedger,
        create_label: LabelFactory,
        deck: CardPictures,
        scale: float,
        *,
        padding: int = 0,
        is_narrow: bool = False,
    ) -> None:
        super().__init__()
        self.leaf, self._create_label, self._deck, self._scale = leaf, create_label, deck, scale
        self._padding, self._is_narrow = padding, is_narrow
        self.lines: list[LedgerLine] = []
        self.slots: dict[RowSlot, QWidget] = dict(self._create_rows())
        for row in self.slots.values():
            row.setParent(self)

    @property
    def rows_in_order(self) -> list[QWidget]:
        return [row for slot, row in self._sorted_slots if slot[0] != HEADING]

    @property
    def _sorted_slots(self) -> list[tuple[RowSlot, QWidget]]:
        return sorted(self.slots.items(), key=itemgetter(0))

    def row_height(self, slot: RowSlot, width: int) -> int:
        """Return the pixel height of a slot's row at a column width; 0 for an empty slot."""
        row = self.slots.get(slot)
        if row is None:
            return 0
        inside = width - 2 * self._padding
        if row.hasHeightForWidth():
            return row.heightForWidth(inside)
        return row.sizeHint().height()

    def place_rows(self, width: int, positions: Mapping[RowSlot, tuple[int, int]]) -> None:
        """Place the row in each slot at its top and height, given in pixels."""
        for slot, row in self.slots.items():
            top, height = positions[slot]
            row.setGeometry(self._padding, top, width - 2 * self._padding, height)

    @property
    def _max_name_width(self) -> int:
        """The maximum width in pixels of a side's name."""
        if not self._padding:
            return 200
        return 100 if self._is_narrow else 150

    def _create_heading(self) -> QWidget:
        box = LedgerColumnHeading()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, SPACE_ABOVE_NAME if self._padding else 0, 0, 0)
        row.setSpacing(round(8 * self._scale))
        row.addWidget(
            create_berry_label(self.leaf.offset, BERRY_SIZE * self._scale, self._deck.pixel_ratio)
        )
        name = self._create_label(self.leaf.name, LABEL, DEMI_BOLD, self._max_name_width)
        caption = self._create_label(self.leaf.caption, CAPTION, MEDIUM)
        caption.setStyleSheet(f"color: {QUIET_INK}")
        caption.setWordWrap(True)
        if self._padding:
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

    def _create_rows(self) -> Iterator[tuple[RowSlot, QWidget]]:
        leaf = self.leaf
        yield (HEADING, 0), self._create_heading()
        entries = _merge_entries(leaf.entries) if self._is_narrow else leaf.entries
        for number, entry in enumerate(each for each in entries if not each.is_sum):
            yield (ENTRIES, number), self._create_entry_line(entry)
        for entry in (each for each in entries if each.is_sum):
            yield (RULE, 0), SumLine(self._scale)
            yield (SUM, 0), self._create_entry_line(entry)
        if leaf.goal_points:
            amount = ContractProgress(
                leaf.points, leaf.goal_points, SIDE_COLOURS[leaf.offset], self._scale
            )
            yield (STITCHES, 0), amount
        elif leaf.results and (entries or self._padding):
            has_sum = any(each.is_sum for each in entries)
            yield (SECOND_RULE if has_sum else RULE, 0), SumLine(self._scale)
        for number, result in enumerate(leaf.results):
            yield (RESULTS, number), self._create_result_line(result)
        if leaf.total:
            yield (TOTAL, 0), self._create_total_line()

    def _create_entry_line(self, entry: ScoreEntry) -> LedgerLine:
        sizes = (
            (self._value_size, self._large_size)
            if entry.is_sum
            else (self._text_size, self._value_size)
        )
        weights = (DEMI_BOLD, BOLD) if entry.is_sum else (REGULAR, DEMI_BOLD)
        words = self._create_label(entry.text, sizes[0], weights[0])
        value = self._create_label(entry.value, sizes[1], weights[1])
        suit = None
        if entry.suit != NO_SUIT:
            colours, side = self._deck.style.colour_scheme, SUIT_SIZE * self._scale
            suit = suit_picture(entry.suit, colours, side, self._deck.pixel_ratio)
        return self._add_line(
            LedgerLine(words, value, self._scale, suit=suit, indent=self._indent), entry
        )

    def _create_result_line(self, result: LedgerResult) -> LedgerLine:
        is_all = len(self.leaf.results) == 1 and not self.leaf.total
        value = self._create_label(
            result.value, self._large_size if is_all else self._value_size, BOLD
        )
        words = self._create_label(result.text, self._text_size)
        if not self.leaf.total:
            value.setStyleSheet(f"color: {SIDE_COLOURS[self.leaf.offset]}")
        line = LedgerLine(words, value, self._scale, indent=self._indent)
        return self._add_line(line, result)

    def _create_total_line(self) -> LedgerLine:
        words = self._create_label(say("this-hand"), self._text_size, DEMI_BOLD)
        value = self._create_label(self.leaf.total, self._large_size, BOLD)
        value.setStyleSheet(f"color: {SIDE_COLOURS[self.leaf.offset]}")
        line = LedgerLine(words, value, self._scale, indent=self._indent)
        self.lines.append(line)
        return line

    @property
    def _text_size(self) -> int:
        return CAPTION if self._is_narrow else BODY

    @property
    def _value_size(self) -> int:
        return BODY if self._is_narrow else LABEL

    @property
    def _large_size(self) -> int:
        return LABEL if self._is_narrow else SPEECH

    @property
    def _indent(self) -> float:
        return NARROW_INDENT if self._padding else INDENT

    def _add_line(self, line: LedgerLine, source: ScoreEntry | LedgerResult) -> LedgerLine:
        if any(tray.cards for tray in source.trays):
            line.attach_cards([tray for tray in source.trays if tray.cards], self._deck)
        self.lines.append(line)
        return line


def _merge_entries(entries: Sequence[ScoreEntry]) -> tuple[ScoreEntry, ...]:
    """Merge all score lines into one with their sum and all their cards."""
    whole = next((each for each in entries if each.is_sum), None)
    if whole is None:
        return tuple(entries)
    trays = tuple(tray for each in entries for tray in each.trays)
    return (replace(whole, trays=trays, is_sum=False),)


class LedgerColumnHeading(QWidget):
    """The name of a side, with a caption below."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        height = layout.totalHeightForWidth(width)
        return SPACE_BELOW_NAME + (height if height > 0 else layout.totalSizeHint().height())


def create_berry_label(side_index: int, diameter: float, pixel_ratio: float) -> QLabel:
    sign = TextLabel()
    sign.setPixmap(berry_picture(side_index, diameter, pixel_ratio))
    sign.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    return sign


class SumLine(QWidget):
    """A hand-drawn line above a sum."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self._height = round(RULE_HEIGHT * scale)
        self.setFixedHeight(self._height)

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        y, width = self.height() / 2, self.width()
        with open_painter(self) as painter:
            path = QPainterPath(QPointF(1, y + 0.6))
            path.cubicTo(width / 3, y - 1.4, width * 2 / 3, y + 1.4, width - 1, y - 0.7)
            painter.setPen(round_pen(RULE_LINE, 1.2))
            painter.setBrush(NO_BRUSH)
            painter.drawPath(path)


class ContractProgress(QWidget):
    """A progress bar of the points made and promised in a contract, in steps of ten points."""

    def __init__(self, made: int, goal: int, colour: str, scale: float) -> None:
        super().__init__()
        self._made, self._goal, self._colour, self._scale = made, goal, colour, scale
        self.setFixedHeight(round(STITCHES_HEIGHT * scale))

    def sizeHint(self) -> QSize:
        return QSize(round(200 * self._scale), round(STITCHES_HEIGHT * self._scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        left = INDENT * self._scale
        with open_painter(self) as painter:
            wanted = point_row_width(self._made, self._goal, STITCH_SIZE * self._scale)
            cell = STITCH_SIZE * self._scale * min(1.0, (self.width() - left) / wanted)
            at = QRectF(left, self.height() / 2, self.width(), 0).topLeft()
            draw_point_row(painter, at, cell, self._made, self._goal, self._colour)
