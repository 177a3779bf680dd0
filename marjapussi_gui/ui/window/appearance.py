"""The application: how it looks, and what it is asked to open while it runs."""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from ...model.preferences import Preferences
from ...system.paths import path_exists
from ..common import languages, theme
from ..common.user_files import read_file

REQUEST_SUFFIX, MAX_REQUEST_BYTES = ".request", 10_000
WAIT_S, POLL_S = 3.0, 0.02  # how long a second start waits, and how often it looks


def resolve_scheme(preferences: Preferences) -> str:
    """Return "light" or "dark": the preference or, if it is "system", the system's choice."""
    if preferences.chrome != "system":
        return preferences.chrome
    scheme = QGuiApplication.styleHints().colorScheme()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def apply_language(preferences: Preferences) -> None:
    app = QApplication.instance()
    assert app is not None
    languages.install_language(app, languages.resolve_language(preferences.language))


def apply_text_size(preferences: Preferences) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.set_text_size(app, preferences.text)


def apply_theme(preferences: Preferences) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.apply_theme(app, resolve_scheme(preferences), preferences.text)


class Application(QApplication):
    """Emits the paths of files that macOS asks the running program to open."""

    file_open_requested = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_open_requested.emit(Path(event.file()))
            return True
        return super().event(event)


class AfterFirstPaint(QObject):
    """Calls a function once, after a window has been painted for the first time."""

    def __init__(self, window: QWidget, callback: Callable[[], object]) -> None:
        super().__init__(window)
        self._callback = callback
        window.winId()  # creates the window handle
        handle = window.windowHandle()
        assert handle is not None
        handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Expose:  # painting follows this event
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._callback)
            self.deleteLater()
        return False


class ForwardedOpenRequests(QObject):
    """Opens what other instances of the program pass on, and brings the window to the front.

    Requests are files in a folder beside the database that only the player can read, so nothing
    listens for connections.
    """

    def __init__(self, window: QWidget, folder: Path, on_request: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._window, self._folder, self._on_request = window, folder, on_request
        with suppress(OSError):
            folder.mkdir(mode=0o700, exist_ok=True)
            watcher = QFileSystemWatcher([str(folder)], self)
            watcher.directoryChanged.connect(self._take_all_requests)
            self._take_all_requests()

    def _take_all_requests(self, _folder: str = "") -> None:
        """Take all requests, unless a dialog is open: their senders then open them themselves."""
        if QApplication.activeModalWidget() is not None:
            return
        with suppress(OSError):
            for file in sorted(self._folder.glob(f"*{REQUEST_SUFFIX}")):
                is_new = abs(time.time() - file.stat().st_mtime) < WAIT_S
                argument = os.fsdecode(read_file(file, MAX_REQUEST_BYTES))
                file.unlink()
                if is_new and argument:
                    self._bring_to_front()
                    self._on_request(Path(argument))

    def _bring_to_front(self) -> None:
        window, minimized = self._window, Qt.WindowState.WindowMinimized
        window.setWindowState(window.windowState() & ~minimized)
        window.raise_()
        window.activateWindow()


def forward_to_window(argument: Path, folder: Path) -> bool:
    """Pass a file or code on to the running window. Return whether the window has taken it."""
    is_file = argument.suffix or path_exists(argument)
    file = folder / f"{os.getpid()}{REQUEST_SUFFIX}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        unfinished = file.with_suffix(".part")
        unfinished.write_bytes(os.fsencode(argument.absolute() if is_file else argument))
        unfinished.replace(file)
        end = time.monotonic() + WAIT_S
        while file.exists() and time.monotonic() < end:
            time.sleep(POLL_S)
        file.unlink()
    except FileNotFoundError:
        return True  # taken
    except OSError:
        pass
    return False
