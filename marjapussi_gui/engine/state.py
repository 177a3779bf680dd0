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
    """A trick: its seats in the order of play, their cards so far, and who is winning."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    best_card: Card = NO_CARD
    winner: Seat = NOBODY

    @property
    def leader(self) -> Seat:
        return self.seats[0]


@frozen
class DeclaredMarriage:
    """A declared marriage: its suit, who declared it, and how many tricks came before."""

    suit: Suit
    seat: Seat
    tricks_before: int


@frozen
class PartnerQuestion:
    """A player's question to the partner about a marriage, with the suit answered or NO_SUIT."""

    seat: Seat
    suit: Suit  # WHOLE if the question was about a marriage in any suit
    tricks_before: int
    answer: Suit = NO_SUIT
    partner_has_half: bool = False  # used only if the rules allow bluffing


@frozen
class Marriages:
    """The declared marriages and the questions about marriages in a hand, and its trump suit."""

    trump: Suit = NO_SUIT
    declared: tuple[DeclaredMarriage, ...] = ()
    questions: tuple[PartnerQuestion, ...] = ()
    declared_suits: int = 0  # bit set of the suits of the declared marriages
    # number of tricks before the last declaration or question, or -1
    spoken_at_trick: int = -1
    asker: Seat = NOBODY  # set while the partner chooses which of several marriages to name


@frozen
class AuctionCall:
    """A bid, or a pass if the amount is 0."""

    seat: Seat
    amount: int


@frozen
class Auction:
    """An auction: its calls, the highest bid, and the final bid of the declarer."""

    calls: tuple[AuctionCall, ...] = ()
    bid: int = 0
    highest_bidder: Seat = NOBODY
    passed_seats: int = 0  # bit set of the seats that have passed
    final_bid: int = 0  # 0 until the declarer has decided on it


@frozen
class ShownBid:
    """A bid for rami (red card) or nolo (black card), laid face down or spoken."""

    seat: Seat
    card: Card  # NO_CARD if the bid was spoken
    is_rami: bool


class ContestKind(StrEnum):
    """The aim of a hand: most tricks (rami), fewest (nolo), or none, playing alone (sooli)."""

    UNKNOWN = ""
    RAMI = "rami"
    NOLO = "nolo"
    SOOLI = "sooli"


@frozen
class FaceDownBids:
    """The face-down bids of a hand, and what they decided: the contest and the declarer."""

    bids: tuple[ShownBid, ...] = ()  # in order, starting left of the dealer
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
    """The cards that were exchanged before the first trick."""

    gifts: tuple[ExchangeGift, ...] = ()
    kitty: tuple[Card, ...] = ()  # once shown, the declarer holds these cards
    discards: tuple[Card, ...] = ()  # discarded by the declarer

    @property
    def is_complete(self) -> bool:
        return bool(self.discards) or len(self.gifts) == 2


@frozen
class CardPairRows:
    """Cards on the table in front of each seat, in pairs of a face-up card on a face-down card."""

    face_up: tuple[tuple[Card, ...], ...] = ()
    face_down: tuple[tuple[Card, ...], ...] = ()


Meld = tuple[Card, ...]


@frozen
class RummyTurn:
    """A finished turn of rummy: the card taken from the offer, if any, and the card discarded."""

    seat: Seat
    taken_offer: Card  # NO_CARD if the card came from the stock
    discard: Card


class PendingChance(StrEnum):
    """A random decision that is due in the middle of a rummy deal."""

    NOTHING = ""
    TIPLU = "tiplu"
    RESHUFFLE = "reshuffle"


@frozen
class RummyState:
    """A rummy deal: the hands, the sets on the table, the stock, the discards and the turns."""

    hands: tuple[tuple[Card, ...], ...] = ()  # sorted by card number, without the sets on the table
    laid_sets: tuple[tuple[Meld, ...], ...] = ()
    # three identical cards each, shown before the first draw
    shown_tunnelas: tuple[tuple[Meld, ...], ...] = ()
    stock: tuple[Card, ...] = ()  # the first card is drawn next
    discards: tuple[Card, ...] = ()  # the last card is offered to the next player
    turns: tuple[RummyTurn, ...] = ()
    tiplu: Card = NO_CARD
    reshuffle_count: int = 0
    pending_chance: PendingChance = PendingChance.NOTHING
    has_drawn: bool = False
    drawn_from_offer: Card = NO_CARD  # taken from the offer this turn, or NO_CARD
    drawn_from_stock: Card = NO_CARD  # drawn from the stock this turn, or NO_CARD
    laid_this_turn: bool = False
    winner: Seat = NOBODY

    @property
    def is_dealt(self) -> bool:
        return bool(self.hands)


@frozen
class MatchStart:
    """The situation in which a match starts, as given in a record header."""

    dealer: Seat
    scores: tuple[int, ...] = ()
    in_bag: tuple[bool, ...] = ()
    carried_points: int = 0


@frozen
class MatchStanding:
    """The part of a match's state that carries over from hand to hand."""

    scores: tuple[int, ...]
    deal_count: int = 0  # including hands whose cards were dealt again
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
    turn: Seat  # NOBODY if a random action is due or the match is over
    dealer: Seat
    match: MatchStanding
    hands: tuple[CardSet, ...] = ()  # including face-up cards on the table
    trick: Trick = Trick(())
    tricks: tuple[Trick, ...] = ()
    marriages: Marriages = Marriages()
    auction: Auction = Auction()
    showing: FaceDownBids = FaceDownBids()
    exchange: ExchangeState = ExchangeState()
    rows: CardPairRows = CardPairRows()
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
        rows: CardPairRows | None = None,
        stock: tuple[Card, ...] | None = None,
        rummy: RummyState | None = None,
    ) -> "GameState":
        """Return a copy with some fields changed.

        This method exists because dataclasses.replace is so slow that it would take a tenth of the
        time in which a hand is played.
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


# Classes with a __new__ of their own are slow to call. Plays create these two for every card.
create_state = cast("type[GameState]", partial(GameState.__new__, GameState))
create_trick = cast("type[Trick]", partial(Trick.__new__, Trick))
