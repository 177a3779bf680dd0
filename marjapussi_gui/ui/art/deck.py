"""A deck of pictures: each card drawn once for each size and kept."""

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPixmap

from .design import Design
from .press import SHAPE, Face, high, margin, press_of

__all__ = ["SHAPE", "Deck", "small_deck"]

SMALL = 60.0  # pixels: narrower cards are small
KEPT = 20_000_000  # pixels, in 80 MB; the pictures used longest ago go first


class Deck:
    """The cards of one design for one screen."""

    def __init__(self, design: Design, ratio: float, *, small: float = SMALL) -> None:
        self.design, self.ratio, self._small = design, ratio, small
        self.press = press_of(design)
        self._pictures: dict[Face, QPixmap] = {}
        self._kept = 0

    def face(
        self, card: int, width: float, *, is_barred: bool = False, is_wild: bool = False
    ) -> Face:
        """Return a card this wide, as it is seen on this screen."""
        is_small = self.index(width) != self.design.index
        return Face(card, round(width * self.ratio), is_barred, is_wild, is_small)

    def index(self, width: float) -> str:
        """Return which indices a card this wide has: large ones where it is small."""
        return "large" if width < self._small else self.design.index

    def begins(self, middle: QPointF, width: float) -> QPointF:
        """Return the nearest middle with which a card this wide begins on a whole pixel."""
        pixels = round(width * self.ratio)
        half = QPointF(pixels, high(pixels)) / 2
        corner = middle * self.ratio - half
        return (QPointF(round(corner.x()), round(corner.y())) + half) / self.ratio

    def margin(self, width: float) -> QPointF:
        """Return how far a picture reaches beyond the card, for its shadow: beside, and above."""
        return QPointF(margin(round(width * self.ratio))) / self.ratio

    def picture(
        self, card: int, width: float, *, is_barred: bool = False, is_wild: bool = False
    ) -> QPixmap:
        """Return a card, this wide without its margin, on its shadow."""
        face = self.face(card, width, is_barred=is_barred, is_wild=is_wild)
        return self.kept(face) or self.keep(face, self.press.print(face))

    def kept(self, face: Face) -> QPixmap | None:
        """Return the picture of a face, if it has been drawn."""
        picture = self._pictures.pop(face, None)
        if picture is not None:
            self._pictures[face] = picture  # the last to go now
        return picture

    def keep(self, face: Face, image: QImage) -> QPixmap:
        """Keep what was printed, and return its picture."""
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(self.ratio)
        self._pictures[face] = picture
        self._kept += _size(picture)
        while self._kept > KEPT and len(self._pictures) > 1:
            self._kept -= _size(self._pictures.pop(next(iter(self._pictures))))
        return picture

    def likeness(self, face: Face) -> QPixmap | None:
        """Return the same card drawn for another size, shown at this one."""
        others = [other for other in self._pictures if _is_like(other, face)]
        if not others:
            return None
        nearest = min(others, key=lambda other: abs(other.pixels - face.pixels))
        picture = QPixmap(self._pictures[nearest])
        picture.setDevicePixelRatio(self.ratio * nearest.pixels / face.pixels)
        return picture


def small_deck(deck: Deck) -> Deck:
    """Return a pack for small cards, whose indices are large."""
    return Deck(replace(deck.design, index="large"), deck.ratio)


def _is_like(one: Face, other: Face) -> bool:
    return one._replace(pixels=0, is_small=False) == other._replace(pixels=0, is_small=False)


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height()
