"""How a hand ends, apart from the match: a few numbers, of which its companion knows the sense."""

import json
from functools import cache
from pathlib import Path

from ..engine.state import NO_SIDE, Side

# Sides are counted from the dealer's, NONE being no side
Ending = tuple[int, ...]
Endings = list[tuple[Ending, float]]  # with how often each happens
NONE = -1
UNLAID, LAID, WON = 0, 1, 2  # how a deal of sets ends for a player
HANDS = Path(__file__).with_name("hands_played.json")


@cache
def hands_of(key: str) -> Endings:
    """Return how hands of a game ended that were played; nothing of a game without any."""
    rows = json.loads(HANDS.read_text(encoding="utf-8")).get(key, [])
    total = sum(row[-1] for row in rows)
    return [(tuple(row[:-1]), row[-1] / total) for row in rows]


def from_dealer(side: int, dealer: Side, sides: int) -> int:
    """Return the number of a side, counted from the dealer's."""
    return NONE if side == NO_SIDE else (side - dealer) % sides


def side_at(number: int, dealer: Side, sides: int) -> Side:
    """Return the side of that number from the dealer's."""
    return NO_SIDE if number == NONE else Side((number + dealer) % sides)


def tricks_but_of(trickless: Side, sides: int) -> tuple[int, ...]:
    """Return a trick for each side but one that has none."""
    return tuple(int(side != trickless) for side in range(sides))
