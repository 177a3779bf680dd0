"""Pictures and cards that exist only as long as an effect, such as a celebration, plays."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ...engine.cards import Card
from .animator import Animator
from .graphics_items import CardItem, CardPictureSource, PictureItem
from .table_layout import CardSpot


class EffectsLayer:
    """The items of the effect that is playing."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self.animator = animator
        self._scene = scene
        self._items: list[PictureItem] = []

    @property
    def is_empty(self) -> bool:
        return not self._items

    def add_picture(self, picture: QPixmap, position: QPointF, z_value: float) -> PictureItem:
        item = PictureItem()
        item.set_picture(picture)
        item.setPos(position)
        self._add(item, z_value)
        return item

    def add_card(
        self, pictures: CardPictureSource, card: Card, spot: CardSpot, z_value: float
    ) -> CardItem:
        item = CardItem(card)
        item.update_picture(pictures, spot.width)
        item.place_at(spot)
        self._add(item, z_value)
        return item

    def remove(self, item: PictureItem) -> None:
        if item in self._items:
            self._items.remove(item)
            self.animator.cancel(item)
            self._scene.removeItem(item)

    def fade_out(self, duration: float) -> None:
        """Fade all items out within a duration in milliseconds."""
        for item in self._items:
            self.animator.fade_to(item, 0.0, duration)

    def clear(self) -> None:
        for item in list(self._items):
            self.remove(item)

    def _add(self, item: PictureItem, z_value: float) -> None:
        item.setZValue(z_value)
        self._scene.addItem(item)
        self._items.append(item)
        if self.animator.is_reduced_motion:
            self.animator.fade_in(item)
