"""The look of the whole program, as it is put on when a window is made."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.ui.common.theme import BODY, TEXT_SCALE_PROPERTY, TILE_NAME
from tests.ui.playing import opened


def test_first_window_of_a_program_is_in_our_type(qapp: QApplication, qtbot: QtBot) -> None:
    qapp.setStyleSheet("")
    qapp.setFont(QFont("serif", 7))
    qapp.setProperty(TEXT_SCALE_PROPERTY, None)

    window = opened()

    tile = window.navigator.start_page.tiles[0]
    assert tile.play_button.font().pixelSize() == BODY
    assert [
        text.font().pixelSize() for text in window.navigator.start_page.resume_tile._labels[:2]
    ] == [
        TILE_NAME,
        BODY,
    ]
