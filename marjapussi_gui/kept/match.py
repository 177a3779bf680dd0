"""A match as it stands, to be kept and gone on with."""

from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from ..engine.state import Seat


@frozen
class Match:
    """What was played, whose seat is one's own, and against whom."""

    record: MatchRecord
    seed: int
    level: str
    partner_level: str
    me: Seat = Seat(0)
    is_assisted: bool = False  # by hints, by taking back, or by cards that are known already
