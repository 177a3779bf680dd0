"""The application: how it looks, and the files that the system asks it to open."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from ...model.preferences import Preferences
from ..common import languages, theme


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
