"""A deck of pictures: each card drawn once for each size and kept."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from ..palette import BARRED
from ..theme import CARD_RADIUS
from .brushes import NO_PEN, canvas, painting, soft_shadow
from .faces import HEIGHT, WIDTH, draw_face

SHAPE = HEIGHT / WIDTH
MARGIN, BLUR, DROP = 0.075, 0.09, 0.02  # of a card's width
KEPT = 240  # pictures; those used longest ago go first


class Deck:
    """The cards of one colour scheme for one screen."""

    def __init__(self, name: str, ratio: float) -> None:
        self.name, self.ratio = name, ratio
        self._pictures: dict[tuple[int, int, bool], QPixmap] = {}
        self._shadows: dict[int, QPixmap] = {}

    def margin(self, width: float) -> float:
        """Return how far a picture reaches beyond the card on every side, for its shadow."""
        return _margin(round(width * self.ratio)) / self.ratio

    def picture(self, card: int, width: float, *, is_barred: bool = False) -> QPixmap:
        """Return a card, this wide without its margin, on its shadow."""
        pixels = round(width * self.ratio)
        key = card, pixels, is_barred
        made = self._pictures.pop(key, None) or self._drawn(card, pixels, is_barred=is_barred)
        self._pictures[key] = made
        if len(self._pictures) > KEPT:
            del self._pictures[next(iter(self._pictures))]
        return made

    def _drawn(self, card: int, pixels: int, *, is_barred: bool) -> QPixmap:
        picture = QPixmap(self._shadow(pixels))
        with painting(picture) as painter:
            painter.translate(_margin(pixels), _margin(pixels))
            painter.scale(pixels / WIDTH, round(pixels * SHAPE) / HEIGHT)
            draw_face(painter, card, self.name)
            if is_barred:
                _bar(painter)
        picture.setDevicePixelRatio(self.ratio)
        return picture

    def _shadow(self, pixels: int) -> QPixmap:
        """Return the shadow below all cards of this width."""
        if pixels not in self._shadows:
            self._shadows[pixels] = _shadow(pixels)
        return self._shadows[pixels]


def _margin(pixels: int) -> int:
    return math.ceil(pixels * MARGIN)


def _shadow(pixels: int) -> QPixmap:
    edge, high = _margin(pixels), round(pixels * SHAPE)
    picture = canvas(pixels + 2 * edge, high + 2 * edge, 1)
    with painting(picture) as painter:
        box = QRectF(edge, edge, pixels, high)
        soft_shadow(painter, box, pixels * CARD_RADIUS, pixels * BLUR, pixels * DROP)
    return picture


def _bar(painter: QPainter) -> None:
    """Darken a face that may not be played: opaque still."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(BARRED))
    painter.drawRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), WIDTH * CARD_RADIUS, WIDTH * CARD_RADIUS)
