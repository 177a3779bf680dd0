"""Claims: a hand can end early if every layout of the hidden cards gives the same result."""

from ...engine.cards import ALL_SUITS, CARDS_OF_SUIT, MARRIAGE_PAIRS, NO_SUIT, Card, card_set
from ...engine.state import NOBODY
from ...engine.view import View
from .belief import Belief
from .belief_inference import infer_belief

MIN_HAND_SIZE = 2  # with only one card left, a claim would save no time


def is_result_certain(view: View) -> bool:
    """Return whether the seat to lead is certain to win all remaining tricks."""
    known = _belief_when_leading(view)
    return known is not None and _wins_all_tricks(known) and not _can_declare_marriage(known)


def _belief_when_leading(view: View) -> Belief | None:
    """Return the belief of a seat about to lead, or None where no claim is possible."""
    is_leading = view.turn == view.seat and not view.trick.cards
    if (
        view.phase != "play"
        or not is_leading
        or len(view.hand) < MIN_HAND_SIZE
        or view.rows.face_up
    ):
        return None
    belief = infer_belief(view)
    if view.marriages.asker != NOBODY or belief.adapter.phase.full_hand_size:
        return None
    return belief


def _wins_all_tricks(belief: Belief) -> bool:
    return all(_is_sure_winner(card, belief) for card in belief.view.hand)


def _can_declare_marriage(belief: Belief) -> bool:
    """Return whether any player may still have a marriage to declare."""
    if belief.adapter.phase.marriage_rules is None:
        return False
    left = card_set(belief.view.hand) | belief.hidden_cards
    suits_made = 0 if belief.view.game.rules.half_bluff else belief.view.marriages.declared_suits
    return any(
        not suits_made >> suit & 1 and not MARRIAGE_PAIRS[suit] & ~left for suit in ALL_SUITS
    )


def _is_sure_winner(card: Card, belief: Belief) -> bool:
    """Return whether no hidden card can beat this card when it is led."""
    trump = belief.view.marriages.trump
    if belief.hidden_cards & belief.adapter.phase.ranking.higher_cards[card]:
        return False
    ruffs = 0 if trump == NO_SUIT else belief.hidden_cards & CARDS_OF_SUIT[trump]
    return not ruffs or bool(CARDS_OF_SUIT[trump] >> card & 1)
