"""A match that can be stored and continued."""

from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from ..engine.state import Seat
from .remark import Remark


@frozen
class MatchState:
    """A match and its settings: its record, the levels of its bots, and the player's seat."""

    record: MatchRecord
    seed: int
    level: str
    partner_level: str
    own_seat: Seat = Seat(0)
    is_assisted: bool = False  # whether the player used help, such as hints or undo
    remarks: tuple[Remark, ...] = ()  # what the helper said, in this order
