"""Saving the position and size of a window, and restoring them within the screen."""

import json

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

DEFAULT_SIZE, MIN_SIZE = (1280, 800), (800, 600)
FRAME_WIDTH, TITLE_BAR_HEIGHT = 8, 40  # pixels; the most that systems draw around a window
FRAME_SIZE = QSize(2 * FRAME_WIDTH, TITLE_BAR_HEIGHT + FRAME_WIDTH)
MAX_COORDINATE = 100_000  # pixels; beyond any screen

PLACEMENT_KEY, QT_GEOMETRY_KEY = (
    "place",
    "geometry",
)  # Qt's own format, for older versions of the program
WindowState = Qt.WindowState
STATES_BY_NAME = {
    "": WindowState.WindowNoState,
    "maximized": WindowState.WindowMaximized,
    "full": WindowState.WindowFullScreen,
}


def save_placement(window: QWidget) -> dict[str, bytes]:
    """Return the position and size of a window as values to store.

    As in Qt's setters, the position is that of the frame, and the size excludes it. Otherwise the
    window would move by its frame each time it is opened.
    """
    frame = window.geometry().topLeft() - window.frameGeometry().topLeft()
    normal = window.normalGeometry()
    is_normal = not window.windowState() & (
        WindowState.WindowMaximized | WindowState.WindowFullScreen
    )
    size = window.size() if is_normal or normal.isEmpty() else normal.size()
    position = window.pos() if is_normal or normal.isEmpty() else normal.topLeft() - frame
    name = "full" if window.isFullScreen() else "maximized" if window.isMaximized() else ""
    numbers = [position.x(), position.y(), size.width(), size.height()]
    text = json.dumps([*numbers, name])
    return {PLACEMENT_KEY: text.encode(), QT_GEOMETRY_KEY: bytes(window.saveGeometry().data())}


def restore_placement(window: QWidget, placement: bytes, qt_geometry: bytes) -> bool:
    """Restore a window's position and size within the screen. Return whether that worked."""
    if (parsed := _parse_placement(placement)) is not None:
        box, state = parsed
        _move_into_screen(window, box.size(), box.topLeft())
        window.setWindowState(state)
        return True
    if not qt_geometry or not window.restoreGeometry(QByteArray(qt_geometry)):
        return False
    if not window.windowState() & (WindowState.WindowMaximized | WindowState.WindowFullScreen):
        _move_into_screen(window, window.size(), window.pos())
    return True


def _parse_placement(placement: bytes) -> tuple[QRect, WindowState] | None:
    try:
        *numbers, name = json.loads(placement)
    except (ValueError, TypeError):
        return None
    if len(numbers) != 4 or any(
        type(each) is not int or abs(each) > MAX_COORDINATE for each in numbers
    ):
        return None
    state = STATES_BY_NAME.get(name) if isinstance(name, str) else None
    return None if state is None else (QRect(*numbers), state)


def _move_into_screen(window: QWidget, size: QSize, position: QPoint) -> None:
    middle = QRect(position, size).center()
    screen = QGuiApplication.screenAt(middle) or QGuiApplication.screenAt(position)
    free = (screen or window.screen()).availableGeometry()
    box = fit_rect(size, position, free)
    relax_minimum_size(window, free)
    window.resize(box.size())
    window.move(box.topLeft())


def fit_rect(size: QSize, position: QPoint, available: QRect) -> QRect:
    """Return the position (with frame) and size (without it) that fit the available area."""
    size = _bounded_size(size, available)
    most = available.bottomRight() - QPoint(*(size + FRAME_SIZE).toTuple()) + QPoint(1, 1)
    x = max(min(position.x(), most.x()), available.left())
    y = max(min(position.y(), most.y()), available.top())
    return QRect(QPoint(x, y), size)


def apply_default_size(window: QWidget, available: QRect) -> None:
    relax_minimum_size(window, available)
    window.resize(_bounded_size(QSize(*DEFAULT_SIZE), available))
    over = (available.size() - FRAME_SIZE - window.size()) / 2
    window.move(available.topLeft() + QPoint(max(over.width(), 0), max(over.height(), 0)))


def relax_minimum_size(window: QWidget, available: QRect) -> None:
    """Lower the minimum size of a window if the screen is smaller than that."""
    window.setMinimumSize(QSize(*MIN_SIZE).boundedTo(available.size()))


def _bounded_size(size: QSize, available: QRect) -> QSize:
    """Return a size reduced to leave space for the frame, but if possible not below a minimum."""
    least = QSize(*MIN_SIZE).boundedTo(available.size()).boundedTo(size)
    return size.boundedTo(available.size() - FRAME_SIZE).expandedTo(least)
