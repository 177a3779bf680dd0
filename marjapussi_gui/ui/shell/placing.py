"""Save the position and size of a window, and restore it within the screen."""

import json

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

USUAL_SIZE, LEAST_SIZE = (1280, 800), (800, 600)
FRAME, TITLE_BAR = 8, 40  # pixels: the most that systems draw around a window
AROUND = QSize(2 * FRAME, TITLE_BAR + FRAME)
MOST = 100_000  # pixels: beyond any screen

PLACE, OLD_PLACE = "place", "geometry"  # Qt's own format, for older versions of the program
State = Qt.WindowState
STATES = {
    "": State.WindowNoState,
    "maximized": State.WindowMaximized,
    "full": State.WindowFullScreen,
}


def place_parts(window: QWidget) -> dict[str, bytes]:
    """Return the placement of a window as values to store.

    The position is that of the frame and the size that of the inside, as Qt sets them: saved
    any other way, the window would move by its frame each time it is opened.
    """
    frame = window.geometry().topLeft() - window.frameGeometry().topLeft()
    normal = window.normalGeometry()
    is_normal = not window.windowState() & (State.WindowMaximized | State.WindowFullScreen)
    size = window.size() if is_normal or normal.isEmpty() else normal.size()
    position = window.pos() if is_normal or normal.isEmpty() else normal.topLeft() - frame
    name = "full" if window.isFullScreen() else "maximized" if window.isMaximized() else ""
    numbers = [position.x(), position.y(), size.width(), size.height()]
    text = json.dumps([*numbers, name])
    return {PLACE: text.encode(), OLD_PLACE: bytes(window.saveGeometry().data())}


def put_back(window: QWidget, place: bytes, old_place: bytes) -> bool:
    """Restore a window's placement within the screen; return whether that was possible."""
    if (parsed := _read(place)) is not None:
        box, state = parsed
        _put(window, box.size(), box.topLeft())
        window.setWindowState(state)
        return True
    if not old_place or not window.restoreGeometry(QByteArray(old_place)):
        return False
    if not window.windowState() & (State.WindowMaximized | State.WindowFullScreen):
        _put(window, window.size(), window.pos())
    return True


def _read(place: bytes) -> tuple[QRect, State] | None:
    try:
        *numbers, name = json.loads(place)
    except (ValueError, TypeError):
        return None
    if len(numbers) != 4 or any(type(each) is not int or abs(each) > MOST for each in numbers):
        return None
    state = STATES.get(name) if isinstance(name, str) else None
    return None if state is None else (QRect(*numbers), state)


def _put(window: QWidget, size: QSize, position: QPoint) -> None:
    middle = QRect(position, size).center()
    screen = QGuiApplication.screenAt(middle) or QGuiApplication.screenAt(position)
    free = (screen or window.screen()).availableGeometry()
    box = fitted(size, position, free)
    allow_small(window, free)
    window.resize(box.size())
    window.move(box.topLeft())


def fitted(size: QSize, position: QPoint, free: QRect) -> QRect:
    """Return a window's frame position and inner size, moved into the available area."""
    size = _bounded(size, free)
    most = free.bottomRight() - QPoint(*(size + AROUND).toTuple()) + QPoint(1, 1)
    x = max(min(position.x(), most.x()), free.left())
    y = max(min(position.y(), most.y()), free.top())
    return QRect(QPoint(x, y), size)


def fit_usual(window: QWidget, free: QRect) -> None:
    """Give a window its default size, or less if the screen is small, and centre it."""
    allow_small(window, free)
    window.resize(_bounded(QSize(*USUAL_SIZE), free))
    over = (free.size() - AROUND - window.size()) / 2
    window.move(free.topLeft() + QPoint(max(over.width(), 0), max(over.height(), 0)))


def allow_small(window: QWidget, free: QRect) -> None:
    """Lower the minimum size of a window if the screen is smaller."""
    window.setMinimumSize(QSize(*LEAST_SIZE).boundedTo(free.size()))


def _bounded(size: QSize, free: QRect) -> QSize:
    """Return a size that leaves room for the frame, but at least the minimum if possible."""
    least = QSize(*LEAST_SIZE).boundedTo(free.size()).boundedTo(size)
    return size.boundedTo(free.size() - AROUND).expandedTo(least)
