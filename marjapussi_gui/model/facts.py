"""Facts: the statements from which the reasons for a decision are composed."""

from ..engine.cards import NO_SUIT, Card, CardSet, Suit
from ..engine.frozen import frozen
from ..engine.state import NO_CARD, Seat
from .contrast import Contrast, EquallyGood, MeanGain
from .principle import Principle

# How the search went, and what it expects


@frozen
class NoTimeLeft:
    """The time ran out before anything was searched: the heuristics decide."""


@frozen
class AllDealsSolved:
    """All possible deals were played out to their end."""

    deal_count: int


@frozen
class DealsSearched:
    """A sample of the possible deals was searched."""

    deal_count: int


@frozen
class ExpectedTotal:
    """The points that the hand is expected to make."""

    points: int


@frozen
class TotalChances:
    """How often the hand makes at least this many points as declarer."""

    min_points: int
    share: float


@frozen
class ContestChances:
    """The chances to win the match with either bid."""

    rami_chance: float
    nolo_chance: float


@frozen
class ExpectedLosers:
    """The number of tricks that a soloist is expected to take against his will."""

    tricks: float


@frozen
class SetDistance:
    """The number of cards missing for the required sets."""

    missing: int


@frozen
class HelpfulDraws:
    """The cards that would help at the next draw, and how many copies of them are unseen."""

    cards: tuple[Card, ...]
    unseen_count: int


# Proven: true in every deal that agrees with what the seat has seen


@frozen
class KnownVoid:
    """A seat has no card of a suit. trick_number is the trick that showed it, 0 if none did."""

    seat: Seat
    suit: Suit
    trick_number: int


@frozen
class HigherCardOut:
    """A higher card is still out, and these later seats may hold it."""

    card: Card
    seats: tuple[Seat, ...]


@frozen
class HighestInSuit:
    """The seat's own card is the highest one left in its suit."""

    card: Card


@frozen
class UnbeatableCard:
    """No later seat can beat this card, which is the seat's own or its partner's."""

    card: Card
    seat: Seat


@frozen
class TrumpsStillOut:
    """How many trumps the others have. seats names who can have them, empty if that is unknown."""

    count: int
    seats: tuple[Seat, ...]


@frozen
class KnownHolding:
    """A seat certainly holds a card."""

    seat: Seat
    card: Card


@frozen
class HoldsOneOfPair:
    """A seat holds exactly one of the king and queen of a suit."""

    seat: Seat
    suit: Suit


@frozen
class HoldsNoneOfPair:
    """A seat holds neither the king nor the queen of a suit."""

    seat: Seat
    suit: Suit


@frozen
class PlaysLastToTrick:
    """The seat is the last to play to the trick."""

    leader: Seat


@frozen
class NextPlayerPickedUp:
    """The next player took a card from the offer and still holds it."""

    seat: Seat
    card: Card


@frozen
class NextPlayerPassedUp:
    """The next player discarded this card, or did not take it when it was offered."""

    seat: Seat
    card: Card


@frozen
class CopiesUnseen:
    """The number of unseen copies of a card."""

    card: Card
    count: int


@frozen
class KnownTiplu:
    """The seat knows the tiplu, and so which cards are wild."""

    card: Card


@frozen
class DistanceWithoutCard:
    """How many cards are missing for the sets without one card, and without another."""

    card: Card
    missing: int
    other_card: Card
    other_missing: int


@frozen
class ForcedAction:
    """The action is the only legal one, because of a duty if one is named."""

    is_play: bool = True  # the forced action is to play a card
    duty: str = ""  # a key of DUTY_KEYS; empty: no duty forces it
    allowed_cards: CardSet = 0
    suit: Suit = NO_SUIT
    card_to_beat: Card = NO_CARD
    forbidden_cards: CardSet = 0  # forbidden by this duty alone, not by a weaker one


# Principles of good play


@frozen
class PrincipleApplies:
    """A principle applies to the decision."""

    principle: Principle


ProvenFact = (
    KnownVoid
    | HigherCardOut
    | HighestInSuit
    | UnbeatableCard
    | TrumpsStillOut
    | KnownHolding
    | HoldsOneOfPair
    | HoldsNoneOfPair
    | PlaysLastToTrick
    | NextPlayerPickedUp
    | NextPlayerPassedUp
    | CopiesUnseen
    | KnownTiplu
    | DistanceWithoutCard
    | ForcedAction
)
SearchFact = (
    NoTimeLeft
    | AllDealsSolved
    | DealsSearched
    | ExpectedTotal
    | TotalChances
    | ContestChances
    | ExpectedLosers
    | SetDistance
    | HelpfulDraws
)
Fact = SearchFact | ProvenFact | Contrast | MeanGain | EquallyGood | PrincipleApplies
