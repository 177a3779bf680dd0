"""Summaries of stored matches for lists and searches."""

from ..engine.frozen import frozen
from ..engine.state import Seat, Side
from .match_state import SharedKind

OPEN, FINISHED, PLAYED, IMPORTED = "open", "finished", "played", "imported"


@frozen
class MatchSummary:
    """What a list shows about a match. Times are in ISO 8601 and UTC. The winner is -1 for none."""

    id: int
    game: str
    player_names: tuple[str, ...]
    own_seat: Seat
    level: str
    partner_level: str
    seed: int
    created_at: str
    updated_at: str
    origin: str
    status: str
    is_assisted: bool
    winner: Side | None
    scores: tuple[int, ...]
    hand_count: int
    action_count: int
    curtain: bool = True  # as in MatchState

    @property
    def shared(self) -> SharedKind | None:
        """What somebody sent, if anything. It is stored in place of the level of the partner."""
        known = self.partner_level in set(SharedKind)
        return SharedKind(self.partner_level) if known else None


@frozen
class MatchSearchStep:
    """The matches that one step of a search found, and where the next step continues."""

    match_ids: tuple[int, ...]
    changed_at: tuple[str, ...]  # when each of them was last changed, in ISO 8601 and UTC
    next_start: int | None  # None once everything has been searched
