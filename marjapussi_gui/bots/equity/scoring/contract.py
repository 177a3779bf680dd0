"""The scoring model of auction games, in which the declarer gains or loses the bid."""

from array import array
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import gcd

from ....engine.actions import Action
from ....engine.bidding_events import AuctionWon
from ....engine.events import Log
from ....engine.phases.contract import LAST_TRICK_POINTS, ContractScoringPhase, max_hand_points
from ....engine.phases.counting import CardValues, HandOutcome
from ....engine.state import NO_SIDE, NOBODY, Auction, GameState, MatchStanding, Seat, Side
from ...belief.seat_position import SeatPosition
from ...kernel.constants import SCORE_BY_CONTRACT, SCORE_BY_POINTS_TAKEN, TOTAL_LIMIT
from ...kernel.inputs import ScoringInput
from ...players import contract_heuristics, contract_search
from ...players.bot import SearchContext
from ..hand_outcomes import NO_SIDE_NUMBER, OutcomeCode, OutcomeFrequencies, outcome_side_number
from ..match_models import FixedRoundsModel, InterpolatedMatchModel, MatchModel
from ..scoring_model import (
    BiddingEfforts,
    BiddingSearch,
    EquityFunction,
    ScoringModel,
    first_hand_score,
)

# Grids and grains are set by hand, so that a table stays below MAX_STATES situations
INDIVIDUAL_GRAIN = 10  # totals are rounded to this many points in games without partners
GRID_STEPS = {2: 11, 3: 6}  # number of grid steps from score 0 to the target, by number of sides
STEPS_BELOW_ZERO = {2: 10, 3: 3}  # number of grid steps below score 0, by number of sides
GAIN_GRAIN = {2: 10, 3: 50}  # score changes are rounded to this many points, by number of sides
LEAD_STEP, MAX_LEAD = 50, 1500  # points; only for matches with a fixed number of hands
ROUNDING_STEP = 5  # points; only under rules that round the opponents' points
UNDECLARED_GRAIN = {2: 10, 3: 20}  # totals are rounded to this many points if nobody declares


