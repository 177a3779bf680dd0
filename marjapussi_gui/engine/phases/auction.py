"""The auction: players bid in turn until all but one have passed, or all have."""

from collections.abc import Callable, Sequence

from ..actions import Action, Bid, Pass, Redeal
from ..bidding_events import AuctionWon, BidMade, NobodyPlays, Passed, RedealDemanded, RedealReason
from ..cards import SUITS, CardSet, ranked
from ..events import Log
from ..frozen import frozen
from ..rules import Rules
from ..seating import Seating
from ..state import NOBODY, Auction, Call, Seat, State
from . import Phase

STEP = 5
BIDS = tuple(Bid(amount) for amount in range(0, 1001, STEP))
PASS, REDEAL = Pass(), Redeal()
SIXES = ranked("6")
ABOVE_JACK = ranked("ATKQ")


def bids_from(low: int, high: int) -> tuple[Bid, ...]:
    """Return the bids from low to high."""
    return BIDS[low // STEP : high // STEP + 1]


@frozen
class Bidding(Phase):
    """An auction in which each player bids higher or passes, and stays out after a pass."""

    rules: Rules
    seating: Seating
    opener: Callable[[State], Seat]
    most: int  # the most points that one side can make

    def name(self, state: State) -> str:
        return "auction"

    def enter(self, state: State, log: Log | None) -> State:
        state = state.but(auction=Auction())
        return state.but(turn=self._next(state, self.opener(state)))

    def legal(self, state: State) -> Sequence[Action]:
        auction, seat = state.auction, state.turn
        is_low = self._is_low(state, seat)
        calls: tuple[Action, ...]
        if not auction.bid and self.rules.opening == "may":
            calls = (PASS,) if is_low else (PASS, *bids_from(self.rules.min_bid, self.most))
        elif not auction.calls:
            calls = bids_from(self.rules.min_bid, self.rules.min_bid if is_low else self.most)
        elif is_low:
            calls = (PASS,)
        else:
            calls = (PASS, *bids_from(auction.bid + STEP, self.most))
        return (*calls, REDEAL) if self._may_demand(state) else calls

    def refusal(self, state: State, action: Action) -> str:
        if action in self.legal(state):
            return ""
        auction = state.auction
        match action:
            case Redeal():
                return "has no right to a new deal"
            case Pass():
                return f"must open with {self.rules.min_bid} or more"
            case Bid(amount) if amount % STEP:
                return f"must bid in steps of {STEP}"
            case Bid(amount) if amount > self.most:
                return f"can make {self.most} at most"
            case Bid(amount) if amount <= auction.bid or amount < self.rules.min_bid:
                return f"must bid {max(auction.bid + STEP, self.rules.min_bid)} or more"
            case Bid():
                must_open = not auction.calls and self.rules.opening == "must"
                what = f"bid {self.rules.min_bid}" if must_open else "pass"
                return f"stands at {self.rules.floor} or less and may only {what}"
            case _:
                return "a bid is due"

    def step(self, state: State, action: Action, log: Log | None) -> State:
        match action:
            case Bid(amount):
                event: BidMade | Passed = BidMade(state.turn, amount)
                state = self._called(state, amount)
            case Pass():
                event = Passed(state.turn)
                state = self._called(state, 0)
            case _:
                return dealt_again(state, self.rules, log)
        if log is not None:
            log.append(event)
            if self.done(state):
                auction = state.auction
                won = AuctionWon(auction.holder, auction.bid) if auction.bid else NobodyPlays()
                log.append(won)
        return state

    def done(self, state: State) -> bool:
        left = self.may_bid(state) & ~state.auction.passed
        return not left or (state.auction.bid > 0 and left.bit_count() == 1)

    def may_bid(self, state: State) -> int:
        """Return a bit set of the seats that take part in the auction now.

        Sides with a score below zero may have to wait until all others have passed.
        """
        everybody = (1 << self.seating.players) - 1
        if self.rules.below_zero == "as_others":
            return everybody
        scores = state.match.scores
        first = sum(
            1 << seat for seat in self.seating.seats if scores[self.seating.side(seat)] >= 0
        )
        return first if first & ~state.auction.passed else everybody

    def _next(self, state: State, seat: Seat) -> Seat:
        """Return the first seat from this one on that may still call."""
        left = self.may_bid(state) & ~state.auction.passed
        for candidate in self.seating.round_from(seat):
            if left >> candidate & 1:
                return candidate
        return NOBODY

    def _is_low(self, state: State, seat: Seat) -> bool:
        """Return whether the score of a seat limits its bidding; a floor of 0 limits nobody."""
        floor, score = self.rules.floor, state.match.scores[self.seating.side(seat)]
        return self.rules.below_zero == "as_others" and floor < 0 and score <= floor

    def _called(self, state: State, amount: int) -> State:
        auction, seat = state.auction, state.turn
        calls = (*auction.calls, Call(seat, amount))
        if amount:
            auction = Auction(calls, amount, seat, auction.passed)
        else:
            auction = Auction(calls, auction.bid, auction.holder, auction.passed | 1 << seat)
        called = state.but(auction=auction)
        begins_anew = self.may_bid(called) != self.may_bid(state)
        start = self.opener(state) if begins_anew else self.seating.after(seat)
        return called.but(turn=self._next(called, start))

    def _may_demand(self, state: State) -> bool:
        hand, rule = state.hands[state.turn], self.rules.redeal
        if rule == "four_sixes":
            return has_four_sixes(self.rules, self.seating, state)
        if rule == "none" or any(call.seat == state.turn for call in state.auction.calls):
            return False
        return _has_three_sixes(hand) or (rule == "three_sixes_or_low" and not hand & ABOVE_JACK)


def has_four_sixes(rules: Rules, seating: Seating, state: State) -> bool:
    """Return whether the side to act holds all sixes and may demand a new deal for them."""
    side = seating.side(state.turn)
    held = sum(state.hands[seat] & SIXES for seat in seating.seats if seating.side(seat) == side)
    return rules.redeal == "four_sixes" and held.bit_count() == 4


def redeal_reason(rules: Rules, hand: CardSet) -> RedealReason:
    """Return the cards for which a hand may demand a new deal, as it is entitled to one."""
    sixes = (hand & SIXES).bit_count()
    if sixes == len(SUITS):
        return "four_sixes"
    if rules.redeal == "four_sixes":
        return "pair_sixes"
    return "three_sixes" if _has_three_sixes(hand) else "low"


def dealt_again(state: State, rules: Rules, log: Log | None) -> State:
    """Return the state before the same dealer deals again, on demand of the seat to act."""
    if log is not None:
        reason = redeal_reason(rules, state.hands[state.turn])
        log.append(RedealDemanded(state.turn, reason))
    return State(0, NOBODY, state.dealer, state.match)


def _has_three_sixes(hand: CardSet) -> bool:
    return (hand & SIXES).bit_count() >= 3
