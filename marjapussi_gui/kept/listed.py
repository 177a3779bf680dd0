"""What a list tells of a match that is kept."""

from ..engine.frozen import frozen
from ..engine.state import Seat, Side

OPEN, FINISHED, PLAYED, IMPORTED = "open", "finished", "played", "imported"


@frozen
class Listed:
    """What a list tells of a match; times are UTC in ISO form, winner is -1 for nobody."""

    id: int
    game: str
    seats: tuple[str, ...]
    me: Seat
    level: str
    partner_level: str
    seed: int
    made_at: str
    changed_at: str
    origin: str
    status: str
    is_assisted: bool
    winner: Side | None
    scores: tuple[int, ...]
    hands: int
    actions: int


@frozen
class Found:
    """The numbers of matches that a step of a search found, and where the next step starts."""

    matches: tuple[int, ...]
    go_on: int | None  # None when everything was searched
