"""Computer players, one class for each way to decide."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf, log
from random import Random

from ...engine.actions import (
    Action,
    AnswerWhole,
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
    SayBid,
    ShowBidCard,
    ShowTunnelas,
    Sooli,
    Stand,
)
from ...engine.card_combinations import CardCombinations
from ...engine.cards import card_set
from ...engine.game import Game
from ...engine.rummy.action_proposals import fill_in_sets
from ...engine.rummy.turn_rules import RummyTurnRules
from ...engine.view import View
from ..belief.policy_weights import load_policy_weights
from ..belief.seat_position import SeatPosition
from ..equity.match_equity import score_based_equity
from ..equity.match_equity_table import CancelledError, ShouldStop
from ..equity.score_clamping import clamp_scores
from ..equity.scoring import scoring_model
from ..equity.scoring_model import BiddingEfforts, EquityFunction
from ..kernel import is_compiled
from ..kernel.constants import DECLARE_MARRIAGE
from ..kernel.policy import WEIGHT_UNIT, log_priors
from .bot import Bot, BotDecision, SearchContext
from .trick_search import (
    PositionBuilder,
    SearchEffort,
    TrickPosition,
    heuristic_action,
    heuristic_code,
    search_action,
)

EquityFactory = Callable[[Game, ShouldStop], EquityFunction]

RAISING_ACTIONS = (Bid, Raise)
INDIFFERENCE = WEIGHT_UNIT * log(1.25)  # between cards that are about as likely
INCOMPLETE_ACTIONS = (Lay, Finish, ShowTunnelas)  # listed as legal without their sets
# the order of action types for random choices; fixed, so that a seed always gives the same match
ACTION_ORDER = (
    *(AnswerWhole, AskHalf, AskWhole, Bid, Declare, Discard, Draw, Finish, Give, Lay),
    *(Pass, Play, Raise, Redeal, SayBid, ShowBidCard, ShowTunnelas, Sooli, Stand),
)


class RandomPlayer:
    """A player that picks a random type of action, and then a random action of this type.

    It always bids the minimum, because random bids would nearly always fail, and no match with an
    auction would ever end.
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
            turn_rules = RummyTurnRules(view.game.rules, view.game.seating)
            action = fill_in_sets(action, view.rummy, view.seat, turn_rules)
        return BotDecision(action)


def _choose_action_type(legal: Sequence[Action], rng: Random) -> Sequence[Action]:
    """Return all legal actions of a randomly chosen type."""
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

    cautions: tuple[int, ...] = (0,)  # points by which it bids lower than usual; one at random
    position_builder: PositionBuilder = field(
        default_factory=lambda: PositionBuilder(score_based_equity)
    )
    raises_final_bid: bool = False  # whether it raises the final bid if the hand is worth more

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        position = SeatPosition(view)
        if view.phase == "play" and len(view.legal_actions) > 1:
            return self.decide_trick(self.position_builder.build(position), context.rng)
        return BotDecision(self.choose_action(position, context.rng))

    def choose_action(self, position: SeatPosition, rng: Random) -> Action:
        view = position.view
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        if view.phase == "play":
            return self.decide_trick(self.position_builder.build(position), rng).action
        return scoring_model(view.game).heuristic_action(
            position, rng.choice(self.cautions), raises_final_bid=self.raises_final_bid
        )

    def decide_trick(self, position: TrickPosition, _rng: Random) -> BotDecision:
        return BotDecision(heuristic_action(position))


@dataclass(slots=True)
class PolicyPlayer(HeuristicPlayer):
    """A player that plays cards as people do, and otherwise follows heuristics.

    Its weaknesses are those of people. Noise makes unlikely plays more frequent, forgotten cards
    count as unplayed, and some declarations are missed. Beginners who can't value a hand sometimes
    bid too high, sometimes too low, and never raise the final bid.
    """

    noise: float = WEIGHT_UNIT  # one WEIGHT_UNIT leaves the policy's probabilities as they are
    oversight_rate: float = 0.0  # share of the declarations that it misses
    forgets_played_cards: bool = False
    raises_final_bid: bool = True

    def decide_trick(self, position: TrickPosition, rng: Random) -> BotDecision:
        seen = forget_played_cards(position) if self.forgets_played_cards else position
        decision = sample_policy(seen, self.noise, self.oversight_rate, rng)
        return replace(decision, has_forgotten=self.forgets_played_cards)


