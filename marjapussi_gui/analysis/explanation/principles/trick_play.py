"""Principles of trick play: what to lead, and what to play to a trick.

Each test gets the advised card and another card, and returns whether its principle favours the
advised card.
"""

from collections.abc import Callable

from ....bots.equity.scoring import scoring_model
from ....engine.cards import (
    CARDS_OF_SUIT,
    NO_SUIT,
    SUIT_OF,
    Card,
    Suit,
    cards_in_set,
    cards_of_ranks,
)
from ....engine.state import Seat
from ....model.principle import Principle
from ..trick_belief import TrickBelief

CardTest = Callable[[TrickBelief, Card, Card], bool]  # whether the first card is favoured
ENDGAME_CARDS = 6  # maximum number of cards in hand
ACES_AND_TENS, VALUABLE_CARDS = cards_of_ranks("AT"), cards_of_ranks("ATKQ")


def card_value(belief: TrickBelief, card: Card) -> int:
    """Return the points of a card or, in games without card points, a number for its rank."""
    values = scoring_model(belief.view.game).card_values
    return values[0][card] if values else -belief.ranking.higher_cards[card].bit_count()


def has_card_points(belief: TrickBelief) -> bool:
    return bool(scoring_model(belief.view.game).card_values)


def is_leading(belief: TrickBelief) -> bool:
    return not belief.view.trick.cards


def is_trump(belief: TrickBelief, card: Card) -> bool:
    return belief.trump != NO_SUIT and SUIT_OF[card] == belief.trump


def is_highest_left(belief: TrickBelief, card: Card) -> bool:
    """Return whether nobody else can have a higher card of the same suit."""
    return not belief.cards_out(belief.ranking.higher_cards[card])


def are_both_beaten(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether neither of the two cards can win the current trick."""
    return not is_leading(belief) and belief.is_beaten(card) and belief.is_beaten(other)


def opponent_seats(belief: TrickBelief) -> list[Seat]:
    return [seat for seat in belief.other_seats if not belief.is_partner(seat)]


def suit_length(belief: TrickBelief, suit: Suit) -> int:
    return (belief.hand & CARDS_OF_SUIT[suit]).bit_count()


def leads_sure_trick(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether only the advised card is a sure winner when it is led.

    In games without card points this is good advice only near the end of the hand.
    """
    is_time = has_card_points(belief) or len(belief.view.hand) <= ENDGAME_CARDS
    return (
        is_leading(belief)
        and is_time
        and belief.is_sure_winner(card)
        and not belief.is_sure_winner(other)
    )


def draws_trumps(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the advised card is the highest trump, and the hand has a sure side winner.

    That is a card of another suit that is sure to win a trick.
    """
    if not (is_leading(belief) and is_trump(belief, card) and not is_trump(belief, other)):
        return False
    theirs = any(
        belief.possible_cards(seat, CARDS_OF_SUIT[belief.trump]) for seat in opponent_seats(belief)
    )
    plain = cards_in_set(belief.hand & ~CARDS_OF_SUIT[belief.trump])
    return (
        theirs
        and is_highest_left(belief, card)
        and any(is_highest_left(belief, each) for each in plain)
    )


def avoids_being_trumped(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the advised lead is low and the other is an ace or ten that may be trumped."""

    def can_be_trumped(suit: Suit) -> bool:
        return any(belief.can_trump(seat, suit) for seat in opponent_seats(belief))

    is_small = (
        not VALUABLE_CARDS >> card & 1
        and not is_trump(belief, card)
        and not can_be_trumped(SUIT_OF[card])
    )
    return (
        is_leading(belief)
        and is_small
        and bool(ACES_AND_TENS >> other & 1)
        and can_be_trumped(SUIT_OF[other])
    )


def lets_partner_trump(belief: TrickBelief, card: Card, other: Card) -> bool:
    def can_partner_trump(suit: Suit) -> bool:
        return any(
            belief.can_trump(seat, suit) for seat in belief.other_seats if belief.is_partner(seat)
        )

    return (
        is_leading(belief)
        and can_partner_trump(SUIT_OF[card])
        and not can_partner_trump(SUIT_OF[other])
    )


def takes_sure_trick(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the opponents are winning the trick and only the advised card takes it."""
    if is_leading(belief) or belief.is_on_own_side(belief.view.trick.winner):
        return False
    return belief.is_sure_winner(card) and belief.is_beaten(other)


def wins_cheaply(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether both cards are sure to win the trick, and the advised one is lower."""
    both = not is_leading(belief) and belief.is_sure_winner(card) and belief.is_sure_winner(other)
    return both and SUIT_OF[card] == SUIT_OF[other] and _is_higher(belief, other, card)


def leaves_trick_to_partner(belief: TrickBelief, card: Card, other: Card) -> bool:
    return belief.is_trick_secured() and belief.is_beaten(card) and not belief.is_beaten(other)


def gives_few_points(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the opponents win the trick anyway, and the advised card has fewer points."""
    if belief.is_on_own_side(belief.view.trick.winner) or not are_both_beaten(belief, card, other):
        return False
    return (
        has_card_points(belief)
        and not _is_partner_later(belief)
        and card_value(belief, card) < card_value(belief, other)
    )


def keeps_high_card(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether the opponents win the trick anyway, and the advised card is lower."""
    if belief.is_on_own_side(belief.view.trick.winner) or not are_both_beaten(belief, card, other):
        return False
    return (
        not has_card_points(belief)
        and not _is_partner_later(belief)
        and card_value(belief, card) < card_value(belief, other)
    )


def _is_partner_later(belief: TrickBelief) -> bool:
    return any(belief.is_partner(seat) for seat in belief.later_seats)


def plays_second_hand_low(belief: TrickBelief, card: Card, other: Card) -> bool:
    number = len(belief.view.trick.cards)
    follows = SUIT_OF[card] == SUIT_OF[other] == belief.suit_led
    is_second = number == 1 and len(belief.later_seats) == 2 and follows
    return is_second and _is_higher(belief, other, card) and not belief.is_sure_winner(other)


def plays_third_hand_high(belief: TrickBelief, card: Card, other: Card) -> bool:
    number = len(belief.view.trick.cards)
    follows = SUIT_OF[card] == SUIT_OF[other] == belief.suit_led
    is_third = (
        number == 2 and len(belief.later_seats) == 1 and follows and not belief.is_trick_secured()
    )
    return is_third and not belief.is_beaten(card) and _is_higher(belief, card, other)


def _is_higher(belief: TrickBelief, card: Card, other: Card) -> bool:
    """Return whether a card is higher than another card of its suit."""
    return bool(belief.ranking.higher_cards[other] >> card & 1)


TRICK_PRINCIPLES: tuple[tuple[Principle, CardTest], ...] = (
    (Principle.LEAVE_IT_TO_PARTNER, leaves_trick_to_partner),
    (Principle.WIN_CHEAPLY, wins_cheaply),
    (Principle.FEW_POINTS_TO_OPPONENTS, gives_few_points),
    (Principle.KEEP_THE_HIGH, keeps_high_card),
    (Principle.TAKE_SURE_TRICK, takes_sure_trick),
    (Principle.THEY_TRUMP, avoids_being_trumped),
    (Principle.PARTNER_TRUMPS, lets_partner_trump),
    (Principle.DRAW_TRUMPS, draws_trumps),
    (Principle.SURE_TRICK, leads_sure_trick),
    (Principle.SECOND_LOW, plays_second_hand_low),
    (Principle.THIRD_HIGH, plays_third_hand_high),
)
