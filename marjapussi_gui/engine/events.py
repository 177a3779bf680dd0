"""Events at the table, which the screen, the hand log and the bots read."""

from dataclasses import replace
from typing import Literal, NamedTuple, Protocol, Self

from .cards import HIDDEN, Card, Suit
from .frozen import frozen
from .state import NOBODY, ContestKind, Seat, Side, Trick

ZoneKind = Literal[
    "deck", "stock", "discards", "hand", "trick", "won", "away", "show", "laid", "up", "down"
]
# Reasons for score changes, for each way of scoring, and remarks about a hand
BerryKey = Literal["trump", "little", "last", "pips", "carried", "porvoo", "overshoot"]
ContractKey = Literal["made", "failed", "taken", "lapiajo"]
DebtKey = Literal["maal", "seen", "unseen", "dublees"]
RisingKey = ContestKind | Literal["reset"]
ItemKey = BerryKey | ContractKey | DebtKey | RisingKey | Literal["hand", "skunk"]
# What scores points within a hand: maal (bonus cards) in rummy, else cards and marriages
MaalKey = Literal["wed", "tiplu", "beside", "joker", "alter", "tunnela", "unlaid", "kidnapped"]
CardPointKey = Literal["cards", "finer", "away", "pack", "marriage", "trump", "little", "last"]
TermKey = MaalKey | CardPointKey | Literal["tricks", "broken", "finished"]
HandNote = (
    RisingKey
    | Literal[
        "porvoo", "overshoot", "bag", "passed", "made", "failed", "lapiajo", "dismissed", "dublee"
    ]
)


class Zone(NamedTuple):
    """A place for cards: its kind, the seat or side that owns it, and its index among several."""

    kind: ZoneKind
    seat: int = NOBODY
    place: int = 0


DECK_ZONE, STOCK_ZONE, DISCARD_ZONE = Zone("deck"), Zone("stock"), Zone("discards")


def hand_zone(seat: Seat) -> Zone:
    return Zone("hand", seat)


def is_visible_to(zone: Zone, viewer: Seat) -> bool:
    """Return whether a seat sees the faces of the cards in a zone."""
    if zone.kind in ("hand", "away", "show"):
        return zone.seat == viewer
    return zone.kind in ("trick", "up", "laid", "discards")


class CardMove(NamedTuple):
    """A move of one card between zones. The card is HIDDEN if the viewer doesn't see its face."""

    card: Card
    source: Zone
    target: Zone


class Event(Protocol):
    """Something that happened at the table."""

    def moves(self) -> tuple[CardMove, ...]:
        """Return the moves of cards that belong to the event, in order."""

    def as_seen_by(self, seat: Seat) -> "Event":
        """Return the event as a seat sees it, with HIDDEN in place of cards that it can't see."""


Log = list[Event]


@frozen
class PublicEvent:
    """An event that looks the same to every seat."""

    def moves(self) -> tuple[CardMove, ...]:
        return ()

    def as_seen_by(self, seat: Seat) -> Self:
        return self


def hide_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


