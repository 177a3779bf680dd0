"""The theme, text size and language of the application, as set in the preferences."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
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
