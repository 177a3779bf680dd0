"""The language of the program: choosing it, and loading its texts from .ts files."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from ...model.preferences import SYSTEM
from ...system.assets import ENGLISH, available_languages, qt_translation_path, translation_path
from .plural_rules import plural_rule

AVAILABLE_LANGUAGES = available_languages()
TRANSLATOR_NAME = "language"  # object name of our translators, and a property of the application

# Context, English text, and comment. A message with a number has its plural form as the text
# and its singular form as the comment.
TextKey = tuple[str, str, str]


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
    if language == (before := current_language(app)):
        return
    if before != ENGLISH:
        for old in _installed_translators(app):
            app.removeTranslator(old)
            old.setParent(None)
    app.setProperty(TRANSLATOR_NAME, language)
    if language != ENGLISH:
        _install_translator(app, _qt_translator(app, language))
        _install_translator(app, TranslationCatalogue(translation_path(language), app))


def current_language(app: QCoreApplication) -> str:
    """Return the code of the current language."""
    return str(app.property(TRANSLATOR_NAME) or ENGLISH)


class TranslationCatalogue(QTranslator):
    """The translations into one language, looked up by context, source text and comment."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forms = read_translations(file)
        self._plural_rule = plural_rule(file.stem.rpartition("_")[2])

    def isEmpty(self) -> bool:
        return not self._forms

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        forms = self._forms.get((context, sourceText, disambiguation or ""))
        if forms is None:
            return None
        return forms[min(self._plural_rule(n), len(forms) - 1)] if n >= 0 else forms[0]


@cache
def read_translations(file: Path) -> dict[TextKey, tuple[str, ...]]:
    """Return the forms of each finished translation in a .ts file. The result is cached.

    Only a message with a number has several forms: one per plural form of the language.
    """
    import xml.etree.ElementTree as ET  # imported late: English does not need it

    by_key: dict[TextKey, tuple[str, ...]] = {}
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - a file of our own
        name = context.findtext("name", "")
        for message in context.iter("message"):
            texts = message.findall("translation/numerusform") or message.findall("translation")
            forms = tuple(each.text or "" for each in texts)
            if all(forms):
                key = name, message.findtext("source", ""), message.findtext("comment", "")
                by_key[key] = forms
    return by_key


def _locale_for(language: str) -> QLocale:
    """Return the system's locale if it is in this language, or else the language's default."""
    home = QLocale.system()
    return home if home.name().partition("_")[0] == language else QLocale(language)


def _installed_translators(app: QCoreApplication) -> list[QTranslator]:
    return [each for each in app.findChildren(QTranslator) if each.objectName() == TRANSLATOR_NAME]


def _install_translator(app: QCoreApplication, translator: QTranslator) -> None:
    translator.setObjectName(TRANSLATOR_NAME)
    app.installTranslator(translator)


def _qt_translator(app: QCoreApplication, language: str) -> QTranslator:
    """Return a translator for Qt's standard dialogs: from our own file if it exists, or Qt's."""
    if (ours := qt_translation_path(language)).exists():
        return TranslationCatalogue(ours, app)
    standard = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    standard.load(f"qtbase_{language}", folder)
    return standard
