"""Principles of hands without trumps: for many tricks (rami), and for few or none (nolo).

Each test gets the advised card and another card, and returns whether its principle favours the
advised card.
"""

from ....engine.cards import CARDS_OF_SUIT, NO_SUIT, SUIT_OF, Card, Suit, cards_in_set
from ....model.principle import Principle
from ..trick_belief import TrickBelief
from .trick_play import CardTest, are_both_beaten, is_highest_left, is_leading, suit_length

MIN_LONG_SUIT = 4


def leads_long_suit(belief: TrickBelief, card: Card, other: Card) -> bool:
    here, there = suit_length(belief, SUIT_OF[card]), suit_length(belief, SUIT_OF[other])
    return is_leading(belief) and belief.trump == NO_SUIT and here >= MIN_LONG_SUIT and here > there


def returns_partners_suit(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the advised card leads a suit that the partner has led before."""
    suits = _suits_led_by_partner(belief)
    return is_leading(belief) and SUIT_OF[card] in suits and SUIT_OF[other] not in suits


def _suits_led_by_partner(belief: TrickBelief) -> set[Suit]:
    return {
        SUIT_OF[trick.cards[0]] for trick in belief.view.tricks if belief.is_partner(trick.leader)
    }


def keeps_winner(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether both cards lose the trick, but the other is now the highest of its suit."""
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


def _rank_height(belief: TrickBelief, card: Card) -> int:
    return -belief.ranking.higher_cards[card].bit_count()


def stays_under(belief: TrickBelief, card: Card, other: Card) -> bool:
    return not is_leading(belief) and belief.is_beaten(card) and not belief.is_beaten(other)


def takes_with_highest(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether both cards win, the seat plays last, and the advised card is higher."""
    both = (
        not is_leading(belief)
        and not belief.later_seats
        and not belief.is_beaten(card)
        and not belief.is_beaten(other)
    )
    return both and _rank_height(belief, card) > _rank_height(belief, other)


def throws_high_card(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether both cards lose without a risk, and the advised card is higher."""
    if is_leading(belief):
        return False
    free = belief.suit_led not in (SUIT_OF[card], SUIT_OF[other])
    stays_under = belief.suit_led == SUIT_OF[card] == SUIT_OF[other] and belief.is_beaten(card)
    return (free or stays_under) and _rank_height(belief, card) > _rank_height(belief, other)


def leads_low(belief: TrickBelief, card: Card, other: Card) -> bool:
    return is_leading(belief) and _rank_height(belief, card) < _rank_height(belief, other)


def avoids_suit_of_its_own(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the other card's suit, unlike the advised one's, is only in the own hand."""
    return (
        is_leading(belief)
        and _can_others_follow(belief, card)
        and not _can_others_follow(belief, other)
    )


def _can_others_follow(belief: TrickBelief, card: Card) -> bool:
    return bool(belief.cards_out(CARDS_OF_SUIT[SUIT_OF[card]]))


def leads_short_suit(belief: TrickBelief, card: Card, other: Card) -> bool:
    here, there = suit_length(belief, SUIT_OF[card]), suit_length(belief, SUIT_OF[other])
    return is_leading(belief) and _can_others_follow(belief, card) and here < there


def throws_dangerous_suit(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the discard is from the suit in which others hold more lower cards."""
    if is_leading(belief) or belief.suit_led in (SUIT_OF[card], SUIT_OF[other]):
        return False
    return _lower_cards_out(belief, SUIT_OF[card]) > _lower_cards_out(belief, SUIT_OF[other])


def _lower_cards_out(belief: TrickBelief, suit: Suit) -> int:
    """Return how many cards others hold of a suit below the seat's lowest card of it."""
    own = cards_in_set(belief.hand & CARDS_OF_SUIT[suit])
    lowest = max(own, key=lambda each: belief.ranking.higher_cards[each].bit_count())
    lower = CARDS_OF_SUIT[suit] & ~belief.ranking.higher_cards[lowest]
    return belief.cards_out(lower).bit_count()


FEW_TRICKS_PRINCIPLES: tuple[tuple[Principle, CardTest], ...] = (
    (Principle.STAY_UNDER, stays_under),
    (Principle.TAKE_WITH_HIGHEST, takes_with_highest),
    (Principle.THROW_THE_DANGER, throws_dangerous_suit),
    (Principle.THROW_THE_HIGH, throws_high_card),
    (Principle.AVOID_SUIT_OF_ITS_OWN, avoids_suit_of_its_own),
    (Principle.LEAD_LOW, leads_low),
    (Principle.LEAD_SHORT, leads_short_suit),
)
