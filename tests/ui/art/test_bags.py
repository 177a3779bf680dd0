"""The berry bags: what lies in them can be counted."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap

from marjapussi_gui.ui.art.score_bag_frames import closing_bag_picture, tipping_bag_picture
from marjapussi_gui.ui.art.score_bag_pictures import (
    BAG_BOX_HEIGHT,
    BAG_BOX_WIDTH,
    BAG_CAPACITY,
    BAG_COLOURS,
    BERRY_RADIUS,
    bag_picture,
    berry_picture,
    berry_positions,
)


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("count", range(12))
def test_heap_shows_as_many_berries_as_points(count: int, side: int) -> None:
    light = QColor(BAG_COLOURS[side].light).name()

    image = bag_picture(count, side, 2 * BAG_BOX_WIDTH, 1).toImage()

    highlights = [
        image.pixelColor(
            round(2 * (x - 0.38 * BERRY_RADIUS)), round(2 * (y - 0.42 * BERRY_RADIUS))
        ).name()
        for x, y in berry_positions(BAG_CAPACITY)
    ]
    assert count == len(berry_positions(count)) == highlights.count(light)


def test_bag_is_tied_at_twelve_or_when_full() -> None:
    tied = bag_picture(12, 0, 200, 1, label="").toImage()

    assert tied == bag_picture(10, 0, 200, 1, label="", is_full=True).toImage()
    assert tied == bag_picture(14, 0, 200, 1, label="").toImage()
    assert tied != bag_picture(11, 0, 200, 1, label="").toImage()


def test_bag_in_debt_is_empty() -> None:
    debt = bag_picture(-3, 1, 200, 1).toImage()

    assert debt == bag_picture(0, 1, 200, 1, label="\N{MINUS SIGN}3").toImage()
    assert debt != bag_picture(0, 1, 200, 1).toImage()


@pytest.mark.parametrize("ratio", [1, 2])
def test_pictures_have_their_device_size(ratio: int) -> None:
    bag, berry = bag_picture(5, 0, 100, ratio), berry_picture(1, 24, ratio)

    assert (100 * ratio, 100 * BAG_BOX_HEIGHT // BAG_BOX_WIDTH * ratio) == bag.size().toTuple()
    assert (24 * ratio, 24 * ratio) == berry.size().toTuple()
    assert ratio == bag.devicePixelRatio() == berry.devicePixelRatio()


def test_overfull_bag_may_stay_open() -> None:
    overfull = bag_picture(14, 0, 200, 1, label="", is_full=False).toImage()

    assert overfull == bag_picture(12, 0, 200, 1, label="", is_full=False).toImage()
    assert overfull != bag_picture(14, 0, 200, 1, label="").toImage()


@pytest.mark.parametrize("side", [0, 1])
def test_closing_bag_ends_as_the_tied_bag(side: int) -> None:
    images = [closing_bag_picture(side, part / 4, "12", 200, 1).toImage() for part in range(5)]

    assert images[-1].size() == bag_picture(12, side, 200, 1).toImage().size()
    assert all(one != other for one, other in pairwise(images))
    near, far = (differing_share(image, bag_picture(12, side, 200, 1)) for image in images[:0:-3])
    assert near < 0.01 < far


def differing_share(image: QImage, picture: QPixmap) -> float:
    """Return how large a part of two pictures differs to the eye."""
    other = picture.toImage()
    places = [(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)]
    apart = sum(
        abs(image.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 40
        for x, y in places
    )
    return apart / len(places)


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_tipping_bag_is_as_high_as_an_upright_bag(part: float) -> None:
    assert tipping_bag_picture(0, 9, part, 100, 2).height() == bag_picture(0, 0, 100, 2).height()


def test_tipped_bags_of_both_sides_mirror_each_other() -> None:
    ours, theirs = (alpha(tipping_bag_picture(side, 0, 1.0, 200, 1)) for side in (0, 1))

    pairs = [
        pair for a, b in zip(ours, theirs, strict=True) for pair in zip(a, b[::-1], strict=True)
    ]
    assert sum(one != other for one, other in pairs) < 0.01 * len(pairs)


def alpha(picture: QPixmap) -> list[list[bool]]:
    """Return where something is drawn, row by row."""
    image = picture.toImage()
    return [
        [image.pixelColor(x, y).alpha() > 128 for x in range(image.width())]
        for y in range(0, image.height(), 4)
    ]
