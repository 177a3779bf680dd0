"""Graphics items for pictures, texts and cards, positioned by their centres."""

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsSimpleTextItem

from ...engine.cards import HIDDEN, Card
from ..art.card_rendering import (
    LIFTED_DROP,
    LIFTED_SHADOW_PIXELS,
    SHADOW_DROP,
    flight_shadow_image,
)
from .table_layout import CardSpot

OVERHANG = 2.0  # pixels
LIFTED_GROWTH = 0.06  # by how much a card at height 1 is larger, because it is nearer to the eye


class CardPictureSource(Protocol):
    """Anything that provides card pictures, such as CardPictures."""

    def picture(
        self, card: int, width: float, *, is_disabled: bool = False, is_wild: bool = False
    ) -> QPixmap: ...

    def align_to_pixels(self, centre: QPointF, width: float) -> QPointF:
        """Return the nearest centre at which a card of this width covers whole pixels."""


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


class CardShadow(PictureItem):
    """The shadow of a card in the air, in addition to the one in the card's picture."""

    def __init__(self, card: "CardItem") -> None:
        super().__init__(card)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.set_picture(QPixmap.fromImage(flight_shadow_image()))

    def fall_from(self, height: float, width: float, angle: float) -> None:
        self.setVisible(height > 0)
        self.setOpacity(height)
        self.setScale(width / LIFTED_SHADOW_PIXELS)
        drop, turn = width * (SHADOW_DROP + (LIFTED_DROP - SHADOW_DROP) * height), radians(angle)
        self.setPos(drop * sin(turn), drop * cos(turn))


class CardItem(PictureItem):
    """A card whose picture is smoothed only while the card lies still."""

    def __init__(self, card: Card = HIDDEN) -> None:
        super().__init__()
        self.card = card
        self.width = 0.0
        self.home = CardSpot(0.0, 0.0, 0.0, 0.0)  # where it belongs or is moving to
        self.height = 0.0  # above the table, from 0 to 1, the height at which a card is carried
        self._shadow: CardShadow | None = None  # created when the card first leaves the table
        self._picture_key: tuple[CardPictureSource, Card, float, bool, bool] | None = None

    def update_picture(
        self,
        pictures: CardPictureSource,
        width: float,
        *,
        is_disabled: bool = False,
        is_wild: bool = False,
    ) -> None:
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
        self._set_height(0.0, spot.angle)
        self.setPos(QPointF(spot.x, spot.y))
        self.setRotation(spot.angle)
        self.setScale(1.0)
        self.setTransform(QTransform())
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def hold_at(self, spot: CardSpot, height: float) -> None:
        """Show the card at a height above a spot: larger, and with a shadow further away."""
        self._set_height(height, spot.angle)
        self.setPos(QPointF(spot.x, spot.y))
        self.setRotation(spot.angle)
        self.setScale(spot.width * self._lift_scale / self.width if self.width else 1.0)

    def stretch(self, wide: float, high: float) -> None:
        turn = self.rotation()  # Qt applies a transform after the rotation
        self.setTransform(QTransform().rotate(turn).scale(wide, high).rotate(-turn))

    @property
    def spot(self) -> CardSpot:
        """The current position of the card, and its width without its growth in the air."""
        width = self.width * self.scale() / self._lift_scale
        return CardSpot(self.pos().x(), self.pos().y(), self.rotation(), width)

    @property
    def _lift_scale(self) -> float:
        return 1 + LIFTED_GROWTH * self.height

    def _set_height(self, height: float, angle: float) -> None:
        self.height = height
        if height and self._shadow is None:
            self._shadow = CardShadow(self)
        if self._shadow is not None:
            self._shadow.fall_from(height, self.width, angle)


def top_card(items: Iterable[object]) -> CardItem | None:
    """Return the topmost card among graphics items (sorted topmost first), or None."""
    return next((item for item in items if isinstance(item, CardItem)), None)


def sort_items(items: Sequence[CardItem], cards: Iterable[Card]) -> list[CardItem]:
    left, ordered = list(items), []
    for card in cards:
        ordered.append(next(item for item in left if item.card == card))
        left.remove(ordered[-1])
    return ordered
