"""Principles of playing sooli, alone and for no trick, and of playing against it."""

from ...engine.actions import Action, Give, Pass, Sooli
from ...engine.cards import RANK_OF, SUIT_OF, SUIT_SETS, Card, CardSet, members
from ...engine.state import Contest
from ...engine.strength import ACE_LOW_ORDER
from ...principle import Principle
from ..certainty import Certainty
from .tricks import Cards, is_lead

LOWEST_FIRST = ACE_LOW_ORDER[::-1]
# The lowest card of a suit is safe up to this place (ace: 0), each next one up to two places more.
SAFE = 2
MOST_HIGH, TOO_MANY = 1, 3  # one high card can be given away


def high_cards(hand: CardSet) -> int:
    """Return how many cards have too few lower cards of their suit below them."""
    return sum(
        place > SAFE + 2 * below
        for suit in SUIT_SETS
        for below, place in enumerate(sorted(map(_place, members(hand & suit))))
    )


def _place(card: Card) -> int:
    return LOWEST_FIRST.index(RANK_OF[card])


def alone_with_low(at: Certainty, best: Action, other: Action) -> bool:
    may = isinstance(best, Sooli) and isinstance(other, Pass)
    return may and high_cards(at.hand) <= MOST_HIGH


def too_high_alone(at: Certainty, best: Action, other: Action) -> bool:
    may = isinstance(best, Pass) and isinstance(other, Sooli)
    return may and high_cards(at.hand) >= TOO_MANY


def give_the_worst(at: Certainty, best: Action, other: Action) -> bool:
    """Return whether the soloist keeps fewer high cards after the first gift."""
    if not _are_gifts(at, best, other) or at.view.seat != at.view.showing.soloist:
        return False
    left, more = (high_cards(at.hand & ~(1 << _given(each))) for each in (best, other))
    return left < more


def give_low(at: Certainty, best: Action, other: Action) -> bool:
    if not _are_gifts(at, best, other) or at.view.seat == at.view.showing.soloist:
        return False
    return _place(_given(best)) < _place(_given(other))


def _are_gifts(at: Certainty, best: Action, other: Action) -> bool:
    both = isinstance(best, Give) and isinstance(other, Give)
    return both and at.view.showing.game == Contest.SOOLI


def _given(action: Action) -> Card:
    assert isinstance(action, Give)
    return action.cards[0]


def low_against_one(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the card led, or played in the suit led, is the lower one."""
    is_told = is_lead(at) or at.led == SUIT_OF[card] == SUIT_OF[other]
    return is_told and _place(card) < _place(other)


OF_SOOLI = (
    (Principle.ALONE_WITH_LOW, alone_with_low),
    (Principle.TOO_HIGH_ALONE, too_high_alone),
    (Principle.GIVE_THE_WORST, give_the_worst),
    (Principle.GIVE_LOW, give_low),
)
AGAINST_ONE: tuple[tuple[Principle, Cards], ...] = ((Principle.LOW_AGAINST_ONE, low_against_one),)
