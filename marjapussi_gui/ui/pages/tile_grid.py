"""The grid of tiles on the start page."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from .tile import Tile

NARROWEST, FOUR = 340, 1100  # pixels, with the margins of the tiles
MOST_COLUMNS = 4


class TileGrid(QWidget):
    """Arranges game tiles in up to four columns; arrow keys move the focus between them."""

    gone_to = Signal(object)  # by an arrow key
    laid_out = Signal()

    def __init__(self, tiles: Sequence[Tile], last: QWidget) -> None:
        super().__init__()
        self.tiles, self._last = tuple(tiles), last
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._columns = self.columns()
        self._fill()

    def columns(self) -> int:
        return MOST_COLUMNS if self.width() >= FOUR else max(1, min(2, self.width() // NARROWEST))

    def _place(self) -> None:
        if self._columns != self.columns():
            self._columns = self.columns()
            self._fill()
        self._grid.activate()
        self.laid_out.emit()

    def _fill(self) -> None:
        for place, tile in enumerate((*self.tiles, self._last)):
            self._grid.addWidget(tile, *divmod(place, self._columns))
        for column in range(MOST_COLUMNS):
            self._grid.setColumnStretch(column, int(column < self._columns))

    def _beside(self, place: int, key: int) -> int:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
            Qt.Key.Key_Home: -place,
            Qt.Key.Key_End: len(self.tiles) - 1 - place,
        }
        other = place + steps.get(Qt.Key(key), 0)
        return other if 0 <= other < len(self.tiles) else place

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chosen = [place for place, tile in enumerate(self.tiles) if tile.hasFocus()]
        other = [self._beside(place, event.key()) for place in chosen]
        if other == chosen:
            super().keyPressEvent(event)
            return
        tile = self.tiles[other[0]]
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        self.gone_to.emit(tile)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
