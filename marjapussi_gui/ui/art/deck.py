"""A cache of card pictures for one style and screen."""

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPixmap

from .design import Design
from .press import SHAPE, Face, high, margin, press_of

__all__ = ["SHAPE", "Deck", "small_deck"]

SMALL = 60.0  # pixels; narrower cards get large indices
KEPT = 20_000_000  # pixels, 80 MB; the least recently used pictures are dropped first


class Deck:
    """Card pictures in one style for one screen, drawn once per size and cached."""

    def __init__(self, design: Design, ratio: float, *, small: float = SMALL) -> None:
        self.design, self.ratio, self._small = design, ratio, small
        self.press = press_of(design)
        self._pictures: dict[Face, QPixmap] = {}
        self._kept = 0

    def face(
        self, card: int, width: float, *, is_barred: bool = False, is_wild: bool = False
    ) -> Face:
        """Return the image properties of a card with this width on this screen."""
        is_small = self.index(width) != self.design.index
        return Face(card, round(width * self.ratio), is_barred, is_wild, is_small)

    def index(self, width: float) -> str:
        """Return the index size for a card of this width; small cards have large indices."""
        return "large" if width < self._small else self.design.index

    def begins(self, middle: QPointF, width: float) -> QPointF:
        """Return the nearest centre that aligns a card of this width to whole pixels."""
        pixels = round(width * self.ratio)
        half = QPointF(pixels, high(pixels)) / 2
        corner = middle * self.ratio - half
        return (QPointF(round(corner.x()), round(corner.y())) + half) / self.ratio

    def margin(self, width: float) -> QPointF:
        """Return the margin of a picture around its card, for the shadow: beside and above it."""
        return QPointF(margin(round(width * self.ratio))) / self.ratio

    def picture(
        self, card: int, width: float, *, is_barred: bool = False, is_wild: bool = False
    ) -> QPixmap:
        """Return the picture of a card with its shadow; the width excludes the margin."""
        face = self.face(card, width, is_barred=is_barred, is_wild=is_wild)
        return self.kept(face) or self.keep(face, self.press.print(face))

    def kept(self, face: Face) -> QPixmap | None:
        """Return a picture from the cache, or None if it has not been drawn."""
        picture = self._pictures.pop(face, None)
        if picture is not None:
            self._pictures[face] = picture  # moved to the end: the most recently used
        return picture

    def keep(self, face: Face, image: QImage) -> QPixmap:
        """Add an image to the cache, and return it as a picture."""
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(self.ratio)
        self._pictures[face] = picture
        self._kept += _size(picture)
        while self._kept > KEPT and len(self._pictures) > 1:
            self._kept -= _size(self._pictures.pop(next(iter(self._pictures))))
        return picture

    def likeness(self, face: Face) -> QPixmap | None:
        """Return the card scaled from its picture of the nearest size, or None if there is none."""
        others = [other for other in self._pictures if _is_like(other, face)]
        if not others:
            return None
        nearest = min(others, key=lambda other: abs(other.pixels - face.pixels))
        picture = QPixmap(self._pictures[nearest])
        picture.setDevicePixelRatio(self.ratio * nearest.pixels / face.pixels)
        return picture


def small_deck(deck: Deck) -> Deck:
    """Return card pictures with large indices, in the same style."""
    return Deck(replace(deck.design, index="large"), deck.ratio)


def _is_like(one: Face, other: Face) -> bool:
    return one._replace(pixels=0, is_small=False) == other._replace(pixels=0, is_small=False)


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height()
