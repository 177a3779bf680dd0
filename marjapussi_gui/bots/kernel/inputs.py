"""The inputs of a trick table, checked so that no index is outside the arrays."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from .constants import (
    BOUND_MASK,
    DECLARE_MARRIAGE,
    MARRIAGE_POINTS_LIMIT,
    MAX_HAND_CARDS,
    MAX_TRICKS,
    NO_TRUMP,
    NOT_SCORED,
    SCORE_BY_CONTRACT,
    SCORE_BY_GAME_POINTS,
    SCORE_BY_POINTS_TAKEN,
    SCORE_BY_TOTALS,
    SCORE_BY_TRICKS,
    SUIT_MASK,
    TOTAL_LIMIT,
)

MAX_CARD_CODE = DECLARE_MARRIAGE - 1  # the highest code of a card, before the first call
ALL_CARDS_MASK = sum(SUIT_MASK << 16 * suit for suit in range(4))
MAX_POINTS = BOUND_MASK  # of a side in a hand, because the solver's bounds have 14 bits
MAX_COMPARED_NUMBER = 1 << 30  # limit of numbers that are only compared with others
TRICKLESS_CASES = 3  # no side without a trick, side 0 without one, or side 1 without one


def int_field(low: int, high: int, default: int = 0) -> Any:  # noqa: ANN401 - as a field is declared
    """Return a dataclass field for an integer from low to high, both included."""
    return field(default=default, metadata={"low": low, "high": high, "size": 0})


def int_list_field(size: int, low: int, high: int, default: int = 0) -> Any:  # noqa: ANN401 - the same
    """Return a dataclass field for `size` integers between low and high."""
    return field(default=(default,) * size, metadata={"low": low, "high": high, "size": size})


class CheckedInput:
    """A dataclass that raises ValueError if a field is out of its bounds."""

    def __post_init__(self) -> None:
        for name, low, high, size in _field_bounds(type(self)):
            value = getattr(self, name)
            if size and len(value) != size:
                raise ValueError(f"{name} has {len(value)} numbers instead of {size}")
            least, most = (min(value), max(value)) if size else (value, value)
            if least < low or most > high:
                raise ValueError(f"{name} is {value}: only {low} to {high} can be played with")


@cache
def _field_bounds(input_type: type) -> list[tuple[str, int, int, int]]:
    return [
        (each.name, each.metadata["low"], each.metadata["high"], each.metadata["size"])
        for each in fields(input_type)
        if each.metadata
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules(CheckedInput):
    """The rules for the play of tricks in a hand."""

    players: int = int_field(2, 4, 4)
    sides: int = int_field(2, 3, 2)
    side_of: Sequence[int] = field(default=(0, 1, 0, 1), metadata={"low": 0, "high": 2, "size": 4})
    seat_order: Sequence[int] = int_list_field(
        16, 0, 3
    )  # seats in order of play, with four entries for each possible leader
    must_head: int = int_field(0, 1)
    must_trump: int = int_field(0, 1)
    partners: int = int_field(0, 1)
    first_lead: int = int_field(0, 2)
    ace_shows: int = int_field(0, 1)
    club_ace: int = int_field(0, 1)
    full_hand: int = int_field(0, MAX_HAND_CARDS)
    has_rows: int = int_field(0, 1)
    observer: int = int_field(-1, 3)
    # For marriages
    marriage_timing: int = int_field(0, 3)
    ask_order: int = int_field(0, 3)
    half_after_whole: int = int_field(0, 1)
    half_bluff: int = int_field(0, 1)
    whole_restricted: int = int_field(0, 1)
    marriage_lead: int = int_field(0, 1)
    trumps_stay: int = int_field(0, 1)
    barred_sides: Sequence[int] = int_list_field(4, 0, 1)
    bag_exit_at_once: int = int_field(0, 1)
    marriages_by_suit: int = int_field(0, 1)
    suit_marriage_points: Sequence[int] = int_list_field(4, 0, MAX_POINTS)
    order_marriage_points: Sequence[int] = int_list_field(2, 0, MAX_POINTS)

    def open_marriage_points(self, declared_suits: int = 0) -> int:
        """Return the points of all marriages that may still be declared."""
        left = [suit for suit in range(4) if not declared_suits >> suit & 1]
        if not self.marriage_timing or not left:
            return 0
        if self.marriages_by_suit:
            return sum(self.suit_marriage_points[suit] for suit in left)
        return self.order_marriage_points[1 if declared_suits else 0] + self.order_marriage_points[
            1
        ] * (len(left) - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPoints(CheckedInput):
    """The points of cards by strength, and the points that each side has taken so far."""

    values: Sequence[int] = int_list_field(16, 0, MAX_POINTS)
    tie_values: Sequence[int] = int_list_field(16, 0, MAX_POINTS)
    weights: Sequence[int] = int_list_field(16, 0, 12)
    points: Sequence[int] = int_list_field(4, 0, MAX_POINTS)
    tie_points: Sequence[int] = int_list_field(4, 0, MAX_POINTS)
    trick_points: int = int_field(0, MAX_POINTS)
    trick_tie_points: int = int_field(0, MAX_POINTS)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringInput(CheckedInput):
    """How a hand is scored, and the utility of each outcome for side 0."""

    kind: int = int_field(SCORE_BY_TRICKS, NOT_SCORED, NOT_SCORED)
    utilities: Sequence[float] = field(default_factory=lambda: array("d", [0.0]))
    last_trick_points: int = int_field(0, MAX_POINTS)
    skunk_limit: int = int_field(-MAX_COMPARED_NUMBER, MAX_COMPARED_NUMBER)
    lone_side: int = int_field(-1, 2, -1)
    aim: int = int_field(0, 1)
    declarer: int = int_field(-1, 2, -1)
    contract: int = int_field(-MAX_COMPARED_NUMBER, MAX_COMPARED_NUMBER)
    point_step: int = int_field(1, MAX_POINTS, 1)
    step_count: int = int_field(0, MAX_POINTS)
    point_offset: int = int_field(0, MAX_POINTS)  # added to points before dividing them into steps
    all_tricks_points: int = int_field(
        0, MAX_POINTS
    )  # points for taking all tricks, or 0 if only the points taken count
    # whether a side without a trick scores 0, even for its discards
    needs_trick: int = int_field(0, 1)

    def required_utilities(self, side_count: int) -> int:
        """Return how many utilities are needed for this way of scoring."""
        if self.kind == SCORE_BY_POINTS_TAKEN:
            return int(self.step_count**side_count * (side_count if side_count > 2 else 1))
        if side_count > 2:
            return 4 * self.step_count * self.step_count * side_count
        each = {
            SCORE_BY_TRICKS: MAX_TRICKS + 1,
            SCORE_BY_GAME_POINTS: MARRIAGE_POINTS_LIMIT
            * MARRIAGE_POINTS_LIMIT
            * 2
            * 3
            * TRICKLESS_CASES,
            SCORE_BY_TOTALS: 3 * 2 * TRICKLESS_CASES,
            SCORE_BY_CONTRACT: 2 * TRICKLESS_CASES * TOTAL_LIMIT,
        }
        return each[self.kind]


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionInput(CheckedInput):
    """The state of a hand. The file cposition.pxd has the same fields in C."""

    hand: Sequence[int] = int_list_field(4, 0, ALL_CARDS_MASK)
    live: int = int_field(0, ALL_CARDS_MASK)
    points: Sequence[int] = int_list_field(4, 0, MAX_POINTS)
    tie_points: Sequence[int] = int_list_field(4, 0, MAX_POINTS)
    tricks: Sequence[int] = int_list_field(4, 0, MAX_CARD_CODE)
    marriage_points: Sequence[int] = int_list_field(4, 0, MAX_POINTS)
    turn: int = int_field(0, 3)
    leader: int = int_field(0, 3)
    previous_leader: int = int_field(0, 3)
    trick_size: int = int_field(0, 3)
    led_suit: int = int_field(0, 3)
    best_card: int = int_field(0, MAX_CARD_CODE)
    winner: int = int_field(0, 3)
    trick_points: int = int_field(0, MAX_POINTS)
    trick_tie_points: int = int_field(0, MAX_POINTS)
    tricks_played: int = int_field(0, MAX_CARD_CODE)
    trump: int = int_field(0, NO_TRUMP, NO_TRUMP)
    declared_suits: int = int_field(0, 15)
    declared_count: int = int_field(0, 4)
    has_spoken: int = int_field(0, 1)
    question: int = int_field(0, 5)
    marriage_suit: int = int_field(-1, 3, -1)
    asking_seats: int = int_field(0, 15)
    half_asking_seats: int = int_field(0, 15)
    whole_asking_sides: int = int_field(0, 7)
    first_marriage_side: int = int_field(-1, 2, -1)
    last_trick_side: int = int_field(-1, 2, -1)
    stock_left: int = int_field(0, 16)
    revealed_card: int = int_field(-1, MAX_CARD_CODE, -1)
    refused_halves: int = int_field(0, 0xFFFF)
    stock: Sequence[int] = int_list_field(16, 0, MAX_CARD_CODE)
    covered_cards: Sequence[int] = int_list_field(64, -2, MAX_CARD_CODE, -1)


def check_consistency(
    play_rules: PlayRules, card_points: CardPoints, scoring: ScoringInput, position: PositionInput
) -> None:
    """Raise ValueError if inputs that are valid by themselves don't fit together."""
    _check_seats(play_rules, scoring, position)
    marriages = play_rules.open_marriage_points()
    most = 4 * sum(card_points.values) + marriages + scoring.last_trick_points
    _check_at_most("what a side can take in a hand", most, MAX_POINTS)
    _check_at_most("what breaks a tie", 4 * sum(card_points.tie_values), MAX_POINTS)
    if scoring.kind == NOT_SCORED:
        return
    if scoring.kind == SCORE_BY_GAME_POINTS:
        most_worth = max(position.marriage_points[:2]) + play_rules.open_marriage_points(
            position.declared_suits
        )
        _check_at_most("what marriages of a side count", most_worth, MARRIAGE_POINTS_LIMIT - 1)
    if scoring.kind == SCORE_BY_CONTRACT and play_rules.sides == 2:
        _check_at_most("what a side can take in a hand", most, TOTAL_LIMIT - 1)
    if scoring.kind == SCORE_BY_POINTS_TAKEN:
        room = scoring.point_step * scoring.step_count - scoring.point_offset - 1
        _check_at_most("what a side can take in a hand", most, room)
    elif play_rules.sides > 2:
        _check_at_most(
            "what a side can take in a hand",
            most,
            scoring.point_step * (scoring.step_count - 1) - 1,
        )
    given, required = len(scoring.utilities), scoring.required_utilities(play_rules.sides)
    if given < required:
        raise ValueError(f"{given} utilities are given, not {required}")


