"""A glossary term: its name, the forms that occur in texts, and its meaning."""

from collections.abc import Callable

from ....engine.frozen import frozen
from ....engine.game import Game


def _applies_always(_game: Game) -> bool:
    return True


@frozen
class Term:
    """A glossary term in the current language."""

    key: str  # English name
    name: str
    forms: str  # word forms in texts, separated by |; * matches any ending
    meaning: str
    applies_to: Callable[[Game], bool] = _applies_always  # a word may have another meaning
