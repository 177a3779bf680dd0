"""Graphics items for pictures, texts and cards, positioned by their centres."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsSimpleTextItem

from ...engine.cards import HIDDEN, Card
from .layout import Spot

OVERHANG = 2.0  # pixels


class Pictures(Protocol):
    """A source of card pictures, such as a deck."""

    def picture(
        self, card: int, width: float, *, is_barred: bool = False, is_wild: bool = False
    ) -> QPixmap:
        """Return the picture of a card with its shadow."""
        ...

    def begins(self, middle: QPointF, width: float) -> QPointF:
        """Return the nearest centre at which a card of this width starts on a whole pixel."""
        ...


class PictureItem(QGraphicsPixmapItem):
    """A picture positioned by its centre."""

    def show_picture(self, picture: QPixmap) -> None:
        shown, size = self.pixmap(), picture.deviceIndependentSize()
        if (shown.cacheKey(), shown.deviceIndependentSize()) == (picture.cacheKey(), size):
            return
        self.setPixmap(picture)
        self.setOffset(-size.width() / 2, -size.height() / 2)


class TextItem(QGraphicsSimpleTextItem):
    """A line of text; its bounding box is enlarged for letters that exceed Qt's."""

    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(-OVERHANG, -OVERHANG, OVERHANG, OVERHANG)


class CardItem(PictureItem):
    """A card; it is smoothed only when it does not move."""

    def __init__(self, card: Card = HIDDEN) -> None:
        super().__init__()
        self.card = card
        self.width = 0.0
        self.home = Spot(0.0, 0.0, 0.0, 0.0)  # its target, which it may still be moving to
        self._worn: tuple[Pictures, Card, float, bool, bool] | None = None

    def dress(
        self, deck: Pictures, width: float, *, is_barred: bool = False, is_wild: bool = False
    ) -> None:
        """Show the picture of this card at a width."""
        worn = deck, self.card, round(width, 1), is_barred, is_wild
        if worn == self._worn:
            return
        self._worn, self.width = worn, width
        self.show_picture(deck.picture(self.card, width, is_barred=is_barred, is_wild=is_wild))

    def refresh(self) -> None:
        """Show the final picture if a placeholder was shown before."""
        if self._worn is None:
            return
        deck, card, _, is_barred, is_wild = self._worn
        picture = deck.picture(card, self.width, is_barred=is_barred, is_wild=is_wild)
        if picture.cacheKey() != self.pixmap().cacheKey():
            self.show_picture(picture)

    def lie(self, spot: Spot) -> None:
        """Place the card on a spot and stop any transformation."""
        self.setPos(QPointF(spot.x, spot.y))
        self.setRotation(spot.angle)
        self.setScale(1.0)
        self.setTransform(QTransform())
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    @property
    def spot(self) -> Spot:
        """The current position of the card."""
        width = self.width * self.scale()
        return Spot(self.pos().x(), self.pos().y(), self.rotation(), width)


def top_card(items: Iterable[object]) -> CardItem | None:
    """Return the topmost card of these graphics items; None if there is none."""
    return next((item for item in items if isinstance(item, CardItem)), None)


def in_order(items: Sequence[CardItem], cards: Iterable[Card]) -> list[CardItem]:
    """Return items in the order of their cards."""
    left, ordered = list(items), []
    for card in cards:
        ordered.append(next(item for item in left if item.card == card))
        left.remove(ordered[-1])
    return ordered
