"""Click on the start page, and read where its parts are."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.pages.start.start_page import StartPage
from marjapussi_gui.ui.window.main_window import MainWindow

KEYS = [each.key for each in VARIANTS]
FAMILIES = [
    ["marjapussi", "bag", "avomarjapussi", "bondtolva", "bondtolva-two"],
    ["huutopussi", "huutopussi-three", "pfadfinder", "huutopussi-two"],
    ["tuppi"],
    ["marriage"],
]
SIZES = [(1280, 800), (1366, 768), (800, 600)]
LEFT = Qt.MouseButton.LeftButton


OpenWindow = Callable[..., MainWindow]


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())
    settle()


def places(page: StartPage) -> dict[QWidget, QRect]:
    """Return where every visible widget of the page is."""
    return {
        each: QRect(each.mapTo(page, QPoint()), each.size())
        for each in page.findChildren(QWidget)
        if each.isVisible()
    }