class ContractScoringModel(ScoringModel):
    """Knows how hands with a declarer end and score.

    An outcome code consists of the declarer, the winning bid, the final bid, whether the contract
    was made, a bit for each side without a trick, and the totals of the other sides.
    """

    scoring_type = ContractScoringPhase
    scoring_phase: ContractScoringPhase

    @property
    def card_values(self) -> tuple[CardValues, ...]:
        return (self.scoring_phase.card_values,)

    @property
    def side_count(self) -> int:
        return len(self.game.seating.sides)

    def utilities(
        self, state: GameState, equity: EquityFunction, *, exact: bool = False
    ) -> ScoringInput:
        if state.auction.highest_bidder == NOBODY:
            return self._undeclared_scoring_input(state, equity, exact=exact)
        if self.side_count > 2:
            return self._three_player_scoring_input(
                state, equity, self._totals_divisor() if exact else INDIVIDUAL_GRAIN
            )
        return replace(
            self.scoring_input(state.auction.highest_bidder),
            kind=SCORE_BY_CONTRACT,
            utilities=self._two_side_utilities(state, equity),
            contract=state.auction.final_bid,
        )

    def scoring_input(self, declarer: Seat) -> ScoringInput:
        rules = self.scoring_phase.rules
        return ScoringInput(
            declarer=NO_SIDE
            if declarer == NOBODY
            else self.scoring_phase.seating.side_of(declarer),
            last_trick_points=LAST_TRICK_POINTS,
            all_tricks_points=self.scoring_phase.all_tricks_points,
            needs_trick=rules.discards_count == "with_trick",
        )

    def _two_side_utilities(self, state: GameState, equity: EquityFunction) -> "array[float]":
        """Return side 0's utilities, indexed by contract result, trickless side and total."""
        declarer, dealer = (
            self.scoring_phase.seating.side_of(state.auction.highest_bidder),
            self.next_dealer(state),
        )
        step, raised = self._totals_divisor(), state.auction.final_bid
        outcomes = array("d", [0.5]) * (6 * TOTAL_LIMIT)
        for is_made in (0, 1):
            for place, trickless in enumerate((NO_SIDE, declarer, 1 - declarer)):
                tricks = tuple(int(side != trickless) for side in range(2))
                for taken in range(0, TOTAL_LIMIT, step):
                    totals = [taken, taken]
                    totals[declarer] = raised if is_made else raised - 1
                    match = self.match_after_hand(state.match, state.auction, totals, tricks)
                    outcomes[(is_made * 3 + place) * TOTAL_LIMIT + taken] = equity(match, dealer)[0]
        return outcomes

    def _three_player_scoring_input(
        self, state: GameState, equity: EquityFunction, grain: int
    ) -> ScoringInput:
        """Return scoring input for three players, indexed by the totals of both opponents."""
        count, dealer = self.scoring_phase, self.next_dealer(state)
        holder, raised = (
            count.seating.side_of(state.auction.highest_bidder),
            state.auction.final_bid,
        )
        others = [(holder + after) % 3 for after in (1, 2)]
        most = self._max_points()
        width = (
            most // grain + 2
        )  # for each opponent: 0 without a trick, else 1 plus the rounded total
        outcomes = array("d", [1 / 3]) * (4 * width * width * 3)
        for is_made, holds_none in product((1, 0), repeat=2):
            for places in product(range(width), repeat=2):
                totals, tricks = [raised - 1 + is_made] * 3, [1 - holds_none] * 3
                for other, place in zip(others, places, strict=True):
                    totals[other], tricks[other] = grain * max(place - 1, 0), int(place > 0)
                if sum(totals) > most + raised * (1 - is_made):
                    continue
                match = self.match_after_hand(state.match, state.auction, totals, tuple(tricks))
                at = ((2 * is_made + holds_none) * width + places[0]) * width + places[1]
                outcomes[3 * at : 3 * at + 3] = array("d", equity(match, dealer))
        return replace(
            self.scoring_input(state.auction.highest_bidder),
            kind=SCORE_BY_CONTRACT,
            utilities=outcomes,
            point_step=grain,
            step_count=width,
            contract=raised,
        )

    def _undeclared_scoring_input(
        self, state: GameState, equity: EquityFunction, *, exact: bool
    ) -> ScoringInput:
        """Return scoring input for a hand that nobody declares, indexed by each side's total."""
        dealer, most = self.next_dealer(state), self._max_points()
        is_rounded = self.scoring_phase.rules.round_others
        finest = ROUNDING_STEP if is_rounded else self._totals_divisor()
        grain = finest if exact and self.side_count == 2 else UNDECLARED_GRAIN[self.side_count]
        shift = grain // 2 if is_rounded else 0
        width = (most + shift) // grain + 1
        values = self.side_count if self.side_count > 2 else 1
        outcomes = array("d", [1 / self.side_count]) * (width**self.side_count * values)
        for place, places in enumerate(product(range(width), repeat=self.side_count)):
            totals = tuple(grain * each for each in places)
            if sum(totals) > most + self.side_count * grain:
                continue
            match = self.match_after_hand(state.match, Auction(), totals, (1,) * self.side_count)
            outcomes[place * values : (place + 1) * values] = array(
                "d", equity(match, dealer)[:values]
            )
        return replace(
            self.scoring_input(NOBODY),
            kind=SCORE_BY_POINTS_TAKEN,
            utilities=outcomes,
            point_step=grain,
            step_count=width,
            point_offset=shift,
        )

    def _max_points(self) -> int:
        """Return the maximum points that a side can make in a hand."""
        count = self.scoring_phase
        return max_hand_points(
            count.card_values, self.game.dealing_phase.cards, count.marriage_rules.points_by_suit
        )

    def _totals_divisor(self) -> int:
        """Return the greatest common divisor of all totals that are possible."""
        return gcd(*self.scoring_phase.card_values, LAST_TRICK_POINTS)

    def match_after_hand(
        self, match: MatchStanding, auction: Auction, totals: Sequence[int], tricks: Sequence[int]
    ) -> MatchStanding:
        """Return the match after a hand, given the totals and the trick counts of all sides."""
        return self.score_hand(match, auction, totals, tricks).match

    def score_hand(
        self, match: MatchStanding, auction: Auction, totals: Sequence[int], tricks: Sequence[int]
    ) -> HandOutcome:
        ended = self.scoring_phase.score_hand(match, auction, tuple(totals), tuple(tricks))
        if not self.scoring_phase.rules.deals:
            return ended
        return replace(ended, match=replace(ended.match, hands_played=match.hands_played + 1))

    def encode_outcome(self, log: Log) -> OutcomeCode:
        scored = first_hand_score(log)
        dealer = self.game.seating.side_of(scored.dealer)

        def relative_side(side: int) -> int:
            return outcome_side_number(side, dealer, self.side_count)

        taken = {
            relative_side(item.side): item.points for item in scored.items if item.key == "taken"
        }
        declared = [item for item in scored.items if item.key in ("made", "failed")]
        bid = [event.amount for event in log[: log.index(scored)] if isinstance(event, AuctionWon)]
        return (
            relative_side(declared[0].side) if declared else NO_SIDE_NUMBER,
            bid[-1] if declared else 0,  # earlier auctions of the deal ended in a new deal
            abs(declared[0].points) if declared else 0,
            int("made" in scored.notes),
            sum(
                1 << relative_side(side)
                for side in self.game.seating.sides
                if not scored.tricks[side]
            ),
            *(points for _, points in sorted(taken.items())),
        )

    def match_after(
        self, match: MatchStanding, outcome: OutcomeCode, dealer: Side
    ) -> MatchStanding:
        holder, bid, raised, is_made, none, *taken = outcome
        totals, tricks, others = [0] * self.side_count, [1] * self.side_count, iter(taken)
        for number in range(self.side_count):
            side = (number + dealer) % self.side_count
            totals[side] = raised - 1 + is_made if number == holder else next(others)
            tricks[side] -= none >> number & 1
        declarer = NOBODY if holder == NO_SIDE_NUMBER else Seat((holder + dealer) % self.side_count)
        return self.match_after_hand(match, Auction((), bid, declarer, 0, raised), totals, tricks)

    def match_model(self, outcomes: OutcomeFrequencies) -> MatchModel:
        grain, start = GAIN_GRAIN[self.side_count], MatchStanding((0,) * self.side_count)
        rules, gains = (
            self.scoring_phase.rules,
            defaultdict[tuple[tuple[int, ...], Side], float](float),
        )
        for outcome, share in outcomes:
            scores = self.match_after(start, outcome, Side(0)).scores
            declarer = Side(outcome[0]) if rules.both_reach == "declarer" else NO_SIDE
            gains[tuple(grain * round(score / grain) for score in scores), declarer] += share
        listed = [(gained, declarer, share) for (gained, declarer), share in gains.items()]
        if rules.deals:
            return FixedRoundsModel(listed, LEAD_STEP, rules.deals, MAX_LEAD)
        return InterpolatedMatchModel(
            self.side_count,
            listed,
            self._grid_bounds(),
            rules.target,
            self.scoring_phase.decide_match,
        )

    def _grid_bounds(self) -> tuple[int, int, int]:
        """Return the step, the minimum and the maximum of the score grid."""
        rules = self.game.rules
        step = max(rules.target // GRID_STEPS[self.side_count], GAIN_GRAIN[self.side_count])
        lowest = -step * STEPS_BELOW_ZERO[self.side_count]
        if rules.floor < 0 and rules.below_zero == "as_others":
            lowest = max(rules.floor, lowest)
        return step, lowest, (rules.target - 1) // step * step

    def heuristic_action(
        self, position: SeatPosition, caution: int, *, raises_final_bid: bool
    ) -> Action:
        return contract_heuristics.heuristic_contract_action(
            position, self.scoring_phase, caution, raises_final_bid=raises_final_bid
        )

    def usual_call(self, position: SeatPosition) -> Action | None:
        return contract_heuristics.usual_call(position, self.scoring_phase)

    def create_search(
        self,
        position: SeatPosition,
        efforts: BiddingEfforts,
        equity: EquityFunction,
        context: SearchContext,
    ) -> BiddingSearch:
        return contract_search.ContractSearch(position, self, efforts.contracts, equity, context)


SCORING_MODEL = ContractScoringModel
