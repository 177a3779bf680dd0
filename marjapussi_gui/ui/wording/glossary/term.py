"""A term of art: its name, the forms in which it stands in a text, and what it means."""

from collections.abc import Callable

from ....engine.frozen import frozen
from ....engine.game import Game


def _always(_game: Game) -> bool:
    return True


@frozen
class Term:
    """All but the key is in the language in which it was asked for."""

    key: str  # its name in English
    name: str
    forms: str  # divided by bars; a star stands for any ending
    note: str
    applies: Callable[[Game], bool] = _always  # where one word means two things
