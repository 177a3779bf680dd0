"""The choices made before the first deal of a match."""

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
    """The settings of a new match: game, rules, levels, names and an optional deal number."""

    key: str
    players: int
    rules: Mapping[str, Value] = field(default_factory=dict)
    level: str = "normal"
    partner_level: str = BEST
    names: tuple[str, ...] = ()  # by seat, starting with the player's; empty: default name
    seed: int | None = None
    me: Seat = Seat(0)


def usual_game(
    variant: Variant, *, level: str = "normal", name: str = "", players: int = 0
) -> NewGame:
    """Return a new game with default rules; a player count that does not fit is replaced."""
    players = players if players in variant.players else variant.usual_players
    names = (name,) + ("",) * (players - 1)
    return NewGame(variant.key, players, usual_rules(variant), level, names=names)


def usual_rules(variant: Variant) -> dict[str, Value]:
    """Return all options of a game with their default values."""
    return values_of(variant.rules(), variant.options)
