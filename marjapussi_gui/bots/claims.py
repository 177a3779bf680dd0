"""Claims: detect hands whose result no longer depends on the hidden cards or the play."""

from ..engine.cards import ALL_SUITS, NO_SUIT, PAIRS, SUIT_SETS, Card, card_set
from ..engine.state import NOBODY
from ..engine.view import View
from .knowledge import Knowledge
from .proven import proven

FEWEST = 2  # with one card left a claim saves no play


def is_decided(view: View) -> bool:
    """Return whether the result of the hand is the same however everybody plays on."""
    known = _at_lead(view)
    return known is not None and _takes_all(known) and not _may_make_marriage(known)


def _at_lead(view: View) -> Knowledge | None:
    """Return the belief of a seat about to lead, or None where the tricks alone do not decide."""
    is_leading = view.turn == view.seat and not view.trick.cards
    if view.phase != "play" or not is_leading or len(view.hand) < FEWEST or view.rows.up:
        return None
    belief = proven(view)
    if view.marriages.asker != NOBODY or belief.setting.phase.full_hand:
        return None
    return belief


def _takes_all(known: Knowledge) -> bool:
    return all(_is_sure(card, known) for card in known.view.hand)


def _may_make_marriage(known: Knowledge) -> bool:
    """Return whether somebody may still hold a marriage and score it."""
    if known.setting.phase.speech is None:
        return False
    left = card_set(known.view.hand) | known.hidden
    suits_made = 0 if known.view.game.rules.half_bluff else known.view.marriages.suits
    return any(not suits_made >> suit & 1 and not PAIRS[suit] & ~left for suit in ALL_SUITS)


def _is_sure(card: Card, known: Knowledge) -> bool:
    """Return whether no hidden card beats or ruffs a card."""
    trump = known.view.marriages.trump
    if known.hidden & known.setting.phase.strength.above[card]:
        return False
    ruffs = 0 if trump == NO_SUIT else known.hidden & SUIT_SETS[trump]
    return not ruffs or bool(SUIT_SETS[trump] >> card & 1)
