"""The texts of one game, and of a family of games."""

from collections.abc import Callable

from ....engine.cards import Card, parse_cards
from ....engine.frozen import frozen
from ....engine.game import Game
from ..i18n import has_message, say
from ..sanitizing import shorten


def _no_tips(_game: Game) -> tuple[str, ...]:
    return ()


@frozen
class GameTexts:
    """The texts of one game in the current language."""

    key: str
    picture_cards: tuple[Card, ...] = parse_cards("AS KH QD JC")  # shown in the picture of the game
    tips: Callable[[Game], tuple[str, ...]] = _no_tips  # ten of them
    teacher: str = "Helvi"  # of its lessons; the name also decides which portrait is shown
    family: str = ""  # key of the family that it belongs to; empty if it is one of its own

    def name(self) -> str:
        """Return the name of the game, or its key if the game is unknown."""
        message = f"game-{self.key}"
        return say(message) if has_message(message) else shorten(self.key)

    def description(self) -> str:
        """Return what is special about the game, or "" if the game is unknown."""
        message = f"game-{self.key}-description"
        return say(message) if has_message(message) else ""


@frozen
class FamilyTexts:
    """The texts of a family of games in the current language."""

    key: str
    picture_cards: tuple[Card, ...]

    def name(self) -> str:
        return say(f"family-{self.key}")

    def description(self) -> str:
        return say(f"family-{self.key}-description")
