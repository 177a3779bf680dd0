"""The auction: players bid in turn until at most one of them has not passed."""

from collections.abc import Callable, Sequence

from ..actions import Action, Bid, Pass, Redeal
from ..bidding_events import (
    AuctionWon,
    BidMade,
    BidPassed,
    HandPassedOut,
    RedealDemanded,
    RedealReason,
)
from ..cards import SUIT_LETTERS, CardSet, cards_of_ranks
from ..events import Log
from ..frozen import frozen
from ..rules import Rules
from ..seating import Seating
from ..state import NOBODY, Auction, AuctionCall, GameState, MatchStanding, Seat
from . import Phase

BID_STEP = 5
BID_ACTIONS = tuple(Bid(amount) for amount in range(0, 1001, BID_STEP))
PASS, REDEAL = Pass(), Redeal()
SIXES = cards_of_ranks("6")
CARDS_ABOVE_JACK = cards_of_ranks("ATKQ")


def bids_between(low: int, high: int) -> tuple[Bid, ...]:
    """Return all bids from low to high, both included, in ascending order."""
    return BID_ACTIONS[low // BID_STEP : high // BID_STEP + 1]


@frozen
class Bidding(Phase):
    """An auction in which each player bids higher or passes, and stays out after a pass."""

    rules: Rules
    seating: Seating
    find_opener: Callable[[GameState], Seat]
    max_bid: int  # the most points that one side can make in a hand, and so the highest bid

    def name(self, state: GameState) -> str:
        return "auction"

    def enter(self, state: GameState, log: Log | None) -> GameState:
        state = state.replace(auction=Auction())
        return state.replace(turn=self._next_caller(state, self.find_opener(state)))

    def legal_actions(self, state: GameState) -> Sequence[Action]:
        auction, seat = state.auction, state.turn
        is_low = self.is_bid_limited_by_score(state.match, seat)
        calls: tuple[Action, ...]
        if not auction.bid and self.rules.opening == "may":
            calls = (PASS,) if is_low else (PASS, *bids_between(self.rules.min_bid, self.max_bid))
        elif not auction.calls:
            calls = bids_between(self.rules.min_bid, self.rules.min_bid if is_low else self.max_bid)
        elif is_low:
            calls = (PASS,)
        else:
            calls = (PASS, *bids_between(auction.bid + BID_STEP, self.max_bid))
        return (*calls, REDEAL) if self._can_demand_redeal(state) else calls

    def refusal_reason(self, state: GameState, action: Action) -> str:
        if action in self.legal_actions(state):
            return ""
        auction = state.auction
        match action:
            case Redeal():
                return "its cards give it no right to a new deal"
            case Pass():
                return f"it must open with {self.rules.min_bid} or more"
            case Bid(amount) if amount % BID_STEP:
                return f"bids go up in steps of {BID_STEP}"
            case Bid(amount) if amount > self.max_bid:
                return f"the highest possible bid is {self.max_bid}"
            case Bid(amount) if amount <= auction.bid or amount < self.rules.min_bid:
                return f"it must bid {max(auction.bid + BID_STEP, self.rules.min_bid)} or more"
            case Bid():
                must_open = not auction.calls and self.rules.opening == "must"
                what = f"bid {self.rules.min_bid}" if must_open else "pass"
                return f"its score is {self.rules.floor} or less, so it can only {what}"
            case _:
                return "it must bid or pass"

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        match action:
            case Bid(amount):
                event: BidMade | BidPassed = BidMade(state.turn, amount)
                state = self._add_call(state, amount)
            case Pass():
                event = BidPassed(state.turn)
                state = self._add_call(state, 0)
            case _:
                return redeal(state, self.rules, log)
        if log is not None:
            log.append(event)
            if self.is_done(state):
                auction = state.auction
                won = (
                    AuctionWon(auction.highest_bidder, auction.bid)
                    if auction.bid
                    else HandPassedOut()
                )
                log.append(won)
        return state

    def is_done(self, state: GameState) -> bool:
        left = self.eligible_seats_mask(state) & ~state.auction.passed_seats
        return not left or (state.auction.bid > 0 and left.bit_count() == 1)

    def eligible_seats_mask(self, state: GameState) -> int:
        """Return a bit set of the seats that may bid at this stage of the auction.

        By a house rule, sides with a score below zero wait until all others have passed.
        """
        everybody = (1 << self.seating.players) - 1
        if self.rules.below_zero == "as_others":
            return everybody
        scores = state.match.scores
        first = sum(
            1 << seat for seat in self.seating.seats if scores[self.seating.side_of(seat)] >= 0
        )
        return first if first & ~state.auction.passed_seats else everybody

    def _next_caller(self, state: GameState, seat: Seat) -> Seat:
        """Return the first seat, from the given one on, that may still call, or NOBODY."""
        left = self.eligible_seats_mask(state) & ~state.auction.passed_seats
        for candidate in self.seating.seats_from(seat):
            if left >> candidate & 1:
                return candidate
        return NOBODY

    def is_bid_limited_by_score(self, match: MatchStanding, seat: Seat) -> bool:
        """Return whether the score of a seat's side is so low that it may not bid freely."""
        floor, score = self.rules.floor, match.scores[self.seating.side_of(seat)]
        return self.rules.below_zero == "as_others" and floor < 0 and score <= floor

    def _add_call(self, state: GameState, amount: int) -> GameState:
        auction, seat = state.auction, state.turn
        calls = (*auction.calls, AuctionCall(seat, amount))
        if amount:
            auction = Auction(calls, amount, seat, auction.passed_seats)
        else:
            auction = Auction(
                calls, auction.bid, auction.highest_bidder, auction.passed_seats | 1 << seat
            )
        called = state.replace(auction=auction)
        begins_anew = self.eligible_seats_mask(called) != self.eligible_seats_mask(state)
        start = self.find_opener(state) if begins_anew else self.seating.seat_after(seat)
        return called.replace(turn=self._next_caller(called, start))

    def _can_demand_redeal(self, state: GameState) -> bool:
        hand, rule = state.hands[state.turn], self.rules.redeal
        if rule == "four_sixes":
            return can_redeal_for_sixes(self.rules, self.seating, state)
        if rule == "none" or any(call.seat == state.turn for call in state.auction.calls):
            return False
        return _has_three_sixes(hand) or (
            rule == "three_sixes_or_low" and not hand & CARDS_ABOVE_JACK
        )


def can_redeal_for_sixes(rules: Rules, seating: Seating, state: GameState) -> bool:
    """Return whether the side to act holds all four sixes and may demand a new deal for them."""
    side = seating.side_of(state.turn)
    held = sum(state.hands[seat] & SIXES for seat in seating.seats if seating.side_of(seat) == side)
    return rules.redeal == "four_sixes" and held.bit_count() == 4


def redeal_reason(rules: Rules, hand: CardSet) -> RedealReason:
    """Return why a hand is entitled to a new deal. The caller has checked that it is."""
    sixes = (hand & SIXES).bit_count()
    if sixes == len(SUIT_LETTERS):
        return "four_sixes"
    if rules.redeal == "four_sixes":
        return "pair_sixes"
    return "three_sixes" if _has_three_sixes(hand) else "low"


def redeal(state: GameState, rules: Rules, log: Log | None) -> GameState:
    """Return the state for a new deal by the same dealer, demanded by the seat to act."""
    if log is not None:
        reason = redeal_reason(rules, state.hands[state.turn])
        log.append(RedealDemanded(state.turn, reason))
    return GameState(0, NOBODY, state.dealer, state.match)


def _has_three_sixes(hand: CardSet) -> bool:
    return (hand & SIXES).bit_count() >= 3
