"""The cards of which a hint speaks are lifted and stitched round, until something else is done."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.actions import Action, Lay, Play
from marjapussi_gui.engine.cards import Card, parse_cards
from marjapussi_gui.ui.board.card_layer import HINT_RISE
from marjapussi_gui.ui.board.hand_input import HandInput
from marjapussi_gui.ui.board.table_layout import lift_spot
from tests.ui.board.manual_board import ManualBoard


@pytest.fixture
def felt() -> ManualBoard:
    return ManualBoard("marriage")


def test_cards_of_advised_sets_stand_out_together(felt: ManualBoard) -> None:
    touch = HandInput(felt.scene, felt.cards, felt.animator)
    three = tuple(item.card for item in felt.cards.own_items()[:3])
    touch.suggest(Lay((three,)))

    assert {item.card for item in felt.cards.hinted} == set(three)
    assert sorted(item.card for item in felt.cards._hint_markers.cards) == sorted(three)
    rises = {round(item.home.y) for item in felt.cards.hinted}
    others = {round(item.home.y) for item in felt.cards.own_items()[3:]}
    assert max(rises) == round(lift_spot(felt.cards.own_items()[3].home, HINT_RISE).y)
    assert max(rises) < min(others)

    touch.cancel()
    assert not felt.cards.hinted
    assert not felt.cards._hint_markers.cards


def test_cards_that_are_equally_good_stand_out_under_one_thread() -> None:
    felt = ManualBoard("marjapussi")
    touch, hand = HandInput(felt.scene, felt.cards, felt.animator), felt.cards.own_items()
    plays: dict[Card, Action] = {item.card: Play(item.card) for item in hand}
    touch.options = replace(touch.options, card_actions=plays)
    good = [each.card for each in hand[1:4]]
    touch.suggest(Play(good[1]), tuple(map(Play, good)))

    thread = felt.cards.tie_thread
    assert {item.card for item in felt.cards.hinted} == {*good}
    assert thread.card is touch.card_cursor.ring.card is hand[2]
    assert thread.boundingRect().width() > 2 * hand[2].width


def test_the_thread_goes_when_one_of_its_cards_leaves_the_hand() -> None:
    felt = ManualBoard("marjapussi")
    hand = felt.cards.own_items()
    felt.cards.highlight([each.card for each in hand[:3]], are_tied=True)
    felt.cards._deselect(hand[1])

    assert felt.cards.tie_thread.card is None
    assert not felt.cards.hinted


def test_a_card_that_is_not_held_is_not_spoken_of(felt: ManualBoard) -> None:
    held = {item.card for item in felt.cards.own_items()}
    missing = next(each for each in parse_cards("AS KS QS JS TS 9S") if each not in held)

    felt.cards.highlight((missing,))

    assert not felt.cards.hinted
