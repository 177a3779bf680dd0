"""Open hands of a deal of sets lie between the tiplu and the plates, every rank to be read."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from marjapussi_gui.engine.events import Zone
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.ui.art.set_progress_picture import PATCH_HEIGHT
from marjapussi_gui.ui.board.board_geometry import HALF_PLATE_HEIGHT, OWN_PLATE_IN_RUMMY
from marjapussi_gui.ui.board.sets_heading import DEAL_GAP, PATCH_TOP
from marjapussi_gui.ui.board.table_layout import CARD_RATIO, CardSpot
from marjapussi_gui.ui.panels.question.review_board import OpenSetsLayout
from tests.ui.window_driver import close_window, open_window

SIZES = [(1280.0, 800.0), (800.0, 335.0)]  # the second is the table of a review at 800x600
RANK, CAPTION = 0.4, 13  # of the width: what of a card has to be seen; pixels


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", [13, 21])
@pytest.mark.parametrize("seat", [1, 3])
def test_an_open_hand_at_a_side_covers_neither_tiplu_nor_plate(
    seat: int, number: int, size: tuple[float, float]
) -> None:
    layout = OpenSetsLayout(*size, 4)
    height, u = layout.height, layout.unit
    spots = layout.spots(Zone("hand", Seat(seat)), (number,))
    half = spots[0].width * CARD_RATIO / 2

    heading = PATCH_TOP * height + (PATCH_HEIGHT + DEAL_GAP) * u + CAPTION
    plate = OWN_PLATE_IN_RUMMY[1] * height - HALF_PLATE_HEIGHT * u
    assert min(spot.y for spot in spots) - half >= heading
    assert max(spot.y for spot in spots) + half <= plate
    for x in {spot.x for spot in spots}:
        heights = sorted(spot.y for spot in spots if spot.x == x)
        steps = [after - one for one, after in pairwise(heights)]
        assert min(steps) >= RANK * spots[0].width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", [2, 3])
def test_both_rows_of_an_open_hand_above_lie_whole_between_edge_and_plate(
    seat: int, size: tuple[float, float]
) -> None:
    layout = OpenSetsLayout(*size, 5)
    spots = layout.spots(Zone("hand", Seat(seat)), (21,))
    half = spots[0].width * CARD_RATIO / 2
    rows = sorted({spot.y for spot in spots})

    assert len(rows) == 2
    assert rows[0] - half >= 0
    assert rows[1] - rows[0] >= RANK * spots[0].width
    plate = layout.corner_of(seat).plate_position[1] * layout.height
    assert rows[1] + half <= plate - HALF_PLATE_HEIGHT * layout.unit


def box_of(spot: CardSpot) -> QRectF:
    box = QRectF(0, 0, spot.width, spot.width * CARD_RATIO)
    box.moveCenter(QPointF(spot.x, spot.y))
    return box


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_own_plate_lies_beside_an_open_hand_with_five_players(size: tuple[int, int]) -> None:
    window = open_window()
    window.resize(*size)
    game = default_game(find_variant("marriage"), level="normal", player_count=5)
    window.match_controller.start_match(replace(game, seed=1))
    window.navigator.review_current_match()
    page = window.pages.review_page

    page.open_all_cards()
    QCoreApplication.processEvents()

    plate = page.board.decorations.seat_plates.plate_box(Seat(0))
    spots = page.board.table_layout.spots(Zone("hand", Seat(4)), (21,))
    assert not any(plate.intersects(box_of(spot)) for spot in spots)
    close_window(window)
