"""Temporary pictures and cards for effects, removed afterwards."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ...engine.cards import Card
from .animator import Animator
from .items import CardItem, PictureItem, Pictures
from .layout import Spot


class Stage:
    """The temporary items of the current effect."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self.animator = animator
        self._scene = scene
        self._shown: list[PictureItem] = []

    @property
    def is_empty(self) -> bool:
        return not self._shown

    def put(self, picture: QPixmap, at: QPointF, depth: float) -> PictureItem:
        """Show a picture; with reduced motion it fades in."""
        item = PictureItem()
        item.show_picture(picture)
        item.setPos(at)
        self._add(item, depth)
        return item

    def put_card(self, deck: Pictures, card: Card, spot: Spot, depth: float) -> CardItem:
        """Show a card."""
        item = CardItem(card)
        item.dress(deck, spot.width)
        item.lie(spot)
        self._add(item, depth)
        return item

    def take(self, item: PictureItem) -> None:
        """Remove one item."""
        if item in self._shown:
            self._shown.remove(item)
            self.animator.forget(item)
            self._scene.removeItem(item)

    def fade(self, lasts: float) -> None:
        """Fade all items out."""
        for item in self._shown:
            self.animator.fade(item, 0.0, lasts)

    def clear(self) -> None:
        """Remove all items."""
        for item in list(self._shown):
            self.take(item)

    def _add(self, item: PictureItem, depth: float) -> None:
        item.setZValue(depth)
        self._scene.addItem(item)
        self._shown.append(item)
        if self.animator.is_still:
            self.animator.appear(item)
