"""The texts of one game."""

from collections.abc import Callable, Mapping

from ....engine.cards import Card, parse_cards
from ....engine.frozen import frozen
from ....engine.game import Game


def _empty_text() -> str:
    return ""


def _no_tips(_game: Game) -> tuple[str, ...]:
    return ()


@frozen
class GameTexts:
    """The texts of one game, as functions that return them in the current language."""

    key: str
    name: Callable[[], str]
    description: Callable[[], str] = _empty_text
    picture_cards: tuple[Card, ...] = parse_cards("AS KH QD JC")  # shown in the picture of the game
    card_value_labels: Callable[[], Mapping[str, str]] = dict  # names of its schemes of card values
    tips: Callable[[Game], tuple[str, ...]] = _no_tips  # ten of them
    family: str = ""  # key of the family that it belongs to; empty if it is one of its own


@frozen
class FamilyTexts:
    """The texts of a family of games, as functions that return them in the current language."""

    key: str
    name: Callable[[], str]
    description: Callable[[], str]
    picture_cards: tuple[Card, ...]
