"""Plates of our side are in our colour where two play together, and nowhere else."""

import pytest
from PySide6.QtGui import QColor

from marjapussi_gui.ui.art.chart_drawing import contrast_ratio
from marjapussi_gui.ui.art.name_plates import NamePlate, faceless_plate_picture
from marjapussi_gui.ui.common.palette import OUR_PLATE, PLATE_TEXT
from tests.ui.board.manual_board import ManualBoard


@pytest.mark.parametrize(
    ("key", "ours"), [("huutopussi", {0, 2}), ("marriage", set()), ("bondtolva-two", set())]
)
def test_partners_have_plates_of_one_colour(key: str, ours: set[int]) -> None:
    plates = ManualBoard(key).furniture.seat_plates.plates

    assert {seat for seat, plate in plates.items() if plate.is_own_side} == ours


def test_our_plates_look_different_and_can_be_read() -> None:
    one, other = NamePlate("Aino"), NamePlate("Aino", is_own_side=True)
    pictures = [faceless_plate_picture(plate, "moss", 1.0, 1.0).toImage() for plate in (one, other)]

    assert pictures[0] != pictures[1]
    assert contrast_ratio(QColor(PLATE_TEXT), QColor(OUR_PLATE)) > 7
