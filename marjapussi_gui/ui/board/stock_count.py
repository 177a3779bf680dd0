"""The number of cards in the stock, shown below it."""

from PySide6.QtCore import QPointF

from ...engine.events import STOCK
from ..art import marks
from ..wording import table
from .layout import RATIO
from .seen import Seen
from .things import Things

BELOW = 10.0  # u


class StockCount:
    """Shows the count of a stock to draw from; a kitty is small enough to see."""

    def __init__(self, things: Things) -> None:
        self._things = things

    def show(self, seen: Seen) -> None:
        count, layout = len(dict(seen.view.zones).get(STOCK, ())), self._things.layout
        if not count or layout.kitty or layout.has_rows:
            return
        text, u, look = table.left(count), layout.u, self._things.look
        picture = self._things.drawn.picture(
            ("stock", text), lambda: marks.pill_picture(text, look.felt, u, look.ratio)
        )
        spot = layout.spots(STOCK, [1])[0]
        under = spot.y + spot.width * RATIO / 2 + BELOW * u
        middle = QPointF(spot.x, under + picture.deviceIndependentSize().height() / 2)
        self._things.put("stock", picture, middle)
