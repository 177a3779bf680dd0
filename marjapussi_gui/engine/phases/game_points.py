"""Scoring in berries (game points): for marriages, the last trick and the most card points."""

from dataclasses import replace
from typing import ClassVar

from ..events import HandNote, ScoreItem, ScoreTerm
from ..frozen import frozen
from ..rules import Rules
from ..state import NO_SIDE, DeclaredMarriage, GameState, MatchStanding, MatchStart, Seat, Side
from .counting import (
    CardValues,
    HandOutcome,
    HandScoringPhase,
    add_items,
    card_points_by_side,
    end_match,
    marriage_term,
    single_best,
    trick_score_term,
)
from .marriages import MarriageRules

LAST_TRICK_POINTS = 1


@frozen
class GamePointScoringPhase(HandScoringPhase):
    """Scores a hand in berries (game points).

    By a house rule, a side wins only if it reaches exactly the target score.
    """

    rules: Rules
    marriage_rules: MarriageRules
    card_values: tuple[CardValues, ...]  # a second table of values, if any, breaks ties

    scores_in_berries: ClassVar[bool] = True
    carried_key: ClassVar[str] = "carry"

    def points(self, state: GameState) -> tuple[int, ...]:
        return tuple(card_points_by_side(state.tricks, self.card_values[0], self.seating))

    def terms(self, state: GameState) -> tuple[ScoreTerm, ...]:
        pips, made = self.points(state), state.marriages.declared
        terms = [*self.card_terms(state, self.card_values[0])]
        if len(set(pips)) == 1 and len(self.card_values) > 1:
            terms += self.card_terms(state, self.card_values[1], "finer")
        terms += [
            marriage_term(item.side, marriage, item.points, "little" if number else "trump")
            for number, (marriage, item) in enumerate(
                zip(made, self.marriage_items(made), strict=True)
            )
        ]
        last = state.tricks[-1]
        return (
            *terms,
            trick_score_term(self.seating.side_of(last.winner), last, LAST_TRICK_POINTS),
        )

    def next_dealer(self, state: GameState) -> Seat:
        return state.tricks[0].leader

    def outcome(self, state: GameState) -> HandOutcome:
        pip_side = self._side_with_most_card_points(state)
        won = self._items_won(state, pip_side)
        return self.score_hand(state.match, won, pip_side, self.tricks(state))

    def score_hand(
        self,
        match: MatchStanding,
        items_won: tuple[ScoreItem, ...],
        best_side: Side,
        tricks: tuple[int, ...],
    ) -> HandOutcome:
        """Return the outcome of a hand, given what the sides won, the best side, and the tricks."""
        porvoo = self._porvoo_items(tricks, add_items(match.scores, items_won))
        over = self._overshoot_items(add_items(match.scores, (*items_won, *porvoo)))
        items = (*items_won, *porvoo, *over)
        notes: tuple[HandNote, ...] = ("porvoo",) if porvoo else ()
        if over:
            notes = (*notes, "overshoot")
        tied = best_side == NO_SIDE and self.rules.pip_tie == "carry"
        scores, carry = add_items(match.scores, items), match.carried_points + 1 if tied else 0
        match = replace(match, scores=scores, carried_points=carry)
        return HandOutcome(items, notes, self._decide_match(match, best_side))

    def start_refusal_reason(self, start: MatchStart) -> str:
        if any(not 0 <= score < self.rules.target for score in start.scores):
            return f"'scores' must be from 0 to {self.rules.target - 1}"
        if start.carried_points < 0 or (start.carried_points and self.rules.pip_tie != "carry"):
            return "'carry' must be 0 or more, and 0 unless rule pip_tie is carry"
        return ""

    def _items_won(self, state: GameState, best_side: Side) -> tuple[ScoreItem, ...]:
        last = self.seating.side_of(state.tricks[-1].winner)
        marriages = self.marriage_items(state.marriages.declared)
        return (*marriages, *self.last_trick_and_card_items(state.match, last, best_side))

    def marriage_items(self, marriages: tuple[DeclaredMarriage, ...]) -> list[ScoreItem]:
        return [
            ScoreItem(
                self.seating.side_of(marriage.seat),
                "little" if number else "trump",
                self.marriage_rules.marriage_points(marriages, number),
            )
            for number, marriage in enumerate(marriages)
        ]

    def last_trick_and_card_items(
        self, match: MatchStanding, last_side: Side, best_side: Side
    ) -> tuple[ScoreItem, ...]:
        items = [ScoreItem(last_side, "last", LAST_TRICK_POINTS)]
        if best_side != NO_SIDE:
            items.append(ScoreItem(best_side, "pips", 1))
            if match.carried_points:
                items.append(ScoreItem(best_side, "carried", match.carried_points))
        return tuple(items)

    def _porvoo_items(
        self, tricks: tuple[int, ...], scores: tuple[int, ...]
    ) -> tuple[ScoreItem, ...]:
        if not self.rules.porvoo:
            return ()
        return tuple(
            ScoreItem(side, "porvoo", -scores[side])
            for side in self.seating.sides
            if not tricks[side]
        )

    def _overshoot_items(self, scores: tuple[int, ...]) -> tuple[ScoreItem, ...]:
        if not self.rules.exact:
            return ()
        return tuple(
            ScoreItem(side, "overshoot", self._score_after_overshoot(scores[side]) - scores[side])
            for side in self.seating.sides
            if scores[side] > self.rules.target
        )

    def _side_with_most_card_points(self, state: GameState) -> Side:
        """Return the side with more card points after tie-breaks, or NO_SIDE if still tied."""
        for values in self.card_values:
            sums = card_points_by_side(state.tricks, values, self.seating)
            side = single_best(self.seating.sides, tuple(sums))
            if side != NO_SIDE:
                return side
        return NO_SIDE

    def _score_after_overshoot(self, score: int) -> int:
        if self.rules.overshoot == "subtract":
            return 2 * self.rules.target - score
        return self.rules.falls_to

    def _decide_match(self, match: MatchStanding, best_side: Side) -> MatchStanding:
        target, scores = self.rules.target, match.scores
        at_target = tuple(side for side in self.seating.sides if scores[side] >= target)
        if not at_target:
            return match
        winner = single_best(at_target, scores)
        if winner == NO_SIDE:
            winner = best_side
        return match if winner == NO_SIDE else end_match(match, winner)
