"""The base class of score sheet forms: which fields they ask for, invalid values, and scores."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import ClassVar, Generic, TypeVar, cast

from ..cards import Suit
from ..events import HandScored, ScoreTerm
from ..frozen import frozen
from ..game import Game
from ..phases.counting import CardValues, HandOutcome, HandScoringPhase, score_event
from ..state import NO_SIDE, DeclaredMarriage, MatchStanding, Seat, Side
from .fields import (
    MAX_NUMBER,
    NO,
    NONE,
    YES,
    Entry,
    EntryField,
    FieldKey,
    FieldKind,
    GoalProgress,
    InvalidValue,
    Limit,
    SheetPosition,
    validate_value,
)


@frozen
class SheetHand:
    """A hand on the sheet: how it was scored, and the position after it."""

    event: HandScored
    after: SheetPosition


# What a complete entry says about a hand: its outcome, and the tricks, points and terms of the
# sides. Points are empty if the sheet doesn't ask for them.
EnteredHand = tuple[HandOutcome, tuple[int, ...], tuple[int, ...], tuple[ScoreTerm, ...]]
Phase = TypeVar("Phase", bound=HandScoringPhase)


class HandForm(Generic[Phase]):
    """Base class of the forms that ask for what is needed to score a hand, and score it."""

    scoring_type: ClassVar[type[HandScoringPhase]]

    def __init__(self, game: Game) -> None:
        self.game, self.rules, self.seating = game, game.rules, game.seating
        self.phase = cast(Phase, game.scoring_phase)

    @abstractmethod
    def fields(self, before: SheetPosition, entry: Entry) -> Iterator[EntryField]:
        """Yield the fields of a hand, given those that have been filled in."""

    @abstractmethod
    def score(self, before: SheetPosition, entry: Entry) -> EnteredHand:
        """Score a complete entry."""

    def needs(self, before: SheetPosition, entry: Entry) -> tuple[GoalProgress, ...]:
        """Return how close the sides are to their goals in a hand, given an incomplete entry."""
        return ()

    def next_dealer(self, before: SheetPosition, entry: Entry) -> Seat:
        return self.seating.seat_after(before.dealer)

    def refusal(self, before: SheetPosition, entry: Entry) -> InvalidValue | None:
        """Return the first value that its field doesn't allow, or None if all values are valid."""
        for field in self.fields(before, entry):
            if (
                field.name in entry
                and (found := validate_value(field, entry[field.name])) is not None
            ):
                return found
        return None

    def missing_field(self, before: SheetPosition, entry: Entry) -> EntryField | None:
        """Return the first field that isn't filled in, or None."""
        return next((each for each in self.fields(before, entry) if each.name not in entry), None)

    def scored_hand(self, before: SheetPosition, entry: Entry) -> SheetHand | None:
        """Return the scored hand, or None if the entry is incomplete or impossible."""
        if self.refusal(before, entry) or self.missing_field(before, entry):
            return None
        outcome, tricks, points, terms = self.score(before, entry)
        match = replace(outcome.match, hands_played=before.match.hands_played + 1)
        event = score_event(before.match, before.dealer, outcome, tricks, points, terms)
        return SheetHand(event, SheetPosition(match, self.next_dealer(before, entry)))

    def start(self, dealer: Seat) -> SheetPosition:
        """Return the position before the first hand of a match."""
        scores = (0,) * len(self.seating.sides)
        return SheetPosition(MatchStanding(scores, collected_points=scores), dealer)

    def reckon_all(self, dealer: Seat, hands: Iterable[Entry]) -> tuple[SheetHand, ...]:
        position, scored = self.start(dealer), list[SheetHand]()
        for entry in hands:
            hand = None if position.match.is_over else self.scored_hand(position, entry)
            if hand is None:
                break
            scored.append(hand)
            position = hand.after
        return tuple(scored)

    # For the forms

    def tricks_taken(self, entry: Entry) -> tuple[int, ...]:
        """Return 0 for each side that is said to have taken no trick, and 1 for the others."""
        return tuple(int(entry.get(f"trick-{side}") != NO) for side in self.seating.sides)

    def number(self, entry: Entry, name: str) -> int | None:
        value = entry.get(name)
        return value if isinstance(value, int) else None

    def side(self, entry: Entry, name: str) -> Side:
        value = self.number(entry, name)
        return NO_SIDE if value is None else Side(value)

    def seat(self, entry: Entry, name: str) -> Seat:
        return Seat(self.side(entry, name))

    def marriage_sides(self, entry: Entry) -> tuple[Side, ...]:
        """Return the sides that declared marriages, in order."""
        sides = entry.get("marriages")
        return tuple(map(Side, sides)) if isinstance(sides, tuple) else ()

    def marriages(self, entry: Entry) -> tuple[DeclaredMarriage, ...]:
        """Return the declared marriages, in order. Their suits are made up, but differ."""
        sides = self.marriage_sides(entry)
        return tuple(DeclaredMarriage(Suit(n), Seat(side), 0) for n, side in enumerate(sides))

    def card_value_list(self, values: CardValues) -> list[int]:
        return [values[card] for card in self.game.dealing_phase.cards]

    def card_point_limits(self, values: CardValues, left: int) -> tuple[Limit, ...]:
        """Return the limits for card points: sums of card values in the pack, at most `left`."""
        worths, sums = self.card_value_list(values), 1
        for worth in worths:
            sums |= sums << worth
        most = sum(worths)
        limits = [
            Limit("points-in-pack", range(most + 1), (("most", most),)),
            Limit("points-left", range(left + 1), (("most", left),)),
            Limit("no-such-sum", [n for n in range(most + 1) if sums >> n & 1]),
        ]
        if not any(worth % 5 for worth in worths):
            limits.insert(0, Limit("point-step", range(0, MAX_NUMBER, 5)))
        return tuple(limits)


def yes_or_no_field(key: FieldKey, owner: int = NONE) -> EntryField:
    return EntryField(key, options=(YES, NO), owner=owner)


def number_field(
    key: FieldKey, *limits: Limit, owner: int = NONE, default: int | None = None
) -> EntryField:
    return EntryField(key, FieldKind.NUMBER, limits=limits, owner=owner, default=default)


def order_field(key: FieldKey, options: tuple[int, ...], *limits: Limit) -> EntryField:
    return EntryField(key, FieldKind.ORDER, options, limits)
