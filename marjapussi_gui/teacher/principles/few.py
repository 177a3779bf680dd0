"""Principles of playing for few tricks, or for none at all."""

from ...engine.cards import SUIT_OF, Card
from ...facts import Principle
from ..certain import Certainty
from .tricks import Cards, is_lead


def _height(at: Certainty, card: Card) -> int:
    return -at.strength.above[card].bit_count()


def stay_under(at: Certainty, card: Card, other: Card) -> bool:
    return not is_lead(at) and at.is_beaten(card) and not at.is_beaten(other)


def take_with_highest(at: Certainty, card: Card, other: Card) -> bool:
    """Tell whether one takes the trick in any case, as the last to play, and gets rid of a lot."""
    both = not is_lead(at) and not at.later and not at.is_beaten(card) and not at.is_beaten(other)
    return both and _height(at, card) > _height(at, other)


def throw_the_high(at: Certainty, card: Card, other: Card) -> bool:
    """Tell whether one may throw anything away, and throws the higher card."""
    if is_lead(at):
        return False
    free = at.led not in (SUIT_OF[card], SUIT_OF[other])
    stays_under = at.led == SUIT_OF[card] == SUIT_OF[other] and at.is_beaten(card)
    return (free or stays_under) and _height(at, card) > _height(at, other)


def lead_low(at: Certainty, card: Card, other: Card) -> bool:
    return is_lead(at) and _height(at, card) < _height(at, other)


OF_FEW: tuple[tuple[Principle, Cards], ...] = (
    (Principle.STAY_UNDER, stay_under),
    (Principle.TAKE_WITH_HIGHEST, take_with_highest),
    (Principle.THROW_THE_HIGH, throw_the_high),
    (Principle.LEAD_LOW, lead_low),
)
