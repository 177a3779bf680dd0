"""The texts of one game; each game has a module with its own."""

from collections.abc import Callable, Mapping

from ....engine.cards import Card, card_list
from ....engine.frozen import frozen
from ....engine.game import Game


def _nothing() -> str:
    return ""


def _no_counsel(_game: Game) -> tuple[str, ...]:
    return ()


@frozen
class GameTexts:
    """The texts of one game, as functions that return them in the current language."""

    key: str
    name: Callable[[], str]
    sentence: Callable[[], str] = _nothing
    scene: tuple[Card, ...] = card_list("AS KH QD JC")  # shown in the game's picture
    pips: Callable[[], Mapping[str, str]] = dict  # names of card value schemes
    counsel: Callable[[Game], tuple[str, ...]] = _no_counsel  # ten sentences