@frozen
class CardsDealt(PublicEvent):
    """The dealer dealt the cards."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    face_down: tuple[tuple[Card, ...], ...]
    face_up: tuple[tuple[Card, ...], ...]

    def moves(self) -> tuple[CardMove, ...]:
        return (
            *(
                CardMove(c, DECK_ZONE, hand_zone(Seat(seat)))
                for seat, held in enumerate(self.hands)
                for c in held
            ),
            *_row_moves("down", self.face_down),
            *_row_moves("up", self.face_up),
            *(CardMove(c, DECK_ZONE, STOCK_ZONE) for c in self.stock),
        )

    def as_seen_by(self, seat: Seat) -> Self:
        return replace(
            self,
            hands=tuple(
                held if owner == seat else hide_cards(held) for owner, held in enumerate(self.hands)
            ),
            stock=hide_cards(self.stock),
            face_down=tuple(map(hide_cards, self.face_down)),
        )


def _row_moves(
    kind: Literal["up", "down"], rows: tuple[tuple[Card, ...], ...]
) -> tuple[CardMove, ...]:
    return tuple(
        CardMove(card, DECK_ZONE, Zone(kind, seat, place))
        for seat, row in enumerate(rows)
        for place, card in enumerate(row)
    )


@frozen
class MarriageAsked(PublicEvent):
    """A player asked the partner for half of a marriage, or for a whole one if suit is WHOLE.

    Half of a marriage is the king or the queen of a suit.
    """

    seat: Seat
    suit: Suit


@frozen
class MarriageAnswered(PublicEvent):
    """A player answered a question about a marriage: with its suit for yes, with NO_SUIT for no.

    If the rules allow bluffing, the asker must answer as well after the partner's yes.
    """

    seat: Seat
    suit: Suit


@frozen
class TrumpsRestored(PublicEvent):
    """The suit of an earlier marriage became trumps again, without scoring."""

    seat: Seat
    suit: Suit


@frozen
class MarriageDeclared(PublicEvent):
    """A marriage was declared, and the side of the seat scored its points."""

    seat: Seat
    suit: Suit
    is_trump: bool
    points: int


@frozen
class CardPlayed(PublicEvent):
    """A player played a card to the trick."""

    seat: Seat
    card: Card
    source: Zone

    def moves(self) -> tuple[CardMove, ...]:
        return (CardMove(self.card, self.source, Zone("trick", self.seat)),)


@frozen
class CardTurned(PublicEvent):
    """The face-down card below a played card was turned up."""

    seat: Seat
    place: int
    card: Card

    def moves(self) -> tuple[CardMove, ...]:
        down, up = Zone("down", self.seat, self.place), Zone("up", self.seat, self.place)
        return (CardMove(self.card, down, up),)


@frozen
class TrickTaken(PublicEvent):
    """A trick was completed and went to the winner's side."""

    side: Side
    trick: Trick

    def moves(self) -> tuple[CardMove, ...]:
        pile = Zone("won", self.side)
        cards = zip(self.trick.seats, self.trick.cards, strict=True)
        return tuple(CardMove(card, Zone("trick", seat), pile) for seat, card in cards)


@frozen
class StockDrawn(PublicEvent):
    """A player drew a card from the stock."""

    seat: Seat
    card: Card

    def moves(self) -> tuple[CardMove, ...]:
        return (CardMove(self.card, STOCK_ZONE, hand_zone(self.seat)),)

    def as_seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, card=HIDDEN)


class ScoreItem(NamedTuple):
    """A change of a side's match score after a hand, and the reason for it."""

    side: Side
    key: ItemKey
    points: int
    is_beaten: bool = False  # whether the side gets them because the other side's bid failed


class ScoredCardGroup(NamedTuple):
    """Cards that score together. points_each is what each card scores, or 0 if it varies."""

    cards: tuple[Card, ...]
    points: int = 0
    points_each: int = 0


class ScoreTerm(NamedTuple):
    """One part of the points that a side made in a hand, with the cards that count for it."""

    side: Side
    key: TermKey
    points: int
    card_groups: tuple[ScoredCardGroup, ...] = ()


@frozen
class HandScored(PublicEvent):
    """A hand was scored. Its items are the changes of the match scores, with their reasons.

    Its terms explain the points that were made within the hand, card by card.
    """

    dealer: Seat
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    score_changes: tuple[int, ...]
    scores: tuple[int, ...]
    notes: tuple[HandNote, ...]
    items: tuple[ScoreItem, ...]
    terms: tuple[ScoreTerm, ...] = ()

    @property
    def is_sweep(self) -> bool:
        """Whether one side took every trick."""
        return max(self.tricks) == sum(self.tricks)


@frozen
class MatchWon(PublicEvent):
    """The match ended. The winning side is NO_SIDE if the match is tied."""

    side: Side
