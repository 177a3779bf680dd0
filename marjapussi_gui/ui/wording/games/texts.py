"""What is said of a game: one of these stands in a file of its own for each."""

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
    """Texts are asked for when they are shown, in the language of then."""

    key: str
    name: Callable[[], str]
    sentence: Callable[[], str] = _nothing
    scene: tuple[Card, ...] = card_list("AS KH QD JC")  # characteristic cards, for a small picture
    pips: Callable[[], Mapping[str, str]] = dict  # schemes of card values that are called after it
    counsel: Callable[[Game], tuple[str, ...]] = _no_counsel  # of experienced players
