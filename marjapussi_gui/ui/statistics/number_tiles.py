"""Cards with numbers, in groups side by side that fill the width in rows."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLayoutItem, QVBoxLayout, QWidget

from ..basis.theme import SPACE
from ..widgets.flow import Flow
from ..widgets.labels import label
from .numbers import Group, Number

STEP = 40  # pixels between the widths tried


class Cards(QWidget):
    """Cards with groups of numbers."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_groups(self, groups: Iterable[Group]) -> None:
        """Show these groups in place of the previous ones."""
        while (item := self._column.takeAt(0)) is not None:
            _forget(item)
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards = [_card(group) for group in groups]
        self._column.addLayout(FullRows(*self._cards, gap=SPACE[2]))


class FullRows(Flow):
    """Rows of similar length that fill the width, with widgets of equal height."""

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """Return the fewest rows possible, with the widest as narrow as possible."""
        rows = super()._rows(width)
        narrower = (super(FullRows, self)._rows(each) for each in range(0, width, STEP))
        return next((each for each in narrower if len(each) == len(rows)), rows)

    def _place(self, row: list[QLayoutItem], rect: QRect, top: int) -> int:
        height = max(item.sizeHint().height() for item in row)
        spare, left = rect.width() - self._row_width(row), rect.left()
        for place, item in enumerate(row):
            width = item.sizeHint().width() + spare * (place + 1) // len(row)
            width -= spare * place // len(row)
            item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
            left += width + self.spacing()
        return height


def _card(group: Group) -> QWidget:
    card = QFrame()
    card.setProperty("look", "row")
    words = ", ".join(f"{each.value} {each.name}" for each in group.numbers)
    card.setAccessibleName(f"{group.heading}: {words}")
    grid = QGridLayout(card)
    grid.setContentsMargins(SPACE[3], SPACE[2], SPACE[3], SPACE[2])
    grid.setHorizontalSpacing(SPACE[4])
    grid.setVerticalSpacing(0)
    grid.addWidget(_line(group.heading, "strong"), 0, 0, 1, len(group.numbers) + 1)
    for column, number in enumerate(group.numbers):
        _add(grid, column, number)
    grid.setColumnStretch(len(group.numbers), 1)
    return card


def _add(grid: QGridLayout, column: int, number: Number) -> None:
    grid.addWidget(_line(number.value, "title"), 1, column)
    grid.addWidget(_line(number.name, "caption"), 2, column)


def _line(text: str, look: str) -> QLabel:
    words = label(text, look)
    words.setWordWrap(False)
    return words


def _forget(item: QLayoutItem) -> None:
    """Delete a layout whose widgets are deleted."""
    layout = item.layout()
    if layout is not None:
        layout.deleteLater()
