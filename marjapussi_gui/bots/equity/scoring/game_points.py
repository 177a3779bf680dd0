"""The scoring model of games that score in berries (game points).

They are scored for marriages, the last trick and the most card points.
"""

from array import array

from ....engine.events import HandScored, Log, ScoreItem
from ....engine.phases.counting import CardValues
from ....engine.phases.game_points import GamePointScoringPhase
from ....engine.state import NO_SIDE, GameState, MatchStanding, Seat, Side
from ...kernel.constants import MARRIAGE_POINTS_LIMIT, SCORE_BY_GAME_POINTS
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


class GamePointScoringModel(ScoringModel):
    """Knows how hands with berries (game points) end and score.

    An outcome code consists of both sides' marriage points, the winner of the last trick, the side
    with more card points, and the side without a trick.
    """

    scoring_type = GamePointScoringPhase
    scoring_phase: GamePointScoringPhase

    @property
    def card_values(self) -> tuple[CardValues, ...]:
        return self.scoring_phase.card_values

    def next_dealer(self, state: GameState) -> Seat:
        return (state.tricks[0] if state.tricks else state.trick).leader

    def utilities(
        self, state: GameState, equity: EquityFunction, *, exact: bool = False
    ) -> ScoringInput:
        count, dealer = self.scoring_phase, self.next_dealer(state)
        outcomes = array("d", [0.5]) * (MARRIAGE_POINTS_LIMIT * MARRIAGE_POINTS_LIMIT * 2 * 3 * 3)
        place = 0
        for first in range(MARRIAGE_POINTS_LIMIT):
            for second in range(MARRIAGE_POINTS_LIMIT):
                marriages = (
                    ScoreItem(Side(0), "trump", first),
                    ScoreItem(Side(1), "trump", second),
                )
                for last in (Side(0), Side(1)):
                    for pip_side in TRICKLESS_SIDES:
                        won = (
                            *marriages,
                            *count.last_trick_and_card_items(state.match, last, pip_side),
                        )
                        for trickless in TRICKLESS_SIDES:
                            if first + second < MARRIAGE_POINTS_LIMIT and last != trickless:
                                tricks = one_trick_each_except(trickless, 2)
                                outcome = count.score_hand(state.match, won, pip_side, tricks)
                                outcomes[place] = equity(outcome.match, dealer)[0]
                            place += 1
        return ScoringInput(kind=SCORE_BY_GAME_POINTS, utilities=outcomes)

    def encode_outcome(self, log: Log) -> OutcomeCode:
        scored = first_hand_score(log)
        dealer = self.game.seating.side_of(scored.dealer)
        sides = {item.key: outcome_side_number(item.side, dealer, 2) for item in scored.items}
        trickless = [side for side in self.game.seating.sides if not scored.tricks[side]]
        none = outcome_side_number(trickless[0], dealer, 2) if trickless else NO_SIDE_NUMBER
        return (
            *_marriage_points(scored, dealer),
            sides["last"],
            sides.get("pips", NO_SIDE_NUMBER),
            none,
        )

    def match_after(
        self, match: MatchStanding, outcome: OutcomeCode, dealer: Side
    ) -> MatchStanding:
        first, second, last, pips, none = outcome
        marriages = (
            ScoreItem(side_from_number(0, dealer, 2), "trump", first),
            ScoreItem(side_from_number(1, dealer, 2), "trump", second),
        )
        pip_side = side_from_number(pips, dealer, 2)
        items = (
            *marriages,
            *self.scoring_phase.last_trick_and_card_items(
                match, side_from_number(last, dealer, 2), pip_side
            ),
        )
        tricks = one_trick_each_except(side_from_number(none, dealer, 2), 2)
        return self.scoring_phase.score_hand(match, items, pip_side, tricks).match


def _marriage_points(scored: HandScored, dealer: Side) -> tuple[int, int]:
    worth = [0, 0]
    for item in scored.items:
        if item.key in ("trump", "little"):
            worth[outcome_side_number(item.side, dealer, 2)] += item.points
    return worth[0], worth[1]


SCORING_MODEL = GamePointScoringModel
