"""The felt looks the same however little of it is drawn at a time, and whenever it is drawn."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QColor, QExposeEvent, QPixmap, QRegion
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.board.felt_view import FeltView
from marjapussi_gui.ui.board.graphics_items import PictureItem
from marjapussi_gui.ui.board.set_trays import SetTrays
from marjapussi_gui.ui.board.sets_row import GroupState, GroupTray
from tests.walker.screenshots import differing_blocks, grab_screen

HIGHER, LOWER = 60.0, 140.0


def come_to_rest(qapp: QApplication) -> None:
    """Process events, then repaint."""
    qapp.processEvents()
    qapp.processEvents()


def by_system(view: FeltView, below: QRect) -> None:
    QApplication.sendEvent(view.windowHandle(), QExposeEvent(QRegion(below)))


def by_request(view: FeltView, _below: QRect) -> None:
    QApplication.sendEvent(view, QEvent(QEvent.Type.UpdateRequest))


@pytest.mark.parametrize("paint", [by_system, by_request])
def test_a_window_painted_in_the_middle_of_a_move_leaves_nothing_behind(
    qapp: QApplication, paint: Callable[[FeltView, QRect], None]
) -> None:
    view, item, picture = FeltView(), PictureItem(), QPixmap(80, 80)
    picture.fill(QColor("red"))
    item.set_picture(picture)
    view.resize(240, 240)
    view.setSceneRect(0, 0, 240, 240)
    view.scene().addItem(item)
    item.setPos(120, HIGHER)
    view.show()
    come_to_rest(qapp)

    item.setPos(120, LOWER)
    below = QRect(0, 120, 240, 120)  # as where a panel was taken away
    view.viewport().update(below)
    paint(view, below)
    come_to_rest(qapp)
    shown = grab_screen(view)
    view.viewport().repaint()

    assert not differing_blocks(shown, grab_screen(view))
    view.close()


@pytest.mark.parametrize("look", ["laid", "ready", "making"])
def test_a_tray_drawn_in_parts_is_the_same_tray(qapp: QApplication, look: GroupState) -> None:
    view = FeltView()
    view.resize(300, 200)
    view.setSceneRect(0, 0, 300, 200)
    SetTrays(view.scene()).set_trays([GroupTray(20.3, 30.6, 180.4, 120.7, look)], 0.87)
    view.show()
    come_to_rest(qapp)
    whole = grab_screen(view)

    for top in range(0, 200, 7):
        view.viewport().repaint(QRect(0, top, 300, 7))

    assert whole == grab_screen(view)
    view.close()
