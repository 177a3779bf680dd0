"""Temporary pictures and cards for effects, removed afterwards."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ...engine.cards import Card
from .animator import Animator
from .graphics_items import CardItem, CardPictureSource, PictureItem
from .table_layout import CardSpot


class EffectsLayer:
    """The temporary items of the current effect."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self.animator = animator
        self._scene = scene
        self._items: list[PictureItem] = []

    @property
    def is_empty(self) -> bool:
        return not self._items

    def add_picture(self, picture: QPixmap, position: QPointF, z_value: float) -> PictureItem:
        """Show a picture, fading it in with reduced motion."""
        item = PictureItem()
        item.set_picture(picture)
        item.setPos(position)
        self._add(item, z_value)
        return item

    def add_card(
        self, pictures: CardPictureSource, card: Card, spot: CardSpot, z_value: float
    ) -> CardItem:
        """Show a card."""
        item = CardItem(card)
        item.update_picture(pictures, spot.width)
        item.place_at(spot)
        self._add(item, z_value)
        return item

    def remove(self, item: PictureItem) -> None:
        """Remove one item."""
        if item in self._items:
            self._items.remove(item)
            self.animator.cancel(item)
            self._scene.removeItem(item)

    def fade_out(self, duration: float) -> None:
        """Fade all items out."""
        for item in self._items:
            self.animator.fade_to(item, 0.0, duration)

    def clear(self) -> None:
        """Remove all items."""
        for item in list(self._items):
            self.remove(item)

    def _add(self, item: PictureItem, z_value: float) -> None:
        item.setZValue(z_value)
        self._scene.addItem(item)
        self._items.append(item)
        if self.animator.is_reduced_motion:
            self.animator.fade_in(item)
