"""The berry bags: what lies in them can be counted."""

import pytest
from PySide6.QtGui import QColor

from marjapussi_gui.ui.art.bags import (
    DYES,
    HEIGHT,
    MOST,
    RADIUS,
    WIDTH,
    bag_picture,
    berry_picture,
    heap,
    spilling_picture,
)


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("count", range(12))
def test_heap_shows_as_many_berries_as_points(count: int, side: int) -> None:
    light = QColor(DYES[side].light).name()

    image = bag_picture(count, side, 2 * WIDTH, 1).toImage()

    highlights = [
        image.pixelColor(round(2 * (x - 0.38 * RADIUS)), round(2 * (y - 0.42 * RADIUS))).name()
        for x, y in heap(MOST)
    ]
    assert count == len(heap(count)) == highlights.count(light)


def test_bag_is_tied_at_twelve_or_when_full() -> None:
    tied = bag_picture(12, 0, 200, 1, numeral="").toImage()

    assert tied == bag_picture(10, 0, 200, 1, numeral="", full=True).toImage()
    assert tied == bag_picture(14, 0, 200, 1, numeral="").toImage()
    assert tied != bag_picture(11, 0, 200, 1, numeral="").toImage()


def test_bag_in_debt_is_empty() -> None:
    debt = bag_picture(-3, 1, 200, 1).toImage()

    assert debt == bag_picture(0, 1, 200, 1, numeral="\N{MINUS SIGN}3").toImage()
    assert debt != bag_picture(0, 1, 200, 1).toImage()


@pytest.mark.parametrize("ratio", [1, 2])
def test_pictures_have_their_device_size(ratio: int) -> None:
    bag, berry = bag_picture(5, 0, 100, ratio), berry_picture(1, 24, ratio)

    assert (100 * ratio, 100 * HEIGHT // WIDTH * ratio) == bag.size().toTuple()
    assert (24 * ratio, 24 * ratio) == berry.size().toTuple()
    assert ratio == bag.devicePixelRatio() == berry.devicePixelRatio()


def test_spilling_bag_is_as_high_as_an_upright_one() -> None:
    assert spilling_picture(0, 100, 2).height() == bag_picture(0, 0, 100, 2).height()
