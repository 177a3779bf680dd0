"""Pictures on the felt are drawn once for every page that shows them."""

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.art.name_plates import NamePlate, add_face, faceless_plate_picture
from marjapussi_gui.ui.art.score_bag_pictures import bag_picture
from marjapussi_gui.ui.common import theme

ANNA = NamePlate("Anna", "", is_acting=False, is_dealer=True, is_own=False)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_plate_is_drawn_once_for_two_pages(ratio: float) -> None:
    first, second = (faceless_plate_picture(ANNA, "moss", 1.25, ratio) for _ in range(2))

    assert first.toImage().cacheKey() == second.toImage().cacheKey()
    assert second.devicePixelRatio() == ratio


def test_what_is_drawn_on_a_plate_stays_off_the_next_page() -> None:
    bare = faceless_plate_picture(ANNA, "moss", 1.5, 1.0)
    before = bare.toImage().copy()

    faced = add_face(bare, ANNA, 1.5)

    assert faced.toImage() != before
    assert faceless_plate_picture(ANNA, "moss", 1.5, 1.0).toImage() == before


def test_a_plate_is_drawn_anew_in_another_size_of_text(qapp: QApplication) -> None:
    usual = faceless_plate_picture(ANNA, "moss", 1.75, 1.0).size()
    theme.set_text_size(qapp, "large")
    large = faceless_plate_picture(ANNA, "moss", 1.75, 1.0).size()

    assert large.width() > usual.width()


def test_bags_of_two_counts_look_different() -> None:
    assert bag_picture(3, 0, 90, 1.0).toImage() != bag_picture(4, 0, 90, 1.0).toImage()
