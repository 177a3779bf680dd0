"""Where a match stands: values only, one record for each concept of the table."""

from enum import StrEnum
from typing import NewType

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
    """Cards on the table: who plays in which order, and who is winning."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    best: Card = NO_CARD
    winner: Seat = NOBODY

    @property
    def leader(self) -> Seat:
        return self.seats[0]


@frozen
class Made:
    """A marriage made, by whom, and after how many tricks."""

    suit: Suit
    seat: Seat
    after: int


@frozen
class Question:
    """A partner asked for a whole or for a half in suit, and the suit that came of it."""

    seat: Seat
    suit: Suit  # WHOLE when no suit was named
    after: int
    answer: Suit = NO_SUIT
    has_half: bool = False  # where one may bluff: whether the partner holds a half, or both


@frozen
class Marriages:
    """What was declared and asked in this hand."""

    trump: Suit = NO_SUIT
    made: tuple[Made, ...] = ()
    questions: tuple[Question, ...] = ()
    suits: int = 0  # a bit for each suit made
    spoken: int = -1  # the number of tricks at which the leader last used his word
    asker: Seat = NOBODY  # waits while his partner chooses between wholes


@frozen
class Call:
    """A bid, or a pass when amount is 0."""

    seat: Seat
    amount: int


@frozen
class Auction:
    """The bidding: who called what, who holds the bid, and what became of it."""

    calls: tuple[Call, ...] = ()
    bid: int = 0
    holder: Seat = NOBODY
    passed: int = 0  # a bit for each seat
    raised: int = 0  # the declarer's last word, 0 before it


@frozen
class Shown:
    """A bid laid face down as a card of its colour, or said where no card serves."""

    seat: Seat
    card: Card  # NO_CARD when said
    rami: bool


class Contest(StrEnum):
    """What is played for where bids are shown: many tricks, few, or none at all."""

    UNKNOWN = ""
    RAMI = "rami"
    NOLO = "nolo"
    SOOLI = "sooli"


@frozen
class Showing:
    """Bids laid face down, how many of them are turned, and the game that they made."""

    bids: tuple[Shown, ...] = ()  # from the dealer's left
    turned: int = 0
    game: Contest = Contest.UNKNOWN
    declarer: Seat = NOBODY
    soloist: Seat = NOBODY
    refused: tuple[Seat, ...] = ()  # who would not play alone


@frozen
class Gift:
    """Cards handed over in an exchange."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]


@frozen
class Exchange:
    """What changed hands before play."""

    gifts: tuple[Gift, ...] = ()
    kitty: tuple[Card, ...] = ()  # shown to all, then in the declarer's hand
    away: tuple[Card, ...] = ()  # put away by the declarer

    @property
    def is_done(self) -> bool:
        """Whether the declarer has given back or put away what he was given."""
        return bool(self.away) or len(self.gifts) == 2


@frozen
class Rows:
    """Cards on the table in front of each seat: face-up ones on face-down ones, place by place."""

    up: tuple[tuple[Card, ...], ...] = ()
    down: tuple[tuple[Card, ...], ...] = ()


Meld = tuple[Card, ...]


@frozen
class Turn:
    """One turn of a rummy deal: what was drawn and discarded."""

    seat: Seat
    offer: Card  # NO_CARD when the stock was drawn from
    discard: Card


class Due(StrEnum):
    """What chance owes in the middle of a deal of sets."""

    NOTHING = ""
    TIPLU = "tiplu"
    RESHUFFLE = "reshuffle"


@frozen
class Rummy:
    """Hands of several packs, the stock, the discards, and what lies open."""

    hands: tuple[tuple[Card, ...], ...] = ()  # without the cards laid, in listed order
    laid: tuple[tuple[Meld, ...], ...] = ()
    shown: tuple[tuple[Meld, ...], ...] = ()  # tunnelas shown before the first draw
    stock: tuple[Card, ...] = ()  # drawn from the front
    discards: tuple[Card, ...] = ()  # the last one is on offer
    turns: tuple[Turn, ...] = ()
    tiplu: Card = NO_CARD
    reshuffled: int = 0
    due: Due = Due.NOTHING
    drawn: bool = False
    from_offer: Card = NO_CARD  # the offer taken in this turn
    from_stock: Card = NO_CARD  # or the card drawn from the stock
    laid_now: bool = False
    winner: Seat = NOBODY

    @property
    def is_dealt(self) -> bool:
        """Whether a deal of sets is under way."""
        return bool(self.hands)


@frozen
class Start:
    """How a match stands before its first deal."""

    dealer: Seat
    scores: tuple[int, ...] = ()
    bag: tuple[bool, ...] = ()
    carry: int = 0


@frozen
class Standing:
    """What outlasts a hand."""

    scores: tuple[int, ...]
    dealt: int = 0  # deals so far, those dealt again included
    hands: int = 0
    carry: int = 0
    bag: tuple[bool, ...] = ()
    collected: tuple[int, ...] = ()
    extended: bool = False
    over: bool = False
    winner: Side = NO_SIDE


@frozen
class State:
    """Everything about a match at one moment."""

    phase: int
    turn: Seat  # NOBODY: chance acts, or the match is over
    dealer: Seat
    match: Standing
    hands: tuple[CardSet, ...] = ()  # all cards that a seat may play from
    trick: Trick = Trick(())
    tricks: tuple[Trick, ...] = ()
    marriages: Marriages = Marriages()
    auction: Auction = Auction()
    showing: Showing = Showing()
    exchange: Exchange = Exchange()
    rows: Rows = Rows()
    stock: tuple[Card, ...] = ()
    rummy: Rummy = Rummy()

    def but(
        self,
        *,
        phase: int | None = None,
        turn: Seat | None = None,
        dealer: Seat | None = None,
        match: Standing | None = None,
        hands: tuple[CardSet, ...] | None = None,
        trick: Trick | None = None,
        tricks: tuple[Trick, ...] | None = None,
        marriages: Marriages | None = None,
        auction: Auction | None = None,
        showing: Showing | None = None,
        exchange: Exchange | None = None,
        rows: Rows | None = None,
        stock: tuple[Card, ...] | None = None,
        rummy: Rummy | None = None,
    ) -> "State":
        """Return the state with these fields changed, much faster than dataclasses.replace."""
        return State(
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
