"""Rendering of cards as images, on any thread."""

import math
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from ..basis.theme import CARD_RADIUS
from .brushes import painting, soft_shadow
from .design import Design
from .faces import EDGE_WIDTH, HEIGHT, WIDTH, draw_bar, draw_face, draw_paper, draw_wild

SHAPE = HEIGHT / WIDTH
# Parts of the card's width
BESIDE, ABOVE, BLUR, DROP = 0.05, 0.07, 0.09, 0.02
SMALL_SHADOW = 100  # pixels; larger shadows are scaled from this one, as drawing them is slow
WIDTHS = 6  # sizes of blank cards in the cache
# Cards up to this width in pixels are cached for all pages; number of images
SMALL, KEPT = 160, 256


class Face(NamedTuple):
    """The properties of a card image; its width is in device pixels."""

    card: int
    pixels: int
    is_barred: bool = False
    is_wild: bool = False  # shown to players that know the tiplu
    is_small: bool = False  # has large indices in every style


class Press:
    """A renderer of cards in one style, with a cache of blank cards by width."""

    def __init__(self, design: Design) -> None:
        self.design = design
        self._papers: dict[int, QImage] = {}

    def print(self, face: Face) -> QImage:
        """Return the image of a card with its shadow, cached if it is small."""
        return printed(self, face) if face.pixels <= SMALL else self.print_anew(face)

    def print_anew(self, face: Face) -> QImage:
        """Render a card without the cache."""
        image = self._paper(face.pixels).copy()  # other threads may use the cached one
        with painting(image) as painter:
            _place(painter, face.pixels)
            painter.save()
            design = replace(self.design, index="large") if face.is_small else self.design
            draw_face(painter, face.card, design)
            painter.restore()
            if face.is_wild:
                draw_wild(painter, design)
            if face.is_barred:
                draw_bar(painter)
        return image

    def _paper(self, pixels: int) -> QImage:
        papers = dict(self._papers)
        paper = papers.pop(pixels, None) or _paper(pixels)
        papers[pixels] = paper
        # Replaced as a whole, as other threads read it
        self._papers = dict(list(papers.items())[-WIDTHS:])
        return paper


@lru_cache(maxsize=8)
def press_of(design: Design) -> Press:
    """Return the card printer of a style, shared by all pages."""
    return Press(design)


@lru_cache(maxsize=KEPT)
def printed(press: Press, face: Face) -> QImage:
    """Return the image of a card, rendered only once."""
    return press.print_anew(face)


def margin(pixels: int) -> QPoint:
    """Return the margin for the shadow: beside the card, and above and below it."""
    return QPoint(math.ceil(pixels * BESIDE), math.ceil(pixels * ABOVE))


def high(pixels: int) -> int:
    """Return the height of a card from its width in pixels."""
    return round(pixels * SHAPE)


def _place(painter: QPainter, pixels: int) -> None:
    """Transform a painter to the drawing box of a card."""
    painter.translate(margin(pixels))
    painter.scale(pixels / WIDTH, high(pixels) / HEIGHT)


def _paper(pixels: int) -> QImage:
    """Return the image of a blank card with its shadow."""
    size = _size(pixels)
    if pixels > SMALL_SHADOW:
        image = _shadow(SMALL_SHADOW).scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
    else:
        image = _shadow(pixels)
    with painting(image) as painter:
        _place(painter, pixels)
        draw_paper(painter, max(EDGE_WIDTH, WIDTH / pixels))
    return image


def _size(pixels: int) -> QSize:
    """Return the size of a card image with its margins."""
    edge = margin(pixels)
    return QSize(pixels + 2 * edge.x(), high(pixels) + 2 * edge.y())


def _shadow(pixels: int) -> QImage:
    image = QImage(_size(pixels), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        box = QRectF(QRect(margin(pixels), QSize(pixels, high(pixels))))
        soft_shadow(painter, box, pixels * CARD_RADIUS, pixels * BLUR, pixels * DROP)
    return image
