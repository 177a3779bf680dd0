"""Actions: everything that a player or chance can decide."""

from typing import Literal

from .cards import Card, Suit
from .frozen import frozen
from .state import ContestKind, Meld

SpokenContest = Literal[ContestKind.RAMI, ContestKind.NOLO]
DrawSource = Literal["stock", "offer"]


@frozen
class Deal:
    """The dealt cards: hands, rows on the table, and the stock."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    face_down: tuple[tuple[Card, ...], ...] = ()
    face_up: tuple[tuple[Card, ...], ...] = ()


@frozen
class Chance:
    """Cards chosen by chance during a deal."""

    cards: tuple[Card, ...]


@frozen
class Bid:
    """A bid, in points."""

    amount: int


@frozen
class Pass:
    """A pass in the auction, or the refusal to play alone."""


@frozen
class Redeal:
    """A demand that the same dealer deals again."""


@frozen
class Raise:
    """A raise of the declarer's bid after the exchange."""

    amount: int


@frozen
class Stand:
    """The decision to leave the bid as it is."""


@frozen
class Give:
    """Cards to give to another seat in an exchange."""

    cards: tuple[Card, ...]  # in listed order


@frozen
class Discard:
    """Cards to discard after taking the kitty, or one card at the end of a rummy turn."""

    cards: tuple[Card, ...]  # in listed order


@frozen
class Play:
    """A card to play to the trick."""

    card: Card


@frozen
class Declare:
    """The declaration of a marriage whose king and queen are both in hand."""

    suit: Suit


@frozen
class AskWhole:
    """A question to the partner for a whole: king and queen of one suit."""


@frozen
class AskHalf:
    """A question to the partner for the other card of a marriage."""

    suit: Suit


@frozen
class AnswerWhole:
    """The answer to a question for a whole: the suit of one of several."""

    suit: Suit


@frozen
class ShowBidCard:
    """A card to lay face down as a bid."""

    card: Card


@frozen
class SayBid:
    """A spoken bid, for a hand without a card of the right colour."""

    contest: SpokenContest


@frozen
class Sooli:
    """The announcement to play alone and take no trick."""


@frozen
class Draw:
    """The draw of the top card of the stock, or of the offered discard."""

    source: DrawSource


DRAW_FROM_STOCK, DRAW_FROM_OFFER = Draw("stock"), Draw("offer")


@frozen
class Lay:
    """Primary sets to lay; without sets, a placeholder for all such actions."""

    sets: tuple[Meld, ...] = ()


@frozen
class Finish:
    """Sets and a discard that finish a rummy deal; without sets, a placeholder."""

    sets: tuple[Meld, ...] = ()
    discard: Card = Card(-1)


@frozen
class ShowTunnelas:
    """Tunnelas to show before the first draw; without sets, a placeholder."""

    sets: tuple[Meld, ...] = ()


MarriageAction = Declare | AskWhole | AskHalf  # allowed before a lead

Action = (
    Deal
    | Chance
    | Bid
    | Pass
    | Redeal
    | Raise
    | Stand
    | Give
    | Discard
    | Play
    | Declare
    | AskWhole
    | AskHalf
    | AnswerWhole
    | ShowBidCard
    | SayBid
    | Sooli
    | Draw
    | Lay
    | Finish
    | ShowTunnelas
)
