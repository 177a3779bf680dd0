"""Everything that a seat can decide, and what chance decides."""

from dataclasses import dataclass

from .cards import Card, Suit
from .state import Meld


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt: each hand, what lies in rows before it, and the stock."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    down: tuple[tuple[Card, ...], ...] = ()
    up: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Chance:
    """What chance decides in the middle of a deal."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer to make so many points."""

    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid no more, or play no sooli."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """Demand that the same dealer deals again."""


@dataclass(frozen=True, slots=True)
class Raise:
    """Raise one's own bid after the exchange."""

    amount: int


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave the bid as it is."""


@dataclass(frozen=True, slots=True)
class Give:
    """Hand cards over in an exchange."""

    cards: tuple[Card, ...]  # in listed order


@dataclass(frozen=True, slots=True)
class Discard:
    """Put cards away, or one on the discards."""

    cards: tuple[Card, ...]  # in listed order


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Declare:
    """Make a marriage of one's own king and queen."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class AskWhole:
    """Ask the partner for both king and queen of a suit."""


@dataclass(frozen=True, slots=True)
class AskHalf:
    """Ask the partner for the other half in suit."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Answer:
    """Name one of several wholes."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Show:
    """Lay a bidding card face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class Say:
    """Bid in words, no card serving."""

    word: str


@dataclass(frozen=True, slots=True)
class Sooli:
    """Play alone, to take no trick."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the unseen card, or the offered one."""

    source: str  # "stock" or "offer"


@dataclass(frozen=True, slots=True)
class Lay:
    """Show primary sets; without sets it stands for every such action in a list of legal ones."""

    sets: tuple[Meld, ...] = ()


@dataclass(frozen=True, slots=True)
class Finish:
    """End a rummy deal with all sets; without sets it stands for every such action."""

    sets: tuple[Meld, ...] = ()
    discard: Card = Card(-1)


@dataclass(frozen=True, slots=True)
class ShowTunnelas:
    """Show tunnelas before the first draw; without sets it stands for every such action."""

    sets: tuple[Meld, ...] = ()


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
