"""Texts of the lessons. Each game has a module here, which defines TEXTS."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from .lesson_texts import LessonTexts

SHARED_KEY = ""  # stands for the texts shared by several games
DEFAULT_TEACHER = "Helvi"


@cache
def all_lesson_texts() -> dict[str, LessonTexts]:
    """Return the texts of all lessons by game key."""
    modules = (import_module(f".{each.name}", __name__) for each in iter_modules(__path__))
    texts_of_modules = (getattr(module, "TEXTS", None) for module in modules)
    return {texts.game_key: texts for texts in texts_of_modules if isinstance(texts, LessonTexts)}


def teacher_name(game_key: str) -> str:
    """Return the name of the teacher of a game."""
    texts = all_lesson_texts().get(game_key)
    return texts.teacher_name if texts is not None else DEFAULT_TEACHER


def lesson_text(game_key: str, key: str) -> str:
    """Return the text with a key from the lessons of a game, or from the shared texts."""
    own = all_lesson_texts().get(game_key)
    said = own.texts().get(key) if own is not None else None
    return said or all_lesson_texts()[SHARED_KEY].texts().get(key, "")
