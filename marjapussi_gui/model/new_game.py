"""What a match starts from: its game and players, also those of today's deal."""

from collections.abc import Mapping
from dataclasses import field
from datetime import date

from ..engine.frozen import frozen
from ..engine.game import Variant
from ..engine.options import OptionValue
from ..engine.rules import option_values
from ..engine.state import Seat

LEVELS = (
    *("beginner", "easy", "steady", "normal"),
    *("skilled", "strong", "very-strong", "expert"),
)
RATED_LEVELS = ("easy", "normal", "strong", "expert")  # the scale of the player's own skill
BEST_LEVEL = LEVELS[-1]
MAX_SEED = 2**63 - 1


@frozen
class NewGame:
    """The settings of a new match: game, rules, levels, names, and perhaps a deal number."""

    game: str
    player_count: int
    rules: Mapping[str, OptionValue] = field(default_factory=dict)
    level: str = "normal"
    partner_level: str = BEST_LEVEL
    # by seat, starting with the player; an empty name stands for the default
    names: tuple[str, ...] = ()
    seed: int | None = None
    own_seat: Seat = Seat(0)
    # ids of the people at this screen, starting with own_seat; empty if the player is alone
    people: tuple[int, ...] = ()
    curtain: bool = True  # whether a curtain hides the cards between the turns of two people


def default_game(
    variant: Variant, *, level: str = "normal", name: str = "", player_count: int = 0
) -> NewGame:
    player_count = player_count if player_count in variant.players else variant.default_players
    names = (name,) + ("",) * (player_count - 1)
    return NewGame(variant.key, player_count, default_rules(variant), level, names=names)


def default_rules(variant: Variant) -> dict[str, OptionValue]:
    return option_values(variant.create_rules(), variant.options)


@frozen
class ComputerPlayer:
    """The level and random seed of a computer player, and whether it keeps bidding agreements."""

    level: str
    seed: int
    keeps_agreements: bool = False


TEN_DEALS = 10


def todays_seed(today: date) -> int:
    """Return the deal number of a day, which is its date, such as 20261126."""
    return (today.year * 100 + today.month) * 100 + today.day


def deals_of_day(day: date, count: int) -> tuple[int, ...]:
    """Return the numbers of a day's deals: one alone, or several in a row."""
    seed = todays_seed(day)
    return (seed,) if count == 1 else tuple(seed * 100 + place for place in range(1, count + 1))


def day_of_ten_deals(seed: int) -> date | None:
    """Return the day that has this deal number among its ten deals, or None."""
    number, place = divmod(seed, 100)
    try:
        day = date(number // 10_000, number // 100 % 100, number % 100)
    except (ValueError, OverflowError):
        return None
    return day if 1 <= place <= TEN_DEALS else None


@frozen
class RememberedTable:
    """The settings of matches with several people, under a name such as "Liisa and Onni"."""

    name: str
    game: NewGame
