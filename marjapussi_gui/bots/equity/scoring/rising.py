"""The scoring model of games in which only one side at a time has points (it is "rising")."""

from array import array

from ....engine.actions import Action
from ....engine.events import Log
from ....engine.phases.rising import RisingScoringPhase
from ....engine.state import NOBODY, ContestKind, GameState, MatchStanding, Side
from ...belief.seat_position import SeatPosition
from ...kernel.constants import SCORE_BY_TRICKS
from ...kernel.inputs import ScoringInput
from ...players import contest_search
from ...players.bot import SearchContext
from ..hand_outcomes import OutcomeCode, side_from_number, side_number
from ..scoring_model import (
    BiddingEfforts,
    BiddingSearch,
    EquityFunction,
    ScoringModel,
    first_hand_score,
)


class RisingScoringModel(ScoringModel):
    """Knows how hands end and score if only one side can have points.

    An outcome code consists of the winner and the points of the hand.
    """

    scoring_type = RisingScoringPhase
    scoring_phase: RisingScoringPhase

    def utilities(
        self, state: GameState, equity: EquityFunction, *, exact: bool = False
    ) -> ScoringInput:
        count, showing, dealer = self.scoring_phase, state.showing, self.next_dealer(state)
        outcomes = array("d")
        for tricks in range(14):
            won = count.winner_and_points_of(showing, (tricks, 13 - tricks))
            outcomes.append(
                equity(count.score_hand(state.match, showing.contest, *won).match, dealer)[0]
            )
        lone = -1 if showing.soloist == NOBODY else count.seating.side_of(showing.soloist)
        return ScoringInput(
            kind=SCORE_BY_TRICKS,
            utilities=outcomes,
            lone_side=lone,
            aim=int(showing.contest == ContestKind.NOLO),
        )

    def encode_outcome(self, log: Log) -> OutcomeCode:
        scored = first_hand_score(log)
        item = next(item for item in scored.items if item.key != "reset")
        return (side_number(item.side, self.game.seating.side_of(scored.dealer), 2), item.points)

    def match_after(
        self, match: MatchStanding, outcome: OutcomeCode, dealer: Side
    ) -> MatchStanding:
        winner, worth = outcome
        return self.scoring_phase.score_hand(
            match, ContestKind.RAMI, side_from_number(winner, dealer, 2), worth
        ).match

    def heuristic_action(
        self, position: SeatPosition, caution: int, *, raises_final_bid: bool
    ) -> Action:
        return contest_search.heuristic_contest_action(position)

    def create_search(
        self,
        position: SeatPosition,
        efforts: BiddingEfforts,
        equity: EquityFunction,
        context: SearchContext,
    ) -> BiddingSearch:
        return contest_search.ContestSearch(
            position, self.scoring_phase, efforts.contests, equity, context
        )


SCORING_MODEL = RisingScoringModel
