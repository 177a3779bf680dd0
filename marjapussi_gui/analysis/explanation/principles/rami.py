"""Principles of taking many tricks without trumps."""

from ....engine.cards import NO_SUIT, SUIT_OF, Card, Suit
from ....model.principle import Principle
from ..trick_belief import TrickBelief
from .trick_play import CardTest, are_both_beaten, is_highest_left, is_leading, suit_length

MIN_LONG_SUIT = 4


def leads_long_suit(belief: TrickBelief, card: Card, other: Card) -> bool:
    here, there = suit_length(belief, SUIT_OF[card]), suit_length(belief, SUIT_OF[other])
    return is_leading(belief) and belief.trump == NO_SUIT and here >= MIN_LONG_SUIT and here > there


def returns_partners_suit(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether only the first card is of a suit that the partner has led."""
    suits = _suits_led_by_partner(belief)
    return is_leading(belief) and SUIT_OF[card] in suits and SUIT_OF[other] not in suits


def _suits_led_by_partner(belief: TrickBelief) -> set[Suit]:
    return {
        SUIT_OF[trick.cards[0]] for trick in belief.view.tricks if belief.is_partner(trick.leader)
    }


def keeps_winner(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether both cards lose, and the other is the highest one left in its suit."""
    return (
        are_both_beaten(belief, card, other)
        and not is_highest_left(belief, card)
        and is_highest_left(belief, other)
    )


RAMI_PRINCIPLES: tuple[tuple[Principle, CardTest], ...] = (
    (Principle.KEEP_THE_WINNER, keeps_winner),
    (Principle.LEAD_BACK, returns_partners_suit),
    (Principle.LONG_SUIT, leads_long_suit),
)
