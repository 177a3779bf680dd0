"""The felt looks the same however little of it is drawn at a time."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.board.felt_view import FeltView
from marjapussi_gui.ui.board.sets_row import Look, Tray
from marjapussi_gui.ui.board.trays import Trays
from tests.walker.pictures import seen


def come_to_rest(qapp: QApplication) -> None:
    """Let what moved be told, and then drawn."""
    qapp.processEvents()
    qapp.processEvents()


@pytest.mark.parametrize("look", ["laid", "ready", "making"])
def test_a_tray_drawn_in_parts_is_the_same_tray(qapp: QApplication, look: Look) -> None:
    view = FeltView()
    view.resize(300, 200)
    view.setSceneRect(0, 0, 300, 200)
    Trays(view.scene()).show_trays([Tray(20.3, 30.6, 180.4, 120.7, look)], 0.87)
    view.show()
    come_to_rest(qapp)
    whole = seen(view)

    for top in range(0, 200, 7):
        view.viewport().repaint(QRect(0, top, 300, 7))

    assert whole == seen(view)
    view.close()
