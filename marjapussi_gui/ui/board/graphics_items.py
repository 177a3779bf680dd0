"""Graphics items for pictures, texts and cards, positioned by their centres."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsSimpleTextItem

from ...engine.cards import HIDDEN, Card
from .table_layout import CardSpot

OVERHANG = 2.0  # pixels


class CardPictureSource(Protocol):
    """Anything that provides card pictures, such as CardPictures."""

    def picture(
        self, card: int, width: float, *, is_disabled: bool = False, is_wild: bool = False
    ) -> QPixmap:
        """Return the picture of a card with its shadow."""
        ...

    def align_to_pixels(self, centre: QPointF, width: float) -> QPointF:
        """Return the nearest centre at which a card of this width covers whole pixels."""
        ...


class PictureItem(QGraphicsPixmapItem):
    """A picture positioned by its centre."""

    def set_picture(self, picture: QPixmap) -> None:
        shown, size = self.pixmap(), picture.deviceIndependentSize()
        if (shown.cacheKey(), shown.deviceIndependentSize()) == (picture.cacheKey(), size):
            return
        self.setPixmap(picture)
        self.setOffset(-size.width() / 2, -size.height() / 2)


class TextItem(QGraphicsSimpleTextItem):
    """A line of text, with room around it for letters that exceed the bounds that Qt computes."""

    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(-OVERHANG, -OVERHANG, OVERHANG, OVERHANG)

    @property
    def text_height(self) -> float:
        """The height of the text in pixels, without the room around it."""
        return super().boundingRect().height()


class CardItem(PictureItem):
    """A card whose picture is smoothed only while the card lies still."""

    def __init__(self, card: Card = HIDDEN) -> None:
        super().__init__()
        self.card = card
        self.width = 0.0
        self.home = CardSpot(0.0, 0.0, 0.0, 0.0)  # where it belongs or is moving to
        self._picture_key: tuple[CardPictureSource, Card, float, bool, bool] | None = None

    def update_picture(
        self,
        pictures: CardPictureSource,
        width: float,
        *,
        is_disabled: bool = False,
        is_wild: bool = False,
    ) -> None:
        """Show this card at a width in pixels."""
        worn = pictures, self.card, round(width, 1), is_disabled, is_wild
        if worn == self._picture_key:
            return
        self._picture_key, self.width = worn, width
        self.set_picture(
            pictures.picture(self.card, width, is_disabled=is_disabled, is_wild=is_wild)
        )

    def refresh_picture(self) -> None:
        """Show the final picture if only a placeholder has been shown so far."""
        if self._picture_key is None:
            return
        deck, card, _, is_barred, is_wild = self._picture_key
        picture = deck.picture(card, self.width, is_disabled=is_barred, is_wild=is_wild)
        if picture.cacheKey() != self.pixmap().cacheKey():
            self.set_picture(picture)

    def place_at(self, spot: CardSpot) -> None:
        """Place the card on a spot and reset its transformation."""
        self.setPos(QPointF(spot.x, spot.y))
        self.setRotation(spot.angle)
        self.setScale(1.0)
        self.setTransform(QTransform())
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    @property
    def spot(self) -> CardSpot:
        """The current position of the card."""
        width = self.width * self.scale()
        return CardSpot(self.pos().x(), self.pos().y(), self.rotation(), width)


def top_card(items: Iterable[object]) -> CardItem | None:
    """Return the first card of these graphics items (topmost first), or None."""
    return next((item for item in items if isinstance(item, CardItem)), None)


def sort_items(items: Sequence[CardItem], cards: Iterable[Card]) -> list[CardItem]:
    """Return the items in the order of these cards."""
    left, ordered = list(items), []
    for card in cards:
        ordered.append(next(item for item in left if item.card == card))
        left.remove(ordered[-1])
    return ordered
