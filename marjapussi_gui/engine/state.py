"""The state of a match as immutable values."""

from enum import StrEnum
from functools import partial
from typing import NewType, cast

from .cards import NO_SUIT, Card, CardSet, Suit
from .frozen import frozen

Seat = NewType("Seat", int)
Side = NewType("Side", int)

NOBODY = Seat(-1)
NO_SIDE = Side(-1)
NO_CARD = Card(-1)
WHOLE = Suit(-1)


@frozen
class Trick:
    """The cards of a trick, in the order of the seats, and the current winner."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    best_card: Card = NO_CARD
    winner: Seat = NOBODY

    @property
    def leader(self) -> Seat:
        return self.seats[0]


@frozen
class DeclaredMarriage:
    """A declared marriage: its suit, its seat, and the number of tricks before it."""

    suit: Suit
    seat: Seat
    tricks_before: int


@frozen
class PartnerQuestion:
    """A question to the partner, and the suit of the answer."""

    seat: Seat
    suit: Suit  # WHOLE if no suit was named
    tricks_before: int
    answer: Suit = NO_SUIT
    partner_has_half: bool = False  # only used if bluffing is allowed


@frozen
class Marriages:
    """The marriages and questions of the current hand."""

    trump: Suit = NO_SUIT
    declared: tuple[DeclaredMarriage, ...] = ()
    questions: tuple[PartnerQuestion, ...] = ()
    declared_suits: int = 0  # bit set of the suits of these marriages
    spoken_at_trick: int = -1  # number of tricks played when a leader last spoke; -1 for never
    asker: Seat = NOBODY  # set while the partner chooses one of several wholes


@frozen
class AuctionCall:
    """A bid, or a pass if the amount is 0."""

    seat: Seat
    amount: int


@frozen
class Auction:
    """The auction: its calls, the highest bid, and the final bid of the declarer."""

    calls: tuple[AuctionCall, ...] = ()
    bid: int = 0
    highest_bidder: Seat = NOBODY
    passed_seats: int = 0  # bit set of seats
    final_bid: int = 0  # 0 until the declarer has decided


@frozen
class ShownBid:
    """A bid made with a face-down card, red for rami and black for nolo, or spoken."""

    seat: Seat
    card: Card  # NO_CARD if spoken
    is_rami: bool


class ContestKind(StrEnum):
    """The aim of a hand: most tricks (rami), fewest (nolo), or none, alone (sooli)."""

    UNKNOWN = ""
    RAMI = "rami"
    NOLO = "nolo"
    SOOLI = "sooli"


@frozen
class FaceDownBids:
    """The face-down bids of a hand and the contest that they decided."""

    bids: tuple[ShownBid, ...] = ()  # from the dealer's left
    turned_count: int = 0
    contest: ContestKind = ContestKind.UNKNOWN
    declarer: Seat = NOBODY
    soloist: Seat = NOBODY
    refused_by: tuple[Seat, ...] = ()  # seats that declined to play alone


@frozen
class ExchangeGift:
    """Cards given to another seat in an exchange."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]


@frozen
class ExchangeState:
    """The cards exchanged before the first trick."""

    gifts: tuple[ExchangeGift, ...] = ()
    kitty: tuple[Card, ...] = ()  # shown to all, then in the declarer's hand
    discards: tuple[Card, ...] = ()  # discarded by the declarer

    @property
    def is_complete(self) -> bool:
        """Return whether the declarer has given cards back or discarded."""
        return bool(self.discards) or len(self.gifts) == 2


@frozen
class TableRows:
    """Cards on the table before each seat: face-up cards on face-down cards, by place."""

    face_up: tuple[tuple[Card, ...], ...] = ()
    face_down: tuple[tuple[Card, ...], ...] = ()


Meld = tuple[Card, ...]


@frozen
class RummyTurn:
    """The card taken from the discards, if any, and the card discarded in a rummy turn."""

    seat: Seat
    taken_offer: Card  # NO_CARD if the card came from the stock
    discard: Card


class PendingChance(StrEnum):
    """A decision that chance has to make in the middle of a rummy deal."""

    NOTHING = ""
    TIPLU = "tiplu"
    RESHUFFLE = "reshuffle"


