"""The outcomes of hands as tuples of numbers, and how often each outcome occurs."""

import json
from functools import cache
from pathlib import Path

from ...engine.state import NO_SIDE, Side

# Each scoring model defines its own. Sides are numbered from the dealer's side
OutcomeCode = tuple[int, ...]
OutcomeFrequencies = list[tuple[OutcomeCode, float]]  # each outcome with its relative frequency
NO_SIDE_NUMBER = -1  # stands for "no side"
NOT_LAID, LAID, WON = 0, 1, 2  # how a rummy deal ended for a player
OUTCOMES_FILE = Path(__file__).with_name("hands_played.json")


@cache
def load_outcome_frequencies(game_key: str) -> OutcomeFrequencies:
    """Return the outcomes of a game's hands with their relative frequencies.

    The list is empty for a game of which no hands were recorded.
    """
    rows = json.loads(OUTCOMES_FILE.read_text(encoding="utf-8")).get(game_key, [])
    total = sum(row[-1] for row in rows)
    return [(tuple(row[:-1]), row[-1] / total) for row in rows]


def outcome_side_number(side: int, dealer: Side, side_count: int) -> int:
    """Return a side's number within an outcome: the dealer's side is 0."""
    return NO_SIDE_NUMBER if side == NO_SIDE else (side - dealer) % side_count


def side_from_number(number: int, dealer: Side, side_count: int) -> Side:
    """Return the side with this number within an outcome; the dealer's side has number 0."""
    return NO_SIDE if number == NO_SIDE_NUMBER else Side((number + dealer) % side_count)


def one_trick_each_except(trickless_side: Side, side_count: int) -> tuple[int, ...]:
    return tuple(int(side != trickless_side) for side in range(side_count))
