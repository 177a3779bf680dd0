"""Principles of bidding, showing bid cards and declaring marriages.

Each test gets the advised action (best) and another one, and returns whether its principle favours
the advised action.
"""

from collections.abc import Callable

from ....engine.actions import (
    Action,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Draw,
    MarriageAction,
    Pass,
    Play,
    Raise,
    SayBid,
    ShowBidCard,
    Stand,
)
from ....engine.cards import ACES, MARRIAGE_PAIRS, CardSet, cards_of_ranks
from ....engine.phases.face_down_bidding import RED_CARDS
from ....engine.phases.game_points import GamePointScoringPhase
from ....engine.state import ContestKind
from ....model.principle import Principle
from ..trick_belief import TrickBelief
from .card_exchange import EXCHANGE_PRINCIPLES
from .sooli import SOOLI_PRINCIPLES

ActionTest = Callable[[TrickBelief, Action, Action], bool]
HIGH_CARDS = cards_of_ranks("AKQ")
MIN_STRONG, MAX_WEAK = 6, 3  # aces, kings and queens in a hand of thirteen cards
LOW_BID, HIGH_BID = 60, 100


def has_marriage(hand: CardSet) -> bool:
    return any(hand & pair == pair for pair in MARRIAGE_PAIRS)


def declares_before_asking(_belief: TrickBelief, best: Action, other: Action) -> bool:
    return isinstance(best, Declare) and isinstance(other, AskWhole | AskHalf)


def asks_half_before_whole(belief: TrickBelief, best: Action, other: Action) -> bool:
    if not isinstance(best, AskHalf) or not isinstance(other, AskWhole):
        return False
    return bool(belief.hand & MARRIAGE_PAIRS[best.suit])


def avoids_overshoot(belief: TrickBelief, best: Action, other: Action) -> bool:
    """Return whether declaring the marriage would take the seat's side past an exact target."""
    if not isinstance(best, Play) or not isinstance(other, Declare):
        return False
    game, made = belief.view.game, belief.view.marriages.declared
    speech = belief.deal_belief.adapter.phase.marriage_rules
    if (
        speech is None
        or not game.rules.exact
        or not isinstance(game.scoring_phase, GamePointScoringPhase)
    ):
        return False
    side = game.seating.side_of(belief.view.seat)
    before = belief.view.match.scores[side] + speech.points_by_side(made)[side]
    more = speech.points_by_order[min(len(made), 1)] if speech.points_by_order else 0
    return before + more > game.rules.target


def speaks_before_playing(_belief: TrickBelief, best: Action, other: Action) -> bool:
    return isinstance(best, MarriageAction) and isinstance(other, Play | Draw)


def leaves_bid_to_partner(belief: TrickBelief, best: Action, other: Action) -> bool:
    may = isinstance(best, Pass) and isinstance(other, Bid)
    return may and belief.is_partner(belief.view.auction.highest_bidder)


def bids_with_marriage(belief: TrickBelief, best: Action, other: Action) -> bool:
    if not isinstance(best, Bid) or not isinstance(other, Pass):
        return False
    return best.amount <= LOW_BID and has_marriage(belief.hand) and bool(belief.hand & ACES)


def passes_with_weak_hand(belief: TrickBelief, best: Action, other: Action) -> bool:
    is_weak = not has_marriage(belief.hand) and (belief.hand & ACES).bit_count() < 2
    return isinstance(best, Pass) and isinstance(other, Bid) and is_weak


def passes_high_bid_without_marriage(belief: TrickBelief, best: Action, other: Action) -> bool:
    if not isinstance(best, Pass) or not isinstance(other, Bid):
        return False
    return other.amount > HIGH_BID and not has_marriage(belief.hand)


def keeps_bid_low(_belief: TrickBelief, best: Action, other: Action) -> bool:
    return isinstance(best, Stand) and isinstance(other, Raise)


def shows_strength(belief: TrickBelief, best: Action, other: Action) -> bool:
    is_strong = (belief.hand & HIGH_CARDS).bit_count() >= MIN_STRONG
    return _is_rami_bid(best) is True and _is_rami_bid(other) is False and is_strong


def shows_weakness(belief: TrickBelief, best: Action, other: Action) -> bool:
    is_weak = (belief.hand & HIGH_CARDS).bit_count() <= MAX_WEAK and (
        belief.hand & ACES
    ).bit_count() < MAX_WEAK
    return _is_rami_bid(best) is False and _is_rami_bid(other) is True and is_weak


def _is_rami_bid(action: Action) -> bool | None:
    match action:
        case ShowBidCard(card):
            return bool(RED_CARDS >> card & 1)
        case SayBid(word):
            return word == ContestKind.RAMI
        case _:
            return None


BIDDING_PRINCIPLES: tuple[tuple[Principle, ActionTest], ...] = (
    (Principle.OWN_PAIR_FIRST, declares_before_asking),
    (Principle.HALF_BEFORE_WHOLE, asks_half_before_whole),
    (Principle.NO_MORE_THAN_NEEDED, avoids_overshoot),
    (Principle.ASK_WHILE_YOU_MAY, speaks_before_playing),
    (Principle.PARTNER_BIDS, leaves_bid_to_partner),
    (Principle.BID_THE_PAIR, bids_with_marriage),
    (Principle.WEAK_HAND, passes_with_weak_hand),
    (Principle.HIGH_ONLY_WITH_PAIR, passes_high_bid_without_marriage),
    (Principle.STAND_SAFELY, keeps_bid_low),
    *EXCHANGE_PRINCIPLES,
    (Principle.SHOW_STRENGTH, shows_strength),
    (Principle.SHOW_WEAKNESS, shows_weakness),
    *SOOLI_PRINCIPLES,
)