@frozen
class RummyState:
    """A rummy deal: hands from several packs, the stock, the discards and the sets."""

    hands: tuple[tuple[Card, ...], ...] = ()  # in listed order, without the sets on the table
    laid_sets: tuple[tuple[Meld, ...], ...] = ()
    shown_tunnelas: tuple[tuple[Meld, ...], ...] = ()  # tunnelas shown before the first draw
    stock: tuple[Card, ...] = ()  # drawn from the front
    discards: tuple[Card, ...] = ()  # the last one is offered to the next player
    turns: tuple[RummyTurn, ...] = ()
    tiplu: Card = NO_CARD
    reshuffle_count: int = 0
    pending_chance: PendingChance = PendingChance.NOTHING
    has_drawn: bool = False
    drawn_from_offer: Card = NO_CARD  # the offer taken this turn, or NO_CARD
    drawn_from_stock: Card = NO_CARD  # the card drawn from the stock this turn, or NO_CARD
    laid_this_turn: bool = False
    winner: Seat = NOBODY

    @property
    def is_dealt(self) -> bool:
        """Return whether a rummy deal is in progress."""
        return bool(self.hands)


@frozen
class MatchStart:
    """The state of a match before its first deal."""

    dealer: Seat
    scores: tuple[int, ...] = ()
    in_bag: tuple[bool, ...] = ()
    carried_points: int = 0


@frozen
class MatchStanding:
    """The part of a match's state that lasts from hand to hand."""

    scores: tuple[int, ...]
    deal_count: int = 0  # including deals that were dealt again
    hands_played: int = 0
    carried_points: int = 0
    in_bag: tuple[bool, ...] = ()
    collected_points: tuple[int, ...] = ()
    is_extended: bool = False
    is_over: bool = False
    winner: Side = NO_SIDE


@frozen
class GameState:
    """The complete state of a match, including all hidden cards."""

    phase: int
    turn: Seat  # NOBODY if chance acts or the match is over
    dealer: Seat
    match: MatchStanding
    hands: tuple[CardSet, ...] = ()  # including face-up cards on the table
    trick: Trick = Trick(())
    tricks: tuple[Trick, ...] = ()
    marriages: Marriages = Marriages()
    auction: Auction = Auction()
    showing: FaceDownBids = FaceDownBids()
    exchange: ExchangeState = ExchangeState()
    rows: TableRows = TableRows()
    stock: tuple[Card, ...] = ()
    rummy: RummyState = RummyState()

    def replace(
        self,
        *,
        phase: int | None = None,
        turn: Seat | None = None,
        dealer: Seat | None = None,
        match: MatchStanding | None = None,
        hands: tuple[CardSet, ...] | None = None,
        trick: Trick | None = None,
        tricks: tuple[Trick, ...] | None = None,
        marriages: Marriages | None = None,
        auction: Auction | None = None,
        showing: FaceDownBids | None = None,
        exchange: ExchangeState | None = None,
        rows: TableRows | None = None,
        stock: tuple[Card, ...] | None = None,
        rummy: RummyState | None = None,
    ) -> "GameState":
        """Return a copy with some fields changed.

        dataclasses.replace would take a tenth of the time in which a hand is played.
        """
        return create_state(
            self.phase if phase is None else phase,
            self.turn if turn is None else turn,
            self.dealer if dealer is None else dealer,
            self.match if match is None else match,
            self.hands if hands is None else hands,
            self.trick if trick is None else trick,
            self.tricks if tricks is None else tricks,
            self.marriages if marriages is None else marriages,
            self.auction if auction is None else auction,
            self.showing if showing is None else showing,
            self.exchange if exchange is None else exchange,
            self.rows if rows is None else rows,
            self.stock if stock is None else stock,
            self.rummy if rummy is None else rummy,
        )


# Classes with their own __new__ are slow to call, and these two are created for every card
create_state = cast("type[GameState]", partial(GameState.__new__, GameState))
create_trick = cast("type[Trick]", partial(Trick.__new__, Trick))
