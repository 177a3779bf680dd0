"""A glossary term: its name, its forms in texts, and its meaning."""

from collections.abc import Callable

from ....engine.frozen import frozen
from ....engine.game import Game


def _applies_always(_game: Game) -> bool:
    return True


@frozen
class Term:
    """A glossary term in the current language."""

    key: str  # its name in English
    name: str
    forms: str  # regular word forms, separated by |; * stands for any ending
    meaning: str
    applies_to: Callable[[Game], bool] = _applies_always  # the word may also mean something else
