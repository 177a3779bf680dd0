"""Suits that are stamped look as if each were drawn."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage

from marjapussi_gui.ui.art.painter_tools import open_painter
from marjapussi_gui.ui.art.suit_drawing import draw_suit
from marjapussi_gui.ui.art.suit_shapes import suit_path
from marjapussi_gui.ui.art.vector_paths import fit_path

from .image_diff import apart

INK = QColor("#2F4390")
SIDE = 40
NEAR = 3  # of 255: edges are smoothed from above


def bare() -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def painted(at: QPointF, suit: int, *, is_turned: bool = False, is_over: bool = False) -> QImage:
    """Return a suit of 24 pixels with its middle at a point."""
    picture = bare()
    with open_painter(picture) as painter:
        painter.setBrush(INK)
        if is_over:
            painter.translate(SIDE, SIDE)
            painter.scale(-1, -1)
        box = QRectF(0, 0, 24, 24)
        box.moveCenter(at)
        draw_suit(painter, suit, box, is_upside_down=is_turned)
    return picture


def drawn(at: QPointF, suit: int) -> QImage:
    picture = bare()
    with open_painter(picture) as painter:
        painter.setBrush(INK)
        painter.drawPath(fit_path(suit_path(suit), QRectF(at.x() - 12, at.y() - 12, 24, 24)))
    return picture


@pytest.mark.parametrize(("suit", "x", "y"), [*product(range(4), (20, 20.5), (19.5, 21))])
def test_stamp_upon_half_pixels_is_the_suit_drawn(suit: int, x: float, y: float) -> None:
    at = QPointF(x, y)

    assert painted(at, suit) == drawn(at, suit)


def test_stamp_stands_at_the_nearest_half_pixel() -> None:
    near = painted(QPointF(20.2, 19.8), 0)

    assert near == painted(QPointF(20, 20), 0) != painted(QPointF(20.3, 19.8), 0)


@pytest.mark.parametrize("suit", range(4))
def test_upside_down_is_upside_down(suit: int) -> None:
    at, beyond = QPointF(18, 21.5), QPointF(SIDE - 18, SIDE - 21.5)
    both = Qt.Orientation.Horizontal | Qt.Orientation.Vertical

    assert painted(at, suit, is_over=True) == painted(beyond, suit, is_turned=True)
    assert apart(painted(at, suit).flipped(both), painted(at, suit, is_over=True)) <= NEAR
