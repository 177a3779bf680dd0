"""Scoring of the bag game: the higher total scores one or two; trickless sides are in the bag."""

from dataclasses import replace
from typing import ClassVar

from ..events import Item, Note, Term
from ..frozen import frozen
from ..rules import Rules
from ..state import NO_SIDE, Seat, Standing, Start, State
from .counting import (
    HandCount,
    Outcome,
    Values,
    best_of,
    of_trick,
    sum_by_side,
    with_items,
    won_by,
)
from .marriages import Speech


@frozen
class BagCount(HandCount):
    """The scoring of a hand by the total of cards, marriages and the last trick."""

    rules: Rules
    speech: Speech
    pips: Values

    in_berries: ClassVar[bool] = True
    remembers: ClassVar[str] = "bag"

    def points(self, state: State) -> tuple[int, ...]:
        totals = sum_by_side(state.tricks, self.pips, self.seating)
        for side, worth in enumerate(self.speech.worth_to(state.marriages.made)):
            totals[side] += worth
        if state.tricks and not any(state.hands):
            totals[self.seating.side(state.tricks[-1].winner)] += self.rules.last_trick
        return tuple(totals)

    def terms(self, state: State) -> tuple[Term, ...]:
        last = state.tricks[-1]
        terms = [*self.of_cards(state, self.pips), *self.speech.terms_of(state.marriages.made)]
        if self.rules.last_trick and not any(state.hands):
            terms.append(of_trick(self.seating.side(last.winner), last, self.rules.last_trick))
        return tuple(terms)

    def next_dealer(self, state: State) -> Seat:
        return state.tricks[0].leader

    def outcome(self, state: State) -> Outcome:
        return self.settled(state.match, self.points(state), self.tricks(state))

    def settled(self, match: Standing, totals: tuple[int, ...], tricks: tuple[int, ...]) -> Outcome:
        """Return the outcome of a hand with these totals and tricks."""
        bag = tuple(not won for won in tricks)
        winner = best_of(self.seating.sides, totals)
        items: tuple[Item, ...] = ()
        if winner != NO_SIDE and not self._is_barred(match, bag, winner):
            skunked = min(totals) < self.rules.skunk
            items = (Item(winner, "skunk" if skunked else "hand", 2 if skunked else 1),)
        scores = with_items(match.scores, items)
        match = replace(match, scores=scores, bag=bag)
        if items and scores[winner] >= self.rules.target:
            match = won_by(match, winner)
        notes: tuple[Note, ...] = ("bag",) if any(bag) else ()
        return Outcome(items, notes, match)

    def start_refusal(self, start: Start) -> str:
        if any(not 0 <= score < self.rules.target for score in start.scores):
            return f"scores are from 0 to less than {self.rules.target}"
        if all(start.bag) and start.bag:
            return "both sides cannot be in the bag"
        return ""

    def _is_barred(self, match: Standing, bag: tuple[bool, ...], winner: int) -> bool:
        was_in = bool(match.bag) and match.bag[winner]
        return was_in and not (self.rules.bag_exit == "at_once" and not bag[winner])
