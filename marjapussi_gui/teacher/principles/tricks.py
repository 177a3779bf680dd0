"""Principles of playing for tricks: what to lead, and what to play to a trick."""

from collections.abc import Callable

from ...bots.counts import companion
from ...engine.cards import NO_SUIT, SUIT_OF, SUIT_SETS, Card, CardSet, Suit
from ...engine.state import Seat
from ...facts import Principle
from ..certain import Certainty

Cards = Callable[[Certainty, Card, Card], bool]  # of two cards: does it speak for the first?
ENDING = 3  # cards in hand from which on the last trick is in sight


def value(at: Certainty, card: Card) -> int:
    """Return what a card counts for who wins it, or how high it is where cards count nothing."""
    values = companion(at.view.game).values
    return values[0][card] if values else -at.strength.above[card].bit_count()


def counts(at: Certainty) -> bool:
    """Return whether cards count anything for who wins them."""
    return bool(companion(at.view.game).values)


def is_lead(at: Certainty) -> bool:
    return not at.view.trick.cards


def is_trump(at: Certainty, card: Card) -> bool:
    return at.trump != NO_SUIT and SUIT_OF[card] == at.trump


def opponents(at: Certainty) -> list[Seat]:
    return [seat for seat in at.others if not at.is_partner(seat)]


def length(at: Certainty, suit: Suit) -> int:
    return (at.hand & SUIT_SETS[suit]).bit_count()


def may_trump(at: Certainty, seat: Seat, suit: Suit) -> CardSet:
    """Return with which trumps a seat that has none of a suit may trump it."""
    if at.trump in (NO_SUIT, suit) or not at.is_void(seat, suit):
        return 0
    return at.may_hold(seat, SUIT_SETS[at.trump])


def sure_trick(at: Certainty, card: Card, other: Card) -> bool:
    return is_lead(at) and at.wins(card) and not at.wins(other)


def draw_trumps(at: Certainty, card: Card, other: Card) -> bool:
    theirs = any(at.may_hold(seat, SUIT_SETS[at.trump]) for seat in opponents(at))
    is_led = is_lead(at) and is_trump(at, card) and not is_trump(at, other)
    return is_led and theirs and not at.out(at.strength.above[card])


def they_trump(at: Certainty, card: Card, other: Card) -> bool:
    def is_feared(suit: Suit) -> bool:
        return any(may_trump(at, seat, suit) for seat in opponents(at))

    return is_lead(at) and is_feared(SUIT_OF[other]) and not is_feared(SUIT_OF[card])


def partner_trumps(at: Certainty, card: Card, other: Card) -> bool:
    def is_hoped(suit: Suit) -> bool:
        return any(may_trump(at, seat, suit) for seat in at.others if at.is_partner(seat))

    return is_lead(at) and is_hoped(SUIT_OF[card]) and not is_hoped(SUIT_OF[other])


def long_suit(at: Certainty, card: Card, other: Card) -> bool:
    has_trumps = at.trump != NO_SUIT
    here, there = length(at, SUIT_OF[card]), length(at, SUIT_OF[other])
    return is_lead(at) and not has_trumps and here >= 4 and here > there


def cheaply(at: Certainty, card: Card, other: Card) -> bool:
    """Tell whether both win for certain, and the first is the smaller."""
    both = not is_lead(at) and at.wins(card) and at.wins(other)
    return both and SUIT_OF[card] == SUIT_OF[other] and _is_above(at, other, card)


def leave_it_to_partner(at: Certainty, card: Card, other: Card) -> bool:
    return at.is_secured() and at.is_beaten(card) and not at.is_beaten(other)


def points_to_partner(at: Certainty, card: Card, other: Card) -> bool:
    both = at.is_secured() and at.is_beaten(card) and at.is_beaten(other)
    return both and value(at, card) > max(value(at, other), 0)


def little_to_them(at: Certainty, card: Card, other: Card) -> bool:
    """Tell whether the trick is theirs whatever one plays, and the first card counts less."""
    trick = at.view.trick
    if is_lead(at) or at.is_ours(trick.winner) or not (at.is_beaten(card) and at.is_beaten(other)):
        return False
    return counts(at) and not _partner_follows(at) and value(at, card) < value(at, other)


def keep_the_high(at: Certainty, card: Card, other: Card) -> bool:
    """Tell whether the trick is theirs where cards count nothing, and a higher card is kept."""
    trick = at.view.trick
    if is_lead(at) or at.is_ours(trick.winner) or not (at.is_beaten(card) and at.is_beaten(other)):
        return False
    return not counts(at) and not _partner_follows(at) and value(at, card) < value(at, other)


def _partner_follows(at: Certainty) -> bool:
    return any(at.is_partner(seat) for seat in at.later)


def second_low(at: Certainty, card: Card, other: Card) -> bool:
    number = len(at.view.trick.cards)
    follows = SUIT_OF[card] == SUIT_OF[other] == at.led
    is_second = number == 1 and len(at.later) == 2 and follows
    return is_second and _is_above(at, other, card) and not at.wins(other)


def third_high(at: Certainty, card: Card, other: Card) -> bool:
    number = len(at.view.trick.cards)
    follows = SUIT_OF[card] == SUIT_OF[other] == at.led
    is_third = number == 2 and len(at.later) == 1 and follows and not at.is_secured()
    return is_third and not at.is_beaten(card) and _is_above(at, card, other)


def last_trick(at: Certainty, card: Card, other: Card) -> bool:
    """Tell whether the other card is one that wins the last trick, and can wait for it."""
    if not 2 <= len(at.view.hand) <= ENDING:
        return False
    stands = is_trump(at, other) or at.trump == NO_SUIT or not at.out(SUIT_SETS[at.trump])
    return stands and not at.out(at.strength.above[other]) and bool(at.out(at.strength.above[card]))


def _is_above(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether a card is higher than another one of its suit."""
    return bool(at.strength.above[other] >> card & 1)


OF_TRICKS: tuple[tuple[Principle, Cards], ...] = (
    (Principle.LEAVE_IT_TO_PARTNER, leave_it_to_partner),
    (Principle.POINTS_TO_PARTNER, points_to_partner),
    (Principle.CHEAPLY, cheaply),
    (Principle.LITTLE_TO_THEM, little_to_them),
    (Principle.KEEP_THE_HIGH, keep_the_high),
    (Principle.LAST_TRICK, last_trick),
    (Principle.THEY_TRUMP, they_trump),
    (Principle.PARTNER_TRUMPS, partner_trumps),
    (Principle.DRAW_TRUMPS, draw_trumps),
    (Principle.SURE_TRICK, sure_trick),
    (Principle.LONG_SUIT, long_suit),
    (Principle.SECOND_LOW, second_low),
    (Principle.THIRD_HIGH, third_high),
)
