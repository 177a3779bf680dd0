"""Decides when to speak to a player: before a clear mistake, and after a hard choice."""

from ...engine.actions import Action
from ...model.verdict import Grade, Verdict
from .evaluation import BENEFIT_OF_DOUBT, CERTAIN_ERRORS
from .grade_thresholds import grade_thresholds


def should_warn(game_key: str, verdict: Verdict, action: Action) -> bool:
    return _certain_grade(game_key, verdict, action) in (Grade.MISTAKE, Grade.BLUNDER)


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


def slip_risk(game_key: str, verdict: Verdict) -> float:
    """Return how often others would have made a slip or worse, from 0 to 1.

    It is the share of the evaluated actions that certainly are one and, if most players would
    choose such an action, at least a half.
    """
    slips = {
        each.action
        for each in verdict.action_values
        if _certain_grade(game_key, verdict, each.action) is not Grade.FINE
    }
    return max(len(slips) / len(verdict.action_values), 0.5 * (verdict.temptation in slips))


def _certain_grade(game_key: str, verdict: Verdict, action: Action) -> Grade:
    """Return the mildest grade that an action may deserve, or FINE if the action has no value."""
    worth = next((each for each in verdict.action_values if each.action == action), None)
    if worth is None:
        return Grade.FINE
    unsure = CERTAIN_ERRORS * worth.standard_error + BENEFIT_OF_DOUBT * worth.model_error
    return grade_thresholds(game_key).grade_for(verdict.best.value - worth.value - unsure)
