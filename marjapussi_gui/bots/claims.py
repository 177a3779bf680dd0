"""Whether the rest of a hand is sure: whoever holds what, it comes to the same."""

from ..engine.cards import ALL_SUITS, NO_SUIT, PAIRS, SUIT_SETS, Card, CardSet, card_set
from ..engine.state import NOBODY
from ..engine.view import View
from .knowledge import knowledge, phase_of

FEWEST = 2  # with one card left there is nothing to spare


def is_decided(view: View) -> bool:
    """Return whether the hand's result is the same however all play on."""
    return takes_all(view) and not _may_make_marriage(view)


def takes_all(view: View) -> bool:
    """Return whether the leader's cards beat everything that can still lie against them."""
    is_leading = view.turn == view.seat and not view.trick.cards
    if view.phase != "play" or not is_leading or len(view.hand) < FEWEST or view.rows.up:
        return False
    if view.marriages.asker != NOBODY or phase_of(view).full_hand:
        return False
    out, trump = knowledge(view).hidden, view.marriages.trump
    return all(_is_sure(card, out, view, trump) for card in view.hand)


def _may_make_marriage(view: View) -> bool:
    """Return whether a king and a queen may still lie in one hand, and count there."""
    if phase_of(view).speech is None:
        return False
    left = card_set(view.hand) | knowledge(view).hidden
    made = view.marriages.suits
    return any(not made >> suit & 1 and not PAIRS[suit] & ~left for suit in ALL_SUITS)


def _is_sure(card: Card, out: CardSet, view: View, trump: int) -> bool:
    """Return whether nothing that is out beats a card, nor can ruff it."""
    if out & phase_of(view).strength.above[card]:
        return False
    ruffs = 0 if trump == NO_SUIT else out & SUIT_SETS[trump]
    return not ruffs or bool(SUIT_SETS[trump] >> card & 1)
