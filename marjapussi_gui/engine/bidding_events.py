"""Events before the first trick: bids, contracts and exchanged cards."""

from dataclasses import replace
from typing import Literal, Self

from .cards import HIDDEN, Card
from .events import STOCK, Move, Public, Zone, hand_zone, hidden
from .frozen import frozen
from .state import NO_CARD, NOBODY, Seat, Shown

# A new deal is due for all sixes in one hand or two, for three sixes, or for no high card
RedealReason = Literal["four_sixes", "pair_sixes", "three_sixes", "low"]


@frozen
class BidMade(Public):
    """A seat made a bid."""

    seat: Seat
    amount: int


@frozen
class Passed(Public):
    """A seat passed, or declined to play alone."""

    seat: Seat


@frozen
class RedealDemanded(Public):
    """A seat demanded a new deal and showed the cards that entitle it."""

    seat: Seat
    reason: RedealReason


@frozen
class NobodyPlays(Public):
    """All seats passed without a bid; there is no declarer, and each side plays for itself."""


@frozen
class AuctionWon(Public):
    """The auction is over: all others have passed."""

    seat: Seat
    amount: int


@frozen
class BidSettled(Public):
    """The declarer raised the bid or left it as it was; it is now final."""

    seat: Seat
    amount: int
    raised: bool


@frozen
class KittyShown(Public):
    """The declarer took the kitty, shown to all or only to the declarer.

    The seat is NOBODY if all passed: the kitty then stays on the table.
    """

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
    """Cards were given to another seat."""

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
    """The declarer discarded cards after taking the kitty."""

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
    """A card was laid face down as a bid."""

    seat: Seat
    card: Card

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, hand_zone(self.seat), Zone("show", self.seat)),)

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@frozen
class BidSaid(Public):
    """A bid was spoken because the hand has no card of its colour."""

    seat: Seat
    rami: bool


@frozen
class BidsTurned(Public):
    """Bid cards were turned up to the first red one; all cards returned to the hands."""

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
    """A seat announced that it plays alone."""

    seat: Seat


def seen_bid(bid: Shown, seat: Seat) -> Shown:
    """Return a face-down bid as a seat sees it. Spoken bids are known to all."""
    if seat == bid.seat or bid.card == NO_CARD:
        return bid
    return Shown(bid.seat, HIDDEN, rami=False)
