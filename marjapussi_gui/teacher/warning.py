"""When it is worth holding somebody back: what he does costs a lot, and that is certain."""

from ..engine.actions import Action
from ..kept.verdict import Rank, Verdict
from .classes import classes_of
from .race import CERTAIN


def is_clear_mistake(game: str, verdict: Verdict, done: Action) -> bool:
    """Return whether doing this costs a mistake or more, whatever the deals tried were like."""
    worth = next((each for each in verdict.worths if each.action == done), None)
    if worth is None:
        return False
    cost = verdict.best.value - worth.value - CERTAIN * worth.error
    return classes_of(game).rank(cost) in (Rank.MISTAKE, Rank.BLUNDER)
