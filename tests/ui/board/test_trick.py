"""The trick: a pinwheel in which every upper index stays visible for any leader."""

from itertools import permutations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from marjapussi_gui.engine.events import Zone
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.art.card_faces import CARD_HEIGHT, CARD_WIDTH, CORNER_INDICES, CornerIndex
from marjapussi_gui.ui.board.card_layer import FOCUS_RISE
from marjapussi_gui.ui.board.table_layout import (
    CARD_RATIO,
    CARD_SCALES,
    CardSpot,
    TableLayout,
    lift_spot,
)

SIZES = ((800, 600), (1024, 600), (1280, 800), (1920, 1080), (3840, 2160))
TABLES = list(product((2, 3, 4), SIZES, CARD_SCALES.values()))


def path_of(spot: CardSpot, box: QRectF) -> QPainterPath:
    """Return a box of a card, in the units in which faces are drawn, where the card lies."""
    path, unit = QPainterPath(), spot.width / CARD_WIDTH
    path.addRect(box)
    turn = QTransform().translate(spot.x, spot.y).rotate(spot.angle).scale(unit, unit)
    return turn.translate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2).map(path)


def index_of(spot: CardSpot, index: CornerIndex) -> QPainterPath:
    box = QRectF(0, index.top, index.suit_rect.right(), index.suit_rect.bottom() - index.top)
    return path_of(spot, box)


def trick_of(layout: TableLayout) -> list[CardSpot]:
    seats = map(Seat, range(layout.player_count))
    return [layout.spots(Zone("trick", seat), [1])[0] for seat in seats]


@pytest.mark.parametrize("index", CORNER_INDICES.values(), ids=CORNER_INDICES)
@pytest.mark.parametrize(("players", "size", "cards"), TABLES)
def test_no_index_is_covered_in_any_order_of_play(
    players: int, size: tuple[int, int], cards: float, index: CornerIndex
) -> None:
    layout = TableLayout(1280.0, 800.0, players, card_scale=cards).resized(*size)
    spots, rise = trick_of(layout), FOCUS_RISE * layout.unit
    whole = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
    covered = [
        (order, winner)
        for order in permutations(range(players))
        for winner in range(players)
        for place, lower in enumerate(order)
        for upper in order[place + 1 :]
        if index_of(lift_spot(spots[lower], rise * (lower == winner)), index).intersects(
            path_of(lift_spot(spots[upper], rise * (upper == winner)), whole)
        )
    ]

    assert covered == []


@pytest.mark.parametrize(("players", "size", "cards"), TABLES)
def test_a_trick_lies_between_the_plates_and_the_buttons(
    players: int, size: tuple[int, int], cards: float
) -> None:
    layout = TableLayout(1280.0, 800.0, players, card_scale=cards).resized(*size)
    for spot in trick_of(layout):
        box = path_of(
            lift_spot(spot, FOCUS_RISE * layout.unit), QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
        ).boundingRect()
        assert box.right() <= layout.trick_right + 1
        assert box.left() >= layout.width - layout.trick_right - 1
        assert box.bottom() <= layout.button_bar[1] * layout.height
        assert box.top() >= 0.1275 * layout.height + 22 * layout.unit


def test_a_trick_of_four_is_as_it_was_drawn() -> None:
    layout = TableLayout(1280.0, 800.0, 4)
    south, west, north, east = trick_of(layout)

    assert (south.x, south.y, south.angle) == (620, 394, -3)
    assert (west.x, west.y, west.angle) == (486, 322, -4)
    assert (north.x, north.y, north.angle) == (660, 278, 3)
    assert (east.x, east.y, east.angle) == (794, 350, 4)
    assert {spot.width for spot in (south, west, north, east)} == {126}
    assert CARD_RATIO * 126 == pytest.approx(176.4)
