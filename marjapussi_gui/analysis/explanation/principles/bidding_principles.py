"""Principles of bidding, showing bid cards and declaring marriages.

Each function gets the actions to choose from and returns those that its principle recommends.
"""

from collections.abc import Callable, Collection

from ....engine.actions import (
    Action,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    MarriageAction,
    Pass,
    SayBid,
    ShowBidCard,
    Stand,
)
from ....engine.cards import ACES, MARRIAGE_PAIRS, CardSet, cards_of_ranks
from ....engine.phases.face_down_bidding import RED_CARDS
from ....engine.phases.game_points import GamePointScoringPhase
from ....engine.state import ContestKind
from ....model.principle import Principle
from ..trick_knowledge import TrickKnowledge

Actions = Collection[Action]
ActionMeaning = Callable[[TrickKnowledge, Actions], Actions]
ActionPrinciples = tuple[tuple[Principle, ActionMeaning], ...]
HIGH_CARDS = cards_of_ranks("AKQ")
MIN_STRONG, MAX_WEAK = 6, 3  # aces, kings and queens in a hand of thirteen cards
LOW_BID, HIGH_BID = 60, 100


def has_marriage(hand: CardSet) -> bool:
    return any(hand & pair == pair for pair in MARRIAGE_PAIRS)


def _of_kind(actions: Actions, *kinds: type[Action]) -> list[Action]:
    return [each for each in actions if isinstance(each, kinds)]


def own_marriages(_belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return the marriages in hand, if the seat could also ask for one."""
    return _of_kind(actions, Declare) if _of_kind(actions, AskWhole, AskHalf) else ()


def halves(_belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return the questions for half of a marriage, if the seat could also ask for a whole."""
    return _of_kind(actions, AskHalf) if _of_kind(actions, AskWhole) else ()


def marriages_and_questions(belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return marriages and questions, but none with a sure winner or a single card in hand."""
    if len(belief.view.hand) < 2 or belief.sure_winners:
        return ()
    return [each for each in actions if isinstance(each, MarriageAction)]


def actions_within_target(belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return all actions but a marriage that would take the side past an exact target."""
    game, made = belief.view.game, belief.view.marriages.declared
    marriage_rules = belief.deal_belief.adapter.phase.marriage_rules
    if (
        marriage_rules is None
        or not game.rules.exact
        or not isinstance(game.scoring_phase, GamePointScoringPhase)
    ):
        return ()
    side, points = game.seating.side_of(belief.view.seat), marriage_rules.points_by_order
    before = belief.view.match.scores[side] + marriage_rules.points_by_side(made)[side]
    more = points[min(len(made), 1)] if points else 0
    if before + more <= game.rules.target:
        return ()
    return [each for each in actions if not isinstance(each, Declare)]


def passes_after_partners_bid(belief: TrickKnowledge, actions: Actions) -> Actions:
    is_partners = belief.is_partner(belief.view.auction.highest_bidder)
    return _pass_instead_of_bid(actions) if is_partners else ()


def low_bids_with_marriage(belief: TrickKnowledge, actions: Actions) -> Actions:
    if not has_marriage(belief.hand) or not belief.hand & ACES:
        return ()
    return [each for each in actions if isinstance(each, Bid) and each.amount <= LOW_BID]


def passes_with_weak_hand(belief: TrickKnowledge, actions: Actions) -> Actions:
    is_weak = not has_marriage(belief.hand) and (belief.hand & ACES).bit_count() < 2
    return _pass_instead_of_bid(actions) if is_weak else ()


def _pass_instead_of_bid(actions: Actions) -> Actions:
    """Return the pass, if the seat could bid instead."""
    return _of_kind(actions, Pass) if _of_kind(actions, Bid) else ()


def all_but_high_bids(belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return a pass and the low bids, if the hand has no marriage and such bids are possible."""
    if (
        has_marriage(belief.hand)
        or belief.view.game.rules.min_bid > HIGH_BID
        or not _of_kind(actions, Bid)
    ):
        return ()
    return [each for each in actions if isinstance(each, Pass) or _is_low_bid(each)]


def _is_low_bid(action: Action) -> bool:
    return isinstance(action, Bid) and action.amount <= HIGH_BID


def stays(_belief: TrickKnowledge, actions: Actions) -> Actions:
    return _of_kind(actions, Stand)


def strong_bids(belief: TrickKnowledge, actions: Actions) -> Actions:
    is_strong = (belief.hand & HIGH_CARDS).bit_count() >= MIN_STRONG
    return [each for each in actions if is_strong and _is_rami_bid(each) is True]


def weak_bids(belief: TrickKnowledge, actions: Actions) -> Actions:
    high, aces = (belief.hand & cards for cards in (HIGH_CARDS, ACES))
    is_weak = high.bit_count() <= MAX_WEAK and aces.bit_count() < MAX_WEAK
    return [each for each in actions if is_weak and _is_rami_bid(each) is False]


def _is_rami_bid(action: Action) -> bool | None:
    match action:
        case ShowBidCard(card):
            return bool(RED_CARDS >> card & 1)
        case SayBid(word):
            return word == ContestKind.RAMI
        case _:
            return None


BIDDING_PRINCIPLES: ActionPrinciples = (
    (Principle.OWN_PAIR_FIRST, own_marriages),
    (Principle.HALF_BEFORE_WHOLE, halves),
    (Principle.NO_MORE_THAN_NEEDED, actions_within_target),
    (Principle.ASK_WHILE_YOU_MAY, marriages_and_questions),
    (Principle.PARTNER_BIDS, passes_after_partners_bid),
    (Principle.BID_THE_PAIR, low_bids_with_marriage),
    (Principle.WEAK_HAND, passes_with_weak_hand),
    (Principle.HIGH_ONLY_WITH_PAIR, all_but_high_bids),
    (Principle.STAND_SAFELY, stays),
    (Principle.SHOW_STRENGTH, strong_bids),
    (Principle.SHOW_WEAKNESS, weak_bids),
)
