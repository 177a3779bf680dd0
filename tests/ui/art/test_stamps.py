"""Suits that are stamped look as if each were drawn."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage

from marjapussi_gui.ui.art.painter_tools import open_painter
from marjapussi_gui.ui.art.suit_drawing import draw_suit, suit_path
from marjapussi_gui.ui.art.vector_paths import fit_path

from .image_diff import max_difference

INK = QColor("#2F4390")
SIDE = 40
NEAR = 3  # of 255: edges are smoothed from above


def transparent_image() -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def stamp_suit(at: QPointF, suit: int, *, is_turned: bool = False, is_over: bool = False) -> QImage:
    """Return a suit of 24 pixels with its middle at a point."""
    picture = transparent_image()
    with open_painter(picture) as painter:
        painter.setBrush(INK)
        if is_over:
            painter.translate(SIDE, SIDE)
            painter.scale(-1, -1)
        box = QRectF(0, 0, 24, 24)
        box.moveCenter(at)
        draw_suit(painter, suit, box, is_upside_down=is_turned)
    return picture


def draw_suit_path(at: QPointF, suit: int) -> QImage:
    picture = transparent_image()
    with open_painter(picture) as painter:
        painter.setBrush(INK)
        painter.drawPath(fit_path(suit_path(suit), QRectF(at.x() - 12, at.y() - 12, 24, 24)))
    return picture


@pytest.mark.parametrize(("suit", "x", "y"), [*product(range(4), (20, 20.5), (19.5, 21))])
def test_stamp_upon_half_pixels_is_the_suit_drawn(suit: int, x: float, y: float) -> None:
    at = QPointF(x, y)

    assert stamp_suit(at, suit) == draw_suit_path(at, suit)


def test_stamp_stands_at_the_nearest_half_pixel() -> None:
    near = stamp_suit(QPointF(20.2, 19.8), 0)

    assert near == stamp_suit(QPointF(20, 20), 0) != stamp_suit(QPointF(20.3, 19.8), 0)


@pytest.mark.parametrize("suit", range(4))
def test_upside_down_is_upside_down(suit: int) -> None:
    at, beyond = QPointF(18, 21.5), QPointF(SIDE - 18, SIDE - 21.5)
    both = Qt.Orientation.Horizontal | Qt.Orientation.Vertical

    assert stamp_suit(at, suit, is_over=True) == stamp_suit(beyond, suit, is_turned=True)
    assert (
        max_difference(stamp_suit(at, suit).flipped(both), stamp_suit(at, suit, is_over=True))
        <= NEAR
    )
