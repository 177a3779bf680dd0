"""Tie-breaks: of several equally good actions, the most careful one is advised."""

from collections.abc import Callable, Collection, Sequence
from random import Random

from ...bots.belief.seat_position import SeatPosition
from ...bots.equity.score_clamping import clamp_scores
from ...bots.equity.scoring import scoring_model
from ...bots.players.bot import HINT_SEED, BotDecision, SearchContext
from ...bots.players.levels import heuristic_bot
from ...bots.players.players import HeuristicPlayer
from ...engine.actions import Action, Bid, Discard, Give, Pass, Play, Raise
from ...engine.cards import MARRIAGE_PAIRS, SUIT_OF, Card, card_set, cards_of_ranks
from ...engine.phases.tricks import find_trick_phase
from ...engine.view import View
from ...model.verdict import ActionValue
from ..explanation.principles.applicable import support
from ..explanation.seat_perspective import perspective_of
from ..explanation.trick_knowledge import TrickKnowledge

Risk = tuple[int, int, int]  # marriages broken, aces and tens exposed, points exposed
NO_RISK: Risk = (0, 0, 0)
ACES_AND_TENS = cards_of_ranks("AT")


def most_careful_action(
    position: SeatPosition, actions: Sequence[Action], worse: Collection[Action] = ()
) -> Action:
    """Return the action that risks least. Further ties are broken by the principles of play.

    Lower bids are more careful, but people's bids come before a pass. Among equally careful actions
    prefer the lowest card, in the suit that the heuristics choose, and then the first legal
    action. An action that is certainly worse, if only by a little, comes after the others that risk
    as much.
    """
    heuristic, risk = _heuristic_choice(position), _risk_function(position)
    support_of, rank = support(position, actions), _rank_function(position, heuristic)
    legal = position.view.legal_actions
    usual = scoring_model(position.view.game).usual_call(position)
    order = {_with_sorted_cards(action): place for place, action in enumerate(legal)}

    def sort_key(action: Action) -> tuple[bool, int, Risk, bool, int, bool, int, bool, int]:
        amount = action.amount if isinstance(action, Bid | Raise) else 0
        is_heuristic = _with_sorted_cards(action) == _with_sorted_cards(heuristic)
        return (
            isinstance(usual, Bid) and action == Pass(),
            amount,
            risk(action),
            action in worse,
            -support_of[action],
            *rank(action),
            not is_heuristic,
            order.get(_with_sorted_cards(action), len(order)),
        )

    return min(actions, key=sort_key)


def break_tie(view: View, decision: BotDecision) -> BotDecision:
    """Return the decision for the most careful action among those as good as the best.

    The bot's own choice is one of them, because it may open an auction against the values.
    """
    if not decision.values:
        return decision
    is_in_points = view.game.is_rummy
    worths = [
        ActionValue(action, value, None if is_in_points else value)
        for action, value in decision.values
    ]
    best = max(worths, key=lambda each: each.value)
    tied = [
        each.action for each in worths if each.is_tied_with(best) or each.action == decision.action
    ]
    if len(tied) < 2:
        return BotDecision(best.action, decision.values, decision.facts)
    careful = most_careful_action(SeatPosition(clamp_scores(view)), tied)
    return BotDecision(careful, decision.values, decision.facts)


def _heuristic_choice(position: SeatPosition) -> Action:
    rng = Random(HINT_SEED)
    if position.view.game.is_rummy:
        return heuristic_bot().decide(position.view, SearchContext(rng)).action
    return HeuristicPlayer().choose_action(position, rng)


def _with_sorted_cards(action: Action) -> Action:
    """Return the action with its cards sorted, as their order makes no difference."""
    if isinstance(action, Give | Discard):
        return type(action)(tuple(sorted(action.cards)))
    return action


def _rank_function(
    position: SeatPosition, heuristic: Action
) -> Callable[[Action], tuple[bool, int]]:
    """Return a sort key for actions: first the heuristics' suit and, within a suit, low cards.

    In a trick that the partner is sure to win, the cards with the most points come first.
    """
    view = position.view
    if view.phase != "play" or not isinstance(heuristic, Play):
        return lambda _: (False, 0)
    values = scoring_model(view.game).card_values
    if values and TrickKnowledge(position).is_trick_secured():
        return lambda action: (False, -values[0][action.card] if isinstance(action, Play) else 0)
    ranking = find_trick_phase(view.game.phases, view).ranking

    def rank(action: Action) -> tuple[bool, int]:
        if not isinstance(action, Play):
            return False, 0
        higher = ranking.higher_cards[action.card].bit_count()
        return SUIT_OF[action.card] != SUIT_OF[heuristic.card], -higher

    return rank


def _risk_function(position: SeatPosition) -> Callable[[Action], Risk]:
    """Return a function for the risk of an action. It is NO_RISK in games without card points."""
    view = position.view
    if view.game.is_rummy or not perspective_of(view).has_card_points or view.phase != "play":
        return lambda _: NO_RISK
    at, pips = TrickKnowledge(position), (*scoring_model(view.game).card_values, (0,) * 53)[0]

    def risk(action: Action) -> Risk:
        if not isinstance(action, Play):
            return NO_RISK
        card = action.card
        breaks = int(_breaks_marriage(at, card))
        if at.is_sure_winner(card):
            return breaks, 0, 0
        if at.is_trick_secured():  # the partner takes the points, but these may win a trick later
            return breaks, ACES_AND_TENS >> card & 1, 0
        return breaks, ACES_AND_TENS >> card & 1, pips[card]

    return risk


def _breaks_marriage(belief: TrickKnowledge, card: Card) -> bool:
    if not belief.deal_belief.adapter.phase.marriage_rules:
        return False
    suit = SUIT_OF[card]
    pair, is_made = (
        MARRIAGE_PAIRS[suit],
        any(made.suit == suit for made in belief.view.marriages.declared),
    )
    return bool(pair >> card & 1) and card_set(belief.view.hand) & pair == pair and not is_made
