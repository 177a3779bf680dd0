"""Events of rummy: offered cards, laid sets, the tiplu (main wild card), and a new stock."""

from dataclasses import replace
from typing import Self

from ..cards import HIDDEN, Card
from ..events import DISCARD_ZONE, STOCK_ZONE, CardMove, PublicEvent, Zone, hand_zone
from ..frozen import frozen
from ..state import Meld, Seat


@frozen
class FirstCardOffered(PublicEvent):
    """The first card of the stock was turned up and offered to the first player."""

    card: Card

    def moves(self) -> tuple[CardMove, ...]:
        return (CardMove(self.card, STOCK_ZONE, DISCARD_ZONE),)


@frozen
class TunnelasShown(PublicEvent):
    """A player showed tunnelas (three identical cards), which stay in the hand."""

    seat: Seat
    sets: tuple[Meld, ...]


@frozen
class OfferTaken(PublicEvent):
    """A player took the offered card."""

    seat: Seat
    card: Card

    def moves(self) -> tuple[CardMove, ...]:
        return (CardMove(self.card, DISCARD_ZONE, hand_zone(self.seat)),)


@frozen
class SetsLaid(PublicEvent):
    """A player laid sets on the table, next to any sets laid before."""

    seat: Seat
    sets: tuple[Meld, ...]
    first_place: int = 0

    def moves(self) -> tuple[CardMove, ...]:
        return tuple(
            CardMove(card, hand_zone(self.seat), Zone("laid", self.seat, self.first_place + place))
            for place, cards in enumerate(self.sets)
            for card in cards
        )


@frozen
class TipluSeen(PublicEvent):
    """A player who laid sets looked at the tiplu, the card that decides which cards are wild."""

    seat: Seat
    card: Card
    known_to: tuple[Seat, ...]
    is_new: bool

    def as_seen_by(self, seat: Seat) -> Self:
        return self if seat in self.known_to else replace(self, card=HIDDEN)


@frozen
class CardDiscarded(PublicEvent):
    """A player discarded a card, which is offered to the next player."""

    seat: Seat
    card: Card

    def moves(self) -> tuple[CardMove, ...]:
        return (CardMove(self.card, hand_zone(self.seat), DISCARD_ZONE),)


@frozen
class StockRenewed(PublicEvent):
    """All discards except the last one were shuffled into a new stock."""

    cards: tuple[Card, ...]

    def moves(self) -> tuple[CardMove, ...]:
        return tuple(CardMove(card, DISCARD_ZONE, STOCK_ZONE) for card in self.cards)

    def as_seen_by(self, seat: Seat) -> Self:
        return replace(self, cards=tuple(sorted(self.cards)))


@frozen
class RummyEnded(PublicEvent):
    """A rummy deal ended and all cards were shown. The seat is NOBODY if it was called off."""

    seat: Seat
    hands: tuple[tuple[Card, ...], ...]
    tiplu: Card
