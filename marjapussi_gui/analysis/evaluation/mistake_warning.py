"""The decision whether to warn a player of a mistake before it is made."""

from ...engine.actions import Action
from ...model.verdict import Grade, Verdict
from .evaluation import CERTAIN_ERRORS
from .grade_thresholds import grade_thresholds


def should_warn(game_key: str, verdict: Verdict, action: Action) -> bool:
    """Return whether an action certainly costs at least as much as a mistake."""
    worth = next((each for each in verdict.action_values if each.action == action), None)
    if worth is None:
        return False
    cost = verdict.best.value - worth.value - CERTAIN_ERRORS * worth.standard_error
    return grade_thresholds(game_key).grade_for(cost) in (Grade.MISTAKE, Grade.BLUNDER)