def _check_seats(play_rules: PlayRules, scoring: ScoringInput, position: PositionInput) -> None:
    sides = (
        *play_rules.side_of,
        scoring.lone_side,
        scoring.declarer,
        position.first_marriage_side,
        position.last_trick_side,
    )
    _check_at_most("the last side", max(sides), play_rules.sides - 1)
    _check_at_most("the cards in a hand", max(map(int.bit_count, position.hand)), MAX_HAND_CARDS)
    _check_at_most("the cards of a trick", position.trick_size, play_rules.players - 1)
    if any(word & ~ALL_CARDS_MASK for word in (*position.hand, position.live)):
        raise ValueError("a hand holds something that isn't a card")
    if position.stock_left % play_rules.players:
        raise ValueError(f"{play_rules.players} players can't draw {position.stock_left} cards")
    if play_rules.sides > 2 and scoring.kind not in {
        SCORE_BY_CONTRACT,
        SCORE_BY_POINTS_TAKEN,
        NOT_SCORED,
    }:
        raise ValueError(
            f"{play_rules.sides} sides are counted only by a contract, or by what they took"
        )
    if scoring.kind == SCORE_BY_CONTRACT and scoring.declarer < 0:
        raise ValueError("a contract is counted, and nobody declared it")


def _check_at_most(description: str, value: int, limit: int) -> None:
    if value > limit:
        raise ValueError(f"{description}: {value}, and the search has room for {limit}")
