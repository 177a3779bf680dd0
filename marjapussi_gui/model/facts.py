"""Facts: the statements from which the reasons for a verdict are made."""

from enum import StrEnum

from ..engine.cards import NO_SUIT, Card, CardSet, Suit
from ..engine.frozen import frozen
from ..engine.state import NO_CARD, NOBODY, Seat
from .contrast import ActionContrast, EquallyFrequentResult, EquallyGood, MeanGain
from .principle import Principle

# Facts about the search and its expectations


@frozen
class NoSearchTimeLeft:
    """The fact that time ran out before the search began, so heuristics chose the action."""


@frozen
class AllDealsSolved:
    """The fact that every possible deal of the hidden cards was played out to the end."""

    deal_count: int


@frozen
class DealsSearched:
    """The number of possible deals of the hidden cards that were sampled and searched."""

    deal_count: int


@frozen
class ExpectedTotal:
    """The points that the seat's side is expected to make in the hand."""

    points: int


@frozen
class PointTotalChances:
    """How often the hand makes at least min_points with the player as declarer."""

    min_points: int
    share: float


@frozen
class ContractAmountChances:
    """How often the hand makes a contract of this amount, and how often one of a higher amount."""

    amount: int
    share: float
    higher_amount: int
    higher_share: float


@frozen
class RamiAndNoloChances:
    """The chances to win the match after bidding rami (most tricks) and nolo (fewest tricks)."""

    rami_chance: float
    nolo_chance: float


@frozen
class ExpectedLosers:
    """The expected number of tricks for a player who must take none."""

    tricks: float


@frozen
class ScoresWithoutContract:
    """The average score after a pass that leaves the hand without a declarer."""

    points: int


@frozen
class ContractLost:
    """The fact that the seat's side fails its contract in nearly all deals, whatever is played."""


@frozen
class ContractUnstoppable:
    """The fact that the opponents make their contract in nearly all deals, whatever is played."""


@frozen
class MarriageCanWait:
    """The fact that declaring a marriage now is no better than the advised action."""

    suit: Suit


@frozen
class GivesAwayLeast:
    """The fact that, among equally good cards, this one gives away the least."""


@frozen
class CardsMissingForSets:
    """How many cards the hand lacks for the sets that it needs."""

    missing: int


@frozen
class HelpfulDraws:
    """The cards that would help at the next draw, and the number of their unseen copies."""

    cards: tuple[Card, ...]
    unseen_count: int


# Proven facts, which hold in every deal that agrees with what the seat has seen


@frozen
class KnownVoid:
    """The fact that a seat is void in a suit. trick_number is the trick that showed it, or 0."""

    seat: Seat
    suit: Suit
    trick_number: int


@frozen
class HigherCardOut:
    """An unplayed card that is higher than the card in question, and who may hold it.

    The seats are those that play later to the trick.
    """

    card: Card
    seats: tuple[Seat, ...]


@frozen
class CardAtRisk:
    """An unplayed higher card that could beat a card, and the opponents who may hold it."""

    card: Card
    higher_card: Card
    seats: tuple[Seat, ...]


@frozen
class HighestInSuit:
    """The fact that a card of the seat is the highest one left in its suit."""

    card: Card


@frozen
class UnbeatableCard:
    """The fact that no later seat can beat a card of the seat or of its partner."""

    card: Card
    seat: Seat


@frozen
class TrumpsStillOut:
    """How many trumps the other players hold.

    The seats are those that can have trumps, or empty if any seat may have some.
    """

    count: int
    seats: tuple[Seat, ...]


@frozen
class KnownHolding:
    """The fact that a seat certainly holds a card."""

    seat: Seat
    card: Card


@frozen
class HoldsOneOfPair:
    """The fact that a seat holds either the king or the queen of a suit, but not both."""

    seat: Seat
    suit: Suit


@frozen
class HoldsNoneOfPair:
    """The fact that a seat holds neither the king nor the queen of a suit."""

    seat: Seat
    suit: Suit


