"""Principles of taking many tricks without trumps."""

from ...engine.cards import NO_SUIT, SUIT_OF, Card, Suit
from ...principle import Principle
from ..certainty import Certainty
from .tricks import Cards, are_lost, is_highest, is_lead, length

LONG = 4


def long_suit(at: Certainty, card: Card, other: Card) -> bool:
    here, there = length(at, SUIT_OF[card]), length(at, SUIT_OF[other])
    return is_lead(at) and at.trump == NO_SUIT and here >= LONG and here > there


def lead_back(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether only the first card is of a suit that the partner has led."""
    suits = _led_by_partner(at)
    return is_lead(at) and SUIT_OF[card] in suits and SUIT_OF[other] not in suits


def _led_by_partner(at: Certainty) -> set[Suit]:
    return {SUIT_OF[trick.cards[0]] for trick in at.view.tricks if at.is_partner(trick.leader)}


def keep_the_winner(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether both cards lose, and the other is the highest one left in its suit."""
    return are_lost(at, card, other) and not is_highest(at, card) and is_highest(at, other)


OF_RAMI: tuple[tuple[Principle, Cards], ...] = (
    (Principle.KEEP_THE_WINNER, keep_the_winner),
    (Principle.LEAD_BACK, lead_back),
    (Principle.LONG_SUIT, long_suit),
)
