"""The buttons beside the hand."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import ALL_SUITS
from marjapussi_gui.ui.board.prompt_bar import _suit_icon

SIDE = 20


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_suit_on_a_button_is_whole_at_every_scale(qapp: QApplication, ratio: float) -> None:
    side = round(SIDE * ratio)
    for suit in ALL_SUITS:
        drawn = _suit_icon(suit, "four", SIDE, ratio).pixmap(QSize(SIDE, SIDE), ratio).toImage()
        rim = [drawn.pixelColor(side - 1, at).alpha() for at in range(side)]
        rim += [drawn.pixelColor(at, side - 1).alpha() for at in range(side)]

        assert drawn.width() == side
        assert max(rim) < 128
