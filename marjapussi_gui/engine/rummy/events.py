"""Events of rummy: offers, laid sets, the tiplu, a new stock."""

from dataclasses import replace
from typing import Self

from ..cards import HIDDEN, Card
from ..events import DISCARDS, STOCK, Move, Public, Zone, hand_zone
from ..frozen import frozen
from ..state import Meld, Seat


@frozen
class OfferTurned(Public):
    """The first card of the stock was turned up and offered to the first player."""

    card: Card

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, STOCK, DISCARDS),)


@frozen
class TunnelasShown(Public):
    """A seat showed tunnelas, which stay in its hand."""

    seat: Seat
    sets: tuple[Meld, ...]


@frozen
class OfferTaken(Public):
    """A seat took the offered card."""

    seat: Seat
    card: Card

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, DISCARDS, hand_zone(self.seat)),)


@frozen
class SetsLaid(Public):
    """Sets were laid on the table, after those that the seat had laid before."""

    seat: Seat
    sets: tuple[Meld, ...]
    beside: int = 0

    def moves(self) -> tuple[Move, ...]:
        return tuple(
            Move(card, hand_zone(self.seat), Zone("laid", self.seat, self.beside + place))
            for place, cards in enumerate(self.sets)
            for card in cards
        )


@frozen
class TipluSeen(Public):
    """A seat that laid its sets looked at the tiplu, which may have been chosen just now."""

    seat: Seat
    card: Card
    knowers: tuple[Seat, ...]
    chosen: bool

    def seen_by(self, seat: Seat) -> Self:
        return self if seat in self.knowers else replace(self, card=HIDDEN)


@frozen
class CardDiscarded(Public):
    """A seat discarded a card, which is offered to the next player."""

    seat: Seat
    card: Card

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, hand_zone(self.seat), DISCARDS),)


@frozen
class StockRenewed(Public):
    """All discards but the last were shuffled into a new stock."""

    cards: tuple[Card, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(card, DISCARDS, STOCK) for card in self.cards)

    def seen_by(self, seat: Seat) -> Self:
        return replace(self, cards=tuple(sorted(self.cards)))


@frozen
class RummyEnded(Public):
    """A seat finished the deal, or NOBODY if it was called off; all cards are shown."""

    seat: Seat
    hands: tuple[tuple[Card, ...], ...]
    tiplu: Card
