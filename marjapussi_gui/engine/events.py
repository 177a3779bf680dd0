"""What happened, in the words of the table: the screen, the log and the bots live on these."""

from dataclasses import replace
from typing import Literal, NamedTuple, Protocol, Self

from .cards import HIDDEN, Card, Suit
from .frozen import frozen
from .state import NOBODY, Contest, Seat, Side, Trick

ZoneKind = Literal[
    "deck", "stock", "discards", "hand", "trick", "won", "away", "show", "laid", "up", "down"
]
# What an item of a count is for, way by way of counting; and what is noted of a hand.
Berries = Literal["trump", "little", "last", "pips", "carried", "porvoo", "overshoot"]
Contracts = Literal["made", "failed", "taken", "lapiajo"]
Debts = Literal["maal", "seen", "unseen", "dublees"]
Rise = Contest | Literal["reset"]
ItemKey = Berries | Contracts | Debts | Rise | Literal["hand", "skunk"]
# What a count is made of before it is scored: cards, what was declared, tricks; and maal.
Maal = Literal["wed", "tiplu", "beside", "joker", "alter", "tunnela", "unlaid", "kidnapped"]
Taken = Literal["cards", "finer", "away", "pack", "marriage", "trump", "little", "last"]
TermKey = Maal | Taken | Literal["tricks", "broken", "finished"]
Note = (
    Rise
    | Literal[
        "porvoo", "overshoot", "bag", "passed", "made", "failed", "lapiajo", "dismissed", "dublee"
    ]
)


class Zone(NamedTuple):
    """A place where cards lie: of what kind, whose, and which of several."""

    kind: ZoneKind
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


def _row_moves(kind: Literal["up", "down"], rows: tuple[tuple[Card, ...], ...]) -> tuple[Move, ...]:
    return tuple(
        Move(card, DECK, Zone(kind, seat, place))
        for seat, row in enumerate(rows)
        for place, card in enumerate(row)
    )


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
    key: ItemKey
    points: int


class Tray(NamedTuple):
    """Cards that are counted together: what they come to, and each where all count alike."""

    cards: tuple[Card, ...]
    points: int = 0
    each: int = 0


class Term(NamedTuple):
    """One line of what a side has in a hand, in the game's own unit, with the cards it counts."""

    side: Side
    key: TermKey
    points: int
    trays: tuple[Tray, ...] = ()


@frozen
class HandScored(Public):
    """A hand is over: what was counted, and what it did to the scores.

    Terms say of what the points of each side are made, and which cards are behind the items.
    """

    dealer: Seat
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    gained: tuple[int, ...]
    scores: tuple[int, ...]
    notes: tuple[Note, ...]
    items: tuple[Item, ...]
    terms: tuple[Term, ...] = ()


@frozen
class MatchWon(Public):
    """The match is over; side is NO_SIDE when several stand at the top."""

    side: Side
