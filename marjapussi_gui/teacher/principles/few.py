"""Principles of taking few tricks, or none."""

from ...engine.cards import SUIT_OF, SUIT_SETS, Card, Suit, members
from ...principle import Principle
from ..certainty import Certainty
from .tricks import Cards, is_lead, length


def _height(at: Certainty, card: Card) -> int:
    return -at.strength.above[card].bit_count()


def stay_under(at: Certainty, card: Card, other: Card) -> bool:
    return not is_lead(at) and at.is_beaten(card) and not at.is_beaten(other)


def take_with_highest(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the seat plays last, takes the trick anyway, and uses its higher card."""
    both = not is_lead(at) and not at.later and not at.is_beaten(card) and not at.is_beaten(other)
    return both and _height(at, card) > _height(at, other)


def throw_the_high(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the seat can discard freely and throws the higher card."""
    if is_lead(at):
        return False
    free = at.led not in (SUIT_OF[card], SUIT_OF[other])
    stays_under = at.led == SUIT_OF[card] == SUIT_OF[other] and at.is_beaten(card)
    return (free or stays_under) and _height(at, card) > _height(at, other)


def lead_low(at: Certainty, card: Card, other: Card) -> bool:
    return is_lead(at) and _height(at, card) < _height(at, other)


def not_alone(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the other card is of a suit that no one else holds."""
    return is_lead(at) and _others_follow(at, card) and not _others_follow(at, other)


def _others_follow(at: Certainty, card: Card) -> bool:
    return bool(at.out(SUIT_SETS[SUIT_OF[card]]))


def lead_short(at: Certainty, card: Card, other: Card) -> bool:
    here, there = length(at, SUIT_OF[card]), length(at, SUIT_OF[other])
    return is_lead(at) and _others_follow(at, card) and here < there


def throw_the_danger(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the seat throws from the suit in which others hold more lower cards."""
    if is_lead(at) or at.led in (SUIT_OF[card], SUIT_OF[other]):
        return False
    return _below(at, SUIT_OF[card]) > _below(at, SUIT_OF[other])


def _below(at: Certainty, suit: Suit) -> int:
    """Return how many cards of a suit others hold below the seat's lowest."""
    own = members(at.hand & SUIT_SETS[suit])
    lowest = max(own, key=lambda each: at.strength.above[each].bit_count())
    lower = SUIT_SETS[suit] & ~at.strength.above[lowest]
    return at.out(lower).bit_count()


OF_FEW: tuple[tuple[Principle, Cards], ...] = (
    (Principle.STAY_UNDER, stay_under),
    (Principle.TAKE_WITH_HIGHEST, take_with_highest),
    (Principle.THROW_THE_DANGER, throw_the_danger),
    (Principle.THROW_THE_HIGH, throw_the_high),
    (Principle.NOT_ALONE, not_alone),
    (Principle.LEAD_LOW, lead_low),
    (Principle.LEAD_SHORT, lead_short),
)
