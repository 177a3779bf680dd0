"""What all forms of the score sheet have in common: fields in order, refusals, and the score."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from ..cards import Card, Suit
from ..events import HandScored, ScoreTerm
from ..frozen import frozen
from ..game import Game
from ..phases.counting import CardValues, HandOutcome, HandScoringPhase, scored_hand
from ..state import DeclaredMarriage, MatchStanding, Seat, Side
from .fields import (
    MAX_NUMBER,
    NO,
    NONE,
    YES,
    Entry,
    EntryField,
    FieldKey,
    FieldKind,
    Limit,
    Refusal,
    SheetPosition,
    SheetRule,
    refusal_of,
)


@frozen
class SheetHand:
    """A hand on the sheet: how it was scored, and the position after it."""

    event: HandScored
    after: SheetPosition


@frozen
class EnteredHand:
    """What a complete entry says about a hand."""

    outcome: HandOutcome
    tricks: tuple[int, ...]
    points: tuple[int, ...] = ()  # empty if the sheet doesn't ask for them
    terms: tuple[ScoreTerm, ...] = ()


class HandForm:
    """Asks for what the rules need to score a hand, and scores it by them."""

    scoring_type: ClassVar[type[HandScoringPhase]]

    def __init__(self, game: Game) -> None:
        self.game, self.rules, self.seating = game, game.rules, game.seating

    @abstractmethod
    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        """Yield the fields of a hand, given those that have been filled in."""
        ...

    @abstractmethod
    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        """Score a complete entry."""
        ...

    def next_dealer(self, before: SheetPosition, entry: Entry) -> Seat:
        return self.seating.seat_after(before.dealer)

    def refusal(self, before: SheetPosition, entry: Entry) -> Refusal | None:
        """Return the first value that can't stand where it does, or None."""
        given = (
            (each, entry[each.name]) for each in self.fields(before, entry) if each.name in entry
        )
        return next(filter(None, (refusal_of(field, value) for field, value in given)), None)

    def missing_field(self, before: SheetPosition, entry: Entry) -> EntryField | None:
        """Return the first field that isn't filled in, or None."""
        return next((each for each in self.fields(before, entry) if each.name not in entry), None)

    def reckon(self, before: SheetPosition, entry: Entry) -> SheetHand | None:
        """Return the hand, scored, or None if the entry is incomplete or impossible."""
        if self.refusal(before, entry) or self.missing_field(before, entry):
            return None
        hand = self.score(before, entry)
        match = replace(hand.outcome.match, hands_played=before.match.hands_played + 1)
        event = scored_hand(
            before.match, before.dealer, hand.outcome, hand.tricks, hand.points, hand.terms
        )
        return SheetHand(event, SheetPosition(match, self.next_dealer(before, entry)))

    def start(self, dealer: Seat) -> SheetPosition:
        """Return the position before the first hand of a match."""
        scores = (0,) * len(self.seating.sides)
        return SheetPosition(MatchStanding(scores, collected_points=scores), dealer)

    def reckon_all(self, dealer: Seat, hands: Iterable[Entry]) -> tuple[SheetHand, ...]:
        """Return the scored hands of a match, up to its end or the first impossible entry."""
        position, scored = self.start(dealer), list[SheetHand]()
        for entry in hands:
            hand = None if position.match.is_over else self.reckon(position, entry)
            if hand is None:
                break
            scored.append(hand)
            position = hand.after
        return tuple(scored)

    # For the forms

    def side_field(self, key: FieldKey, *, or_none: bool = False) -> EntryField:
        """Return a choice among the sides, or none of them if that is possible."""
        options = (*self.seating.sides, NONE) if or_none else self.seating.sides
        return EntryField(key, FieldKind.CHOICE, options)

    def marriage_order_field(self, *limits: Limit) -> EntryField:
        """Return the field for the sides that declared marriages, in order."""
        return EntryField("marriages", FieldKind.ORDER, self.seating.sides, limits, max_length=4)

    def tricks_taken(self, entry: Entry) -> tuple[int, ...]:
        """Return 0 for each side that is said to have taken no trick, and 1 for the others."""
        return tuple(int(entry.get(f"trick-{side}") != NO) for side in self.seating.sides)


def yes_or_no(key: FieldKey, owner: int = NONE, default: int | None = None) -> EntryField:
    return EntryField(key, FieldKind.CHOICE, (YES, NO), owner=owner, default=default)


def number_field(key: FieldKey, *limits: Limit, owner: int = NONE, digits: int = 3) -> EntryField:
    return EntryField(key, FieldKind.NUMBER, limits=limits, owner=owner, max_length=digits)


def card_point_limits(values: CardValues, cards: Sequence[Card], left: int) -> tuple[Limit, ...]:
    """Return the limits of the points that some cards of the pack can add up to.

    `left` are the points that nobody has claimed yet.
    """
    worths = sorted({values[card] for card in cards})
    step = 5 if all(each % 5 == 0 for each in worths) else 1
    everything, sums = sum(values[card] for card in cards), 1
    for card in cards:
        sums |= sums << values[card]
    limits = [
        Limit(SheetRule.POINTS_IN_PACK, range(everything + 1), (("most", everything),)),
        Limit(SheetRule.POINTS_LEFT, range(left + 1), (("most", left),)),
        Limit(
            SheetRule.NO_SUCH_SUM,
            frozenset(each for each in range(everything + 1) if sums >> each & 1),
        ),
    ]
    if step > 1:
        limits.insert(0, Limit(SheetRule.POINT_STEP, range(0, MAX_NUMBER, step)))
    return tuple(limits)


def side_of_entry(entry: Entry, name: str) -> Side:
    value = entry.get(name, NONE)
    assert isinstance(value, int)
    return Side(value)


def number_of_entry(entry: Entry, name: str) -> int | None:
    value = entry.get(name)
    return value if isinstance(value, int) else None


def sides_of_marriages(entry: Entry) -> tuple[Side, ...]:
    """Return the sides that declared marriages, in order."""
    sides = entry.get("marriages", ())
    assert isinstance(sides, tuple)
    return tuple(map(Side, sides))


def marriages_in_order(entry: Entry) -> tuple[DeclaredMarriage, ...]:
    """Return the declared marriages. Their suits are unknown, but differ."""
    sides = sides_of_marriages(entry)
    return tuple(DeclaredMarriage(Suit(n), Seat(side), 0) for n, side in enumerate(sides))
