"""Principles of the games in which king and queen make trumps."""

from ...engine.actions import AskHalf, AskWhole, Declare
from ...engine.cards import ALL_SUITS, PAIRS, RANK_OF, SUIT_OF, Card, Suit, ranked
from ...facts import Principle
from ..certain import Certainty
from .tricks import Cards, is_lead

TENS, ACES = ranked("T"), ranked("A")
ASKED = (Declare, AskWhole, AskHalf)


def is_made(at: Certainty, suit: Suit) -> bool:
    return bool(at.view.marriages.suits >> suit & 1)


def is_half(card: Card) -> bool:
    return RANK_OF[card] in "KQ"


def ten_falls_to_ace(at: Certainty, card: Card, other: Card) -> bool:
    """Tell whether the other card is a ten that loses to nothing but an ace still out."""
    if not TENS >> other & 1 or card == other:
        return False
    ace = at.strength.above[other]
    is_open = is_lead(at) or (SUIT_OF[other] == at.led and not at.is_beaten(other))
    theirs = any(at.may_hold(seat, ace) for seat in at.later if not at.is_partner(seat))
    return is_open and theirs and not TENS >> card & 1


def win_to_speak(at: Certainty, card: Card, other: Card) -> bool:
    """Tell whether the first card takes the trick, and there is something to declare or to ask."""
    takes = not at.is_beaten(card) and at.wins(card) and not at.wins(other)
    return takes and any(_may_be_made(at, suit) for suit in ALL_SUITS)


def _may_be_made(at: Certainty, suit: Suit) -> bool:
    return not is_made(at, suit) and bool(at.hand & PAIRS[suit])


def keep_the_pair(at: Certainty, card: Card, other: Card) -> bool:
    suit = SUIT_OF[other]
    is_whole = at.hand & PAIRS[suit] == PAIRS[suit] and is_half(other)
    return is_whole and not is_made(at, suit) and not (is_half(card) and SUIT_OF[card] == suit)


def keep_the_half(at: Certainty, card: Card, other: Card) -> bool:
    """Tell whether the other card is half a marriage whose other half a partner may hold."""
    suit = SUIT_OF[other]
    if not is_half(other) or is_made(at, suit) or is_half(card):
        return False
    mate = PAIRS[suit] & ~(1 << other)
    return any(at.may_hold(seat, mate) for seat in at.others if at.is_partner(seat))


OF_MARRIAGES: tuple[tuple[Principle, Cards], ...] = (
    (Principle.KEEP_THE_PAIR, keep_the_pair),
    (Principle.TEN_FALLS_TO_ACE, ten_falls_to_ace),
    (Principle.WIN_TO_SPEAK, win_to_speak),
    (Principle.KEEP_THE_HALF, keep_the_half),
)
