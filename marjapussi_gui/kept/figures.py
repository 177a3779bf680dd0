"""What is counted of the hands that were played, and of which of them."""

from collections.abc import Mapping

from ..engine.frozen import frozen
from ..engine.options import Value


@frozen
class Scope:
    """Which matches are counted; what is empty restricts nothing."""

    game: str = ""
    rules: str = ""  # the key of Kind.rules
    level: str = ""
    partner_level: str = ""
    is_assisted: bool = False  # these are counted apart


EVERYTHING = Scope()


@frozen
class Kind:
    """Matches of one game under the same rules with the same company, and how many hands."""

    game: str
    rules: str
    options: Mapping[str, Value]
    level: str
    partner_level: str
    matches: int
    hands: int


@frozen
class Totals:
    """What came of all matches and hands of a scope; a match counts when it is over."""

    matches: int = 0
    matches_won: int = 0
    streak: int = 0  # matches won in a row, up to now
    longest_streak: int = 0
    hands: int = 0
    hands_won: int = 0
    gained: int = 0
    lost: int = 0  # what the best of the others gained
    bids_made: int = 0
    bids_failed: int = 0
    own_bids_made: int = 0
    own_bids_failed: int = 0
    marriages: int = 0
    refused: int = 0
    porvoo: int = 0
    compared: int = 0  # hands that an expert has played as well
    luck: int = 0  # what the expert gained with these cards, less what he lost
    skill: int = 0  # how much more than that one's side gained


@frozen
class HandPoint:
    """One hand in the course of time."""

    match: int
    made_at: str  # in UTC, as ISO 8601 has it
    number: int  # in its match, from 0
    gained: int
    lost: int
    expert: int | None  # gained less lost, had an expert held these cards
