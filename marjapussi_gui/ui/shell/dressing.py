"""Theme, text size and language of the application."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ..basis import languages, theme
from ..basis.preferences import Preferences


def chrome_of(preferences: Preferences) -> str:
    """Return "light" or "dark"; follow the system if the preferences say so."""
    if preferences.chrome != "system":
        return preferences.chrome
    scheme = QGuiApplication.styleHints().colorScheme()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def speak(preferences: Preferences) -> None:
    """Switch the application to the preferred language."""
    app = QApplication.instance()
    assert app is not None
    languages.speak(app, languages.chosen(preferences.language))


def language_of_now() -> str:
    """Return the code of the current language."""
    app = QApplication.instance()
    assert app is not None
    return languages.spoken(app)


def set_text(preferences: Preferences) -> None:
    """Set the text size of the application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.set_text(app, preferences.text)


def dress(preferences: Preferences) -> None:
    """Apply the theme and the text size to the application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.dress(app, chrome_of(preferences), preferences.text)
