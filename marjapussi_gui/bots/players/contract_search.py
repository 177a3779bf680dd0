"""Search for decisions about contracts (bids, gifts, final bids), by playouts of whole hands.

A world is a possible deal of the hidden cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import comb, inf
from statistics import fmean

from ...engine.actions import Action, Bid, Discard, Give, Pass, Raise, Redeal, Stand
from ...engine.cards import Card, card_set, cards_in_set
from ...engine.phases.auction import BID_STEP
from ...engine.seating import Seating
from ...engine.state import NOBODY, Auction, Seat
from ...engine.view import View
from ...model.facts import ExpectedTotal, Fact, NoSearchTimeLeft, PointTotalChances
from ...model.playing_habits import ace_promise, promises_missing_ace
from ..belief.seat_position import SeatPosition
from ..equity.scoring_model import ContractScoring, EquityFunction, SamplingEffort, ValuedOutcome
from ..kernel import is_compiled
from . import bidding_heuristics
from .auction_forecast import AuctionForecast, forecast_auctions
from .bot import BotDecision, SearchContext
from .contract_heuristics import (
    heuristic_contract_action,
    is_only_partner_bidding,
    usual_call,
)
from .contract_playouts import ContractPlayoutResults, ContractPlayouts, create_playouts

MAX_EXCHANGES = 70  # gifts or discards to compare in one decision; limits its time
PLAYOUTS_PER_MS = 12.0 if is_compiled() else 0.2  # half of what an ordinary machine can play
MAX_PLAYOUT_SETS = 5  # a bid needs playouts in which each seat or nobody declares
# what a jump, or a bid in place of a pass, may cost in chance of winning the match; set by hand
# below that of a near-tie
MAX_LOSS = 0.003
JUMP = 10  # points by which a bid is higher than it has to be, if that is cheap
FALLBACK_CAUTION = 0  # points by which bids are lower than usual if time is up
# set by hand: final bids to try, relative to the expected points
FINAL_BID_MARGINS = (-50, -35, -25, -15, -5, 5)
HIGHER_LIMITS = 0, 10, 20, 40  # set by hand: points above a bid up to which to try to go on


@dataclass(slots=True)
class ContractSearch:
    """A search for a decision about a contract: a bid, a gift, a discard or a final bid."""

    position: SeatPosition
    scoring_model: ContractScoring
    effort: SamplingEffort
    equity: EquityFunction
    context: SearchContext
    playouts: ContractPlayouts = field(init=False)
    _contracts_cache: dict[Seat, ContractPlayoutResults] = field(default_factory=dict)
    _margin_cache: dict[Seat, int] = field(default_factory=dict)
    _forecasts_cache: list[AuctionForecast] = field(default_factory=list)
    _outcome_cache: dict[object, ValuedOutcome] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.effort = self._adjusted_effort(self.effort)
        self.playouts = create_playouts(
            self.position, self.scoring_model, self.effort, self.context.rng
        )

    @property
    def seating(self) -> Seating:
        return self.view.game.seating

    @property
    def view(self) -> View:
        return self.position.view

    def decide(self) -> BotDecision:
        values: dict[Action, float] = {}
        candidates = self.candidates()
        for action in candidates:
            values[action] = self._mean_equity(self.outcomes(action))
            if self.context.should_stop:
                break
        if len(values) == 1 < len(candidates):  # a single value can't be compared with anything
            heuristic = heuristic_contract_action(
                self.position,
                self.scoring_model.scoring_phase,
                FALLBACK_CAUTION,
                raises_final_bid=True,
            )
            return BotDecision(heuristic, facts=(NoSearchTimeLeft(),))
        listed = sorted(values.items(), key=lambda pair: -pair[1])
        decision = self._prefer_usual_call(BotDecision(listed[0][0], (*listed,), self.facts()))
        return self._prefer_jump_bid(self._prefer_ace_promise(decision))

    def _prefer_usual_call(self, decision: BotDecision) -> BotDecision:
        """Bid in place of a pass, or pass in place of a bid, if most people would with this hand.

        If all players waited for good hands, nobody would declare. A later bid must cost little,
        and where people would pass, it loses points although the search expects to gain some.
        """
        bids, values = _only_bids(self.view.legal_actions)[:1], dict(decision.values)
        usual = usual_call(self.position, self.scoring_model.scoring_phase)
        is_opening = not self.view.auction.bid
        if decision.action == Pass() and isinstance(usual, Bid):
            is_cheap = values[bids[0]] >= values[Pass()] - MAX_LOSS
            return replace(decision, action=bids[0]) if is_opening or is_cheap else decision
        is_unusual = isinstance(decision.action, Bid) and usual == Pass()
        return replace(decision, action=Pass()) if is_unusual and not is_opening else decision

    def _prefer_ace_promise(self, decision: BotDecision) -> BotDecision:
        """Replace the bid with one that promises an ace, if that costs little.

        The search can't value what a promise tells the partner.
        """
        values = dict(decision.values)
        for promise in self._ace_promise_bids(_only_bids([decision.action])):
            if values.get(promise, -inf) >= values[decision.action] - MAX_LOSS:
                return replace(decision, action=promise)
        return decision

    def _prefer_jump_bid(self, decision: BotDecision) -> BotDecision:
        """Replace the lowest bid with a jump, if that costs little.

        The search can't value that a jump shows strength to the partner and saves the table time.
        """
        (best, value), *_ = decision.values
        bids, are_others_out = _only_bids(self.view.legal_actions), not self._forecasts()[0].limits
        if [decision.action, best] != [*bids[:1]] * 2 or are_others_out:
            return decision
        jump = Bid(bids[0].amount + JUMP)
        if jump not in bids or promises_missing_ace(self.view, jump):
            return decision
        is_cheap = self._mean_equity(self.outcomes(jump)) >= value - MAX_LOSS
        return replace(decision, action=jump) if is_cheap else decision

    def _ace_promise_bids(self, bids: Sequence[Bid]) -> list[Bid]:
        """Return the bid that promises an ace, if it should be tried as well, or an empty list."""
        promise = ace_promise(self.view) if self.context.keeps_agreements else None
        return [promise] if bids and promise is not None and promise != bids[0] else []

    def candidates(self) -> list[Action]:
        legal = self.view.legal_actions
        bids = [] if is_only_partner_bidding(self.view) else _only_bids(legal)
        redeals = [action for action in legal[-1:] if isinstance(action, Redeal)]
        if bids or isinstance(legal[0], Pass | Redeal):
            passes = (action for action in legal if action == Pass())
            return [*bids[:1], *self._ace_promise_bids(bids), *passes, *redeals]
        if isinstance(legal[0], Stand | Raise):
            return self._final_bid_candidates()
        return [*self._exchange_candidates(), *redeals]

    def representative(self, action: Action) -> Action:
        if isinstance(action, Give | Discard):
            return type(action)(tuple(sorted(action.cards)))
        return action

    def outcomes(self, action: Action) -> list[ValuedOutcome]:
        """Return the outcomes after an action, in the order of the worlds (sampled deals)."""
        match action:
            case Redeal():
                match = self.view.match
                outcome = ValuedOutcome(match, self.equity(match, self.view.dealer))
                return [outcome] * (self.effort.world_count * self.effort.playouts_per_world)
            case Pass():
                return self._outcomes_of_auction(0, 0)
            case Bid(amount):
                return self._outcomes_of_bid(amount)
            case Stand():
                return self._outcomes_of_final_bid(self._own_contracts(), self.view.auction.bid)
            case Raise(amount):
                return self._outcomes_of_final_bid(self._own_contracts(), amount)
            case Give(cards) | Discard(cards):
                return self._outcomes_of_exchange(cards)
            case _:
                raise AssertionError(action)

    def facts(self) -> tuple[Fact, ...]:
        """Return the expected points and, for a bid, the chance of making it, if they matter."""
        if isinstance(self.view.legal_actions[0], Give | Discard) or is_only_partner_bidding(
            self.view
        ):
            return ()
        side = self.seating.side_of(self.view.seat)
        totals = [ending[side] for ending in self._own_contracts().outcomes]
        likely = ExpectedTotal(round(fmean(totals)))
        chances = (
            PointTotalChances(amount, sum(each >= amount for each in totals) / len(totals))
            for amount in self._amounts()
        )
        return (*chances, likely)

    def _amounts(self) -> list[int]:
        if bids := _only_bids(self.view.legal_actions):
            return [bids[0].amount]
        raises = [each.amount for each in self.view.legal_actions if isinstance(each, Raise)]
        return [self.view.auction.bid, *raises]

    def _adjusted_effort(self, effort: SamplingEffort) -> SamplingEffort:
        """Return the effort, with more worlds for a final bid and fewer under a time limit.

        All final bids are valued over the same hands. Of fifteen bids over 48 worlds, the best one
        would too often just be lucky.
        """
        first, each = self.view.legal_actions[0], effort.playouts_per_world
        is_last_word = isinstance(first, Stand | Raise)
        worlds = max(effort.world_count, effort.final_bid_worlds if is_last_word else 0)
        if self.context.milliseconds is not None:
            sets = 1 if is_last_word else MAX_PLAYOUT_SETS
            if isinstance(first, Give | Discard):
                sets = len(self._exchange_candidates())
            hands = round(PLAYOUTS_PER_MS * self.context.milliseconds) // sets
            each = max(1, min(each, hands // worlds))
            worlds = max(1, min(worlds, hands // each))
        return replace(effort, world_count=worlds, playouts_per_world=each)

    def _mean_equity(self, outcomes: Sequence[ValuedOutcome]) -> float:
        side = self.seating.side_of(self.view.seat)
        return fmean(outcome.equities[side] for outcome in outcomes)

    # Bids

    def _contract_playouts(self, declarer: Seat) -> ContractPlayoutResults:
        """Return playouts of all worlds (sampled deals) with this declarer, or with NOBODY."""
        if declarer not in self._contracts_cache:
            self._contracts_cache[declarer] = self.playouts.play_out(declarer)
        return self._contracts_cache[declarer]

    def _own_contracts(self) -> ContractPlayoutResults:
        return self._contract_playouts(self.view.seat)

    def _outcomes_of_bid(self, bid: int) -> list[ValuedOutcome]:
        """Return the outcomes of a bid, if the seat then bids as high as is best.

        What is best in one half of the outcomes is valued in the other, where it isn't so by luck.
        """
        tried = [self._outcomes_of_auction(bid, bid + more) for more in HIGHER_LIMITS]
        middle = len(tried[0]) // 2
        first = max(tried, key=lambda outcomes: self._mean_equity(outcomes[middle:]))
        second = max(tried, key=lambda outcomes: self._mean_equity(outcomes[:middle]))
        return first[:middle] + second[middle:]

    def _outcomes_of_auction(self, bid: int, limit: int) -> list[ValuedOutcome]:
        """Return the outcomes after a bid, if the seat then bids up to a limit.

        A bid of 0 is a pass. The others bid as people do.
        """
        each, outcomes = self.effort.playouts_per_world, list[ValuedOutcome]()
        for place, forecast in enumerate(self._forecasts()):
            declarer, price = forecast.result(bid, limit)
            outcomes += self._outcomes_of_contract(
                declarer, price, slice(each * place, each * (place + 1))
            )
        return outcomes

    def _forecasts(self) -> list[AuctionForecast]:
        """Return a forecast of the auction for each world (sampled deal)."""
        if not self._forecasts_cache:
            self._forecasts_cache = forecast_auctions(
                self.position,
                self.playouts.words,
                self.playouts.marriage_points,
                self.context.rng,
            )
        return self._forecasts_cache

    def _outcomes_of_contract(self, declarer: Seat, bid: int, part: slice) -> list[ValuedOutcome]:
        """Return part of a contract's outcomes, using the best margin for its final bids."""
        contracts = self._contract_playouts(declarer)
        if declarer == NOBODY:
            return [self._value_outcome(ending, Auction()) for ending in contracts.outcomes[part]]
        if declarer not in self._margin_cache:
            self._margin_cache[declarer] = self._best_margin(contracts, bid)
        return self._outcomes_with_bid_margin(contracts, bid, self._margin_cache[declarer], part)

    def _best_margin(self, contracts: ContractPlayoutResults, bid: int) -> int:
        """Return which margin, when added to the expected points, gives the best final bids."""
        side = self.seating.side_of(contracts.declarer)
        return max(
            FINAL_BID_MARGINS,
            key=lambda margin: fmean(
                outcome.equities[side]
                for outcome in self._outcomes_with_bid_margin(contracts, bid, margin)
            ),
        )

    def _outcomes_with_bid_margin(
        self, contracts: ContractPlayoutResults, bid: int, margin: int, part: slice = slice(None)
    ) -> list[ValuedOutcome]:
        """Return outcomes in which each final bid is the expected points plus a margin."""
        outcomes = []
        for ending, promised in zip(
            contracts.outcomes[part], contracts.expected_totals[part], strict=True
        ):
            raised = max(bid, BID_STEP * int((promised + margin) // BID_STEP))
            outcomes.append(
                self._value_outcome(ending, Auction((), bid, contracts.declarer, 0, raised))
            )
        return outcomes

    def _value_outcome(self, outcome: tuple[int, ...], auction: Auction) -> ValuedOutcome:
        """Return the score of a contract's outcome, and each side's equity after it."""
        key = auction.highest_bidder, auction.bid, auction.final_bid, outcome
        if key not in self._outcome_cache:
            sides = len(self.seating.sides)
            totals, tricks = outcome[:sides], outcome[4 : 4 + sides]
            ended = self.scoring_model.score_hand(self.view.match, auction, totals, tricks)
            equities = self.equity(ended.match, self.seating.seat_after(self.view.dealer))
            self._outcome_cache[key] = ValuedOutcome(
                ended.match, equities, ended.items, totals, tricks
            )
        return self._outcome_cache[key]

    # Gifts and the final bid

    def _final_bid_candidates(self) -> list[Action]:
        side = self.seating.side_of(self.view.seat)
        totals = sorted(ending[side] for ending in self._own_contracts().outcomes)
        wanted = {
            BID_STEP * (totals[len(totals) * part // 20] // BID_STEP) for part in range(1, 17)
        }
        return [
            action
            for action in self.view.legal_actions
            if isinstance(action, Stand) or (isinstance(action, Raise) and action.amount in wanted)
        ]

    def _outcomes_of_final_bid(
        self, contracts: ContractPlayoutResults, final_bid: int
    ) -> list[ValuedOutcome]:
        auction = self.view.auction
        said = Auction((), auction.bid, auction.highest_bidder, 0, final_bid)
        return [self._value_outcome(ending, said) for ending in contracts.outcomes]

    def _outcomes_of_exchange(self, cards: tuple[Card, ...]) -> list[ValuedOutcome]:
        """Return the outcomes of giving or discarding these cards."""
        auction, moved = self.view.auction, self.position.codes.encode(card_set(cards))
        played = self.playouts.play_out(auction.highest_bidder, moved)
        if auction.final_bid:
            return self._outcomes_of_final_bid(played, auction.final_bid)
        margin = self._best_margin(played, auction.bid)
        return self._outcomes_with_bid_margin(played, auction.bid, margin)

    def _exchange_candidates(self) -> list[Action]:
        """Return the gifts or discards to try."""
        view, first, numbers = self.view, self.view.legal_actions[0], self.position.codes
        assert isinstance(first, Give | Discard)
        hand = numbers.encode(card_set(view.hand))
        return [
            type(first)(tuple(cards_in_set(numbers.decode(moved))))
            for moved in self._card_choices(hand, len(first.cards))
        ]

    def _card_choices(self, hand: int, card_count: int) -> list[int]:
        wide = self.effort.extra_candidates
        while wide > 1 and comb(card_count + wide, card_count) > MAX_EXCHANGES:
            wide -= 1
        worths = self.scoring_model.scoring_phase.marriage_rules.points_by_suit
        if self.view.exchange.kitty:
            return bidding_heuristics.discard_candidates(hand, card_count, worths, wide)
        if self.view.seat == self.view.auction.highest_bidder:
            return bidding_heuristics.returned_card_candidates(hand, card_count, worths, wide)
        return bidding_heuristics.gift_candidates(hand, card_count, worths, wide)


def _only_bids(legal: Sequence[Action]) -> list[Bid]:
    return [action for action in legal if isinstance(action, Bid)]
