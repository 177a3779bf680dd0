"""A window opens where it was closed, as far as there is a screen with room for it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.ui.shell import placing
from marjapussi_gui.ui.shell.placing import (
    AROUND,
    OLD_PLACE,
    PLACE,
    fit_usual,
    fitted,
    place_parts,
    put_back,
)

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
SCREENS = [(0, 0, 1024, 700), (0, 27, 1366, 741), (0, 0, 1920, 1040), (-1280, 100, 1280, 984)]


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[QWidget]:
    monkeypatch.setattr(placing, "LEAST_SIZE", (300, 200))  # the screen of tests is 800 x 800
    made = QWidget()
    yield made
    made.close()


def opened_again(parts: dict[str, bytes]) -> dict[str, bytes]:
    """Return where a window stands that is put back, shown and closed."""
    window = QWidget()
    assert put_back(window, parts.get(PLACE, b""), parts.get(OLD_PLACE, b""))
    window.show()
    QApplication.processEvents()
    parts = place_parts(window)
    window.close()
    return parts


def test_a_window_stays_where_it_is_however_often_it_is_opened(window: QWidget) -> None:
    window.resize(500, 400)
    window.move(40, 30)
    window.show()
    QApplication.processEvents()
    first = again = place_parts(window)

    for _ in range(5):
        again = opened_again(again)

    assert first[PLACE] == again[PLACE] == b'[40, 30, 500, 400, ""]'


def test_a_maximized_window_opens_maximized_over_its_normal_place(window: QWidget) -> None:
    window.resize(500, 400)
    window.move(40, 30)
    window.show()
    window.showMaximized()
    QApplication.processEvents()
    parts = place_parts(window)
    window.close()

    again = QWidget()
    assert put_back(again, parts[PLACE], b"")
    assert again.windowState() & Qt.WindowState.WindowMaximized
    again.setWindowState(Qt.WindowState.WindowNoState)
    assert (again.pos(), again.size()) == (QPoint(40, 30), QSize(500, 400))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("place", [(0, 0), (-50, -70), (1300, 700), (90_000, 3)])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (3000, 300)])
def test_a_window_fits_into_the_screen(
    screen: tuple[int, int, int, int], place: tuple[int, int], size: tuple[int, int]
) -> None:
    free = QRect(*screen)

    box = fitted(QSize(*size), QPoint(*place), free)

    assert free.contains(QRect(box.topLeft(), box.size() + AROUND))
    assert box.size() == QSize(*size).boundedTo(free.size() - AROUND)


def test_a_window_that_fits_stays_as_it_was() -> None:
    kept = QRect(30, 40, 800, 600)

    assert kept == fitted(kept.size(), kept.topLeft(), QRect(0, 0, 1366, 728))


def test_a_window_is_no_larger_than_a_screen_that_is_scaled_up(window: QWidget) -> None:
    free = QRect(0, 0, 240, 160)

    fit_usual(window, free)

    assert free == QRect(window.pos(), window.size())


@pytest.mark.parametrize(
    "place",
    [b"", b"[]", b"{}", b"7", b"[1, 2, 3, 4]", b'[1, 2, 3, 4.5, ""]', b'[1, 2, 3, 4, "on"]'],
)
def test_a_place_that_cannot_be_read_is_none(window: QWidget, place: bytes) -> None:
    assert not put_back(window, place, b"")
    assert not put_back(window, place, b"nonsense")


def test_the_place_that_an_older_version_kept_is_taken(window: QWidget) -> None:
    window.resize(500, 400)
    window.show()
    old = {OLD_PLACE: place_parts(window)[OLD_PLACE]}

    assert b"500, 400" in opened_again(old)[PLACE]
