"""Principles of sooli, a hand played alone to take no trick, for the soloist and the opponents.

Each test gets the advised card or action and another one, and returns whether its principle favours
the advised one.
"""

from ....engine.actions import Action, Give, Pass, Sooli
from ....engine.card_ranking import ACE_LOW_ORDER
from ....engine.cards import CARDS_OF_SUIT, RANK_OF, SUIT_OF, Card, CardSet, cards_in_set
from ....engine.state import ContestKind
from ....model.principle import Principle
from ..trick_belief import TrickBelief
from .trick_play import CardTest, is_leading

RANKS_LOW_TO_HIGH = ACE_LOW_ORDER[::-1]
# the lowest card of a suit is safe up to this rank (ace: 0), each next card up to two ranks higher
SAFE_PLACE = 2
MAX_HIGH_CARDS, TOO_MANY_HIGH_CARDS = 1, 3  # because one high card can be exchanged


def count_high_cards(hand: CardSet) -> int:
    """Return how many cards are too high, given the lower cards held in their suit."""
    return sum(
        place > SAFE_PLACE + 2 * below
        for suit in CARDS_OF_SUIT
        for below, place in enumerate(sorted(map(_rank_place, cards_in_set(hand & suit))))
    )


def _rank_place(card: Card) -> int:
    return RANKS_LOW_TO_HIGH.index(RANK_OF[card])


def plays_sooli_with_low_hand(belief: TrickBelief, best: Action, other: Action) -> bool:
    may = isinstance(best, Sooli) and isinstance(other, Pass)
    return may and count_high_cards(belief.hand) <= MAX_HIGH_CARDS


def passes_with_high_hand(belief: TrickBelief, best: Action, other: Action) -> bool:
    may = isinstance(best, Pass) and isinstance(other, Sooli)
    return may and count_high_cards(belief.hand) >= TOO_MANY_HIGH_CARDS


def gives_worst_card(belief: TrickBelief, best: Action, other: Action) -> bool:
    """Return whether the soloist is left with fewer high cards after the advised gift."""
    if not _are_sooli_gifts(belief, best, other) or belief.view.seat != belief.view.showing.soloist:
        return False
    left, more = (
        count_high_cards(belief.hand & ~(1 << _given_card(each))) for each in (best, other)
    )
    return left < more


def gives_low_card(belief: TrickBelief, best: Action, other: Action) -> bool:
    if not _are_sooli_gifts(belief, best, other) or belief.view.seat == belief.view.showing.soloist:
        return False
    return _rank_place(_given_card(best)) < _rank_place(_given_card(other))


def _are_sooli_gifts(belief: TrickBelief, best: Action, other: Action) -> bool:
    both = isinstance(best, Give) and isinstance(other, Give)
    return both and belief.view.showing.contest == ContestKind.SOOLI


def _given_card(action: Action) -> Card:
    assert isinstance(action, Give)
    return action.cards[0]


def plays_low_against_soloist(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the seat leads or follows suit, and the advised card is lower."""
    is_told = is_leading(belief) or belief.suit_led == SUIT_OF[card] == SUIT_OF[other]
    return is_told and _rank_place(card) < _rank_place(other)


SOOLI_PRINCIPLES = (
    (Principle.ALONE_WITH_LOW, plays_sooli_with_low_hand),
    (Principle.TOO_HIGH_ALONE, passes_with_high_hand),
    (Principle.GIVE_THE_WORST, gives_worst_card),
    (Principle.GIVE_LOW, gives_low_card),
)
AGAINST_SOOLI_PRINCIPLES: tuple[tuple[Principle, CardTest], ...] = (
    (Principle.LOW_AGAINST_SOLOIST, plays_low_against_soloist),
)
