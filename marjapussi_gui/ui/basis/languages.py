"""The language of the program: choosing it, and loading its texts from .ts files."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from .assets import ENGLISH, dialogs_of, languages, texts_of

SPOKEN = languages()
SYSTEM = "system"
OURS = "language"  # of our translators, and of the application's property

Key = tuple[str, str, str]  # context, sentence, comment


def chosen(preference: str, wanted: Sequence[str] | None = None) -> str:
    """Return the language to use: the preferred one, else the first system language available."""
    if preference != SYSTEM:
        return preference if preference in SPOKEN else ENGLISH
    tags = QLocale.system().uiLanguages() if wanted is None else wanted
    languages = (tag.replace("_", "-").partition("-")[0] for tag in tags)
    return next((language for language in languages if language in SPOKEN), ENGLISH)


def speak(app: QCoreApplication, language: str) -> None:
    """Switch texts, numbers and dates to a language."""
    QLocale.setDefault(_locale(language))
    if language == (before := spoken(app)):
        return
    if before != ENGLISH:
        for old in _installed(app):
            app.removeTranslator(old)
            old.setParent(None)
    app.setProperty(OURS, language)
    if language != ENGLISH:
        _install(app, _standard_texts(app, language))
        _install(app, Catalogue(texts_of(language), app))


def spoken(app: QCoreApplication) -> str:
    """Return the code of the current language."""
    return str(app.property(OURS) or ENGLISH)


class Catalogue(QTranslator):
    """The texts of a language, by context, source text and comment."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = texts(file)

    def isEmpty(self) -> bool:
        return not self._texts

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        return self._texts.get((context, sourceText, disambiguation or ""))


@cache
def texts(file: Path) -> dict[Key, str]:
    """Return all finished translations of a .ts file; cached."""
    import xml.etree.ElementTree as ET  # imported late: English does not need it

    by_key: dict[Key, str] = {}
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - a file of our own
        name = context.findtext("name", "")
        for message in context.iter("message"):
            text = message.findtext("translation")
            if text:
                key = name, message.findtext("source", ""), message.findtext("comment", "")
                by_key[key] = text
    return by_key


def _locale(language: str) -> QLocale:
    """Return the locale for a language; the system's own if it has that language."""
    home = QLocale.system()
    return home if home.name().partition("_")[0] == language else QLocale(language)


def _installed(app: QCoreApplication) -> list[QTranslator]:
    return [each for each in app.findChildren(QTranslator) if each.objectName() == OURS]


def _install(app: QCoreApplication, translator: QTranslator) -> None:
    translator.setObjectName(OURS)
    app.installTranslator(translator)


def _standard_texts(app: QCoreApplication, language: str) -> QTranslator:
    """Return a translator for Qt's standard dialogs: our file if there is one, else Qt's."""
    if (ours := dialogs_of(language)).exists():
        return Catalogue(ours, app)
    standard = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    standard.load(f"qtbase_{language}", folder)
    return standard
