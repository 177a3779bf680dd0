"""A verdict with its reasons, in place of what the players told of how they decided."""

from dataclasses import replace
from threading import Event as Flag

from ..bots.base import Choice
from ..contrast import Alike
from ..engine.actions import Action, Bid, Pass
from ..engine.view import View
from ..facts import Exact, Fact, Searched, Told
from ..kept.verdict import Rank, Verdict, Worth
from .kinds import kind_of
from .reasons import LinesOf, alike, reasons, rival
from .tried import tried
from .weighed import NO_SAMPLES, Samples


def argued(
    view: View,
    verdict: Verdict,
    stop: Flag,
    lines: LinesOf | None = None,
    samples: Samples = NO_SAMPLES,
) -> Verdict:
    """Return the verdict with why it is so; without lines some are played here.

    Where it is too close to tell, nothing is said for the one thing or against the other.
    """
    how = tuple(each for each in verdict.reasons if isinstance(each, Told))
    if verdict.rank == Rank.CLOSE:
        return replace(verdict, reasons=how[:1])
    best = verdict.best.action
    other = _other(verdict)
    if lines is None:
        lines = tried(view, best, other, stop)
    held_against = other or _not_weighed(view, verdict)
    why = reasons(view, best, held_against, lines, _told(verdict), samples)
    if other is None and len(view.legal) > 1:
        as_good = alike(verdict.worths)
        why = as_good if as_good == (Alike(len(verdict.worths)),) else (*as_good, *why)
    return replace(verdict, reasons=why or how[:1])


def why(view: View, choice: Choice) -> tuple[Fact, ...]:
    """Return why a player's choice is what it is."""
    worths = tuple(Worth(action, value, value) for action, value in choice.values)
    if not worths:
        worths = (Worth(choice.action, 0.0),)
    rank = Rank.FORCED if len(view.legal) == 1 else Rank.FINE
    kind = kind_of(view, choice.action)
    verdict = Verdict(view.seat, kind, choice.action, worths, rank, 0, choice.facts)
    return argued(view, verdict, Flag()).reasons


def _other(verdict: Verdict) -> Action | None:
    """Return what the best is held against: what was done, where that was something worse."""
    is_worse = verdict.done != verdict.best.action and verdict.cost > 0
    return verdict.done if is_worse else rival(verdict.worths)


def _not_weighed(view: View, verdict: Verdict) -> Action | None:
    """Return a bid that was not worth a thought where nothing but to pass was."""
    if len(verdict.worths) > 1 or verdict.best.action != Pass():
        return None
    return next((each for each in view.legal if isinstance(each, Bid)), None)


def _told(verdict: Verdict) -> tuple[Fact, ...]:
    """Return what the players told of the hand, but not how long they looked."""
    told = (each for each in verdict.reasons if isinstance(each, Told))
    return tuple(each for each in told if not isinstance(each, Exact | Searched))
