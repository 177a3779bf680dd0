"""Prints cards as images; it may be used on any thread."""

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
BESIDE, ABOVE, BLUR, DROP = 0.05, 0.07, 0.09, 0.02  # of a card's width: margins and shadow
SMALL_SHADOW = 100  # pixels: a larger one is this one, scaled
WIDTHS = 6  # of papers that are kept
SMALL, KEPT = 160, 256  # pixels; so many cards that are no wider stay printed, for every page


class Face(NamedTuple):
    """A card as it is seen, so many device pixels wide."""

    card: int
    pixels: int
    is_barred: bool = False
    is_wild: bool = False  # for those who know the tiplu
    is_small: bool = False  # its index is large, whatever the design says


class Press:
    """Prints one design; the papers of all faces of a width are the same."""

    def __init__(self, design: Design) -> None:
        self.design = design
        self._papers: dict[int, QImage] = {}

    def print(self, face: Face) -> QImage:
        """Return a card on its shadow."""
        return printed(self, face) if face.pixels <= SMALL else self.print_anew(face)

    def print_anew(self, face: Face) -> QImage:
        """Print a card that is not kept."""
        image = self._paper(face.pixels).copy()  # other threads go on meanwhile
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
        self._papers = dict(list(papers.items())[-WIDTHS:])  # whole at once, for any thread
        return paper


@lru_cache(maxsize=8)
def press_of(design: Design) -> Press:
    """Return the press of a design, the same for every page."""
    return Press(design)


@lru_cache(maxsize=KEPT)
def printed(press: Press, face: Face) -> QImage:
    """Return a card as it was printed before, if it was."""
    return press.print_anew(face)


def margin(pixels: int) -> QPoint:
    """Return how far a picture reaches beyond its card, for the shadow: beside, and above it."""
    return QPoint(math.ceil(pixels * BESIDE), math.ceil(pixels * ABOVE))


def high(pixels: int) -> int:
    """Return the height of a card."""
    return round(pixels * SHAPE)


def _place(painter: QPainter, pixels: int) -> None:
    """Let a painter draw in the box of a card."""
    painter.translate(margin(pixels))
    painter.scale(pixels / WIDTH, high(pixels) / HEIGHT)


def _paper(pixels: int) -> QImage:
    """Return a blank card on its shadow."""
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
    """Return the size of a picture."""
    edge = margin(pixels)
    return QSize(pixels + 2 * edge.x(), high(pixels) + 2 * edge.y())


def _shadow(pixels: int) -> QImage:
    image = QImage(_size(pixels), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        box = QRectF(QRect(margin(pixels), QSize(pixels, high(pixels))))
        soft_shadow(painter, box, pixels * CARD_RADIUS, pixels * BLUR, pixels * DROP)
    return image
