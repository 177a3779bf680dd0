"""Scoring of the bag game: the side with more points in a hand scores.

A side that takes no trick is "in the bag": depending on a house rule, it can't score in the next
hand.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from ..events import HandNote, ScoreItem, ScoreTerm
from ..frozen import frozen
from ..rules import Rules
from ..state import (
    NO_SIDE,
    DeclaredMarriage,
    GameState,
    MatchStanding,
    MatchStart,
    Seat,
    Side,
)
from .counting import (
    CardValues,
    HandOutcome,
    HandScoringPhase,
    add_items,
    card_points_by_side,
    end_match,
    single_best,
    trick_score_term,
)
from .marriages import MarriageRules


@frozen
class BagScoringPhase(HandScoringPhase):
    """Scores a hand by the points that each side made with cards, marriages and the last trick."""

    rules: Rules
    marriage_rules: MarriageRules
    card_values: CardValues

    scores_in_berries: ClassVar[bool] = True
    carried_key: ClassVar[str] = "bag"

    def points(self, state: GameState) -> tuple[int, ...]:
        totals = card_points_by_side(state.tricks, self.card_values, self.seating)
        is_over = state.tricks and not any(state.hands)
        last = self.seating.side_of(state.tricks[-1].winner) if is_over else NO_SIDE
        return self.hand_points(totals, last, state.marriages.declared)

    def hand_points(
        self, card_points: Sequence[int], last_side: Side, marriages: tuple[DeclaredMarriage, ...]
    ) -> tuple[int, ...]:
        """Return each side's points. last_side took the last trick, or is NO_SIDE."""
        totals = list(card_points)
        for side, worth in enumerate(self.marriage_rules.points_by_side(marriages)):
            totals[side] += worth
        if last_side != NO_SIDE:
            totals[last_side] += self.rules.last_trick
        return tuple(totals)

    def terms(self, state: GameState) -> tuple[ScoreTerm, ...]:
        last = state.tricks[-1]
        terms = [
            *self.card_terms(state, self.card_values),
            *self.marriage_rules.score_terms(state.marriages.declared),
        ]
        if self.rules.last_trick and not any(state.hands):
            terms.append(
                trick_score_term(self.seating.side_of(last.winner), last, self.rules.last_trick)
            )
        return tuple(terms)

    def next_dealer(self, state: GameState) -> Seat:
        return state.tricks[0].leader

    def outcome(self, state: GameState) -> HandOutcome:
        return self.score_hand(state.match, self.points(state), self.tricks(state))

    def score_hand(
        self, match: MatchStanding, totals: tuple[int, ...], tricks: tuple[int, ...]
    ) -> HandOutcome:
        """Return the outcome of a hand, given the points (totals) and tricks of each side."""
        bag = tuple(not won for won in tricks)
        winner = single_best(self.seating.sides, totals)
        items: tuple[ScoreItem, ...] = ()
        if winner != NO_SIDE and not self._is_barred_from_scoring(match, bag, winner):
            skunked = min(totals) < self.rules.skunk
            items = (ScoreItem(winner, "skunk" if skunked else "hand", 2 if skunked else 1),)
        scores = add_items(match.scores, items)
        match = replace(match, scores=scores, in_bag=bag)
        if items and scores[winner] >= self.rules.target:
            match = end_match(match, winner)
        notes: tuple[HandNote, ...] = ("bag",) if any(bag) else ()
        return HandOutcome(items, notes, match)

    def start_refusal_reason(self, start: MatchStart) -> str:
        if any(not 0 <= score < self.rules.target for score in start.scores):
            return f"'scores' must be from 0 to {self.rules.target - 1}"
        if all(start.in_bag) and start.in_bag:
            return "only one side can be in the bag"
        return ""

    def _is_barred_from_scoring(
        self, match: MatchStanding, new_bag: tuple[bool, ...], winner: int
    ) -> bool:
        was_in = bool(match.in_bag) and match.in_bag[winner]
        return was_in and not (self.rules.bag_exit == "at_once" and not new_bag[winner])
