"""A window opens where it was closed, as far as there is a screen with room for it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.ui.window import window_placement
from marjapussi_gui.ui.window.window_placement import (
    FRAME_SIZE,
    PLACEMENT_KEY,
    QT_GEOMETRY_KEY,
    apply_default_size,
    fit_rect,
    restore_placement,
    save_placement,
)

SCREENS = [(0, 0, 1024, 700), (0, 27, 1366, 741), (0, 0, 1920, 1040), (-1280, 100, 1280, 984)]


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[QWidget]:
    monkeypatch.setattr(
        window_placement, "MIN_SIZE", (300, 200)
    )  # the screen of tests is 800 x 800
    made = QWidget()
    yield made
    made.close()


def reopen(parts: dict[str, bytes]) -> dict[str, bytes]:
    """Return where a window stands that is put back, shown and closed."""
    window = QWidget()
    assert restore_placement(window, parts.get(PLACEMENT_KEY, b""), parts.get(QT_GEOMETRY_KEY, b""))
    window.show()
    QApplication.processEvents()
    parts = save_placement(window)
    window.close()
    return parts


def test_a_window_stays_where_it_is_however_often_it_is_opened(window: QWidget) -> None:
    window.resize(500, 400)
    window.move(40, 30)
    window.show()
    QApplication.processEvents()
    first = again = save_placement(window)

    for _ in range(5):
        again = reopen(again)

    assert first[PLACEMENT_KEY] == again[PLACEMENT_KEY] == b'[40, 30, 500, 400, ""]'


def test_a_maximized_window_opens_maximized_over_its_normal_place(window: QWidget) -> None:
    window.resize(500, 400)
    window.move(40, 30)
    window.show()
    window.showMaximized()
    QApplication.processEvents()
    parts = save_placement(window)
    window.close()

    again = QWidget()
    assert restore_placement(again, parts[PLACEMENT_KEY], b"")
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

    box = fit_rect(QSize(*size), QPoint(*place), free)

    assert free.contains(QRect(box.topLeft(), box.size() + FRAME_SIZE))
    assert box.size() == QSize(*size).boundedTo(free.size() - FRAME_SIZE)


def test_a_window_that_fits_stays_as_it_was() -> None:
    kept = QRect(30, 40, 800, 600)

    assert kept == fit_rect(kept.size(), kept.topLeft(), QRect(0, 0, 1366, 728))


def test_a_window_is_no_larger_than_a_screen_that_is_scaled_up(window: QWidget) -> None:
    free = QRect(0, 0, 240, 160)

    apply_default_size(window, free)

    assert free == QRect(window.pos(), window.size())


@pytest.mark.parametrize(
    "place",
    [b"", b"[]", b"{}", b"7", b"[1, 2, 3, 4]", b'[1, 2, 3, 4.5, ""]', b'[1, 2, 3, 4, "on"]'],
)
def test_a_place_that_cannot_be_read_is_none(window: QWidget, place: bytes) -> None:
    assert not restore_placement(window, place, b"")
    assert not restore_placement(window, place, b"nonsense")


def test_the_placement_of_an_older_version_is_restored(window: QWidget) -> None:
    window.resize(500, 400)
    window.show()
    old = {QT_GEOMETRY_KEY: save_placement(window)[QT_GEOMETRY_KEY]}

    assert b"500, 400" in reopen(old)[PLACEMENT_KEY]
