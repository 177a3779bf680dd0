"""Rendering of cards as images, usable on any thread."""

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
# Fractions of the card's width
SIDE_MARGIN, TOP_MARGIN, SHADOW_BLUR, SHADOW_DROP = 0.05, 0.07, 0.09, 0.02
LIFTED_BLUR, LIFTED_DROP = 0.14, 0.08  # of the shadow of a card in the air
MAX_SHADOW_PIXELS = 100  # larger shadows are scaled up from this width: drawing is slow
LIFTED_SHADOW_PIXELS = 100  # the width of the card it belongs to; soft enough to be scaled up
BLANK_CACHE_SIZE = 6  # sizes of blank cards in the cache
# The width up to which images are in the shared cache, and the number of images in it
SMALL_CARD_PIXELS, IMAGE_CACHE_SIZE = 160, 256


class CardImageSpec(NamedTuple):
    """Everything that determines the image of a card; pixels is its width in device pixels."""

    card: int
    pixels: int
    is_disabled: bool = False
    is_wild: bool = False  # with the mark of wild cards
    is_small: bool = False  # large indices, whatever the style says


class CardRenderer:
    """Renders cards in one deck style, and caches blank cards by width."""

    def __init__(self, style: DeckStyle) -> None:
        self.style = style
        self._blank_cards: dict[int, QImage] = {}

    def card_image(self, spec: CardImageSpec) -> QImage:
        return (
            cached_card_image(self, spec) if spec.pixels <= SMALL_CARD_PIXELS else self.render(spec)
        )

    def render(self, spec: CardImageSpec) -> QImage:
        """Render a card with its shadow, bypassing the cache of images."""
        image = self._blank_card(spec.pixels).copy()  # other threads may be reading the cached one
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
        blanks = dict(self._blank_cards)
        blank = blanks.pop(pixels, None) or _create_blank_card(pixels)
        blanks[pixels] = blank
        # A new dict, because other threads may be reading the old one
        self._blank_cards = dict(list(blanks.items())[-BLANK_CACHE_SIZE:])
        return blank


@lru_cache(maxsize=8)
def card_renderer(style: DeckStyle) -> CardRenderer:
    return CardRenderer(style)


@lru_cache(maxsize=IMAGE_CACHE_SIZE)
def cached_card_image(printer: CardRenderer, spec: CardImageSpec) -> QImage:
    """Return the image of a card, rendering it only the first time."""
    return printer.render(spec)


@lru_cache(maxsize=1)
def flight_shadow_image() -> QImage:
    """Return the shadow of a flying card, LIFTED_SHADOW_PIXELS wide without its soft edge."""
    pixels, edge = LIFTED_SHADOW_PIXELS, math.ceil(LIFTED_SHADOW_PIXELS * LIFTED_BLUR / 2)
    size = QSize(pixels, card_height(pixels))
    margins = QSize(2 * edge, 2 * edge)
    image = QImage(size + margins, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with open_painter(image) as painter:
        box = QRectF(QRect(QPoint(edge, edge), size))
        draw_soft_shadow(painter, box, pixels * CARD_RADIUS, pixels * LIFTED_BLUR, 0.0)
    return image


def shadow_margin(pixels: int) -> QPoint:
    """Return how far the shadow reaches beside a card of this width (x), and above it (y)."""
    return QPoint(math.ceil(pixels * SIDE_MARGIN), math.ceil(pixels * TOP_MARGIN))


def card_height(pixels: int) -> int:
    return round(pixels * CARD_ASPECT)


def _map_to_card(painter: QPainter, pixels: int) -> None:
    """Transform a painter to the 250 by 350 units of card_faces."""
    painter.translate(shadow_margin(pixels))
    painter.scale(pixels / CARD_WIDTH, card_height(pixels) / CARD_HEIGHT)


def _create_blank_card(pixels: int) -> QImage:
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
