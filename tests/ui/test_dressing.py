"""The look of the whole program, as it is put on when a window is made."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.ui.basis.theme import BODY, SCALE_PROPERTY, TILE_NAME
from tests.ui.playing import opened


def test_first_window_of_a_program_is_in_our_type(qapp: QApplication, qtbot: QtBot) -> None:
    qapp.setStyleSheet("")
    qapp.setFont(QFont("serif", 7))
    qapp.setProperty(SCALE_PROPERTY, None)

    window = opened()

    tile = window.ways.start_page.tiles[0]
    assert tile.play.font().pixelSize() == BODY
    assert [text.font().pixelSize() for text in window.ways.start_page.resume._lines[:2]] == [
        TILE_NAME,
        BODY,
    ]
