"""Cards of a hand are moved by their places: of several alike the one that was taken moves."""

from marjapussi_gui.engine.cards import card, card_list
from marjapussi_gui.ui.board.hand import HandOrder

ALIKE = card("5C")


def held(*groups: str) -> HandOrder:
    return HandOrder(groups=[list(card_list(each)) for each in groups])


def test_of_two_alike_the_one_that_was_taken_goes_to_the_other() -> None:
    order = held("5C 6C", "KD 5C")
    order.put_into(3, 0, 1)

    assert order.groups == [[ALIKE, ALIKE, card("6C")], [card("KD")]]


def test_of_two_alike_the_one_that_was_taken_stands_alone() -> None:
    order = held("5C 6C", "KD 5C")
    order.put(3, 4)

    assert order.groups == [[ALIKE, card("6C")], [card("KD")], [ALIKE]]
    assert order.is_by_hand


def test_a_group_that_is_left_empty_is_gone() -> None:
    order = held("5C", "KD 6C")
    order.put_into(0, 1, 2)

    assert order.groups == [[card("KD"), card("6C"), ALIKE]]
