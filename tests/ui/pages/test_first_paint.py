"""What is painted first stays where it is: nothing is cut off at first and jumps then."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QPushButton

from marjapussi_gui.ui.pages.start.start_header import PillButton, StartHeader
from tests.ui.dialogs.layout_checks import show_at_size


class PaintWatcher(QObject):
    """Notes where buttons lie whenever they are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.places: dict[QPushButton, list[tuple[int, int]]] = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QPushButton):
            self.places.setdefault(watched, []).append((watched.x(), watched.width()))
        return False


@pytest.fixture
def watch(qapp: QApplication) -> Iterator[PaintWatcher]:
    watch = PaintWatcher()
    qapp.installEventFilter(watch)
    yield watch
    qapp.removeEventFilter(watch)


def test_buttons_of_the_start_page_lie_still_from_the_first_painting(watch: PaintWatcher) -> None:
    head = StartHeader(1.0)
    show_at_size(head, 1200, 70)
    head.repaint()
    for _ in range(3):
        QApplication.processEvents()

    pills = [each for each in watch.places if isinstance(each, PillButton)]
    assert len(pills) == 2
    assert [each.text() for each in pills if len(set(watch.places[each])) > 1] == []
    assert [each.text() for each in pills if each.width() < each.sizeHint().width()] == []
    head.close()
