"""Facts: the statements that make up the reasons for a verdict."""

from ..engine.cards import NO_SUIT, Card, CardSet, Suit
from ..engine.frozen import frozen
from ..engine.state import NO_CARD, Seat
from .contrast import Contrast, EquallyGood, MeanGain
from .principle import Principle

# Facts about the search, and about what it expects


@frozen
class NoTimeLeft:
    """The time was over before the search began, so heuristics chose the action."""


@frozen
class AllDealsSolved:
    """All possible deals of the hidden cards were played out to the end."""

    deal_count: int


@frozen
class DealsSearched:
    """A sample of the possible deals of the hidden cards was searched."""

    deal_count: int


@frozen
class ExpectedTotal:
    """The points that the player's side is expected to make in the hand."""

    points: int


@frozen
class TotalChances:
    """How often the hand makes at least min_points if the player is the declarer."""

    min_points: int
    share: float


@frozen
class ContestChances:
    """The chance to win the match after bidding rami (most tricks), and after nolo (fewest)."""

    rami_chance: float
    nolo_chance: float


@frozen
class ExpectedLosers:
    """The number of tricks that a player who must take none is expected to take."""

    tricks: float


@frozen
class ScoresWithoutContract:
    """What a pass scores on average, now that nobody else can bid."""

    points: int


@frozen
class ContractLost:
    """The own side's contract fails in all but a few deals, whatever is played."""


@frozen
class ContractUnstoppable:
    """The opponents make their contract in all but a few deals, whatever is played."""


@frozen
class MarriageCanWait:
    """Declaring this marriage now is no better than the advised action."""

    suit: Suit


@frozen
class LeastMissed:
    """Of several equally good cards, this one gives away least."""


@frozen
class SetDistance:
    """The number of cards that the hand lacks for the required sets."""

    missing: int


@frozen
class HelpfulDraws:
    """The cards that would help at the next draw, and how many copies of them are unseen."""

    cards: tuple[Card, ...]
    unseen_count: int


# Proven facts: they are true in every deal that agrees with what the seat has seen


@frozen
class KnownVoid:
    """A seat has no card of a suit. trick_number is the trick that showed it, or 0 for none."""

    seat: Seat
    suit: Suit
    trick_number: int


@frozen
class HigherCardOut:
    """A higher card of the suit has not been played, and these later seats may hold it."""

    card: Card
    seats: tuple[Seat, ...]


@frozen
class CardAtRisk:
    """A higher card is still out with which these opponents could beat a card."""

    card: Card
    higher_card: Card
    seats: tuple[Seat, ...]


@frozen
class HighestInSuit:
    """The seat's own card is the highest one left in its suit."""

    card: Card


@frozen
class UnbeatableCard:
    """No later seat can beat this card, which belongs to the seat itself or to its partner."""

    card: Card
    seat: Seat


@frozen
class TrumpsStillOut:
    """How many trumps the other players hold, and which seats can have them (none if unknown).

    No seats means that any of them may have trumps.
    """

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
    """The seat is the last one to play to the trick."""

    leader: Seat


@frozen
class NextPlayerPickedUp:
    """The next player took a card from the offer and still holds it."""

    seat: Seat
    card: Card


@frozen
class NextPlayerPassedUp:
    """The next player discarded this card, or didn't take it when it was offered."""

    seat: Seat
    card: Card


@frozen
class CopiesUnseen:
    """The number of copies of a card that the seat has not seen."""

    card: Card
    count: int


@frozen
class FewConnections:
    """The only unseen cards that would complete a set with a card: one, or none."""

    card: Card
    connecting_cards: tuple[Card, ...]


@frozen
class KnownTiplu:
    """The seat knows the tiplu, which decides which cards are wild."""

    card: Card


@frozen
class DistanceWithoutCard:
    """How many cards the sets lack after discarding a card, and after discarding another one."""

    card: Card
    missing: int
    other_card: Card
    other_missing: int


@frozen
class ForcedAction:
    """The action is the only legal one. The duty names the rule that forces it, if any."""

    is_play: bool = True  # whether the forced action is to play a card
    duty: str = ""  # a key of DUTY_KEYS, or empty if no duty forces the action
    allowed_cards: CardSet = 0
    suit: Suit = NO_SUIT
    card_to_beat: Card = NO_CARD
    forbidden_cards: CardSet = 0  # cards forbidden by this duty only, not by a weaker one


# Principles of good play


@frozen
class PrincipleApplies:
    """A principle of good play applies to the decision."""

    principle: Principle


ProvenFact = (
    KnownVoid
    | HigherCardOut
    | CardAtRisk
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
    | FewConnections
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
    | ScoresWithoutContract
    | ContractLost
    | ContractUnstoppable
    | MarriageCanWait
    | LeastMissed
    | SetDistance
    | HelpfulDraws
)
Fact = SearchFact | ProvenFact | Contrast | MeanGain | EquallyGood | PrincipleApplies
