"""Summaries of stored matches, for lists and searches."""

from ..engine.frozen import frozen
from ..engine.state import Seat, Side

OPEN, FINISHED, PLAYED, IMPORTED = "open", "finished", "played", "imported"


@frozen
class Listed:
    """What a list shows about a match. Times are ISO 8601 in UTC; a winner of -1 means nobody."""

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
    """The matches that one step of a search found, and where the next step starts."""

    matches: tuple[int, ...]
    go_on: int | None  # None: everything was searched
