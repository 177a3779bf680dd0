"""Cards of a hand are moved by their places: of several equal cards the dragged one moves."""

from marjapussi_gui.engine.cards import parse_card, parse_cards
from marjapussi_gui.ui.board.hand_order import HandOrder

ALIKE = parse_card("5C")


def order_of(*groups: str) -> HandOrder:
    return HandOrder(groups=[list(parse_cards(each)) for each in groups])


def test_dragging_a_card_to_its_twin_moves_that_copy() -> None:
    order = order_of("5C 6C", "KD 5C")
    order.move_to_group(3, 0, 1)

    assert order.groups == [[ALIKE, ALIKE, parse_card("6C")], [parse_card("KD")]]


def test_dragging_a_twin_away_moves_that_copy() -> None:
    order = order_of("5C 6C", "KD 5C")
    order.move_card(3, 4)

    assert order.groups == [[ALIKE, parse_card("6C")], [parse_card("KD")], [ALIKE]]
    assert order.is_manual


def test_a_group_that_is_left_empty_is_gone() -> None:
    order = order_of("5C", "KD 6C")
    order.move_to_group(0, 1, 2)

    assert order.groups == [[parse_card("KD"), parse_card("6C"), ALIKE]]
