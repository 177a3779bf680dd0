"""The scoring model of games in which a side without tricks sits "in the bag"."""

from array import array

from ....engine.events import Log
from ....engine.phases.bag import BagScoringPhase
from ....engine.phases.counting import CardValues, single_best
from ....engine.state import NO_SIDE, GameState, MatchStanding, Seat, Side
from ...kernel.constants import SCORE_BY_TOTALS
from ...kernel.inputs import ScoringInput
from ..hand_outcomes import (
    NO_SIDE_NUMBER,
    OutcomeCode,
    one_trick_each_except,
    outcome_side_number,
    side_from_number,
)
from ..scoring_model import EquityFunction, ScoringModel, first_hand_score

TRICKLESS_SIDES = (NO_SIDE, Side(0), Side(1))


class BagScoringModel(ScoringModel):
    """Knows how hands of the bag game end and score.

    An outcome code consists of the side with more points, whether the loser was skunked (had too
    few points), and the side without a trick.
    """

    scoring_type = BagScoringPhase
    scoring_phase: BagScoringPhase

    @property
    def card_values(self) -> tuple[CardValues, ...]:
        return (self.scoring_phase.card_values,)

    def next_dealer(self, state: GameState) -> Seat:
        return (state.tricks[0] if state.tricks else state.trick).leader

    def utilities(
        self, state: GameState, equity: EquityFunction, *, exact: bool = False
    ) -> ScoringInput:
        rules, dealer, outcomes = self.scoring_phase.rules, self.next_dealer(state), array("d")
        for winner in TRICKLESS_SIDES:
            for low in (rules.skunk, rules.skunk - 1):
                for trickless in TRICKLESS_SIDES:
                    tricks = one_trick_each_except(trickless, 2)
                    match = self.scoring_phase.score_hand(
                        state.match, self._create_totals(winner, low), tricks
                    ).match
                    outcomes.append(equity(match, dealer)[0])
        return ScoringInput(
            kind=SCORE_BY_TOTALS,
            utilities=outcomes,
            skunk_limit=rules.skunk,
            last_trick_points=rules.last_trick,
        )

    def encode_outcome(self, log: Log) -> OutcomeCode:
        scored = first_hand_score(log)
        dealer = self.game.seating.side_of(scored.dealer)
        more = outcome_side_number(single_best(self.game.seating.sides, scored.points), dealer, 2)
        trickless = [side for side in self.game.seating.sides if not scored.tricks[side]]
        none = outcome_side_number(trickless[0], dealer, 2) if trickless else NO_SIDE_NUMBER
        return (more, int(min(scored.points) < self.scoring_phase.rules.skunk), none)

    def match_after(
        self, match: MatchStanding, outcome: OutcomeCode, dealer: Side
    ) -> MatchStanding:
        more, is_skunked, none = outcome
        totals = self._create_totals(
            side_from_number(more, dealer, 2), self.scoring_phase.rules.skunk - is_skunked
        )
        tricks = one_trick_each_except(side_from_number(none, dealer, 2), 2)
        return self.scoring_phase.score_hand(match, totals, tricks).match

    def _create_totals(self, winner: Side, loser_points: int) -> tuple[int, ...]:
        """Return totals in which the loser has these points and the winner has more."""
        high = max(loser_points + 1, self.scoring_phase.rules.skunk)
        return tuple(high if side == winner else loser_points for side in range(2))


SCORING_MODEL = BagScoringModel
