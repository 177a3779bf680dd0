"""What is said of a decision: one record for each kind of sentence, told by window and commands."""

from .contrast import Alike, Contrast, MeanMore
from .engine.cards import NO_SUIT, Card, CardSet, Suit
from .engine.frozen import frozen
from .engine.state import NO_CARD, Seat
from .principle import Principle

# How it was tried, and what hands come to


@frozen
class NoTime:
    """The time was over before anything was tried: the rule of thumb advises."""


@frozen
class Exact:
    """So many deals are possible, and all of them were played out to their end."""

    worlds: int


@frozen
class Searched:
    """So many of the possible deals were tried."""

    worlds: int


@frozen
class LikelyTotal:
    """What the cards are likely to bring."""

    points: int


@frozen
class Reaches:
    """How often a hand that declares comes to so many points."""

    points: int
    share: float


@frozen
class RamiOrNolo:
    """The chances to win the match with either bid."""

    rami: float
    nolo: float


@frozen
class Danger:
    """How many tricks a hand that plays alone must fear."""

    tricks: float


@frozen
class Distance:
    """How many cards are missing for the sets."""

    number: int


@frozen
class Outs:
    """Which cards would help at once, and how many of them are unseen."""

    cards: tuple[Card, ...]
    number: int


# What can be known: true in every deal that is still possible


@frozen
class Void:
    """A seat has no card of a suit; which trick showed it, 0 where no single one did."""

    seat: Seat
    suit: Suit
    trick: int


@frozen
class HigherOut:
    """A card that wins is still out, and these seats, who play after one, may hold it."""

    card: Card
    seats: tuple[Seat, ...]


@frozen
class Highest:
    """One's own card is the highest of its suit that is left."""

    card: Card


@frozen
class Unbeatable:
    """Nobody who still plays to the trick can beat this card, one's own or a partner's."""

    card: Card
    seat: Seat


@frozen
class TrumpsOut:
    """So many trumps are with others; only with these seats, where any are named."""

    number: int
    seats: tuple[Seat, ...]


@frozen
class Holds:
    """A seat surely holds a card."""

    seat: Seat
    card: Card


@frozen
class OneOfPair:
    """A seat holds either the king or the queen of a suit, and not both."""

    seat: Seat
    suit: Suit


@frozen
class NoneOfPair:
    """A seat holds neither the king nor the queen of a suit."""

    seat: Seat
    suit: Suit


@frozen
class PlaysLast:
    """Nobody plays to the trick after one."""

    leader: Seat


@frozen
class TookUp:
    """The player after one took a card from the offer, and still holds it."""

    seat: Seat
    card: Card


@frozen
class LetGo:
    """The player after one discarded such a card, or did not take it when it was offered."""

    seat: Seat
    card: Card


@frozen
class CanCome:
    """So many copies of a card are still unseen."""

    card: Card
    number: int


@frozen
class Tiplu:
    """One knows the tiplu, and with it what is wild."""

    card: Card


@frozen
class Without:
    """What is missing for the sets without one card, and without another one."""

    card: Card
    missing: int
    other: Card
    other_missing: int


@frozen
class Forced:
    """Nothing else may be done; by the duty that leaves this card alone, where a duty says so."""

    is_card: bool = True  # a card that has to be played
    must: str = ""  # the name of a duty
    held: CardSet = 0
    suit: Suit = NO_SUIT
    against: Card = NO_CARD
    barred: CardSet = 0  # what this duty forbids, and no weaker one


# What good players hold on to


@frozen
class Advised:
    """The position is a case of a principle."""

    principle: Principle


Certain = (
    Void
    | HigherOut
    | Highest
    | Unbeatable
    | TrumpsOut
    | Holds
    | OneOfPair
    | NoneOfPair
    | PlaysLast
    | TookUp
    | LetGo
    | CanCome
    | Tiplu
    | Without
    | Forced
)
Told = NoTime | Exact | Searched | LikelyTotal | Reaches | RamiOrNolo | Danger | Distance | Outs
Fact = Told | Certain | Contrast | MeanMore | Alike | Advised
