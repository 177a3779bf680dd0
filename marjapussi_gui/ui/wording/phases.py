"""Which stretches a deal of a game has, for those who tell of them."""

from typing import TypeVar

from ...engine.game import Game
from ...engine.phases import Phase

P = TypeVar("P", bound=Phase)


def phase_of(game: Game, kind: type[P]) -> P | None:
    """Return the first phase of a kind that a deal of the game has."""
    return next((phase for phase in game.phases if isinstance(phase, kind)), None)
