"""Whether the rest of a hand is sure: whoever holds what, it comes to the same."""

from ..engine.cards import ALL_SUITS, NO_SUIT, PAIRS, SUIT_SETS, Card, card_set
from ..engine.state import NOBODY
from ..engine.view import View
from .knowledge import Knowledge
from .proven import proven

FEWEST = 2  # with one card left there is nothing to spare


def is_decided(view: View) -> bool:
    """Return whether the hand's result is the same however all play on."""
    known = _at_lead(view)
    return known is not None and _takes_all(known) and not _may_make_marriage(known)


def _at_lead(view: View) -> Knowledge | None:
    """Return what is known to who is about to lead a card, where cards are all that matters."""
    is_leading = view.turn == view.seat and not view.trick.cards
    if view.phase != "play" or not is_leading or len(view.hand) < FEWEST or view.rows.up:
        return None
    known = proven(view)
    if view.marriages.asker != NOBODY or known.setting.phase.full_hand:
        return None
    return known


def _takes_all(known: Knowledge) -> bool:
    return all(_is_sure(card, known) for card in known.view.hand)


def _may_make_marriage(known: Knowledge) -> bool:
    """Return whether a king and a queen may still lie in one hand, and count there."""
    if known.setting.phase.speech is None:
        return False
    left = card_set(known.view.hand) | known.hidden
    suits_made = 0 if known.view.game.rules.half_bluff else known.view.marriages.suits
    return any(not suits_made >> suit & 1 and not PAIRS[suit] & ~left for suit in ALL_SUITS)


def _is_sure(card: Card, known: Knowledge) -> bool:
    """Return whether nothing that is out beats a card, nor can ruff it."""
    trump = known.view.marriages.trump
    if known.hidden & known.setting.phase.strength.above[card]:
        return False
    ruffs = 0 if trump == NO_SUIT else known.hidden & SUIT_SETS[trump]
    return not ruffs or bool(SUIT_SETS[trump] >> card & 1)
