"""Everything that a seat can decide, and what chance decides."""

from typing import Literal

from .cards import Card, Suit
from .frozen import frozen
from .state import Contest, Meld

Word = Literal[Contest.RAMI, Contest.NOLO]
Source = Literal["stock", "offer"]


@frozen
class Deal:
    """The cards as dealt: each hand, what lies in rows before it, and the stock."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    down: tuple[tuple[Card, ...], ...] = ()
    up: tuple[tuple[Card, ...], ...] = ()


@frozen
class Chance:
    """What chance decides in the middle of a deal."""

    cards: tuple[Card, ...]


@frozen
class Bid:
    """Offer to make so many points."""

    amount: int


@frozen
class Pass:
    """Bid no more, or play no sooli."""


@frozen
class Redeal:
    """Demand that the same dealer deals again."""


@frozen
class Raise:
    """Raise one's own bid after the exchange."""

    amount: int


@frozen
class Stand:
    """Leave the bid as it is."""


@frozen
class Give:
    """Hand cards over in an exchange."""

    cards: tuple[Card, ...]  # in listed order


@frozen
class Discard:
    """Put cards away, or one on the discards."""

    cards: tuple[Card, ...]  # in listed order


@frozen
class Play:
    """Play a card to the trick."""

    card: Card


@frozen
class Declare:
    """Make a marriage of one's own king and queen."""

    suit: Suit


@frozen
class AskWhole:
    """Ask the partner for both king and queen of a suit."""


@frozen
class AskHalf:
    """Ask the partner for the other half in suit."""

    suit: Suit


@frozen
class Answer:
    """Name one of several wholes."""

    suit: Suit


@frozen
class Show:
    """Lay a bidding card face down."""

    card: Card


@frozen
class Say:
    """Bid in words, no card serving."""

    word: Word


@frozen
class Sooli:
    """Play alone, to take no trick."""


@frozen
class Draw:
    """Take the unseen card, or the offered one."""

    source: Source


FROM_STOCK, FROM_OFFER = Draw("stock"), Draw("offer")


@frozen
class Lay:
    """Show primary sets; without sets it stands for every such action in a list of legal ones."""

    sets: tuple[Meld, ...] = ()


@frozen
class Finish:
    """End a rummy deal with all sets; without sets it stands for every such action."""

    sets: tuple[Meld, ...] = ()
    discard: Card = Card(-1)


@frozen
class ShowTunnelas:
    """Show tunnelas before the first draw; without sets it stands for every such action."""

    sets: tuple[Meld, ...] = ()


Spoken = Declare | AskWhole | AskHalf  # of marriages, by whoever is about to lead

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
    | Answer
    | Show
    | Say
    | Sooli
    | Draw
    | Lay
    | Finish
    | ShowTunnelas
)
