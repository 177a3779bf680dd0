"""The decisions when to speak to a player: before a clear mistake, and after a hard choice."""

from ...engine.actions import Action
from ...model.verdict import Grade, Verdict
from .evaluation import BENEFIT_OF_DOUBT, CERTAIN_ERRORS
from .grade_thresholds import grade_thresholds


def should_warn(game_key: str, verdict: Verdict, action: Action) -> bool:
    """Return whether an action certainly costs at least as much as a mistake."""
    worth = next((each for each in verdict.action_values if each.action == action), None)
    if worth is None:
        return False
    unsure = CERTAIN_ERRORS * worth.standard_error + BENEFIT_OF_DOUBT * worth.model_error
    cost = verdict.best.value - worth.value - unsure
    return grade_thresholds(game_key).grade_for(cost) in (Grade.MISTAKE, Grade.BLUNDER)


def is_hard_choice(game_key: str, verdict: Verdict, action: Action) -> bool:
    """Return whether an action is right, but most players would make a clear mistake instead.

    Right is only the advised action, because the reasons of the verdict are about that one.
    """
    tempting = verdict.temptation
    return (
        action == verdict.advised_action
        and tempting is not None
        and should_warn(game_key, verdict, tempting)
    )
