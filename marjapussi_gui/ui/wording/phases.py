"""Which stretches a deal of a game has, for those who tell of them."""

from typing import TypeVar

from ...engine.game import Game
from ...engine.phases import Phase
from ...engine.phases.tricks import Tricks

P = TypeVar("P", bound=Phase)


def phase_of(game: Game, kind: type[P]) -> P | None:
    """Return the first phase of a kind that a deal of the game has."""
    return next((phase for phase in game.phases if isinstance(phase, kind)), None)


def has_stock(game: Game) -> bool:
    """Return whether hands are filled up from a stock while tricks are played."""
    tricks = phase_of(game, Tricks)
    return tricks is not None and tricks.full_hand > 0
