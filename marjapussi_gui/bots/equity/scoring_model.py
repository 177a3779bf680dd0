"""The base of scoring models: what bots need to know about a way of scoring hands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from ...engine.actions import Action
from ...engine.events import HandScored, Log, ScoreItem
from ...engine.game import Game
from ...engine.phases.contract import ContractScoringPhase
from ...engine.phases.counting import CardValues, HandScoringPhase
from ...engine.phases.counting import HandOutcome as Counted
from ...engine.state import Auction, GameState, MatchStanding, Seat, Side
from ...model.facts import Fact
from ..belief.card_codes import CardCodes
from ..belief.seat_position import SeatPosition
from ..kernel.inputs import CardPoints, ScoringInput
from ..players.bot import BotDecision, SearchContext
from .hand_outcomes import OutcomeCode, OutcomeFrequencies
from .match_models import ExactMatchModel, MatchModel

NO_VALUES: CardValues = (0,) * 53
MAX_EXACT_TARGET = 60  # with a higher target, an exact match model would have too many situations

# returns each side's equity, given the match and the next dealer
EquityFunction = Callable[[MatchStanding, Seat], tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class SamplingEffort:
    """How many deals, playouts and card exchanges a search for bids tries."""

    world_count: int
    playouts_per_world: int
    extra_candidates: int = 0
    final_bid_worlds: int = 0  # number of deals for the final bid, if it is more than world_count

    @property
    def uncompiled(self) -> "SamplingEffort":
        """The reduced effort for the search in plain Python, where it takes about half a second."""
        return SamplingEffort(max(self.world_count // 8, 4), 1, min(self.extra_candidates, 1))


@dataclass(frozen=True, slots=True)
class BiddingEfforts:
    """How much a player searches for contract bids, and for contest bids (rami or nolo)."""

    contracts: SamplingEffort
    contests: SamplingEffort

    @property
    def uncompiled(self) -> "BiddingEfforts":
        """The reduced efforts for the search in plain Python."""
        return BiddingEfforts(self.contracts.uncompiled, self.contests.uncompiled)


@dataclass(frozen=True, slots=True)
class ValuedOutcome:
    """The match after a hand, each side's equity in it, and the score of the hand."""

    match: MatchStanding
    equities: tuple[float, ...]
    items: tuple[ScoreItem, ...] = ()
    points: tuple[int, ...] = ()  # empty in games that count no points
    tricks: tuple[int, ...] = ()


class BiddingSearch(Protocol):
    """A search for a decision before trick play. It tries all actions in the same sampled deals."""

    effort: SamplingEffort

    def decide(self) -> BotDecision:
        """Return the best legal action."""

    def candidates(self) -> Sequence[Action]:
        """Return the legal actions worth searching."""

    def representative(self, action: Action) -> Action:
        """Return the action that is searched in place of all actions with the same effect."""

    def outcomes(self, action: Action) -> list[ValuedOutcome]:
        """Return the outcomes after an action, one or more for each sampled deal, in order."""

    def facts(self) -> tuple[Fact, ...]:
        """Return the facts that explain the decision."""


class ContractScoring(Protocol):
    """The part of a scoring model that a contract search uses."""

    scoring_phase: ContractScoringPhase

    def card_points(self, state: GameState, codes: CardCodes) -> CardPoints: ...

    def scoring_input(self, declarer: Seat) -> ScoringInput:
        """Return the kernel's scoring input for a declarer, or for NOBODY if all passed."""

    def score_hand(
        self, match: MatchStanding, auction: Auction, totals: Sequence[int], tricks: Sequence[int]
    ) -> Counted:
        """Score a hand, given the points (totals) and the trick counts of all sides."""


