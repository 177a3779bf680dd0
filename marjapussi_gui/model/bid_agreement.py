"""The agreement between partners in an auction: a jump above 80 on a first bid promises an ace.

A jump is a bid that is higher than it has to be. Nobody checks whether a promise is kept.
"""

from ..engine.actions import Bid
from ..engine.cards import ACES, card_set
from ..engine.game import Game
from ..engine.phases.auction import BID_STEP, Bidding
from ..engine.state import Seat
from ..engine.view import View

PROMISE_ABOVE = 80
NO_PROMISE_FROM = 160  # a jump this high only shows that its bidder wants to be the declarer


def has_bid_agreement(game: Game) -> bool:
    """Return whether partners bid in a game, from 80 or less."""
    has_auction = any(isinstance(phase, Bidding) for phase in game.phases)
    return has_auction and game.seating.has_partners and game.rules.min_bid <= PROMISE_ABOVE


def seats_promising_ace(view: View) -> frozenset[Seat]:
    if not has_bid_agreement(view.game):
        return frozenset()
    promising, called, highest = set(), set(), 0
    for call in view.auction.calls:
        is_first_bid = call.seat not in called
        called.add(call.seat)
        if is_first_bid and _is_promise(call.amount, _lowest_bid(view, highest)):
            promising.add(call.seat)
        highest = max(highest, call.amount)
    return frozenset(promising)


def ace_promise(view: View) -> Bid | None:
    """Return the lowest bid by which the seat promises an ace, or None if no bid does."""
    if not has_bid_agreement(view.game) or not card_set(view.hand) & ACES:
        return None
    if any(call.seat == view.seat for call in view.auction.calls):
        return None
    lowest = _lowest_bid(view, view.auction.bid)
    bid = Bid(max(PROMISE_ABOVE, lowest) + BID_STEP)
    return bid if _is_promise(bid.amount, lowest) and bid in view.legal_actions else None


def promises_missing_ace(view: View, bid: Bid) -> bool:
    """Return whether the seat would promise an ace with a bid, but holds none."""
    is_first = all(call.seat != view.seat for call in view.auction.calls)
    is_promise = _is_promise(bid.amount, _lowest_bid(view, view.auction.bid))
    lacks_ace = not card_set(view.hand) & ACES
    return has_bid_agreement(view.game) and is_first and is_promise and lacks_ace


def _lowest_bid(view: View, highest: int) -> int:
    """Return the lowest bid allowed after the highest bid so far, or 0 for none."""
    return max(highest + BID_STEP, view.game.rules.min_bid)


def _is_promise(amount: int, lowest: int) -> bool:
    return PROMISE_ABOVE < amount < NO_PROMISE_FROM and amount > lowest
