"""Principles of trick play: what to lead, and what to play to a trick."""

from collections.abc import Callable

from ...bots.counts import companion
from ...engine.cards import NO_SUIT, SUIT_OF, SUIT_SETS, Card, Suit, members, ranked
from ...engine.state import Seat
from ...principle import Principle
from ..certainty import Certainty

Cards = Callable[[Certainty, Card, Card], bool]  # favours the first card over the second
NEAR_THE_END = 6  # cards in hand
HIGH, LIKED = ranked("AT"), ranked("ATKQ")


def value(at: Certainty, card: Card) -> int:
    """Return the points of a card, or its rank in games without card points."""
    values = companion(at.view.game).values
    return values[0][card] if values else -at.strength.above[card].bit_count()


def counts(at: Certainty) -> bool:
    """Return whether the game has card points."""
    return bool(companion(at.view.game).values)


def is_lead(at: Certainty) -> bool:
    return not at.view.trick.cards


def is_trump(at: Certainty, card: Card) -> bool:
    return at.trump != NO_SUIT and SUIT_OF[card] == at.trump


def is_highest(at: Certainty, card: Card) -> bool:
    """Return whether no one else has a higher card of the suit."""
    return not at.out(at.strength.above[card])


def are_lost(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether neither card can win the current trick."""
    return not is_lead(at) and at.is_beaten(card) and at.is_beaten(other)


def opponents(at: Certainty) -> list[Seat]:
    return [seat for seat in at.others if not at.is_partner(seat)]


def length(at: Certainty, suit: Suit) -> int:
    return (at.hand & SUIT_SETS[suit]).bit_count()


def sure_trick(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the lead surely wins; in games without card points only near the end."""
    is_time = counts(at) or len(at.view.hand) <= NEAR_THE_END
    return is_lead(at) and is_time and at.wins(card) and not at.wins(other)


def draw_trumps(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the highest trump is led, and a highest card of another suit waits."""
    if not (is_lead(at) and is_trump(at, card) and not is_trump(at, other)):
        return False
    theirs = any(at.may_hold(seat, SUIT_SETS[at.trump]) for seat in opponents(at))
    plain = members(at.hand & ~SUIT_SETS[at.trump])
    return theirs and is_highest(at, card) and any(is_highest(at, each) for each in plain)


def they_trump(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the other card is an ace or ten that may be trumped, and this one is small."""

    def is_feared(suit: Suit) -> bool:
        return any(at.may_trump(seat, suit) for seat in opponents(at))

    is_small = not LIKED >> card & 1 and not is_trump(at, card) and not is_feared(SUIT_OF[card])
    return is_lead(at) and is_small and bool(HIGH >> other & 1) and is_feared(SUIT_OF[other])


def partner_trumps(at: Certainty, card: Card, other: Card) -> bool:
    def is_hoped(suit: Suit) -> bool:
        return any(at.may_trump(seat, suit) for seat in at.others if at.is_partner(seat))

    return is_lead(at) and is_hoped(SUIT_OF[card]) and not is_hoped(SUIT_OF[other])


def take_the_sure(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether only the first card takes the trick from another side."""
    if is_lead(at) or at.is_ours(at.view.trick.winner):
        return False
    return at.wins(card) and at.is_beaten(other)


def cheaply(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether both cards surely win, and the first is the lower one."""
    both = not is_lead(at) and at.wins(card) and at.wins(other)
    return both and SUIT_OF[card] == SUIT_OF[other] and _is_above(at, other, card)


def leave_it_to_partner(at: Certainty, card: Card, other: Card) -> bool:
    return at.is_secured() and at.is_beaten(card) and not at.is_beaten(other)


def little_to_them(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the trick is lost anyway, and the first card has fewer points."""
    if at.is_ours(at.view.trick.winner) or not are_lost(at, card, other):
        return False
    return counts(at) and not _partner_follows(at) and value(at, card) < value(at, other)


def keep_the_high(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the trick is lost anyway, and the higher card is kept."""
    if at.is_ours(at.view.trick.winner) or not are_lost(at, card, other):
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


def _is_above(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether a card is higher than another of its suit."""
    return bool(at.strength.above[other] >> card & 1)


OF_TRICKS: tuple[tuple[Principle, Cards], ...] = (
    (Principle.LEAVE_IT_TO_PARTNER, leave_it_to_partner),
    (Principle.CHEAPLY, cheaply),
    (Principle.LITTLE_TO_THEM, little_to_them),
    (Principle.KEEP_THE_HIGH, keep_the_high),
    (Principle.TAKE_THE_SURE, take_the_sure),
    (Principle.THEY_TRUMP, they_trump),
    (Principle.PARTNER_TRUMPS, partner_trumps),
    (Principle.DRAW_TRUMPS, draw_trumps),
    (Principle.SURE_TRICK, sure_trick),
    (Principle.SECOND_LOW, second_low),
    (Principle.THIRD_HIGH, third_high),
)
