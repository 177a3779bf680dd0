"""The layout of the rules page, in one, two or three columns by the width of the window."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ...engine.frozen import frozen
from ..basis.theme import text_scale

CONTENTS_BESIDE, NOTES_BESIDE = 900, 1100  # pixels of the window from which on a column is added
MARGIN, NARROW_MARGIN, TOP, FOOT = 40, 20, 24, 24
LEFT, GAP, SIDE, BAR, TEXT = 208, 36, 256, 12, 676
SEARCH, PICK = 130, 150  # pixels


@frozen
class Parts:
    """The widgets of the rules page."""

    heading: Sequence[QWidget]
    contents: QWidget
    in_force: Sequence[QWidget]
    change: QWidget
    play: QWidget
    lesson: QWidget
    pick: QWidget
    search: QWidget
    missing: QWidget
    back: QWidget
    text: QWidget


class RulesFrame(QWidget):
    """Arranges the widgets of the rules page in columns."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._parts, self._columns = parts, 0
        self.left, self.middle, self.side = QWidget(), QWidget(), QWidget()
        self._rows = QHBoxLayout(), QHBoxLayout()
        self._left, self._middle = QVBoxLayout(self.left), QVBoxLayout(self.middle)
        self._side = QVBoxLayout(self.side)
        self._whole = QHBoxLayout(self)
        self._lay_out()

    @property
    def columns(self) -> int:
        """The number of columns: text; contents and text; contents, text and notes."""
        return self._columns

    def fit(self, wide: int) -> None:
        """Use as many columns as fit into a width in pixels."""
        scale = text_scale()
        columns = 1 + (wide >= CONTENTS_BESIDE * scale) + (wide >= NOTES_BESIDE * scale)
        if columns != self._columns:
            self._columns = columns
            self._arrange()
        side = MARGIN if columns == 3 else NARROW_MARGIN
        self.left.setFixedWidth(round(LEFT * scale))
        self.side.setFixedWidth(round(SIDE * scale))
        self.middle.setMaximumWidth(round(TEXT * scale) + BAR)
        self._whole.setContentsMargins(side, TOP, side, FOOT)

    def _lay_out(self) -> None:
        for layout in (self._left, self._middle, self._side, self._whole):
            layout.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(GAP)
        self._whole.addStretch(1)
        self._whole.addWidget(self.left)
        self._whole.addWidget(self.middle, 100)
        self._whole.addWidget(self.side)
        self._whole.addStretch(1)
        self._middle.setSpacing(8)
        for row in self._rows:
            row.setSpacing(8)
            self._middle.addLayout(row)
        self._middle.addWidget(self._parts.missing)
        self._middle.addWidget(self._parts.text, 1)
        self._parts.search.setMinimumWidth(SEARCH)
        self._parts.pick.setMinimumWidth(PICK)

    def _arrange(self) -> None:
        """Move every widget to its row or column."""
        for layout in (*self._rows, self._left, self._side):
            _empty(layout)
        parts, is_narrow = self._parts, self._columns == 1
        if is_narrow:
            _fill(self._rows[0], parts.heading[0], None, parts.back, parts.lesson, parts.play)
            _fill(self._rows[1], parts.pick, parts.search, parts.change)
        else:
            self._fill_left()
        if self._columns == 2:
            _fill(self._rows[0], None, parts.search, parts.back)
        if self._columns == 3:
            row = QHBoxLayout()
            row.setSpacing(10)
            _fill(row, parts.search, parts.back)
            self._side.addLayout(row)
            self._side.addStretch(1)
        for part in (*parts.heading[1:], parts.contents, *parts.in_force):
            part.setVisible(not is_narrow)
        parts.pick.setVisible(is_narrow)
        self.left.setVisible(not is_narrow)
        self.side.setVisible(self._columns == 3)

    def _fill_left(self) -> None:
        parts, row = self._parts, QHBoxLayout()
        row.setSpacing(10)
        self._left.setSpacing(4)
        _fill(self._left, *parts.heading)
        self._left.addSpacing(12)
        self._left.addWidget(parts.contents, 1)
        self._left.addSpacing(12)
        _fill(self._left, *parts.in_force)
        self._left.addWidget(parts.change, 0, Qt.AlignmentFlag.AlignLeft)
        self._left.addSpacing(8)
        _fill(row, parts.play, parts.lesson)
        self._left.addLayout(row)


def _fill(layout: QHBoxLayout | QVBoxLayout, *parts: QWidget | None) -> None:
    """Add widgets to a layout; None adds a stretch."""
    for part in parts:
        if part is None:
            layout.addStretch(1)
        else:
            layout.addWidget(part)


def _empty(layout: QLayout) -> None:
    """Remove everything from a layout without deleting the widgets."""
    while (item := layout.takeAt(0)) is not None:
        if (inner := item.layout()) is not None:
            _empty(inner)
