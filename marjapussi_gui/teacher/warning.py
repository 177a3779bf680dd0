"""Warnings before a player makes a mistake."""

from ..engine.actions import Action
from ..kept.verdict import Rank, Verdict
from .classes import classes_of
from .race import CERTAIN


def is_clear_mistake(game: str, verdict: Verdict, done: Action) -> bool:
    """Return whether an action certainly costs as much as a mistake or more."""
    worth = next((each for each in verdict.worths if each.action == done), None)
    if worth is None:
        return False
    cost = verdict.best.value - worth.value - CERTAIN * worth.error
    return classes_of(game).rank(cost) in (Rank.MISTAKE, Rank.BLUNDER)
