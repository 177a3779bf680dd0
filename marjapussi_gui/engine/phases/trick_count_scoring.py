"""Scoring in which only one side can have points: that side is "rising".

If the other side wins a hand, the rising side loses its points.
"""

from dataclasses import replace

from ..events import ScoredCardGroup, ScoreItem, ScoreTerm
from ..frozen import frozen
from ..rules import Rules
from ..state import (
    NO_SIDE,
    NOBODY,
    ContestKind,
    FaceDownBids,
    GameState,
    MatchStanding,
    MatchStart,
    Side,
)
from .counting import (
    HandOutcome,
    HandScoringPhase,
    add_items,
    end_match,
    single_best,
    trick_score_term,
)

RAMI_BASE_TRICKS = 6  # in rami (hands to take tricks), each trick above this number scores
NOLO_BASE_TRICKS = 7  # in nolo (hands to avoid tricks), each trick below this number scores
RAMI_POINTS, BROKEN_RAMI_POINTS, NOLO_POINTS, SOOLI_POINTS = 4, 8, 4, 24


@frozen
class TrickCountScoringPhase(HandScoringPhase):
    """Scores tricks taken in rami, or avoided in nolo and in sooli (avoiding tricks alone)."""

    rules: Rules

    def points(self, state: GameState) -> tuple[int, ...]:
        return self.tricks(state)

    def terms(self, state: GameState) -> tuple[ScoreTerm, ...]:
        won = [(self.seating.side_of(trick.winner), trick) for trick in state.tricks]
        terms = []
        for side in self.seating.sides:
            best = tuple(trick.best_card for taker, trick in won if taker == side)
            terms.append(
                ScoreTerm(side, "tricks", len(best), (ScoredCardGroup(best),) if best else ())
            )
        if state.showing.soloist != NOBODY:
            solo = self.seating.side_of(state.showing.soloist)
            taken = [trick for taker, trick in won if taker == solo]
            terms += [trick_score_term(solo, trick, 0, "broken") for trick in taken[:1]]
        return tuple(terms)

    def outcome(self, state: GameState) -> HandOutcome:
        showing = state.showing
        return self.score_hand(
            state.match, showing.contest, self.declaring_side(showing), self.tricks(state)
        )

    def declaring_side(self, showing: FaceDownBids) -> Side:
        """Return the side that plays rami, or one of whose players plays sooli."""
        seat = showing.declarer if showing.soloist == NOBODY else showing.soloist
        is_declared = seat != NOBODY and showing.contest != ContestKind.NOLO
        return self.seating.side_of(seat) if is_declared else NO_SIDE

    def score_hand(
        self, match: MatchStanding, contest: ContestKind, declaring: Side, tricks: tuple[int, ...]
    ) -> HandOutcome:
        """Return the outcome of a hand, given the tricks that each side took."""
        scores = match.scores
        winner, points = _winner_and_points(contest, declaring, tricks)
        loser = Side(1 - winner)
        reset = scores[loser] > 0
        items = []
        if not reset or self.rules.winner_banks:
            items.append(ScoreItem(winner, contest, points, is_beaten=loser == declaring))
        if reset:
            items.append(ScoreItem(loser, "reset", -scores[loser]))
        new = add_items(scores, tuple(items))
        kept = new[winner] - scores[winner]
        collected = list(match.collected_points)
        collected[winner] += kept
        match = replace(match, scores=new, collected_points=tuple(collected))
        notes = (contest, *(("reset",) if reset else ()))
        return HandOutcome(tuple(items), notes, self._decide_match(match, was_reset=reset))

    def should_stop_early(self, state: GameState) -> bool:
        """Return whether the hand can end now, because the rising side can no longer win it."""
        scores = state.match.scores
        if not self.rules.stop_when_lost or self.rules.winner_banks or not any(scores):
            return False
        rising = 0 if scores[0] else 1
        tricks = self.tricks(state)
        if state.showing.contest == ContestKind.NOLO:
            return tricks[rising] >= NOLO_BASE_TRICKS
        return tricks[1 - rising] > RAMI_BASE_TRICKS

    def start_refusal_reason(self, start: MatchStart) -> str:
        if any(not 0 <= score < self.rules.target for score in start.scores):
            return f"'scores' must be from 0 to {self.rules.target - 1}"
        if start.scores and all(start.scores):
            return "only one side can have points"
        return ""

    def _decide_match(self, match: MatchStanding, *, was_reset: bool) -> MatchStanding:
        for side in self.seating.sides:
            if match.scores[side] >= self.rules.target:
                return end_match(match, side)
        if not self.rules.deals or match.hands_played + 1 < self.rules.deals:
            return match
        match = replace(match, is_extended=match.is_extended or was_reset)
        leader = single_best(self.seating.sides, match.collected_points)
        return end_match(match, leader) if match.is_extended and leader != NO_SIDE else match


def _winner_and_points(
    contest: ContestKind, declaring: Side, tricks: tuple[int, ...]
) -> tuple[Side, int]:
    if contest == ContestKind.SOOLI:
        return (Side(1 - declaring) if tricks[declaring] else declaring), SOOLI_POINTS
    more = Side(0 if tricks[0] > tricks[1] else 1)
    if contest == ContestKind.NOLO:
        fewer = Side(1 - more)
        return fewer, NOLO_POINTS * (NOLO_BASE_TRICKS - tricks[fewer])
    each = RAMI_POINTS if more == declaring else BROKEN_RAMI_POINTS
    return more, each * (tricks[more] - RAMI_BASE_TRICKS)
