"""How an auction probably goes on: the others bid as people do, up to what their hands are worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random

from ...engine.phases.auction import BID_STEP, Bidding
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..belief.seat_position import SeatPosition
from ..kernel.constants import WORLD_WORDS
from . import bidding_heuristics
from .auction_style import auction_style


@dataclass(frozen=True, slots=True)
class AuctionForecast:
    """How an auction goes on in one world (a possible deal), in steps of BID_STEP."""

    view: View
    limits: Mapping[Seat, float]  # up to which the others bid, for those that may still bid
    opening_courage: float  # by how much the first bid may exceed a limit

    def result(self, bid: int, limit: int) -> tuple[Seat, int]:
        """Return who declares, or NOBODY, and the last bid.

        The seat makes a bid now and goes on up to its limit. A bid of 0 is a pass.
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
            is_partners = holder != NOBODY and len({*map(seating.side_of, limits)}) == 1
            if least > limits[seat] + courage or is_partners:
                del limits[seat]
            else:
                holder, price = seat, least
        raise AssertionError("the auction never ends")


def forecast_auctions(
    position: SeatPosition,
    words: Sequence[int],
    marriage_points: bidding_heuristics.MarriagePoints,
    rng: Random,
) -> list[AuctionForecast]:
    """Return a forecast for each world. Nobody's limit is lower than what was bid already."""
    view, style = position.view, auction_style(position.view.game)
    coefficients = bidding_heuristics.linear_estimates(view.game).before_exchange
    said = {call.seat: call.amount for call in view.auction.calls}
    bidders = _remaining_bidders(position)
    forecasts = []
    for offset in range(0, len(words), WORLD_WORDS):
        limits = {}
        for seat in bidders:
            expected_total = bidding_heuristics.expected_total_before_exchange(
                words[offset + seat], marriage_points, coefficients
            )
            highest = style.highest_bid(expected_total, rng.gauss(0, 1))
            limits[seat] = max(highest, said.get(seat, 0))
        forecasts.append(AuctionForecast(view, limits, style.opening_courage))
    return forecasts


def _remaining_bidders(position: SeatPosition) -> list[Seat]:
    """Return the other seats that may still bid."""
    view = position.view
    auction, game = view.auction, view.game
    bidding = next(phase for phase in game.phases if isinstance(phase, Bidding))
    allowed = bidding.eligible_seats(position.state) if auction.bid else -1
    return [
        seat
        for seat in game.seating.seats
        if seat != view.seat and allowed & ~auction.passed_seats & 1 << seat
    ]
