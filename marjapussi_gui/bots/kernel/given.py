"""Checked inputs of a trick table: no number may lead out of the kernel's arrays."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from .constants import (
    BY_BERRIES,
    BY_CONTRACT,
    BY_TAKEN,
    BY_TOTALS,
    BY_TRICKS,
    MOST_IN_HAND,
    MOST_TOTAL,
    MOST_TRICKS,
    MOST_WORTH,
    NO_TRUMP,
    UNCOUNTED,
)

HIGHEST = 63  # the highest code of a card
CARDS = 0x1FFF1FFF1FFF1FFF
MOST_COUNTED = 0x3FFF  # that a side can take in a hand: bounds of the solver have 14 bits
LARGE = 1 << 30  # for numbers that are only compared
WITHOUT = 3  # both sides have a trick, the first has none, the second has none


def number(low: int, high: int, plain: int = 0) -> Any:  # noqa: ANN401 - as a field is declared
    """Return a dataclass field for an integer from low to high."""
    return field(default=plain, metadata={"low": low, "high": high, "size": 0})


def numbers(size: int, low: int, high: int, plain: int = 0) -> Any:  # noqa: ANN401 - the same
    """Return a dataclass field for a list of size integers from low to high."""
    return field(default=(plain,) * size, metadata={"low": low, "high": high, "size": size})


class Checked:
    """A dataclass that raises ValueError if a field is out of bounds."""

    def __post_init__(self) -> None:
        for name, low, high, size in _bounds(type(self)):
            value = getattr(self, name)
            if size and len(value) != size:
                raise ValueError(f"{name} has {len(value)} numbers instead of {size}")
            least, most = (min(value), max(value)) if size else (value, value)
            if least < low or most > high:
                raise ValueError(f"{name} is {value}: only {low} to {high} can be played with")


@cache
def _bounds(kind: type) -> list[tuple[str, int, int, int]]:
    return [
        (each.name, each.metadata["low"], each.metadata["high"], each.metadata["size"])
        for each in fields(kind)
        if each.metadata
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Checked):
    """The rules by which the tricks of a hand are played."""

    players: int = number(2, 4, 4)
    sides: int = number(2, 3, 2)
    side_of: Sequence[int] = field(default=(0, 1, 0, 1), metadata={"low": 0, "high": 2, "size": 4})
    follows: Sequence[int] = numbers(16, 0, 3)  # seats in order of play, four for each leader
    must_head: int = number(0, 1)
    must_trump: int = number(0, 1)
    partners: int = number(0, 1)
    first_lead: int = number(0, 2)
    ace_shows: int = number(0, 1)
    club_ace: int = number(0, 1)
    full_hand: int = number(0, MOST_IN_HAND)
    has_rows: int = number(0, 1)
    observer: int = number(-1, 3)
    # Marriages
    speech: int = number(0, 3)
    ask_order: int = number(0, 3)
    half_after_whole: int = number(0, 1)
    half_bluff: int = number(0, 1)
    whole_restricted: int = number(0, 1)
    marriage_lead: int = number(0, 1)
    trumps_stay: int = number(0, 1)
    barred: Sequence[int] = numbers(4, 0, 1)
    at_once: int = number(0, 1)
    by_suit: int = number(0, 1)
    suit_worth: Sequence[int] = numbers(4, 0, MOST_COUNTED)
    order_worth: Sequence[int] = numbers(2, 0, MOST_COUNTED)

    def marriages(self, suits_made: int = 0) -> int:
        """Return the points of all marriages that can still be declared."""
        left = [suit for suit in range(4) if not suits_made >> suit & 1]
        if not self.speech or not left:
            return 0
        if self.by_suit:
            return sum(self.suit_worth[suit] for suit in left)
        return self.order_worth[1 if suits_made else 0] + self.order_worth[1] * (len(left) - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pips(Checked):
    """The points of the cards by strength, and the points taken so far in the hand."""

    values: Sequence[int] = numbers(16, 0, MOST_COUNTED)
    tie_values: Sequence[int] = numbers(16, 0, MOST_COUNTED)
    weights: Sequence[int] = numbers(16, 0, 12)
    points: Sequence[int] = numbers(4, 0, MOST_COUNTED)
    ties: Sequence[int] = numbers(4, 0, MOST_COUNTED)
    on_table: int = number(0, MOST_COUNTED)
    ties_on_table: int = number(0, MOST_COUNTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Count(Checked):
    """How a hand is scored, and the utility of each outcome to side 0."""

    kind: int = number(BY_TRICKS, UNCOUNTED, UNCOUNTED)
    outcomes: Sequence[float] = field(default_factory=lambda: array("d", [0.0]))
    last_worth: int = number(0, MOST_COUNTED)
    skunk: int = number(-LARGE, LARGE)
    lone: int = number(-1, 2, -1)
    aim: int = number(0, 1)
    declarer: int = number(-1, 2, -1)
    contract: int = number(-LARGE, LARGE)
    grain: int = number(1, MOST_COUNTED, 1)
    width: int = number(0, MOST_COUNTED)
    shift: int = number(0, MOST_COUNTED)  # added before points are divided into steps
    whole_pack: int = number(0, MOST_COUNTED)  # for taking every trick; 0: the points taken count
    with_trick: int = number(0, 1)  # a side without a trick scores 0, whatever it discarded

    def outcomes_for(self, sides: int) -> int:
        """Return how many utilities the scoring needs."""
        if self.kind == BY_TAKEN:
            return int(self.width**sides * (sides if sides > 2 else 1))
        if sides > 2:
            return 4 * self.width * self.width * sides
        each = {
            BY_TRICKS: MOST_TRICKS + 1,
            BY_BERRIES: MOST_WORTH * MOST_WORTH * 2 * 3 * WITHOUT,
            BY_TOTALS: 3 * 2 * WITHOUT,
            BY_CONTRACT: 2 * WITHOUT * MOST_TOTAL,
        }
        return each[self.kind]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(Checked):
    """The state of a hand; cposition.pxd has the same fields in C."""

    hand: Sequence[int] = numbers(4, 0, CARDS)
    live: int = number(0, CARDS)
    points: Sequence[int] = numbers(4, 0, MOST_COUNTED)
    ties: Sequence[int] = numbers(4, 0, MOST_COUNTED)
    tricks: Sequence[int] = numbers(4, 0, HIGHEST)
    worth: Sequence[int] = numbers(4, 0, MOST_COUNTED)
    turn: int = number(0, 3)
    leader: int = number(0, 3)
    previous: int = number(0, 3)
    count: int = number(0, 3)
    led: int = number(0, 3)
    best: int = number(0, HIGHEST)
    winner: int = number(0, 3)
    on_table: int = number(0, MOST_COUNTED)
    ties_on_table: int = number(0, MOST_COUNTED)
    played: int = number(0, HIGHEST)
    trump: int = number(0, NO_TRUMP, NO_TRUMP)
    made: int = number(0, 15)
    made_number: int = number(0, 4)
    spoken: int = number(0, 1)
    question: int = number(0, 5)
    pair: int = number(-1, 3, -1)
    asked: int = number(0, 15)
    asked_half: int = number(0, 15)
    whole_sides: int = number(0, 7)
    first_side: int = number(-1, 2, -1)
    last_side: int = number(-1, 2, -1)
    stock_left: int = number(0, 16)
    shown: int = number(-1, HIGHEST, -1)
    refused: int = number(0, 0xFFFF)
    stock: Sequence[int] = numbers(16, 0, HIGHEST)
    under: Sequence[int] = numbers(64, -2, HIGHEST, -1)


def check_together(play: Play, pips: Pips, count: Count, position: Position) -> None:
    """Raise ValueError if the inputs are valid alone but not together."""
    _check_seats(play, count, position)
    marriages = play.marriages()
    most = 4 * sum(pips.values) + marriages + count.last_worth
    _check_least("what a side can take in a hand", most, MOST_COUNTED)
    _check_least("what breaks a tie", 4 * sum(pips.tie_values), MOST_COUNTED)
    if count.kind == UNCOUNTED:
        return
    if count.kind == BY_BERRIES:
        most_worth = max(position.worth[:2]) + play.marriages(position.made)
        _check_least("what marriages of a side count", most_worth, MOST_WORTH - 1)
    if count.kind == BY_CONTRACT and play.sides == 2:
        _check_least("what a side can take in a hand", most, MOST_TOTAL - 1)
    if count.kind == BY_TAKEN:
        room = count.grain * count.width - count.shift - 1
        _check_least("what a side can take in a hand", most, room)
    elif play.sides > 2:
        _check_least("what a side can take in a hand", most, count.grain * (count.width - 1) - 1)
    if len(count.outcomes) < count.outcomes_for(play.sides):
        raise ValueError(
            f"{len(count.outcomes)} outcomes are told, not {count.outcomes_for(play.sides)}"
        )


def _check_seats(play: Play, count: Count, position: Position) -> None:
    sides = (*play.side_of, count.lone, count.declarer, position.first_side, position.last_side)
    _check_least("the last side", max(sides), play.sides - 1)
    _check_least("the cards in a hand", max(map(int.bit_count, position.hand)), MOST_IN_HAND)
    _check_least("the cards of a trick", position.count, play.players - 1)
    if any(word & ~CARDS for word in (*position.hand, position.live)):
        raise ValueError("a hand holds what is no card")
    if position.stock_left % play.players:
        raise ValueError(f"{play.players} players cannot draw {position.stock_left} cards")
    if play.sides > 2 and count.kind not in {BY_CONTRACT, BY_TAKEN, UNCOUNTED}:
        raise ValueError(f"{play.sides} sides are counted only by a contract, or by what they took")
    if count.kind == BY_CONTRACT and count.declarer < 0:
        raise ValueError("a contract is counted, and nobody declared it")


def _check_least(what: str, number: int, most: int) -> None:
    if number > most:
        raise ValueError(f"{what}: {number}, and the search has room for {most}")
