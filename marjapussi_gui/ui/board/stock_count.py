"""The number of cards left in the stock, shown below it."""

from PySide6.QtCore import QPointF

from ...engine.events import STOCK_ZONE
from ..art import table_labels
from ..text.i18n import say
from .board_view import BoardView
from .decoration_items import DecorationItems
from .table_layout import CARD_RATIO

STOCK_GAP = 10.0  # table units


class StockCount:
    """Shows the number of cards in a stock from which players draw. A kitty has no number."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items

    def show(self, board_view: BoardView) -> None:
        count, layout = len(dict(board_view.view.zones).get(STOCK_ZONE, ())), self._items.layout
        if not count or layout.kitty_size or layout.has_open_rows:
            return
        text, u, look = say("stock-count", number=count), layout.unit, self._items.style
        picture = self._items.pixmaps.get(
            ("stock", text), lambda: table_labels.pill_picture(text, look.felt, u, look.pixel_ratio)
        )
        spot = layout.spots(STOCK_ZONE, [1])[0]
        under = spot.y + spot.width * CARD_RATIO / 2 + STOCK_GAP * u
        middle = QPointF(spot.x, under + picture.deviceIndependentSize().height() / 2)
        self._items.put_picture("stock", picture, middle)
