"""What players of the normal level would probably do, for use in explanations."""

from random import Random

from ...engine.actions import Action
from ..belief.seat_position import SeatPosition
from ..equity.match_equity import score_estimate
from .bot import HINT_SEED, SearchContext
from .levels import heuristic_bot
from .players import HeuristicPlayer, rank_by_policy
from .trick_search import PositionBuilder


def likely_choices(position: SeatPosition) -> list[Action]:
    """Return what players of the normal level would do, most likely first."""
    view, rng = position.view, Random(HINT_SEED)
    if view.phase == "play":
        return rank_by_policy(PositionBuilder(score_estimate).build(position))
    if not view.game.is_rummy:
        return [HeuristicPlayer().choose_action(position, rng)]
    decision = heuristic_bot().decide(view, SearchContext(rng))
    others = (action for action, _ in decision.values if action != decision.action)
    return [decision.action, *others]
