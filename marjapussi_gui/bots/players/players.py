"""Computer players, one class for each way of deciding."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from ...engine.actions import (
    Action,
    Answer,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Draw,
    Finish,
    Give,
    Lay,
    Pass,
    Play,
    Raise,
    Redeal,
    Say,
    Show,
    ShowTunnelas,
    Sooli,
    Stand,
)
from ...engine.card_combinations import CardCombinations
from ...engine.game import Game
from ...engine.phases.rummy_rights import RummyRights
from ...engine.rummy.action_proposals import complete_action
from ...engine.view import View
from ..belief.belief_inference import infer_belief
from ..equity.match_equity import score_estimate
from ..equity.match_equity_table import CancelledError, ShouldStop
from ..equity.score_clamping import clamp_scores
from ..equity.scoring import scoring_model
from ..equity.scoring_model import BiddingEfforts, EquityFunction
from ..kernel import is_compiled
from ..kernel.policy import WEIGHT_UNIT
from .bot import Bot, BotDecision, SearchContext
from .policy_sampling import forget_played_cards, sample_policy
from .trick_search import (
    PositionBuilder,
    SearchEffort,
    TrickPosition,
    heuristic_action,
    search_action,
)

EquityFactory = Callable[[Game, ShouldStop], EquityFunction]

RAISING_ACTIONS = (Bid, Raise)
INCOMPLETE_ACTIONS = (Lay, Finish, ShowTunnelas)  # listed among legal actions without their sets
# The order of action types for random choices, fixed so that a seed always plays the same match
ACTION_ORDER = (
    *(Answer, AskHalf, AskWhole, Bid, Declare, Discard, Draw, Finish, Give, Lay),
    *(Pass, Play, Raise, Redeal, Say, Show, ShowTunnelas, Sooli, Stand),
)


class RandomPlayer:
    """A player that picks a random action type, then a random action of that type.

    It always bids the minimum: random bids would nearly always fail, and no match with an auction
    would ever end.
    """

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        legal = view.legal_actions
        if len(legal) > 1:
            legal = _choose_action_type(legal, context.rng)
        kind = type(legal[0])
        action = (
            legal[0] if kind in RAISING_ACTIONS else legal[int(context.rng.random() * len(legal))]
        )
        if kind in INCOMPLETE_ACTIONS:
            rights = RummyRights(view.game.rules, view.game.seating)
            action = complete_action(action, view.rummy, view.seat, rights)
        return BotDecision(action)


def _choose_action_type(legal: Sequence[Action], rng: Random) -> Sequence[Action]:
    """Return the legal actions of one randomly chosen action type."""
    if type(legal) is CardCombinations:
        return legal
    kinds = set(map(type, legal))
    if len(kinds) == 1:
        return legal
    kind = rng.choice(sorted(kinds, key=ACTION_ORDER.index))
    return [each for each in legal if type(each) is kind]


@dataclass(slots=True)
class HeuristicPlayer:
    """A player that follows heuristics."""

    cautions: tuple[int, ...] = (0,)  # points by which it bids lower than usual; one by chance
    position_builder: PositionBuilder = field(
        default_factory=lambda: PositionBuilder(score_estimate)
    )
    raises_final_bid: bool = False  # whether the final bid goes up when the hand is worth more

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        if len(view.legal_actions) == 1:
            return BotDecision(view.legal_actions[0])
        if view.phase == "play":
            return BotDecision(
                self.choose_trick_action(self.position_builder.build(view), context.rng)
            )
        model, caution = scoring_model(view.game), context.rng.choice(self.cautions)
        return BotDecision(
            model.heuristic_action(
                infer_belief(view), caution, raises_final_bid=self.raises_final_bid
            )
        )

    def choose_trick_action(self, position: TrickPosition, _rng: Random) -> Action:
        """Return the card to play, or the marriage declaration to make."""
        return heuristic_action(position)


@dataclass(slots=True)
class PolicyPlayer(HeuristicPlayer):
    """A player that plays the cards an expert is likely to play, and follows heuristics otherwise.

    Its weaknesses are those of people: noise makes unlikely plays more frequent, forgotten cards
    count as still out, some declarations are missed, and a beginner who cannot value a hand bids
    now too high and now too low, and never raises the final bid.
    """

    noise: float = WEIGHT_UNIT  # with WEIGHT_UNIT, each card is played with its own probability
    oversight_rate: float = 0.0  # share of declarations that are missed
    forgets_played_cards: bool = False
    raises_final_bid: bool = True

    def choose_trick_action(self, position: TrickPosition, rng: Random) -> Action:
        seen = forget_played_cards(position) if self.forgets_played_cards else position
        return sample_policy(seen, self.noise, self.oversight_rate, rng)


@dataclass(slots=True)
class SearchPlayer:
    """A player that searches for the best action over sampled deals of the hidden cards."""

    trick_effort: SearchEffort
    bidding_efforts: BiddingEfforts
    create_equity: EquityFactory = score_estimate
    position_builder: PositionBuilder = field(init=False)

    def __post_init__(self) -> None:
        self.position_builder = PositionBuilder(self.create_equity)

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        if len(view.legal_actions) == 1:
            return BotDecision(view.legal_actions[0])
        try:
            return self._search(view, context)
        except CancelledError:
            return BotDecision(view.legal_actions[0])

    def _search(self, view: View, context: SearchContext) -> BotDecision:
        is_unwanted = context.stop.is_set
        if view.phase == "play":
            scene = self.position_builder.build(view, is_unwanted)
            context.restart_clock()  # tables are no thinking time: once per game or hand
            return search_action(scene, self.trick_effort, context)
        worth = self.position_builder.equity_for(view.game, is_unwanted)
        context.restart_clock()
        efforts = self.bidding_efforts if is_compiled() else self.bidding_efforts.uncompiled
        return (
            scoring_model(view.game)
            .create_search(infer_belief(view), efforts, worth, context)
            .decide()
        )


@dataclass(slots=True)
class GamePlayer:
    """A player of all games: one bot for trick games, another one for rummy."""

    trick_bot: Bot
    rummy_bot: Bot

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        view = clamp_scores(view)
        context.restart_clock()
        return (self.rummy_bot if view.game.is_rummy else self.trick_bot).decide(view, context)