@frozen
class PlaysLastToTrick:
    """The fact that the seat is the last one to play to the trick."""

    leader: Seat


@frozen
class NextPlayerPickedUp:
    """The fact that the next player took an offered card and still holds it."""

    seat: Seat
    card: Card


@frozen
class NextPlayerPassedUp:
    """The fact that the next player discarded a card, or didn't take it when it was offered."""

    seat: Seat
    card: Card


@frozen
class CopiesUnseen:
    """How many copies of a card the seat has not seen."""

    card: Card
    count: int


@frozen
class FewCardsCompleteSet:
    """The only unseen card, if any, that would complete a set with the given card."""

    card: Card
    connecting_cards: tuple[Card, ...]


@frozen
class KnownTiplu:
    """The fact that the seat knows the tiplu, the card that decides which cards are wild."""

    card: Card


@frozen
class CardsMissingAfterDiscard:
    """How many cards the sets lack after discarding one card, and after discarding another one."""

    card: Card
    missing: int
    other_card: Card
    other_missing: int


@frozen
class HelpfulAfterDiscard:
    """How many unseen cards would help after discarding one card, and after another one."""

    card: Card
    count: int
    other_card: Card
    other_count: int


@frozen
class ForcedAction:
    """The fact that an action is the only legal one, and the obligation, if any, that forces it."""

    is_play: bool = True  # whether the forced action is to play a card
    obligation: str = ""  # a key from DUTY_KEYS, or empty if no obligation forces the action
    allowed_cards: CardSet = 0
    suit: Suit = NO_SUIT
    card_to_beat: Card = NO_CARD
    forbidden_cards: CardSet = 0  # cards forbidden by this obligation, not by a weaker one


class ExchangeEffect(StrEnum):
    """What a choice of cards to give or discard does for the hand."""

    PAIR_KEPT = "pair_kept"
    HALF_GIVEN = "half_given"  # to a partner who may hold the other half
    CARDS_KEPT = "cards_kept"
    SUIT_EMPTIED = "suit_emptied"
    SUIT_KEPT = "suit_kept"


@frozen
class ExchangeHelps:
    """The fact that giving or discarding cards has an effect, and the cards that it is about."""

    effect: ExchangeEffect
    cards: tuple[Card, ...]
    seat: Seat = NOBODY  # the partner, if the effect is about one


class SharedCardTrait(StrEnum):
    """What equally good cards have in common."""

    SURE = "sure"  # nobody can beat them
    LOST = "lost"  # no card that may be played can win the trick
    BELOW_TRUMPS = "below_trumps"  # only a trump can beat them
    POINTLESS = "pointless"  # they add no points to the trick
    NEIGHBOURS = "neighbours"  # no card still out is between them
    UNSURE = "unsure"  # no card that may be played is sure to win the trick


@frozen
class TiedCards:
    """The fact that all the equally good cards have a trait."""

    trait: SharedCardTrait
    cards: tuple[Card, ...]


# Principles of good play


@frozen
class CountsAgainstCard:
    """The fact that the next reason counts only against this card."""

    card: Card


@frozen
class PrincipleApplies:
    """The fact that a principle of good play favours the advised action."""

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
    | FewCardsCompleteSet
    | KnownTiplu
    | CardsMissingAfterDiscard
    | HelpfulAfterDiscard
    | ForcedAction
    | ExchangeHelps
    | TiedCards
)
SearchFact = (
    NoSearchTimeLeft
    | AllDealsSolved
    | DealsSearched
    | ExpectedTotal
    | PointTotalChances
    | ContractAmountChances
    | RamiAndNoloChances
    | ExpectedLosers
    | ScoresWithoutContract
    | ContractLost
    | ContractUnstoppable
    | MarriageCanWait
    | GivesAwayLeast
    | CardsMissingForSets
    | HelpfulDraws
)
Fact = (
    SearchFact
    | ProvenFact
    | ActionContrast
    | MeanGain
    | EquallyGood
    | EquallyFrequentResult
    | PrincipleApplies
    | CountsAgainstCard
)
