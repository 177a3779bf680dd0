"""Events before the first trick: bids, contracts and exchanged cards."""

from dataclasses import replace
from typing import Literal, Self

from .cards import HIDDEN, Card
from .events import STOCK_ZONE, CardMove, PublicEvent, Zone, hand_zone, hide_cards
from .frozen import frozen
from .state import NO_CARD, NOBODY, Seat, ShownBid

# Why a player may demand a new deal: all four sixes in one hand, all four in the hands of two
# partners, three sixes, or no card above a jack
RedealReason = Literal["four_sixes", "pair_sixes", "three_sixes", "low"]


@frozen
class BidMade(PublicEvent):
    """A player made a bid."""

    seat: Seat
    amount: int


@frozen
class BidPassed(PublicEvent):
    """A player passed in the auction, or declined to play alone."""

    seat: Seat


@frozen
class RedealDemanded(PublicEvent):
    """A player demanded a new deal and showed the cards that justify it."""

    seat: Seat
    reason: RedealReason


@frozen
class HandPassedOut(PublicEvent):
    """All players passed without a bid, so each side plays for itself without a declarer."""


@frozen
class AuctionWon(PublicEvent):
    """The auction ended because all players but the winner have passed."""

    seat: Seat
    amount: int


@frozen
class BidSettled(PublicEvent):
    """The declarer fixed the final bid: the highest bid of the auction, or a higher one."""

    seat: Seat
    amount: int
    is_raised: bool


@frozen
class KittyShown(PublicEvent):
    """The declarer took the kitty, shown either to all players or only to the declarer.

    The seat is NOBODY if all passed. The kitty then stays on the table.
    """

    seat: Seat
    cards: tuple[Card, ...]
    is_open: bool = True

    def moves(self) -> tuple[CardMove, ...]:
        if self.seat == NOBODY:
            return ()
        return tuple(CardMove(card, STOCK_ZONE, hand_zone(self.seat)) for card in self.cards)

    def as_seen_by(self, seat: Seat) -> Self:
        if self.is_open or seat == self.seat:
            return self
        return replace(self, cards=hide_cards(self.cards))


@frozen
class CardsGiven(PublicEvent):
    """A player gave cards to another player."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]

    def moves(self) -> tuple[CardMove, ...]:
        return tuple(
            CardMove(card, hand_zone(self.giver), hand_zone(self.taker)) for card in self.cards
        )

    def as_seen_by(self, seat: Seat) -> Self:
        if seat in (self.giver, self.taker):
            return self
        return replace(self, cards=hide_cards(self.cards))


@frozen
class DeclarerDiscarded(PublicEvent):
    """The declarer discarded cards after taking the kitty."""

    seat: Seat
    cards: tuple[Card, ...]

    def moves(self) -> tuple[CardMove, ...]:
        return tuple(
            CardMove(card, hand_zone(self.seat), Zone("away", self.seat)) for card in self.cards
        )

    def as_seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=hide_cards(self.cards))


@frozen
class BidCardLaid(PublicEvent):
    """A player laid a card face down as a bid."""

    seat: Seat
    card: Card

    def moves(self) -> tuple[CardMove, ...]:
        return (CardMove(self.card, hand_zone(self.seat), Zone("show", self.seat)),)

    def as_seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@frozen
class BidSpoken(PublicEvent):
    """A player spoke a bid because the hand has no card of the right colour to lay."""

    seat: Seat
    is_rami: bool


@frozen
class BidCardsTurned(PublicEvent):
    """The face-down bids were turned up one by one, up to the first red card.

    All bid cards, face up or not, then returned to the hands of their players.
    """

    face_up_bids: tuple[ShownBid, ...]
    face_down_bids: tuple[ShownBid, ...]
    contest: str
    declarer: Seat

    def moves(self) -> tuple[CardMove, ...]:
        return tuple(
            CardMove(bid.card, Zone("show", bid.seat), hand_zone(bid.seat))
            for bid in self.face_up_bids + self.face_down_bids
            if bid.card != NO_CARD
        )

    def as_seen_by(self, seat: Seat) -> Self:
        return replace(
            self, face_down_bids=tuple(bid_as_seen_by(bid, seat) for bid in self.face_down_bids)
        )


@frozen
class SooliAnnounced(PublicEvent):
    """A player announced a sooli: a hand played alone, without taking a single trick."""

    seat: Seat


def bid_as_seen_by(bid: ShownBid, seat: Seat) -> ShownBid:
    """Return a face-down bid as seen from a seat. Cards of other seats are replaced with HIDDEN."""
    if seat == bid.seat or bid.card == NO_CARD:
        return bid
    return ShownBid(bid.seat, HIDDEN, is_rami=False)
