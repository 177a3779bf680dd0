"""Actions: every decision that a player makes or that is left to chance."""

from typing import Literal

from .cards import Card, Suit
from .frozen import frozen
from .state import ContestKind, Meld

SpokenContest = Literal[ContestKind.RAMI, ContestKind.NOLO]
DrawSource = Literal["stock", "offer"]


@frozen
class Deal:
    """The result of a deal: the hands, the cards in rows on the table, and the stock."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    face_down: tuple[tuple[Card, ...], ...] = ()
    face_up: tuple[tuple[Card, ...], ...] = ()


@frozen
class RandomDraw:
    """Cards drawn at random in the middle of a deal."""

    cards: tuple[Card, ...]


@frozen
class Bid:
    """A bid, in points."""

    amount: int


@frozen
class Pass:
    """A pass in the auction, or a refusal to play alone."""


@frozen
class Redeal:
    """A demand that the same dealer deal the hand again."""


@frozen
class Raise:
    """The declarer's decision to raise the bid to this amount in points after an exchange."""

    amount: int


@frozen
class Stand:
    """The declarer's decision not to raise the bid."""


@frozen
class Give:
    """Cards to give to another player in an exchange."""

    cards: tuple[Card, ...]  # sorted by card number


@frozen
class Discard:
    """Cards to discard after taking the kitty, or one card at the end of a rummy turn."""

    cards: tuple[Card, ...]  # sorted by card number


@frozen
class Play:
    """A card to play to the current trick."""

    card: Card


@frozen
class Declare:
    """The declaration of a marriage, the king and queen of one suit, which the player must hold."""

    suit: Suit


@frozen
class AskWhole:
    """A question to the partner for a "whole": a complete marriage (king and queen) of any suit."""


@frozen
class AskHalf:
    """A question to the partner for a "half": the king or queen that the asker lacks in a suit."""

    suit: Suit


@frozen
class AnswerWhole:
    """The suit named by a partner who was asked for a whole marriage and holds several."""

    suit: Suit


@frozen
class ShowBidCard:
    """A card to lay face down as a bid."""

    card: Card


@frozen
class SayBid:
    """A spoken bid, used if the hand has no card of the right colour to lay."""

    contest: SpokenContest


@frozen
class Sooli:
    """The announcement of a sooli: a hand played alone, without taking a single trick."""


@frozen
class Draw:
    """The draw of the top card of the stock, or of the card that the previous player discarded."""

    source: DrawSource


DRAW_FROM_STOCK, DRAW_FROM_OFFER = Draw("stock"), Draw("offer")


@frozen
class Lay:
    """The first sets that a rummy player lays: three pure sets, or seven pairs (dublees).

    Pure sets are sequences or three identical cards, without wild cards. An action without sets
    stands for every legal choice of sets.
    """

    sets: tuple[Meld, ...] = ()


@frozen
class Finish:
    """Sets and a discard that end a rummy deal. Without sets, it stands for every way to finish."""

    sets: tuple[Meld, ...] = ()
    discard: Card = Card(-1)


@frozen
class ShowTunnelas:
    """Tunnelas (three identical cards) to show before the first draw.

    An action without sets stands for every legal choice of tunnelas.
    """

    sets: tuple[Meld, ...] = ()


MarriageAction = Declare | AskWhole | AskHalf  # legal when about to lead

Action = (
    Deal
    | RandomDraw
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
