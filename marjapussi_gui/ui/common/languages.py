"""The language of the program: choosing it, and loading its messages."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from ...model.preferences import SYSTEM
from ...system.assets import ENGLISH, available_languages, qt_message_path

AVAILABLE_LANGUAGES = available_languages()
LANGUAGE_PROPERTY = "language"  # of the application, and object name of its translator


def resolve_language(preference: str, system_languages: Sequence[str] | None = None) -> str:
    """Return the preferred language, or the first available one of the system's languages."""
    if preference != SYSTEM:
        return preference if preference in AVAILABLE_LANGUAGES else ENGLISH
    tags = QLocale.system().uiLanguages() if system_languages is None else system_languages
    languages = (tag.replace("_", "-").partition("-")[0] for tag in tags)
    return next((language for language in languages if language in AVAILABLE_LANGUAGES), ENGLISH)


def install_language(app: QCoreApplication, language: str) -> None:
    """Switch texts, numbers and dates to the language with this code."""
    QLocale.setDefault(_locale_for(language))
    if language == current_language():
        return
    app.setProperty(LANGUAGE_PROPERTY, language)
    for old in app.findChildren(QTranslator, LANGUAGE_PROPERTY):
        app.removeTranslator(old)
        old.setParent(None)
    if language != ENGLISH:
        translator = _qt_translator(app, language)
        translator.setObjectName(LANGUAGE_PROPERTY)
        app.installTranslator(translator)
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)  # to all windows


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Use a language for all texts within a `with` block, even if there is no window."""
    app, before = QCoreApplication.instance(), current_language()
    used = app or QCoreApplication([])
    install_language(used, language)
    try:
        yield
    finally:
        install_language(used, before)
        if app is None:
            used.shutdown()


def current_language() -> str:
    """Return the code of the current language; English if no window is shown."""
    app = QCoreApplication.instance()
    return ENGLISH if app is None else app.property(LANGUAGE_PROPERTY) or ENGLISH


class QtTranslations(QTranslator):
    """Our translations of Qt's own texts, looked up by context and English text."""

    def __init__(self, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._texts: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        return self._texts.get(context, {}).get(sourceText)


def _locale_for(language: str) -> QLocale:
    """Return the system's locale if it has this language, or else the language's default."""
    home = QLocale.system()
    return home if home.name().partition("_")[0] == language else QLocale(language)


def _qt_translator(app: QCoreApplication, language: str) -> QTranslator:
    """Return a translator for Qt's standard dialogs: from our own file if it exists, or Qt's."""
    if (ours := qt_message_path(language)).exists():
        return QtTranslations(ours, app)
    standard = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    standard.load(f"qtbase_{language}", folder)
    return standard
