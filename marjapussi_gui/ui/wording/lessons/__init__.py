"""What is said in the played lessons; each game has a file of its own here, found by looking."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from .texts import LessonTexts

COMMON = ""  # the key of what is said in the lessons of several games
NOBODY_IN_PARTICULAR = "Helvi"


@cache
def all_texts() -> dict[str, LessonTexts]:
    """Return what is said in the lessons of every game, by its key."""
    modules = (import_module(f".{each.name}", __name__) for each in iter_modules(__path__))
    texts_of_modules = (getattr(module, "TEXTS", None) for module in modules)
    return {texts.key: texts for texts in texts_of_modules if isinstance(texts, LessonTexts)}


def teacher(game: str) -> str:
    """Return the name of who teaches a game."""
    texts = all_texts().get(game)
    return texts.teacher if texts is not None else NOBODY_IN_PARTICULAR


def text(game: str, key: str) -> str:
    """Return what is said under a key in the lessons of a game, or in those of several."""
    own = all_texts().get(game)
    said = own.texts().get(key) if own is not None else None
    return said or all_texts()[COMMON].texts().get(key, "")
