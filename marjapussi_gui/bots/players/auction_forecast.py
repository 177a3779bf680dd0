"""What an auction reveals about hands, and how it continues if others bid as people do.

In each world (a possible deal), the others bid up to a limit: what their hands are worth.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from math import prod
from random import Random
from statistics import NormalDist

from ...engine.phases.auction import BID_STEP, Bidding
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..belief.seat_position import SeatPosition
from ..kernel.constants import WORLD_WORDS
from . import bidding_heuristics
from .auction_style import auction_style

MarriagePoints = bidding_heuristics.MarriagePoints
# Points by which limits differ from what the style of a game says; set by hand, well above the
# spread of the style, because people differ more than its players
LIMIT_ERROR = 15
MIN_CHANCE = 0.05  # of a call, because nobody is sure to bid by a style


@dataclass(frozen=True, slots=True)
class AuctionForecast:
    """How an auction continues in one world (sampled deal), in steps of BID_STEP."""

    view: View
    limits: Mapping[Seat, float]  # of the others that may still bid
    opening_courage: float  # points by which the first bid may exceed a limit

    def result(self, bid: int, limit: int) -> tuple[Seat, int]:
        """Return the result of the auction: the declarer, or NOBODY, and the last bid.

        The seat makes the bid now, where 0 is a pass, and then goes on bidding up to the limit.
        """
        own, auction, seating = self.view.seat, self.view.auction, self.view.game.seating
        holder, price = (own, bid) if bid else (auction.highest_bidder, auction.bid)
        limits = {**self.limits, own: limit} if bid else {**self.limits}
        for seat in cycle(seating.seats_from(seating.seat_after(own))):
            if not limits.keys() - {holder}:
                return holder, price
            if seat == holder or seat not in limits:
                continue
            least = max(price + BID_STEP, self.view.game.rules.min_bid)
            courage = 0 if price else self.opening_courage
            has_partners_bid = holder != NOBODY and len({*map(seating.side_of, limits)}) == 1
            if least > limits[seat] + courage or has_partners_bid:
                del limits[seat]
            else:
                holder, price = seat, least
        raise AssertionError("the auction never ends")


def forecast_auctions(
    position: SeatPosition, words: Sequence[int], marriage_points: MarriagePoints, rng: Random
) -> list[AuctionForecast]:
    """Return a forecast for each world. No player's limit is below that player's last bid."""
    view, style = position.view, auction_style(position.view.game)
    said = {call.seat: call.amount for call in view.auction.calls}
    return [
        AuctionForecast(
            view,
            {
                seat: max(limit + style.spread * rng.gauss(0, 1), said.get(seat, 0))
                for seat, limit in limits.items()
            },
            style.opening_courage,
        )
        for limits in _bid_limits_by_world(
            view, words, marriage_points, _remaining_bidders(position)
        )
    ]


def call_likelihoods(
    view: View, words: Sequence[int], marriage_points: MarriagePoints
) -> Iterator[float]:
    """Yield, for each world, how likely people with such hands would have made the same calls."""
    style, error = auction_style(view.game), NormalDist(0, LIMIT_ERROR)
    bounds: list[tuple[Seat, float, bool]] = []  # what a limit is at least, or less than
    highest = 0
    for call in view.auction.calls:
        courage = 0 if highest else style.opening_courage
        amount = call.amount or max(highest + BID_STEP, view.game.rules.min_bid)
        bounds.append((call.seat, amount - courage, bool(call.amount)))
        highest = max(highest, call.amount)
    seats = {seat for seat, _, _ in bounds} - {view.seat}
    for limits in _bid_limits_by_world(view, words, marriage_points, seats):
        yield prod(
            max(error.cdf((limits[seat] - bound) * (1 if is_bid else -1)), MIN_CHANCE)
            for seat, bound, is_bid in bounds
            if seat in seats
        )


def _bid_limits_by_world(
    view: View, words: Sequence[int], marriage_points: MarriagePoints, seats: Iterable[Seat]
) -> Iterator[dict[Seat, float]]:
    """Yield, for each world (sampled deal), how high each seat usually bids."""
    style = auction_style(view.game)
    coefficients = bidding_heuristics.linear_estimates(view.game).before_exchange
    for offset in range(0, len(words), WORLD_WORDS):
        yield {
            seat: style.highest_bid(
                bidding_heuristics.expected_total_before_exchange(
                    words[offset + seat], marriage_points, coefficients
                ),
                0,
            )
            for seat in seats
        }


def _remaining_bidders(position: SeatPosition) -> list[Seat]:
    """Return the other seats that may still bid."""
    view = position.view
    bidding = next(phase for phase in view.game.phases if isinstance(phase, Bidding))
    allowed = bidding.eligible_seats_mask(position.state) if view.auction.bid else -1
    return [
        seat
        for seat in view.game.seating.seats
        if seat != view.seat and allowed & ~view.auction.passed_seats & 1 << seat
    ]
