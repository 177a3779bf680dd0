"""The look of the whole program, as it is put on when a window is made."""

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.ui.common.theme import BODY, TEXT_SCALE_PROPERTY
from marjapussi_gui.ui.pages.start.resume_tile import NAME_SIZES
from tests.ui.window_driver import close_window, open_window


def test_first_window_of_a_program_is_in_our_type(qapp: QApplication, qtbot: QtBot) -> None:
    qapp.setStyleSheet("")
    qapp.setFont(QFont("serif", 7))
    qapp.setProperty(TEXT_SCALE_PROPERTY, None)

    window = open_window()

    page = window.pages.start_page
    window.navigator.go_home()
    page.family_tiles[0].click()
    assert page.family_tiles[0].buttons.play_button.font().pixelSize() == BODY
    labels = page.resume_tile.findChildren(QLabel)
    assert [label.font().pixelSize() for label in labels[:2]] == [NAME_SIZES[0], BODY]


@pytest.mark.parametrize(
    "look", ["", "play", "quiet", "link", "game", "pill", "chip", "felt", "suggested"]
)
def test_a_button_is_as_large_with_the_keyboard_as_without(qtbot: QtBot, look: str) -> None:
    window = open_window()
    box = QWidget(window)
    column = QVBoxLayout(box)
    other, button = QPushButton("Other"), QPushButton("All hands")
    button.setProperty("look", look)
    column.addWidget(other)
    column.addWidget(button)
    box.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    other.setFocus()
    button.ensurePolished()
    before = button.sizeHint()

    button.setFocus()
    button.setText("All hand")
    button.setText("All hands")  # the size that it wants is asked anew

    assert button.hasFocus()
    assert button.sizeHint() == before
    close_window(window)
