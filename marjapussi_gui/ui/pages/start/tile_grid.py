"""The grid of tiles on the start page."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from .game_tile import GameTile

MIN_TILE_WIDTH, FOUR_COLUMN_WIDTH = 340, 1100  # pixels, with the margins of the tiles
MAX_COLUMNS = 4


class TileGrid(QWidget):
    """Arranges game tiles in up to four columns. Arrow keys move the focus between them."""

    tile_focused = Signal(object)  # a tile that got the focus by an arrow key
    laid_out = Signal()

    def __init__(self, tiles: Sequence[GameTile], last_tile: QWidget) -> None:
        super().__init__()
        self.tiles, self._last_tile = tuple(tiles), last_tile
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._column_count = self.column_count()
        self._fill_grid()

    def column_count(self) -> int:
        return (
            MAX_COLUMNS
            if self.width() >= FOUR_COLUMN_WIDTH
            else max(1, min(2, self.width() // MIN_TILE_WIDTH))
        )

    def _update_columns(self) -> None:
        if self._column_count != self.column_count():
            self._column_count = self.column_count()
            self._fill_grid()
        self._grid.activate()
        self.laid_out.emit()

    def _fill_grid(self) -> None:
        for place, tile in enumerate((*self.tiles, self._last_tile)):
            self._grid.addWidget(tile, *divmod(place, self._column_count))
        for column in range(MAX_COLUMNS):
            self._grid.setColumnStretch(column, int(column < self._column_count))

    def _neighbour_index(self, index: int, key: int) -> int:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._column_count,
            Qt.Key.Key_Down: self._column_count,
            Qt.Key.Key_Home: -index,
            Qt.Key.Key_End: len(self.tiles) - 1 - index,
        }
        other = index + steps.get(Qt.Key(key), 0)
        return other if 0 <= other < len(self.tiles) else index

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chosen = [place for place, tile in enumerate(self.tiles) if tile.hasFocus()]
        other = [self._neighbour_index(place, event.key()) for place in chosen]
        if other == chosen:
            super().keyPressEvent(event)
            return
        tile = self.tiles[other[0]]
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        self.tile_focused.emit(tile)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_columns()
