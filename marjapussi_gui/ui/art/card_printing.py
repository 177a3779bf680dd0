"""Rendering of cards as images, which works on any thread."""

import math
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from ..common.theme import CARD_RADIUS
from .card_faces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    EDGE_WIDTH,
    dim_face,
    draw_blank_card,
    draw_face,
    draw_wild_mark,
)
from .deck_style import DeckStyle
from .painter_tools import draw_soft_shadow, open_painter

CARD_ASPECT = CARD_HEIGHT / CARD_WIDTH
# Shares of the card's width
SIDE_MARGIN, TOP_MARGIN, SHADOW_BLUR, SHADOW_DROP = 0.05, 0.07, 0.09, 0.02
MAX_SHADOW_PIXELS = 100  # pixels; larger shadows are scaled from this one, as drawing them is slow
BLANK_CACHE_SIZE = 6  # sizes of blank cards in the cache
# Cards up to this width in pixels are cached for all pages; number of images
SMALL_CARD_PIXELS, IMAGE_CACHE_SIZE = 160, 256


class CardImageSpec(NamedTuple):
    """The properties of a card image, with its width in device pixels."""

    card: int
    pixels: int
    is_disabled: bool = False
    is_wild: bool = False  # marked as wild for players who know the wild cards
    is_small: bool = False  # has large indices whatever the style


class CardPrinter:
    """Renders cards in one style, and caches blank cards by width."""

    def __init__(self, style: DeckStyle) -> None:
        self.style = style
        self._blank_cards: dict[int, QImage] = {}

    def card_image(self, spec: CardImageSpec) -> QImage:
        """Return the image of a card with its shadow, from the cache if the card is small."""
        return (
            cached_card_image(self, spec) if spec.pixels <= SMALL_CARD_PIXELS else self.render(spec)
        )

    def render(self, spec: CardImageSpec) -> QImage:
        """Render a card without using the cache of images."""
        image = self._blank_card(spec.pixels).copy()  # other threads may use the cached one
        with open_painter(image) as painter:
            _map_to_card(painter, spec.pixels)
            painter.save()
            design = replace(self.style, index_size="large") if spec.is_small else self.style
            draw_face(painter, spec.card, design)
            painter.restore()
            if spec.is_wild:
                draw_wild_mark(painter, design)
            if spec.is_disabled:
                dim_face(painter)
        return image

    def _blank_card(self, pixels: int) -> QImage:
        papers = dict(self._blank_cards)
        paper = papers.pop(pixels, None) or _create_blank_card(pixels)
        papers[pixels] = paper
        # Replaced by a new dict, as other threads may be reading the old one
        self._blank_cards = dict(list(papers.items())[-BLANK_CACHE_SIZE:])
        return paper


@lru_cache(maxsize=8)
def card_printer(style: DeckStyle) -> CardPrinter:
    """Return the card printer for a style, which all pages share."""
    return CardPrinter(style)


@lru_cache(maxsize=IMAGE_CACHE_SIZE)
def cached_card_image(printer: CardPrinter, spec: CardImageSpec) -> QImage:
    """Return the image of a card, rendered only once."""
    return printer.render(spec)


def shadow_margin(pixels: int) -> QPoint:
    """Return the width of the shadow beside a card, and its height above and below the card."""
    return QPoint(math.ceil(pixels * SIDE_MARGIN), math.ceil(pixels * TOP_MARGIN))


def card_height(pixels: int) -> int:
    """Return the height of a card of this width, both in pixels."""
    return round(pixels * CARD_ASPECT)


def _map_to_card(painter: QPainter, pixels: int) -> None:
    """Transform a painter to the coordinates of card_faces."""
    painter.translate(shadow_margin(pixels))
    painter.scale(pixels / CARD_WIDTH, card_height(pixels) / CARD_HEIGHT)


def _create_blank_card(pixels: int) -> QImage:
    """Return the image of a blank card with its shadow."""
    size = _picture_size(pixels)
    if pixels > MAX_SHADOW_PIXELS:
        image = _shadow_image(MAX_SHADOW_PIXELS).scaled(
            size, mode=Qt.TransformationMode.SmoothTransformation
        )
    else:
        image = _shadow_image(pixels)
    with open_painter(image) as painter:
        _map_to_card(painter, pixels)
        draw_blank_card(painter, max(EDGE_WIDTH, CARD_WIDTH / pixels))
    return image


def _picture_size(pixels: int) -> QSize:
    """Return the size of a card image, including the shadow."""
    edge = shadow_margin(pixels)
    return QSize(pixels + 2 * edge.x(), card_height(pixels) + 2 * edge.y())


def _shadow_image(pixels: int) -> QImage:
    image = QImage(_picture_size(pixels), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with open_painter(image) as painter:
        box = QRectF(QRect(shadow_margin(pixels), QSize(pixels, card_height(pixels))))
        draw_soft_shadow(
            painter, box, pixels * CARD_RADIUS, pixels * SHADOW_BLUR, pixels * SHADOW_DROP
        )
    return image
