"""The application: how it looks, and the files that the system asks it to open."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

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
