"""What players of the normal level would most likely do, for explanations."""

from random import Random

from ...engine.actions import Action
from ...engine.view import View
from ..equity.match_equity import score_estimate
from .bot import HINT_SEED, SearchContext
from .levels import heuristic_bot
from .policy_sampling import rank_by_policy
from .trick_search import PositionBuilder


def likely_choices(view: View) -> list[Action]:
    """Return what players of the normal level would do, the likeliest first."""
    if view.phase == "play":
        return rank_by_policy(PositionBuilder(score_estimate).build(view))
    decision = heuristic_bot().decide(view, SearchContext(Random(HINT_SEED)))
    others = (action for action, _ in decision.values if action != decision.action)
    return [decision.action, *others]
