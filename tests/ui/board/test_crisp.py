"""Cards that lie straight begin on whole pixels, wherever they come from."""

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.ui.art.deck import Deck
from marjapussi_gui.ui.art.design import Design
from marjapussi_gui.ui.board.easing import slowing
from marjapussi_gui.ui.board.flights import Flights, Place
from marjapussi_gui.ui.board.items import CardItem
from marjapussi_gui.ui.board.layout import Spot
from tests.ui.board.stages import Felt, HandWound

SPOTS = [(200.3, 100.7, 80.0), (200.5, 100.5, 81.4), (12.9, 640.2, 120.7)]
FLIGHT = 300.0


def begins_between(item: CardItem, ratio: float) -> bool:
    """Return whether the picture of a card begins between two pixels of the screen."""
    at = item.sceneBoundingRect().topLeft() * ratio
    return max(abs(at.x() - round(at.x())), abs(at.y() - round(at.y()))) > 1e-6


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("x", "y", "width"), SPOTS)
def test_a_straight_card_begins_on_a_whole_pixel(
    qapp: QApplication, x: float, y: float, width: float, ratio: float
) -> None:
    clock, item = HandWound(), CardItem(Card(3))
    flights = Flights(clock, Deck(Design(), ratio))

    flights.settle([Place(item, Spot(x, y, 0.0, width), 1.0)])
    lain = item.pos()
    flights.settle([Place(item, Spot(900.0, 400.0, 30.0, width), 1.0)])
    flights.fly([Place(item, Spot(x, y, 0.0, width), 1.0)], [(item, False)], FLIGHT, 0.0, slowing)
    clock.go_on(2 * FLIGHT)

    assert not begins_between(item, ratio)
    assert item.pos() == lain
    assert abs(lain.x() - x) <= 0.5 / ratio
    assert abs(lain.y() - y) <= 0.5 / ratio


def test_a_turned_card_lies_exactly_where_it_belongs(qapp: QApplication) -> None:
    item, spot = CardItem(Card(3)), Spot(200.3, 100.7, 4.0, 81.4)

    Flights(HandWound(), Deck(Design(), 1.0)).settle([Place(item, spot, 1.0)])

    assert item.home == spot


@pytest.mark.parametrize("width", [903.0, 1000.0, 1281.0])
def test_sets_on_the_table_are_crisp_in_a_window_of_any_width(
    qapp: QApplication, width: float
) -> None:
    felt = Felt("marriage")
    felt.cards.lay_out(felt.cards.layout.sized(width, 700.0), Deck(Design(), 1.0))

    hand = felt.cards.own_items()

    assert len(hand) == 21
    assert not [item.home for item in hand if begins_between(item, 1.0)]
