"""What happens before the first trick: bids, contracts, and cards that change hands."""

from dataclasses import replace
from typing import Literal, Self

from .cards import HIDDEN, Card
from .events import STOCK, Move, Public, Zone, hand_zone, hidden
from .frozen import frozen
from .state import NO_CARD, NOBODY, Seat, Shown

# What entitles to a new deal: sixes in one hand, or in those of two partners; or no high card
RedealReason = Literal["four_sixes", "pair_sixes", "three_sixes", "low"]


@frozen
class BidMade(Public):
    """A seat bid so many points."""

    seat: Seat
    amount: int


@frozen
class Passed(Public):
    """A seat bids no more, or will not play alone."""

    seat: Seat


@frozen
class RedealDemanded(Public):
    """A seat demanded a new deal, and showed why it may."""

    seat: Seat
    reason: RedealReason


@frozen
class NobodyPlays(Public):
    """All have passed, and there is no bid: each plays for what he takes."""


@frozen
class AuctionWon(Public):
    """All others have passed."""

    seat: Seat
    amount: int


@frozen
class BidSettled(Public):
    """The declarer's last word: the bid raised, or left as it was."""

    seat: Seat
    amount: int
    raised: bool


@frozen
class KittyShown(Public):
    """The kitty, seen by all or by the declarer alone, goes to him; it lies if nobody plays."""

    seat: Seat
    cards: tuple[Card, ...]
    is_open: bool = True

    def moves(self) -> tuple[Move, ...]:
        if self.seat == NOBODY:
            return ()
        return tuple(Move(card, STOCK, hand_zone(self.seat)) for card in self.cards)

    def seen_by(self, seat: Seat) -> Self:
        if self.is_open or seat == self.seat:
            return self
        return replace(self, cards=hidden(self.cards))


@frozen
class CardsGiven(Public):
    """Cards were handed over."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(
            Move(card, hand_zone(self.giver), hand_zone(self.taker)) for card in self.cards
        )

    def seen_by(self, seat: Seat) -> Self:
        if seat in (self.giver, self.taker):
            return self
        return replace(self, cards=hidden(self.cards))


@frozen
class CardsPutAway(Public):
    """The declarer put cards away."""

    seat: Seat
    cards: tuple[Card, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(
            Move(card, hand_zone(self.seat), Zone("away", self.seat)) for card in self.cards
        )

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))


@frozen
class BidLaid(Public):
    """A bidding card was laid face down."""

    seat: Seat
    card: Card

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, hand_zone(self.seat), Zone("show", self.seat)),)

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@frozen
class BidSaid(Public):
    """No card would serve, so the bid was said aloud."""

    seat: Seat
    rami: bool


@frozen
class BidsTurned(Public):
    """Bids were turned up to the first red one; then all cards went back to the hands."""

    turned: tuple[Shown, ...]
    unturned: tuple[Shown, ...]
    game: str
    declarer: Seat

    def moves(self) -> tuple[Move, ...]:
        return tuple(
            Move(bid.card, Zone("show", bid.seat), hand_zone(bid.seat))
            for bid in self.turned + self.unturned
            if bid.card != NO_CARD
        )

    def seen_by(self, seat: Seat) -> Self:
        return replace(self, unturned=tuple(seen_bid(bid, seat) for bid in self.unturned))


@frozen
class SooliSaid(Public):
    """A seat will play alone."""

    seat: Seat


def seen_bid(bid: Shown, seat: Seat) -> Shown:
    """Return a bid still face down as seat knows it; one that was said is known to all."""
    if seat == bid.seat or bid.card == NO_CARD:
        return bid
    return Shown(bid.seat, HIDDEN, rami=False)
