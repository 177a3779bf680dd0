"""The scoring model of games in which only one side at a time has points (it is "rising")."""

from array import array

from ....engine.actions import Action
from ....engine.events import Log
from ....engine.phases.trick_count_scoring import TrickCountScoringPhase
from ....engine.state import NOBODY, ContestKind, GameState, MatchStanding, Side
from ...belief.seat_position import SeatPosition
from ...kernel.constants import SCORE_BY_TRICKS
from ...kernel.inputs import ScoringInput
from ...players import contest_bid_search
from ...players.bot import SearchContext
from ..hand_outcomes import NO_SIDE_NUMBER, OutcomeCode, outcome_side_number, side_from_number
from ..scoring_model import (
    BiddingEfforts,
    BiddingSearch,
    EquityFunction,
    ScoringModel,
    first_hand_score,
)

CONTESTS = (ContestKind.RAMI, ContestKind.NOLO, ContestKind.SOOLI)


class TrickCountScoringModel(ScoringModel):
    """Knows how hands end and score if only one side can have points.

    An outcome code consists of the contest, the side that declared it, and the tricks that the
    dealer's side took.
    """

    scoring_type = TrickCountScoringPhase
    scoring_phase: TrickCountScoringPhase

    def utilities(
        self, state: GameState, equity: EquityFunction, *, exact: bool = False
    ) -> ScoringInput:
        count, showing, dealer = self.scoring_phase, state.showing, self.next_dealer(state)
        declaring = count.declaring_side(showing)
        outcomes = array("d")
        for tricks in range(14):
            ended = count.score_hand(state.match, showing.contest, declaring, (tricks, 13 - tricks))
            outcomes.append(equity(ended.match, dealer)[0])
        lone = -1 if showing.soloist == NOBODY else declaring
        return ScoringInput(
            kind=SCORE_BY_TRICKS,
            utilities=outcomes,
            lone_side=lone,
            aim=int(showing.contest == ContestKind.NOLO),
        )

    def encode_outcome(self, log: Log) -> OutcomeCode:
        scored = first_hand_score(log)
        dealers = self.game.seating.side_of(scored.dealer)
        item = next(item for item in scored.items if item.key in CONTESTS)
        declaring = NO_SIDE_NUMBER
        if item.key != ContestKind.NOLO:
            declaring = outcome_side_number(item.side ^ item.is_beaten, dealers, 2)
        return CONTESTS.index(ContestKind(item.key)), declaring, scored.tricks[dealers]

    def match_after(
        self, match: MatchStanding, outcome: OutcomeCode, dealer: Side
    ) -> MatchStanding:
        contest, declaring, taken = outcome
        tricks = (taken, 13 - taken) if dealer == 0 else (13 - taken, taken)
        return self.scoring_phase.score_hand(
            match, CONTESTS[contest], side_from_number(declaring, dealer, 2), tricks
        ).match

    def heuristic_action(
        self, position: SeatPosition, caution: int, *, raises_final_bid: bool
    ) -> Action:
        return contest_bid_search.heuristic_contest_action(position)

    def create_search(
        self,
        position: SeatPosition,
        efforts: BiddingEfforts,
        equity: EquityFunction,
        context: SearchContext,
    ) -> BiddingSearch:
        return contest_bid_search.ContestBidSearch(
            position, self.scoring_phase, efforts.contests, equity, context
        )


SCORING_MODEL = TrickCountScoringModel
