"""Principles of games in which a marriage makes trumps."""

from ...engine.cards import (
    ALL_SUITS,
    NO_SUIT,
    PAIRS,
    RANK_OF,
    SUIT_OF,
    SUIT_SETS,
    Card,
    Suit,
    ranked,
)
from ...engine.phases.game_points import GamePoints
from ...principle import Principle
from ..certainty import Certainty
from .tricks import Cards, are_lost, is_highest, is_lead, is_trump, length, take_the_sure

TENS, ACES = ranked("T"), ranked("A")
ENDING = 3  # cards in hand, or fewer: the last trick can be planned
LATE = 4  # cards in hand, or fewer: a side should have a trick by now


def is_made(at: Certainty, suit: Suit) -> bool:
    return bool(at.view.marriages.suits >> suit & 1)


def is_half(card: Card) -> bool:
    return RANK_OF[card] in "KQ"


def ten_falls_to_ace(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the other card is a ten that loses only to an ace still out."""
    if not TENS >> other & 1 or card == other:
        return False
    ace = at.strength.above[other]
    is_open = is_lead(at) or (SUIT_OF[other] == at.led and not at.is_beaten(other))
    theirs = any(at.may_hold(seat, ace) for seat in at.later if not at.is_partner(seat))
    return is_open and theirs and not TENS >> card & 1


def win_to_speak(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether only the first card takes the trick, and a marriage can be declared then."""
    takes = not at.is_beaten(card) and at.wins(card) and not at.wins(other)
    return takes and any(_may_be_made(at, suit) for suit in ALL_SUITS)


def _may_be_made(at: Certainty, suit: Suit) -> bool:
    """Return whether the seat holds a marriage, or half of one and a partner to ask."""
    held = at.hand & PAIRS[suit]
    has_enough = held == PAIRS[suit] or (bool(held) and at.view.game.seating.partners)
    return has_enough and not is_made(at, suit)


def keep_the_pair(at: Certainty, card: Card, other: Card) -> bool:
    suit = SUIT_OF[other]
    is_whole = at.hand & PAIRS[suit] == PAIRS[suit] and is_half(other)
    return is_whole and not is_made(at, suit) and not (is_half(card) and SUIT_OF[card] == suit)


def keep_the_half(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the other card is half of a marriage whose other half the partner may hold."""
    suit = SUIT_OF[other]
    if not is_half(other) or is_made(at, suit) or is_half(card):
        return False
    mate = PAIRS[suit] & ~(1 << other)
    return any(at.may_hold(seat, mate) for seat in at.others if at.is_partner(seat))


def early_ace(at: Certainty, card: Card, other: Card) -> bool:
    is_led = is_lead(at) and at.trump == NO_SUIT
    return is_led and bool(ACES >> card & 1) and not ACES >> other & 1


def keep_the_ace(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the other card is an ace in a trick that it cannot win."""
    is_thrown = not is_lead(at) and at.is_beaten(other)
    return is_thrown and bool(ACES >> other & 1) and not ACES >> card & 1


def ten_to_partner(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether a ten goes to a trick that the partner surely wins, while its ace is out."""
    if not at.is_secured() or not are_lost(at, card, other):
        return False
    return bool(TENS >> card & 1) and not TENS >> other & 1 and not is_highest(at, card)


def lead_the_single(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the seat leads the only card of a suit that it can trump later."""
    if not is_lead(at) or at.trump == NO_SUIT or not at.hand & SUIT_SETS[at.trump]:
        return False
    if is_trump(at, card) or is_trump(at, other):
        return False
    return length(at, SUIT_OF[card]) == 1 < length(at, SUIT_OF[other]) and not at.wins(other)


def take_one(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the own side has no trick near the end, and only the first card takes one."""
    side = at.view.game.seating.side(at.view.seat)
    is_late = len(at.view.hand) <= LATE and not at.view.won[side]
    return is_late and _is_dear(at) and take_the_sure(at, card, other)


def _is_dear(at: Certainty) -> bool:
    """Return whether a hand without a trick is penalized."""
    game = at.view.game
    return game.rules.porvoo or not isinstance(game.count, GamePoints)


def last_trick(at: Certainty, card: Card, other: Card) -> bool:
    """Return whether the other card is sure to win the last trick if it is kept."""
    if is_lead(at) or not 2 <= len(at.view.hand) <= ENDING or not at.view.game.rules.last_trick:
        return False
    stands = is_trump(at, other) or at.trump == NO_SUIT or not at.out(SUIT_SETS[at.trump])
    return stands and is_highest(at, other) and not is_highest(at, card)


OF_MARRIAGES: tuple[tuple[Principle, Cards], ...] = (
    (Principle.TAKE_ONE, take_one),
    (Principle.KEEP_THE_PAIR, keep_the_pair),
    (Principle.LAST_TRICK, last_trick),
    (Principle.KEEP_THE_ACE, keep_the_ace),
    (Principle.POINTS_TO_PARTNER, ten_to_partner),
    (Principle.TEN_FALLS_TO_ACE, ten_falls_to_ace),
    (Principle.WIN_TO_SPEAK, win_to_speak),
    (Principle.EARLY_ACE, early_ace),
    (Principle.KEEP_THE_HALF, keep_the_half),
)
OF_LEADS: tuple[tuple[Principle, Cards], ...] = (  # weaker than the principles of trick play
    (Principle.LEAD_THE_SINGLE, lead_the_single),
)
