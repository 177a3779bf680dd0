"""A match that can be stored and continued."""

from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from ..engine.state import Seat


@frozen
class MatchState:
    """A match and its settings: the record, the levels of the bots, and the player's seat."""

    record: MatchRecord
    seed: int
    level: str
    partner_level: str
    own_seat: Seat = Seat(0)
    is_assisted: bool = False  # whether hints, undo, or cards seen before have helped the player
