"""A cache of card pictures."""

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPixmap

from .card_rendering import CARD_ASPECT, CardImageSpec, card_height, card_renderer, shadow_margin
from .deck_style import DeckStyle

__all__ = ["CARD_ASPECT", "CardPictures", "small_card_pictures"]

SMALL_CARD_WIDTH = 60.0  # pixels; narrower cards get large indices
MAX_CACHED_PIXELS = 20_000_000  # 80 MB; the least recently used pictures are dropped first


class CardPictures:
    """Card pictures in one deck style for one screen, each drawn only once per size."""

    def __init__(
        self, style: DeckStyle, pixel_ratio: float, *, small_width: float = SMALL_CARD_WIDTH
    ) -> None:
        self.style, self.pixel_ratio, self._small_width = style, pixel_ratio, small_width
        self.printer = card_renderer(style)
        self._pictures: dict[CardImageSpec, QPixmap] = {}
        self._cached_pixels = 0

    def image_spec(
        self, card: int, width: float, *, is_disabled: bool = False, is_wild: bool = False
    ) -> CardImageSpec:
        is_small = self.index_size(width) != self.style.index_size
        return CardImageSpec(card, round(width * self.pixel_ratio), is_disabled, is_wild, is_small)

    def index_size(self, width: float) -> str:
        """Return the size of the corner indices at a card width: "large" on narrow cards."""
        return "large" if width < self._small_width else self.style.index_size

    def align_to_pixels(self, centre: QPointF, width: float) -> QPointF:
        """Return the nearest centre at which a card of this width covers whole device pixels."""
        pixels = round(width * self.pixel_ratio)
        half = QPointF(pixels, card_height(pixels)) / 2
        corner = centre * self.pixel_ratio - half
        return (QPointF(round(corner.x()), round(corner.y())) + half) / self.pixel_ratio

    def shadow_margin(self, width: float) -> QPointF:
        """Return how far the shadow reaches beside the card (x), and above and below it (y)."""
        return QPointF(shadow_margin(round(width * self.pixel_ratio))) / self.pixel_ratio

    def picture(
        self, card: int, width: float, *, is_disabled: bool = False, is_wild: bool = False
    ) -> QPixmap:
        face = self.image_spec(card, width, is_disabled=is_disabled, is_wild=is_wild)
        return self.find_cached(face) or self.store(face, self.printer.card_image(face))

    def find_cached(self, spec: CardImageSpec) -> QPixmap | None:
        """Return a picture from the cache, or None if it isn't there."""
        picture = self._pictures.pop(spec, None)
        if picture is not None:
            self._pictures[spec] = picture  # moved to the end, as the most recently used
        return picture

    def store(self, spec: CardImageSpec, image: QImage) -> QPixmap:
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(self.pixel_ratio)
        self._pictures[spec] = picture
        self._cached_pixels += _pixel_count(picture)
        while self._cached_pixels > MAX_CACHED_PIXELS and len(self._pictures) > 1:
            self._cached_pixels -= _pixel_count(self._pictures.pop(next(iter(self._pictures))))
        return picture

    def placeholder(self, spec: CardImageSpec) -> QPixmap | None:
        """Return a stretched picture of the same card, or None if no size of it is cached."""
        others = [other for other in self._pictures if _shows_same_card(other, spec)]
        if not others:
            return None
        nearest = min(others, key=lambda other: abs(other.pixels - spec.pixels))
        picture = QPixmap(self._pictures[nearest])
        picture.setDevicePixelRatio(self.pixel_ratio * nearest.pixels / spec.pixels)
        return picture


def small_card_pictures(pictures: CardPictures) -> CardPictures:
    """Return another cache for the same style, with large indices at every card width."""
    return CardPictures(replace(pictures.style, index_size="large"), pictures.pixel_ratio)


def _shows_same_card(one: CardImageSpec, other: CardImageSpec) -> bool:
    return one._replace(pixels=0, is_small=False) == other._replace(pixels=0, is_small=False)


def _pixel_count(picture: QPixmap) -> int:
    return picture.width() * picture.height()
