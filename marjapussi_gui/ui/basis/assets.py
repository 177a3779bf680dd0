"""Locations of the program's data files, including translations."""

from pathlib import Path

PACKAGE = Path(__file__).parents[2]
ENGLISH = "en"
TEXTS = "translations/marjapussi_{language}.ts"  # English is used for missing texts
DIALOGS = "translations/qt/{language}.ts"  # for languages that Qt does not ship


def asset(name: str) -> Path:
    """Return the path of an asset, inside the installed package or beside it in a checkout."""
    installed = PACKAGE / "assets"
    return (installed if installed.exists() else PACKAGE.parent / "assets") / name


def texts_of(language: str) -> Path:
    """Return the path of a language's translation file."""
    return asset(TEXTS.format(language=language))


def dialogs_of(language: str) -> Path:
    """Return the path of Qt's own texts in a language that Qt does not ship; it may not exist."""
    return asset(DIALOGS.format(language=language))


def languages() -> tuple[str, ...]:
    """Return the codes of English and of every language that has a translation file."""
    everything = texts_of("*")
    found = sorted(file.stem for file in everything.parent.glob(everything.name))
    return (ENGLISH, *(name.partition("_")[2] for name in found))
