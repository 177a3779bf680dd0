"""Explanations: a verdict gets its reasons in place of what the search said of itself."""

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
    """Return the verdict with its reasons. Run playouts unless some are given.

    A decision that hardly matters gets only that as a reason.
    """
    search_facts = tuple(each for each in verdict.reasons if isinstance(each, Told))
    if verdict.rank == Rank.CLOSE and verdict.done != verdict.advice:
        return replace(verdict, reasons=search_facts[:1])
    if tie := _tie(verdict):
        return replace(verdict, reasons=(tie,))
    best = verdict.advice
    other = _other(verdict)
    if lines is None:
        lines = tried(view, best, other, stop)
    compared = other or _not_weighed(view, verdict)
    found = reasons(view, best, compared, lines, _told(verdict), samples)
    return replace(verdict, reasons=found or search_facts[:1])


def _tie(verdict: Verdict) -> Alike | None:
    """Return the fact that several actions are equally good, if the chosen one is among them.

    Two equivalent cards are no tie while other actions are worse: the reason is why those are.
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
    """Return the reasons for a bot's decision."""
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
    """Return the chosen action if it is worse than the best, or else the next worse action."""
    is_worse = verdict.own not in verdict.tied
    return verdict.done if is_worse else rival(verdict.worths)


def _not_weighed(view: View, verdict: Verdict) -> Action | None:
    """Return a bid to compare with a pass, if passing was the only action worth considering."""
    if len(verdict.worths) > 1 or verdict.best.action != Pass():
        return None
    return next((each for each in view.legal if isinstance(each, Bid)), None)


def _told(verdict: Verdict) -> tuple[Fact, ...]:
    """Return the facts that the search found about the hand, without how long it took."""
    found = (each for each in verdict.reasons if isinstance(each, Told))
    return tuple(each for each in found if not isinstance(each, Exact | Searched))
