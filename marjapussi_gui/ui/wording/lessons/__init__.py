"""Texts of the lessons; each game has a module with its TEXTS here."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from .texts import LessonTexts

COMMON = ""  # key of the texts shared by several games
NOBODY_IN_PARTICULAR = "Helvi"


@cache
def all_texts() -> dict[str, LessonTexts]:
    """Return the texts of all lessons by game key."""
    modules = (import_module(f".{each.name}", __name__) for each in iter_modules(__path__))
    texts_of_modules = (getattr(module, "TEXTS", None) for module in modules)
    return {texts.key: texts for texts in texts_of_modules if isinstance(texts, LessonTexts)}


def teacher(game: str) -> str:
    """Return the name of the teacher of a game."""
    texts = all_texts().get(game)
    return texts.teacher if texts is not None else NOBODY_IN_PARTICULAR


def text(game: str, key: str) -> str:
    """Return the text with a key in the lessons of a game, or else in the shared ones."""
    own = all_texts().get(game)
    said = own.texts().get(key) if own is not None else None
    return said or all_texts()[COMMON].texts().get(key, "")
