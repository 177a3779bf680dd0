"""Outcomes of hands as number codes, independent of the match, and how often they occur."""

import json
from functools import cache
from pathlib import Path

from ..engine.state import NO_SIDE, Side

# The scoring model of a game defines the numbers. Sides are numbered from the dealer's side.
Ending = tuple[int, ...]
Endings = list[tuple[Ending, float]]  # each with its relative frequency
NONE = -1  # no side
UNLAID, LAID, WON = 0, 1, 2  # how a rummy deal ended for a player
HANDS = Path(__file__).with_name("hands_played.json")


@cache
def hands_of(key: str) -> Endings:
    """Return how often hands of a game ended how; empty for a game without recorded hands."""
    rows = json.loads(HANDS.read_text(encoding="utf-8")).get(key, [])
    total = sum(row[-1] for row in rows)
    return [(tuple(row[:-1]), row[-1] / total) for row in rows]


def from_dealer(side: int, dealer: Side, sides: int) -> int:
    """Return the number of a side, counted from the dealer's side."""
    return NONE if side == NO_SIDE else (side - dealer) % sides


def side_at(number: int, dealer: Side, sides: int) -> Side:
    """Return the side with a number counted from the dealer's side."""
    return NO_SIDE if number == NONE else Side((number + dealer) % sides)


def tricks_but_of(trickless: Side, sides: int) -> tuple[int, ...]:
    """Return one trick for each side except the trickless one."""
    return tuple(int(side != trickless) for side in range(sides))
