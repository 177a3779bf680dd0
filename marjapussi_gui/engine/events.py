"""What happened, in the words of the table: the screen, the log and the bots live on these."""

from dataclasses import replace
from typing import NamedTuple, Protocol, Self

from .cards import HIDDEN, Card, Suit
from .frozen import frozen
from .state import NO_CARD, NOBODY, Seat, Shown, Side, Trick


class Zone(NamedTuple):
    """A place where cards lie: of what kind, whose, and which of several."""

    kind: str
    seat: int = NOBODY
    place: int = 0


DECK, STOCK, DISCARDS = Zone("deck"), Zone("stock"), Zone("discards")


def hand_zone(seat: Seat) -> Zone:
    return Zone("hand", seat)


def lies_open(zone: Zone, viewer: Seat) -> bool:
    """Return whether viewer sees the faces of the cards in zone."""
    if zone.kind in ("hand", "away", "show"):
        return zone.seat == viewer
    return zone.kind in ("trick", "up", "laid", "discards")


class Move(NamedTuple):
    """One card from zone to zone; HIDDEN where the viewer may not know it."""

    card: Card
    source: Zone
    target: Zone


class Event(Protocol):
    """Something that happened at the table."""

    def moves(self) -> tuple[Move, ...]:
        """Return the cards that changed place."""
        ...

    def seen_by(self, seat: Seat) -> "Event":
        """Return what seat may know of it: itself when all is public."""
        ...


Log = list[Event]
KINDS: dict[tuple[str, str], type["Public"]] = {}  # every kind of event, by module and name


@frozen
class Public:
    """An event that every seat sees whole."""

    def __init_subclass__(cls) -> None:
        """Know the kind: a record is made twice, and the one with slots comes last."""
        KINDS[cls.__module__, cls.__name__] = cls

    def moves(self) -> tuple[Move, ...]:
        return ()

    def seen_by(self, seat: Seat) -> Self:
        return self


def hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


@frozen
class Dealt(Public):
    """Every seat has its cards."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    down: tuple[tuple[Card, ...], ...]
    up: tuple[tuple[Card, ...], ...]

    def moves(self) -> tuple[Move, ...]:
        return (
            *(
                Move(c, DECK, hand_zone(Seat(seat)))
                for seat, held in enumerate(self.hands)
                for c in held
            ),
            *_row_moves("down", self.down),
            *_row_moves("up", self.up),
            *(Move(c, DECK, STOCK) for c in self.stock),
        )

    def seen_by(self, seat: Seat) -> Self:
        return replace(
            self,
            hands=tuple(
                held if owner == seat else hidden(held) for owner, held in enumerate(self.hands)
            ),
            stock=hidden(self.stock),
            down=tuple(map(hidden, self.down)),
        )


def _row_moves(kind: str, rows: tuple[tuple[Card, ...], ...]) -> tuple[Move, ...]:
    return tuple(
        Move(card, DECK, Zone(kind, seat, place))
        for seat, row in enumerate(rows)
        for place, card in enumerate(row)
    )


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
    """A seat demanded a new deal."""

    seat: Seat


@frozen
class AuctionWon(Public):
    """All others have passed."""

    seat: Seat
    amount: int


@frozen
class NobodyPlays(Public):
    """All have passed, and there is no bid: each plays for what he takes."""


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


def seen_bid(bid: Shown, seat: Seat) -> Shown:
    """Return a bid still face down as seat knows it; one that was said is known to all."""
    if seat == bid.seat or bid.card == NO_CARD:
        return bid
    return Shown(bid.seat, HIDDEN, rami=False)


@frozen
class SooliSaid(Public):
    """A seat will play alone."""

    seat: Seat


@frozen
class MarriageAsked(Public):
    """A partner is asked for a whole, or for a half in suit."""

    seat: Seat
    suit: Suit


@frozen
class MarriageAnswered(Public):
    """Who was asked tells the truth: the suit, or NO_SUIT; an asker may have to tell it too."""

    seat: Seat
    suit: Suit


@frozen
class TrumpsAgain(Public):
    """A suit made before becomes trumps again, and counts nothing more."""

    seat: Seat
    suit: Suit


@frozen
class MarriageMade(Public):
    """King and queen of suit count for the side of seat."""

    seat: Seat
    suit: Suit
    is_trump: bool
    points: int


@frozen
class CardPlayed(Public):
    """A card was played to the trick."""

    seat: Seat
    card: Card
    source: Zone

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, self.source, Zone("trick", self.seat)),)


@frozen
class CardTurned(Public):
    """The card under one that was played is turned up."""

    seat: Seat
    place: int
    card: Card

    def moves(self) -> tuple[Move, ...]:
        down, up = Zone("down", self.seat, self.place), Zone("up", self.seat, self.place)
        return (Move(self.card, down, up),)


@frozen
class TrickTaken(Public):
    """A trick is full and goes to its winner's side."""

    side: Side
    trick: Trick

    def moves(self) -> tuple[Move, ...]:
        pile = Zone("won", self.side)
        cards = zip(self.trick.seats, self.trick.cards, strict=True)
        return tuple(Move(card, Zone("trick", seat), pile) for seat, card in cards)


@frozen
class StockDrawn(Public):
    """A seat drew from the stock."""

    seat: Seat
    card: Card

    def moves(self) -> tuple[Move, ...]:
        return (Move(self.card, STOCK, hand_zone(self.seat)),)

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, card=HIDDEN)


class Item(NamedTuple):
    """One line of a hand's count: what a side's score gains or loses, and for what."""

    side: Side
    key: str
    points: int


@frozen
class HandScored(Public):
    """A hand is over: what was counted, and what it did to the scores."""

    dealer: Seat
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    gained: tuple[int, ...]
    scores: tuple[int, ...]
    notes: tuple[str, ...]
    items: tuple[Item, ...]


@frozen
class MatchWon(Public):
    """The match is over; side is NO_SIDE when several stand at the top."""

    side: Side
