"""The buttons beside the hand."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import ALL_SUITS
from marjapussi_gui.ui.board.prompt_bar import ICON, _suit_icon


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_suit_on_a_button_is_whole_at_every_scale(qapp: QApplication, ratio: float) -> None:
    side = round(ICON * ratio)
    for suit in ALL_SUITS:
        drawn = _suit_icon(suit, "four", ratio).pixmap(QSize(ICON, ICON), ratio).toImage()
        rim = [drawn.pixelColor(side - 1, at).alpha() for at in range(side)]
        rim += [drawn.pixelColor(at, side - 1).alpha() for at in range(side)]

        assert drawn.width() == side
        assert max(rim) < 128
