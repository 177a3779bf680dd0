"""Bidding round the table until all but one have passed."""

from collections.abc import Callable, Sequence

from ..actions import Action, Bid, Pass, Redeal
from ..cards import CardSet, ranked
from ..events import AuctionWon, BidMade, Log, Passed, RedealDemanded
from ..records import record
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


@record
class Bidding(Phase):
    """The opener must bid; then each bids higher or passes for good."""

    rules: Rules
    seating: Seating
    opener: Callable[[State], Seat]
    most: int  # nobody can make more

    def name(self, state: State) -> str:
        return "auction"

    def enter(self, state: State, log: Log | None) -> State:
        return state.but(turn=self.opener(state), auction=Auction())

    def legal(self, state: State) -> Sequence[Action]:
        auction, seat = state.auction, state.turn
        is_low = state.match.scores[self.seating.side(seat)] <= self.rules.floor
        calls: tuple[Action, ...]
        if not auction.calls:
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
                what = "pass" if auction.calls else f"bid {self.rules.min_bid}"
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
                if log is not None:
                    log.append(RedealDemanded(state.turn))
                return State(0, NOBODY, state.dealer, state.match)
        if log is not None:
            log.append(event)
            if self.done(state):
                log.append(AuctionWon(state.auction.holder, state.auction.bid))
        return state

    def done(self, state: State) -> bool:
        return state.auction.passed.bit_count() == self.seating.players - 1

    def _called(self, state: State, amount: int) -> State:
        auction, seat = state.auction, state.turn
        calls = (*auction.calls, Call(seat, amount))
        if amount:
            auction = Auction(calls, amount, seat, auction.passed)
        else:
            auction = Auction(calls, auction.bid, auction.holder, auction.passed | 1 << seat)
        following = self.seating.after(seat)
        while auction.passed >> following & 1:
            following = self.seating.after(following)
        return state.but(auction=auction, turn=following)

    def _may_demand(self, state: State) -> bool:
        hand, rule = state.hands[state.turn], self.rules.redeal
        if rule == "none" or any(call.seat == state.turn for call in state.auction.calls):
            return False
        return _has_three_sixes(hand) or (rule == "three_sixes_or_low" and not hand & ABOVE_JACK)


def _has_three_sixes(hand: CardSet) -> bool:
    return (hand & SIXES).bit_count() >= 3
