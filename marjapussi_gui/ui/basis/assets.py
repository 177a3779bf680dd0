"""Where the files lie that belong to the program and are no code, those of languages too."""

from pathlib import Path

PACKAGE = Path(__file__).parents[2]
ENGLISH = "en"
TEXTS = "translations/marjapussi_{language}.ts"  # what is not in it is said in English
DIALOGS = "translations/qt/{language}.ts"  # Qt's own, in languages that Qt does not speak


def asset(name: str) -> Path:
    """Return the path of an asset, in an installed package or beside it in its sources."""
    installed = PACKAGE / "assets"
    return (installed if installed.exists() else PACKAGE.parent / "assets") / name


def texts_of(language: str) -> Path:
    """Return where the texts of a language lie: one file is all that it takes."""
    return asset(TEXTS.format(language=language))


def dialogs_of(language: str) -> Path:
    """Return where Qt's own texts would lie in a language that Qt itself does not speak."""
    return asset(DIALOGS.format(language=language))


def languages() -> tuple[str, ...]:
    """Return the codes of English and of every language that has a file."""
    everything = texts_of("*")
    found = sorted(file.stem for file in everything.parent.glob(everything.name))
    return (ENGLISH, *(name.partition("_")[2] for name in found))
