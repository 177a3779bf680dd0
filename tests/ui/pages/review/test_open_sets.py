"""Open hands of a deal of sets lie between the tiplu and the plates, every rank to be read."""

from itertools import pairwise

import pytest

from marjapussi_gui.engine.events import Zone
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.art.tiplu_patch import PATCH_HEIGHT
from marjapussi_gui.ui.board.board_geometry import HALF_PLATE_HEIGHT, OWN_PLATE_IN_RUMMY
from marjapussi_gui.ui.board.sets_heading import DEAL_GAP, PATCH_TOP
from marjapussi_gui.ui.board.table_layout import CARD_RATIO
from marjapussi_gui.ui.pages.review.review_board import OpenSetsLayout

RANK, CAPTION = 0.4, 13  # of the width: what of a card has to be seen; pixels


@pytest.mark.parametrize("number", [13, 21])
@pytest.mark.parametrize("seat", [1, 3])
def test_an_open_hand_at_a_side_covers_neither_tiplu_nor_plate(seat: int, number: int) -> None:
    layout = OpenSetsLayout(1280.0, 800.0, 4)
    spots = layout.spots(Zone("hand", Seat(seat)), (number,))
    half = spots[0].width * CARD_RATIO / 2

    assert (
        min(spot.y for spot in spots) - half >= PATCH_TOP * 800 + PATCH_HEIGHT + DEAL_GAP + CAPTION
    )
    assert max(spot.y for spot in spots) + half <= OWN_PLATE_IN_RUMMY[1] * 800 - HALF_PLATE_HEIGHT
    for x in {spot.x for spot in spots}:
        heights = sorted(spot.y for spot in spots if spot.x == x)
        steps = [after - one for one, after in pairwise(heights)]
        assert min(steps) >= RANK * spots[0].width
