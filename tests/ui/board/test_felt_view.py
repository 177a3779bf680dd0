"""What lay on the felt before is drawn over, whenever the window has to be drawn."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.board.felt_view import FeltView
from marjapussi_gui.ui.board.items import PictureItem
from tests.walker.pictures import blocks_apart, seen

HIGHER, LOWER = 60.0, 140.0


def come_to_rest(qapp: QApplication) -> None:
    """Let what moved be told, and then drawn."""
    qapp.processEvents()
    qapp.processEvents()


def test_a_window_drawn_in_the_middle_of_a_move_leaves_nothing_behind(qapp: QApplication) -> None:
    view, item, picture = FeltView(), PictureItem(), QPixmap(80, 80)
    picture.fill(QColor("red"))
    item.show_picture(picture)
    view.resize(240, 240)
    view.setSceneRect(0, 0, 240, 240)
    view.scene().addItem(item)
    item.setPos(120, HIGHER)
    view.show()
    come_to_rest(qapp)

    item.setPos(120, LOWER)
    view.viewport().repaint(QRect(0, 120, 240, 120))  # as where another window was shut
    come_to_rest(qapp)
    shown = seen(view)
    view.viewport().repaint()

    assert not blocks_apart(shown, seen(view))
    view.close()
