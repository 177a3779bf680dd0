"""Cards that lie straight begin on whole pixels, wherever they come from."""

import pytest

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.ui.art.card_pictures import CardPictures
from marjapussi_gui.ui.art.deck_style import DeckStyle
from marjapussi_gui.ui.board.animation_speed import ease_out
from marjapussi_gui.ui.board.card_flights import CardFlights, CardPlacement
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.table_layout import CardSpot
from tests.ui.board.manual_board import ManualAnimator, ManualBoard

SPOTS = [(200.3, 100.7, 80.0), (200.5, 100.5, 81.4), (12.9, 640.2, 120.7)]
FLIGHT = 300.0


def begins_between(item: CardItem, ratio: float) -> bool:
    """Return whether the picture of a card begins between two pixels of the screen."""
    at = item.sceneBoundingRect().topLeft() * ratio
    return max(abs(at.x() - round(at.x())), abs(at.y() - round(at.y()))) > 1e-6


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("x", "y", "width"), SPOTS)
def test_a_straight_card_begins_on_a_whole_pixel(
    x: float, y: float, width: float, ratio: float
) -> None:
    clock, item = ManualAnimator(), CardItem(Card(3))
    flights = CardFlights(clock, CardPictures(DeckStyle(), ratio))

    flights.move_home([CardPlacement(item, CardSpot(x, y, 0.0, width), 1.0)])
    lain = item.pos()
    flights.move_home([CardPlacement(item, CardSpot(900.0, 400.0, 30.0, width), 1.0)])
    flights.fly(
        [CardPlacement(item, CardSpot(x, y, 0.0, width), 1.0)],
        [(item, False)],
        FLIGHT,
        0.0,
        ease_out,
    )
    clock.go_on(2 * FLIGHT)

    assert not begins_between(item, ratio)
    assert item.pos() == lain
    assert abs(lain.x() - x) <= 0.5 / ratio
    assert abs(lain.y() - y) <= 0.5 / ratio


def test_a_turned_card_lies_exactly_where_it_belongs() -> None:
    item, spot = CardItem(Card(3)), CardSpot(200.3, 100.7, 4.0, 81.4)

    CardFlights(ManualAnimator(), CardPictures(DeckStyle(), 1.0)).move_home(
        [CardPlacement(item, spot, 1.0)]
    )

    assert item.home == spot


@pytest.mark.parametrize("width", [903.0, 1000.0, 1281.0])
def test_sets_on_the_table_are_crisp_in_a_window_of_any_width(width: float) -> None:
    felt = ManualBoard("marriage")
    felt.cards.apply_layout(felt.cards.layout.resized(width, 700.0), CardPictures(DeckStyle(), 1.0))

    hand = felt.cards.own_items()

    assert len(hand) == 21
    assert not [item.home for item in hand if begins_between(item, 1.0)]