class ScoringModel:
    """What bots know about a way of scoring. Subclasses implement what their games need."""

    scoring_type: ClassVar[type[HandScoringPhase]]  # the scoring phase of the engine that it models
    scoring_phase: HandScoringPhase

    def __init__(self, game: Game) -> None:
        count = game.scoring_phase
        assert isinstance(count, self.scoring_type), count
        self.game = game
        self.scoring_phase = count

    # For the search

    @property
    def card_values(self) -> tuple[CardValues, ...]:
        """The card values and, if there are any, the card values that break ties."""
        return ()

    def utilities(
        self, state: GameState, equity: EquityFunction, *, exact: bool = False
    ) -> ScoringInput:
        """Return scoring input with the utility of every possible outcome of the hand.

        If there are too many outcomes, points are rounded, unless exact is set, which is slow.
        """
        raise AssertionError(f"no search counts by {type(self.scoring_phase).__name__}")

    def next_dealer(self, state: GameState) -> Seat:
        """Return the next dealer. This works even before the first trick."""
        return self.game.seating.seat_after(state.dealer)

    def card_points(self, state: GameState, codes: CardCodes) -> CardPoints:
        """Return the card values, and the points that each side has won so far in the hand."""
        first, ties = (*self.card_values, NO_VALUES, NO_VALUES)[:2]
        trick, won = state.trick.cards, self._points_won(first, state)
        for card in state.exchange.discards:
            won[self.game.seating.side_of(state.auction.highest_bidder)] += (
                first[card] if card >= 0 else 0
            )
        values, most = values_by_code(first, codes), max(first)
        return CardPoints(
            values=values,
            weights=[12 * value // most if most else 0 for value in values],
            tie_values=values_by_code(ties, codes),
            points=won,
            tie_points=self._points_won(ties, state),
            trick_points=sum(first[card] for card in trick),
            trick_tie_points=sum(ties[card] for card in trick),
        )

    def _points_won(self, card_values: CardValues, state: GameState) -> list[int]:
        """Return the card points that each side has won, as a list of length four."""
        totals = [0] * 4
        for trick in state.tricks:
            totals[self.game.seating.side_of(trick.winner)] += sum(
                card_values[card] for card in trick.cards
            )
        return totals

    # For the match

    def encode_outcome(self, log: Log) -> OutcomeCode:
        """Return the outcome code of the first hand in a log."""
        raise AssertionError(f"nobody writes down hands of {type(self.scoring_phase).__name__}")

    def match_after(
        self, match: MatchStanding, outcome: OutcomeCode, dealer: Side
    ) -> MatchStanding:
        """Return the match after a side has dealt a hand with this outcome."""
        raise AssertionError(
            f"no match follows from endings of {type(self.scoring_phase).__name__}"
        )

    def match_model(self, outcomes: OutcomeFrequencies) -> MatchModel | None:
        """Return a match model based on these outcomes, or None if only an estimate is possible."""
        if self.game.rules.target > MAX_EXACT_TARGET:
            return None
        sides = len(self.game.seating.sides)
        return ExactMatchModel(
            sides, outcomes, lambda match, end: self.match_after(match, end, Side(0))
        )

    # For decisions before trick play

    def heuristic_action(
        self, position: SeatPosition, caution: int, *, raises_final_bid: bool
    ) -> Action:
        """Return the action that the heuristics choose before trick play.

        Caution is by how many points the heuristics bid lower than usual.
        """
        raise AssertionError("nothing is declared here")

    def usual_call(self, position: SeatPosition) -> Action | None:
        """Return the call that most people would make with the hand, or None outside an auction."""
        return None

    def create_search(
        self,
        position: SeatPosition,
        efforts: BiddingEfforts,
        equity: EquityFunction,
        context: SearchContext,
    ) -> BiddingSearch:
        """Return the search for a decision before trick play."""
        raise AssertionError("nothing is declared here")


def values_by_code(card_values: CardValues, codes: CardCodes) -> list[int]:
    """Return the card values for the 16 codes in a suit, with 0 for unused codes."""
    return [
        card_values[codes.card_by_code[strength]] if codes.card_by_code[strength] >= 0 else 0
        for strength in range(16)
    ]


def first_hand_score(log: Log) -> HandScored:
    """Return the event that scored the first hand in a log."""
    return next(event for event in log if isinstance(event, HandScored))
