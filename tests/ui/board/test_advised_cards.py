"""The cards of which a hint speaks are lifted and stitched round, until something else is done."""

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Lay
from marjapussi_gui.engine.cards import card_list
from marjapussi_gui.ui.board.felt_cards import MEANT
from marjapussi_gui.ui.board.layout import lifted
from marjapussi_gui.ui.board.touch import Touch
from tests.ui.board.stages import Felt


@pytest.fixture
def felt(qapp: QApplication) -> Felt:
    return Felt("marriage")


def test_cards_of_advised_sets_stand_out_together(felt: Felt) -> None:
    touch = Touch(felt.scene, felt.cards, felt.animator)
    three = tuple(item.card for item in felt.cards.own_items()[:3])
    touch.suggest(Lay((three,)))

    assert {item.card for item in felt.cards.meant} == set(three)
    assert sorted(item.card for item in felt.cards._stitches.cards) == sorted(three)
    rises = {round(item.home.y) for item in felt.cards.meant}
    others = {round(item.home.y) for item in felt.cards.own_items()[3:]}
    assert max(rises) == round(lifted(felt.cards.own_items()[3].home, MEANT).y)
    assert max(rises) < min(others)

    touch.cancel()
    assert not felt.cards.meant
    assert not felt.cards._stitches.cards


def test_a_card_that_is_not_held_is_not_spoken_of(felt: Felt) -> None:
    held = {item.card for item in felt.cards.own_items()}
    missing = next(each for each in card_list("AS KS QS JS TS 9S") if each not in held)

    felt.cards.mean((missing,))

    assert not felt.cards.meant
