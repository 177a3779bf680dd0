"""Lookup of the phases of a game, for texts that depend on them."""

from typing import TypeVar

from ...engine.game import Game
from ...engine.phases import Phase
from ...engine.phases.tricks import Tricks

P = TypeVar("P", bound=Phase)


def phase_of(game: Game, kind: type[P]) -> P | None:
    """Return the first phase of a type in a game; None if it has none."""
    return next((phase for phase in game.phases if isinstance(phase, kind)), None)


def has_stock(game: Game) -> bool:
    """Return whether cards are drawn from a stock during trick play."""
    tricks = phase_of(game, Tricks)
    return tricks is not None and tricks.full_hand > 0
