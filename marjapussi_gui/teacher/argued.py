"""A verdict with its reasons, in place of what the players told of how they decided."""

from dataclasses import replace
from threading import Event as Flag

from ..bots.base import Choice
from ..contrast import Alike
from ..engine.actions import Action, Bid, Pass
from ..engine.view import View
from ..facts import Exact, Fact, NoTime, Searched, Told
from ..kept.verdict import Rank, Verdict, Worth
from .kinds import kind_of
from .reasons import LinesOf, reasons, rival
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

    Where it hardly matters that is said, and nothing for the one thing or against the other.
    """
    how = tuple(each for each in verdict.reasons if isinstance(each, Told))
    if verdict.rank == Rank.CLOSE and verdict.done != verdict.advice:
        return replace(verdict, reasons=how[:1])
    if tie := _tie(verdict):
        return replace(verdict, reasons=(tie,))
    best = verdict.advice
    other = _other(verdict)
    if lines is None:
        lines = tried(view, best, other, stop)
    held_against = other or _not_weighed(view, verdict)
    why = reasons(view, best, held_against, lines, _told(verdict), samples)
    return replace(verdict, reasons=why or how[:1])


def _tie(verdict: Verdict) -> Alike | None:
    """Return what is as good as the best, if what was done is; None where something matters.

    Two cards that come to the same are no tie as long as others are worse: the reason is theirs.
    """
    tied, advice = verdict.tied, verdict.advice
    if len(tied) < 2 or verdict.own not in tied:
        return None
    if len(tied) < len(verdict.worths) and len({(each.value, each.points) for each in tied}) == 1:
        return None
    others = (each.action for each in tied if each.action != advice)
    is_most = 2 * len(tied) > len(verdict.worths)
    return Alike(len(tied), (advice, *others), is_most)


def why(view: View, choice: Choice) -> tuple[Fact, ...]:
    """Return why a player's choice is what it is."""
    if NoTime() in choice.facts:
        return (NoTime(),)
    is_in_points = view.game.lays_sets
    worths = tuple(
        Worth(action, value, None if is_in_points else value) for action, value in choice.values
    )
    if not worths:
        worths = (Worth(choice.action, 0.0),)
    rank = Rank.FORCED if len(view.legal) == 1 else Rank.FINE
    kind = kind_of(view, choice.action)
    done = choice.action
    verdict = Verdict(view.seat, kind, done, worths, rank, 0, choice.facts, done)
    return argued(view, verdict, Flag()).reasons


def _other(verdict: Verdict) -> Action | None:
    """Return what the best is held against: what was done, where that was something worse."""
    is_worse = verdict.own not in verdict.tied
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
