"""Statistics over a player's matches and hands, and filters for what they cover."""

from collections.abc import Mapping

from ..engine.frozen import frozen
from ..engine.options import OptionValue


@frozen
class StatisticsScope:
    """A filter for the matches that statistics cover. Empty fields don't filter."""

    game: str = ""
    rules_key: str = ""  # the digest of the rules, as in MatchCategory
    level: str = ""
    partner_level: str = ""
    # matches with help, such as hints or undo, those without, or (None) both
    is_assisted: bool | None = False


ALL_MATCHES = StatisticsScope()


@frozen
class MatchCategory:
    """A group of matches with the same game, rules and bot levels."""

    game: str
    rules_key: str
    options: Mapping[str, OptionValue]
    level: str
    partner_level: str
    match_count: int
    hand_count: int


@frozen
class MatchTotals:
    """Sums over the finished matches in a scope and over their hands."""

    matches: int = 0
    matches_won: int = 0
    streak: int = 0  # number of matches won in a row up to the last one
    longest_streak: int = 0
    hands: int = 0
    hands_won: int = 0
    gained: int = 0
    lost: int = 0  # points gained by the best other side
    bids_made: int = 0
    bids_failed: int = 0
    own_bids_made: int = 0
    own_bids_failed: int = 0
    marriages: int = 0
    refused: int = 0
    porvoo: int = 0


@frozen
class HandResultPoint:
    """The result of one hand, for charts over time."""

    match_id: int
    created_at: str  # ISO 8601, UTC
    hand_index: int  # index of the hand in its match, from 0
    gained: int
    lost: int
    lost_points: int | None  # by mistakes, see HandReview; None before the hand is evaluated
    is_assisted: bool = False  # whether the player used help in the match

    @property
    def margin(self) -> int:
        return self.gained - self.lost

    @property
    def expert_margin(self) -> int | None:
        """The margin of the expert, as in the review of the hand, or None before it is known."""
        return None if self.lost_points is None else self.margin + self.lost_points
