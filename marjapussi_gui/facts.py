"""Facts: the statements from which the reasons for a decision are composed."""

from .contrast import Alike, Contrast, MeanMore
from .engine.cards import NO_SUIT, Card, CardSet, Suit
from .engine.frozen import frozen
from .engine.state import NO_CARD, Seat
from .principle import Principle

# How the search went, and what it expects


@frozen
class NoTime:
    """The time ran out before anything was searched: the heuristics decide."""


@frozen
class Exact:
    """All possible deals were played out to their end."""

    worlds: int


@frozen
class Searched:
    """A sample of the possible deals was searched."""

    worlds: int


@frozen
class LikelyTotal:
    """The points that the hand is expected to make."""

    points: int


@frozen
class Reaches:
    """How often the hand makes at least this many points as declarer."""

    points: int
    share: float


@frozen
class RamiOrNolo:
    """The chances to win the match with either bid."""

    rami: float
    nolo: float


@frozen
class Danger:
    """The number of tricks that a soloist is expected to take against his will."""

    tricks: float


@frozen
class Distance:
    """The number of cards missing for the required sets."""

    number: int


@frozen
class Outs:
    """The cards that would help at the next draw, and how many copies of them are unseen."""

    cards: tuple[Card, ...]
    number: int


# Proven: true in every deal that agrees with what the seat has seen


@frozen
class Void:
    """A seat has no card of a suit. trick_number is the trick that showed it, 0 if none did."""

    seat: Seat
    suit: Suit
    trick: int


@frozen
class HigherOut:
    """A higher card is still out, and these later seats may hold it."""

    card: Card
    seats: tuple[Seat, ...]


@frozen
class Highest:
    """The seat's own card is the highest one left in its suit."""

    card: Card


@frozen
class Unbeatable:
    """No later seat can beat this card, which is the seat's own or its partner's."""

    card: Card
    seat: Seat


@frozen
class TrumpsOut:
    """How many trumps the others have. seats names who can have them, empty if that is unknown."""

    number: int
    seats: tuple[Seat, ...]


@frozen
class Holds:
    """A seat certainly holds a card."""

    seat: Seat
    card: Card


@frozen
class OneOfPair:
    """A seat holds exactly one of the king and queen of a suit."""

    seat: Seat
    suit: Suit


@frozen
class NoneOfPair:
    """A seat holds neither the king nor the queen of a suit."""

    seat: Seat
    suit: Suit


@frozen
class PlaysLast:
    """The seat is the last to play to the trick."""

    leader: Seat


@frozen
class TookUp:
    """The next player took a card from the offer and still holds it."""

    seat: Seat
    card: Card


@frozen
class LetGo:
    """The next player discarded this card, or did not take it when it was offered."""

    seat: Seat
    card: Card


@frozen
class CanCome:
    """The number of unseen copies of a card."""

    card: Card
    number: int


@frozen
class Tiplu:
    """The seat knows the tiplu, and so which cards are wild."""

    card: Card


@frozen
class Without:
    """How many cards are missing for the sets without one card, and without another."""

    card: Card
    missing: int
    other: Card
    other_missing: int


@frozen
class Forced:
    """The action is the only legal one, because of a duty if one is named."""

    is_card: bool = True  # the forced action is to play a card
    must: str = ""  # a key of DUTY_KEYS; empty: no duty forces it
    held: CardSet = 0
    suit: Suit = NO_SUIT
    against: Card = NO_CARD
    barred: CardSet = 0  # forbidden by this duty alone, not by a weaker one


# Principles of good play


@frozen
class Advised:
    """A principle applies to the decision."""

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
