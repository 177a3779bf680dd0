"""The paths of the program's data files, including translations."""

from pathlib import Path

PACKAGE_FOLDER = Path(__file__).parents[1]
ENGLISH = "en"  # the language of texts without a translation
TRANSLATION_FILE = "translations/marjapussi_{language}.ts"
# for languages in which Qt itself has no translation of its own texts
QT_TRANSLATION_FILE = "translations/qt/{language}.ts"


def asset_path(name: str) -> Path:
    """Return the path of an asset: in the installed package, or beside it in a checkout."""
    installed = PACKAGE_FOLDER / "assets"
    return (installed if installed.exists() else PACKAGE_FOLDER.parent / "assets") / name


def translation_path(language: str) -> Path:
    """Return the path of a language's translation file."""
    return asset_path(TRANSLATION_FILE.format(language=language))


def qt_translation_path(language: str) -> Path:
    """Return the path of our translation of Qt's own texts.

    The file exists only for languages that Qt itself doesn't have.
    """
    return asset_path(QT_TRANSLATION_FILE.format(language=language))


def available_languages() -> tuple[str, ...]:
    """Return the codes of English and of each language that has a translation file."""
    everything = translation_path("*")
    found = sorted(file.stem for file in everything.parent.glob(everything.name))
    return (ENGLISH, *(name.partition("_")[2] for name in found))
