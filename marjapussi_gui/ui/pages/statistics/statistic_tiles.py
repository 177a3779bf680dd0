"""Tiles with groups of numbers, which fill the width of the page in rows."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLayoutItem, QVBoxLayout, QWidget

from ...common.theme import SPACINGS
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import create_label
from .statistic_numbers import NumberGroup, StatisticNumber

WIDTH_STEP = 40  # pixels from one tried width to the next


class StatisticTiles(QWidget):
    """Shows each group of numbers on a tile."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_groups(self, groups: Iterable[NumberGroup]) -> None:
        """Show these groups in place of the previous ones."""
        while (item := self._column.takeAt(0)) is not None:
            _delete_layout(item)
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards = [_create_card(group) for group in groups]
        self._column.addLayout(FilledRowsLayout(*self._cards, spacing=SPACINGS[2]))


class FilledRowsLayout(FlowLayout):
    """A layout in rows of similar length that fill the width. Widgets in a row are equally high."""

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """Return as few rows as possible, broken so that the widest is as narrow as possible."""
        rows = super()._rows(width)
        narrower = (
            super(FilledRowsLayout, self)._rows(each) for each in range(0, width, WIDTH_STEP)
        )
        return next((each for each in narrower if len(each) == len(rows)), rows)

    def _place_row(self, row: list[QLayoutItem], rect: QRect, top: int) -> int:
        height = max(item.sizeHint().height() for item in row)
        spare, left = rect.width() - self._row_width(row), rect.left()
        for place, item in enumerate(row):
            width = item.sizeHint().width() + spare * (place + 1) // len(row)
            width -= spare * place // len(row)
            item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
            left += width + self.spacing()
        return height


def _create_card(group: NumberGroup) -> QWidget:
    card = QFrame()
    card.setProperty("look", "row")
    words = ", ".join(f"{each.value} {each.name}" for each in group.numbers)
    card.setAccessibleName(f"{group.heading}: {words}")
    grid = QGridLayout(card)
    grid.setContentsMargins(SPACINGS[3], SPACINGS[2], SPACINGS[3], SPACINGS[2])
    grid.setHorizontalSpacing(SPACINGS[4])
    grid.setVerticalSpacing(0)
    grid.addWidget(_create_label(group.heading, "strong"), 0, 0, 1, len(group.numbers) + 1)
    for column, number in enumerate(group.numbers):
        _add_number(grid, column, number)
    grid.setColumnStretch(len(group.numbers), 1)
    return card


def _add_number(grid: QGridLayout, column: int, number: StatisticNumber) -> None:
    grid.addWidget(_create_label(number.value, "title"), 1, column)
    grid.addWidget(_create_label(number.name, "caption"), 2, column)


def _create_label(text: str, look: str) -> QLabel:
    words = create_label(text, look)
    words.setWordWrap(False)
    return words


def _delete_layout(item: QLayoutItem) -> None:
    """Delete a layout after its widgets have been deleted."""
    layout = item.layout()
    if layout is not None:
        layout.deleteLater()
