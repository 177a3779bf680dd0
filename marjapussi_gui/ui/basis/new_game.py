"""What is settled before the first deal of a match."""

from collections.abc import Mapping
from dataclasses import field

from ...engine.frozen import frozen
from ...engine.game import Variant
from ...engine.options import Value
from ...engine.rules import values_of
from ...engine.state import Seat

LEVELS = ("easy", "normal", "strong", "expert")
BEST = LEVELS[-1]
HIGHEST_SEED = 2**63 - 1


@frozen
class NewGame:
    """A match to be played: the game, its rules, who plays, and its deal number if one is set."""

    key: str
    players: int
    rules: Mapping[str, Value] = field(default_factory=dict)
    level: str = "normal"
    partner_level: str = BEST
    names: tuple[str, ...] = ()  # by seat from one's own; empty where the usual one will do
    seed: int | None = None
    me: Seat = Seat(0)


def usual_game(
    variant: Variant, *, level: str = "normal", name: str = "", players: int = 0
) -> NewGame:
    """Return the game as it is dealt when nothing is asked, for so many where they can play it."""
    players = players if players in variant.players else variant.usual_players
    names = (name,) + ("",) * (players - 1)
    return NewGame(variant.key, players, usual_rules(variant), level, names=names)


def usual_rules(variant: Variant) -> dict[str, Value]:
    """Return every option of a game at its default."""
    return values_of(variant.rules(), variant.options)
