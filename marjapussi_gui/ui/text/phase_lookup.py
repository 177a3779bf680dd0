"""Questions about the phases of a game, for texts that depend on them."""

from typing import TypeVar

from ...engine.game import Game
from ...engine.phases import Phase
from ...engine.phases.tricks import TrickPhase

P = TypeVar("P", bound=Phase)


def find_phase(game: Game, phase_type: type[P]) -> P | None:
    """Return the first phase of a type in a game, or None if the game has no such phase."""
    return next((phase for phase in game.phases if isinstance(phase, phase_type)), None)


def has_stock(game: Game) -> bool:
    tricks = find_phase(game, TrickPhase)
    return tricks is not None and tricks.full_hand_size > 0
