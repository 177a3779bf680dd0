"""Judges a decision: what everything was worth, and how good what was done was."""

from random import Random
from threading import Event as Flag

from ..bots.base import Choice, Think
from ..bots.levels import LEVELS
from ..engine.actions import Action
from ..engine.view import View
from ..kept.verdict import Rank, Verdict, Worth
from .argued import argued
from .kinds import kind_of

JUDGE = 1  # what an older one said is judged anew
JUDGING = "expert"
SAME_CHANCE = 0  # the seed of every verdict: it follows from the view alone
CERTAIN = 0.01  # of a match: what costs less is a matter of taste


def judge(view: View, done: Action | None, stop: Flag | None = None) -> Verdict:
    """Return what a decision was worth; with nothing done, what would be best here."""
    think = Think(Random(SAME_CHANCE), stop=stop or Flag())
    choice = LEVELS[JUDGING]().consider(view, think)
    chosen = choice.action if done is None else done
    worths = _worths(view, choice)
    rank = Rank.FORCED if len(view.legal) == 1 else _rank(worths, chosen)
    verdict = Verdict(view.seat, kind_of(view, chosen), chosen, worths, rank, 0, choice.facts)
    return argued(view, verdict, stop or Flag())


def _worths(view: View, choice: Choice) -> tuple[Worth, ...]:
    if not choice.values:
        return (Worth(choice.action, 0.0),)
    if view.game.lays_sets:
        return tuple(Worth(action, value) for action, value in choice.values)
    return tuple(Worth(action, 0.0, value) for action, value in choice.values)


def _rank(worths: tuple[Worth, ...], done: Action) -> Rank:
    values = {each.action: each.value for each in worths}
    if done not in values:
        return Rank.CLOSE
    return Rank.MISTAKE if worths[0].value - values[done] >= CERTAIN else Rank.FINE
