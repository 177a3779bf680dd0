"""When it is worth holding somebody back: what he does costs a lot, and that is certain."""

from ..engine.actions import Action
from ..kept.verdict import Verdict
from .race import CERTAIN

SURE = 2.6  # standard errors
MANY_POINTS = 2.0  # where points alone are counted


def is_clear_mistake(verdict: Verdict, done: Action) -> bool:
    """Return whether doing this costs a mistake or more, whatever the deals tried were like."""
    worth = next((each for each in verdict.worths if each.action == done), None)
    if worth is None:
        return False
    cost = verdict.best.value - worth.value - SURE * worth.error
    return cost >= (MANY_POINTS if worth.chance is None else CERTAIN)