@dataclass(slots=True)
class SearchPlayer:
    """A player that searches for the best action, over sampled deals of the hidden cards."""

    trick_effort: SearchEffort
    bidding_efforts: BiddingEfforts
    create_equity: EquityFactory = score_based_equity
    position_builder: PositionBuilder = field(init=False)

    def __post_init__(self) -> None:
        self.position_builder = PositionBuilder(self.create_equity)

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        if len(view.legal_actions) == 1:
            return BotDecision(view.legal_actions[0])
        try:
            position = SeatPosition(view, trusts_partner=context.keeps_agreements)
            return self._search(position, context)
        except CancelledError:
            return BotDecision(view.legal_actions[0])

    def _search(self, position: SeatPosition, context: SearchContext) -> BotDecision:
        game, is_unwanted = position.view.game, context.stop.is_set
        if position.view.phase == "play":
            trick_position = self.position_builder.build(position, is_unwanted)
            context.restart_clock()  # creating the tables doesn't count as thinking time
            return search_action(trick_position, self.trick_effort, context)
        equity = self.position_builder.equity_for(game, is_unwanted)
        context.restart_clock()
        efforts = self.bidding_efforts if is_compiled() else self.bidding_efforts.uncompiled
        return scoring_model(game).create_search(position, efforts, equity, context).decide()


@dataclass(slots=True)
class AllGamesPlayer:
    """A player of all games, made of a bot for trick games and a bot for rummy."""

    trick_bot: Bot
    rummy_bot: Bot

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        view = clamp_scores(view)
        context.restart_clock()
        return (self.rummy_bot if view.game.is_rummy else self.trick_bot).decide(view, context)


def sample_policy(
    position: TrickPosition, noise: float, oversight_rate: float, rng: Random
) -> BotDecision:
    """Return a card sampled from the policy, or the declaration that the heuristics suggest.

    At the oversight rate a declaration is missed, and a card is played instead. Without noise the
    most likely card is played. With one WEIGHT_UNIT of noise each card is played with the policy's
    own probability.
    """
    code, weights = heuristic_code(position), load_policy_weights(position.view)
    priors = {} if weights is None else log_priors(position.table, weights)
    if priors and (code < DECLARE_MARRIAGE or rng.random() < oversight_rate):
        code = max(priors, key=lambda card: priors[card] + noise * _gumbel_noise(rng))
    chosen = priors.get(code, inf)  # of a call, which nothing equals
    tied = [each for each in priors if abs(priors[each] - chosen) <= INDIFFERENCE]
    decode = position.codes.decode_action
    return BotDecision(decode(code), tied=tuple(map(decode, tied)))


def rank_by_policy(position: TrickPosition) -> list[Action]:
    """Return the heuristics' declaration, if any, and then the cards, the most likely first."""
    code, weights = heuristic_code(position), load_policy_weights(position.view)
    priors = {} if weights is None else log_priors(position.table, weights)
    cards = sorted(priors, key=lambda card: -priors[card])
    codes = cards if code in priors else [code, *cards]
    return list(map(position.codes.decode_action, codes))


def forget_played_cards(position: TrickPosition) -> TrickPosition:
    """Return the position as if all cards outside the seat's hand were still unplayed."""
    everything = card_set(position.view.game.dealing_phase.cards)
    return TrickPosition(position.seat_position, position.utilities, everything)


def _gumbel_noise(rng: Random) -> float:
    """Return Gumbel noise.

    The maximum of log weights plus such noise is a sample in proportion to the weights.
    """
    return -log(-log(rng.random() or 0.5))
