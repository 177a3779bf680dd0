"""The scoring model of rummy, in which players pay each other after each deal."""

from ....engine.events import Log
from ....engine.phases.settlement import SettlementScoringPhase
from ....engine.state import Side
from ..hand_outcomes import LAID, NOT_LAID, WON, OutcomeCode, OutcomeFrequencies
from ..match_models import MatchModel
from ..scoring_model import ScoringModel, first_hand_score


class SettlementScoringModel(ScoringModel):
    """Knows how rummy deals end and score.

    An outcome code consists of how the deal ended for each player and what the player gained, with
    the best result first.
    """

    scoring_type = SettlementScoringPhase
    scoring_phase: SettlementScoringPhase

    def encode_outcome(self, log: Log) -> OutcomeCode:
        scored = first_hand_score(log)
        losers = {
            item.side: NOT_LAID if item.key == "unseen" else LAID
            for item in scored.items
            if item.key in {"seen", "unseen"} and item.points < 0
        }
        anybody = WON if losers else NOT_LAID  # if nobody lost, the deal ended without a winner
        ends = [
            (losers.get(Side(seat), anybody), gain)
            for seat, gain in enumerate(scored.score_changes)
        ]
        return tuple(number for end in sorted(ends, reverse=True) for number in end)

    def match_model(self, outcomes: OutcomeFrequencies) -> MatchModel | None:
        return None


SCORING_MODEL = SettlementScoringModel
