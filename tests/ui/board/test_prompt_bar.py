"""The buttons beside the hand."""

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.cards import ALL_SUITS
from marjapussi_gui.ui.board.board_style import BoardStyle
from marjapussi_gui.ui.board.prompt_bar import PromptBar, _suit_icon

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


def test_buttons_are_dressed_anew_only_for_another_look(qtbot: QtBot) -> None:
    home = QWidget()
    qtbot.addWidget(home)
    bar, look = PromptBar(home, home), BoardStyle()
    home.show()
    bar.show()
    bar.apply_style(look, 1.0)
    dressed = Dressed()
    bar.installEventFilter(dressed)

    bar.apply_style(look, 1.0)
    at_the_same = dressed.times
    bar.apply_style(look, 1.5)

    assert (at_the_same, dressed.times) == (0, 1)


class Dressed(QObject):
    """Counts how often a widget was given another style."""

    times = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.StyleChange
        return False
