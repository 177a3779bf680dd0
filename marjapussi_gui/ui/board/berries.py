"""Berries that roll into the bags at the end of a hand, and bags that spill."""

from PySide6.QtWidgets import QGraphicsScene

from ...engine.events import HandScored
from ...engine.state import Side
from ..art import bags
from .animator import Animator
from .furniture import BAG_WIDTH, Furniture, bag_place
from .items import CardItem
from .layout import Layout, Spot

SIZE, RISE, APART = 26.0, 120.0, 0.45  # u, u, and in lengths of a flight
DEPTH = 170.0


class Berries:
    """Lets a hand's points be seen: one berry for each."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, furniture: Furniture) -> None:
        self._scene, self._animator, self._furniture = scene, animator, furniture
        self._rolling: list[CardItem] = []

    def roll(self, event: HandScored, me: Side, layout: Layout, lasts: float) -> float:
        """Let berries fly from the middle into the bags; return how long that takes."""
        self.clear()
        flights = 0
        for side, points in enumerate(event.gained):
            for _ in range(max(points, 0) if lasts else 0):
                self._fly(int(side != me), layout, lasts, delay=flights * APART * lasts)
                flights += 1
        return lasts * (1 + APART * (flights - 1)) if flights else 0.0

    def spill(self, event: HandScored, me: Side, lasts: float) -> float:
        """Tip over the bag of a side that falls back; return how long it lies there."""
        if not lasts:
            return 0.0
        fallen = [side for side, gained in enumerate(event.gained) if gained < 0]
        for side in fallen:
            self._furniture.spill(int(side != me))
        return lasts if fallen else 0.0

    def clear(self) -> None:
        """Take away what has rolled."""
        for item in self._rolling:
            self._animator.forget(item)
            self._scene.removeItem(item)
        self._rolling = []

    def _fly(self, whose: int, layout: Layout, lasts: float, delay: float) -> None:
        u = layout.u
        item = CardItem()
        item.show_picture(bags.berry_picture(whose, SIZE * u, self._furniture.ratio))
        item.width = SIZE * u
        item.setZValue(DEPTH)
        x, y = layout.trick_middle
        item.lie(Spot(x, y, 0.0, SIZE * u))
        self._scene.addItem(item)
        self._rolling.append(item)
        left, top = bag_place(layout, whose)
        end = Spot(left + BAG_WIDTH * u / 2, top + 40 * u, 0.0, SIZE * u)
        self._animator.fly(item, end, lasts, delay=delay, rise=RISE * u)
