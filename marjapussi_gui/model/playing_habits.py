"""How somebody plays: likely choices, habits, and agreements with a partner."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from ..engine.actions import Bid
from ..engine.cards import ACES, card_set
from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.phases.auction import BID_STEP, Bidding
from ..engine.state import Seat
from ..engine.view import View

MAX_OFFSET = 3.0  # at most e³ = 20 times as likely
# Counts as much as this variance of decisions like everybody's, so that a few decisions say little
PRIOR_VARIANCE = 4.0


class PlayTrait(StrEnum):
    """Something that players do more or less often than others."""

    HIGH_CARDS = "high"  # plays high cards
    TAKES_TRICKS = "takes"  # beats the best card in the trick
    LEADS_TRUMPS = "trumps"
    DECLARES = "declares"  # declares a marriage, or asks for one
    BIDS = "bids"  # bids or raises instead of passing


@frozen
class TraitSum:
    """How much more often a player's decisions followed a trait than those of other players."""

    surplus: float  # how much more often than expected
    variance: float  # the variance of the expected number


TraitSums = Mapping[PlayTrait, TraitSum]
PlayingHabits = Mapping[PlayTrait, float]  # the offset of each trait; empty for everybody's play


def add_trait_sums(parts: Iterable[TraitSums]) -> TraitSums:
    total: dict[PlayTrait, TraitSum] = {}
    for part in parts:
        for trait, each in part.items():
            old = total.get(trait, TraitSum(0.0, 0.0))
            total[trait] = TraitSum(old.surplus + each.surplus, old.variance + each.variance)
    return total


def playing_habits(sums: TraitSums) -> PlayingHabits:
    """Return each trait's offset, estimated from its sums; few decisions draw it towards 0."""
    offsets = {
        trait: each.surplus / (each.variance + PRIOR_VARIANCE) for trait, each in sums.items()
    }
    return {trait: max(-MAX_OFFSET, min(each, MAX_OFFSET)) for trait, each in offsets.items()}


class Habit(StrEnum):
    """Something that a player does or doesn't do when there is a choice."""

    OPEN_WITH_ACE = "open_with_ace"
    DECLARE_AT_ONCE = "declare_at_once"
    ASK_AT_ONCE = "ask_at_once"
    ADD_POINTS = "add_points"
    LEAVE_TRICK = "leave_trick"
    LEAD_BACK = "lead_back"
    SECOND_LOW = "second_low"
    TRUMP_IN = "trump_in"


@frozen
class HabitRate:
    """How often players of one level follow a habit, as a share of the times they could."""

    habit: Habit
    share: float


PROMISE_ABOVE = 80
NO_PROMISE_FROM = 160  # a jump this high only shows that its bidder wants to be the declarer


def has_bid_agreement(game: Game) -> bool:
    """Return whether a game has partners, and an auction that starts at 80 or less."""
    has_auction = any(isinstance(phase, Bidding) for phase in game.phases)
    return has_auction and game.seating.has_partners and game.rules.min_bid <= PROMISE_ABOVE


def seats_promising_ace(view: View) -> frozenset[Seat]:
    if not has_bid_agreement(view.game):
        return frozenset()
    promising, called, highest = set(), set(), 0
    for call in view.auction.calls:
        is_first_bid = call.seat not in called
        called.add(call.seat)
        if is_first_bid and _is_ace_promise(call.amount, _lowest_bid(view, highest)):
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
    return bid if _is_ace_promise(bid.amount, lowest) and bid in view.legal_actions else None


def promises_missing_ace(view: View, bid: Bid) -> bool:
    """Return whether a bid would promise an ace that the seat doesn't hold."""
    is_first = all(call.seat != view.seat for call in view.auction.calls)
    is_promise = _is_ace_promise(bid.amount, _lowest_bid(view, view.auction.bid))
    lacks_ace = not card_set(view.hand) & ACES
    return has_bid_agreement(view.game) and is_first and is_promise and lacks_ace


def _lowest_bid(view: View, highest: int) -> int:
    """Return the lowest bid allowed after `highest`, which is 0 if nobody has bid."""
    return max(highest + BID_STEP, view.game.rules.min_bid)


def _is_ace_promise(amount: int, lowest: int) -> bool:
    return PROMISE_ABOVE < amount < NO_PROMISE_FROM and amount > lowest
