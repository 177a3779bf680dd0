"""The evaluator: the value of each action of a decision, and the grade of the chosen one."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random
from threading import Event as Flag

from ..bots.base import Choice, Think
from ..bots.chances import by_match
from ..bots.kernel import is_compiled
from ..bots.reach import view_within_reach
from ..bots.setting import is_of_tricks
from ..bots.standings import Stopped
from ..engine.actions import Action
from ..engine.phases.rummy_rights import Rights
from ..engine.rummy.proposals import spelled_out
from ..engine.view import View
from ..facts import Fact, NoTime
from ..kept.verdict import Rank, Verdict, Worth
from .argued import argued
from .before_tricks import weigh_before_tricks
from .careful import careful
from .classes import Classes, classes_of
from .kinds import kind_of
from .of_sets import weigh_sets
from .of_tricks import weigh_tricks
from .race import CERTAIN
from .tried import lines_of
from .weighed import NOTHING, Weighed

JUDGE = 5  # decisions with a verdict of an older version are evaluated again
SAME_CHANCE = 0  # one seed for all, so that a verdict follows from the view alone
DOUBT = 0.5  # standard errors that are taken off a cost before it is graded
NOTHING_LOST = 1e-6  # the precision of exact values
TIMES = 1.0 if is_compiled() else 0.02  # of the full rounds, which take 0.3 s, at most 1.5 s
MOST_MS = 30_000  # a safety net: rounds end an evaluation, so that it is the same under any load


def judge(
    view: View, done: Action | None, stop: Flag | None = None, most_ms: int | None = MOST_MS
) -> Verdict:
    """Return the verdict on a decision; with chosen=None, on the best action itself.

    If cancelled, return what was found until then, which may be nothing.
    """
    return _judge(view, done, stop or Flag(), most_ms)[1]


def advise(view: View, stop: Flag | None = None) -> tuple[Choice, tuple[Fact, ...]]:
    """Return the best action in the form of a bot's decision, and the reasons for it."""
    weighed, found = _judge(view, None, stop or Flag(), MOST_MS)
    values = tuple((each.action, each.value) for each in weighed.worths)
    facts = weighed.facts if weighed.worths else (NoTime(),)
    return Choice(found.advice, values, facts), found.reasons


def _judge(
    view: View, done: Action | None, stop: Flag, most_ms: int | None
) -> tuple[Weighed, Verdict]:
    think = Think(Random(SAME_CHANCE), most_ms, stop=stop)
    weighed = weigh(view, () if done is None else (done,), think, TIMES)
    found = verdict(view, done, weighed)
    return weighed, argued(view, found, stop, lines_of(weighed.raced), weighed.samples)


def weigh(
    view: View,
    asked: Collection[Action],
    think: Think,
    times: float = 1.0,
    bounds: Sequence[float] | None = None,
) -> Weighed:
    """Return the values of the requested actions and of all that are worth considering.

    The deficit of a requested action is measured until it is clear between which thresholds it
    lies: those of the grades, if no others are given.
    """
    view = view_within_reach(view)
    if bounds is None:
        bounds = classes_of(view.game.key).bounds
    try:
        if not is_of_tricks(view.game):
            return weigh_sets(view, asked, think, bounds, times)
        by_match(view.game, think.stop.is_set)  # cached per game: a second the first time
        think.begin()
        if view.phase == "play":
            return weigh_tricks(view, asked, think, bounds, times)
        return weigh_before_tricks(view, asked, think, bounds, times)
    except Stopped:
        return NOTHING


def verdict(view: View, done: Action | None, weighed: Weighed) -> Verdict:
    """Return the verdict that follows from the values of the actions."""
    worths = weighed.worths or (Worth(_anything(view) if done is None else done, 0.0),)
    advised = _advised(view, worths)
    action = (advised or worths[0].action) if done is None else done
    found = Verdict(
        view.seat,
        kind_of(view, action),
        action,
        worths,
        Rank.CLOSE,
        weighed.deals,
        weighed.facts,
        advised,
    )
    return replace(found, rank=_rank(found, weighed, classes_of(view.game.key)))


def _advised(view: View, worths: Sequence[Worth]) -> Action | None:
    """Return the most careful of several tied actions, or None if one action is best."""
    tied = [each.action for each in worths if each.is_tied_with(worths[0])]
    return careful(view, tied) if len(tied) > 1 else None


def _anything(view: View) -> Action:
    rights = Rights(view.game.rules, view.game.seating)
    return spelled_out(view.legal[0], view.rummy, view.seat, rights)


def _rank(found: Verdict, weighed: Weighed, classes: Classes) -> Rank:
    if weighed.is_forced:
        return Rank.FORCED
    if not weighed.worths:
        return Rank.CLOSE
    unsure = CERTAIN * found.own.error
    if found.cost <= NOTHING_LOST or found.cost + unsure < classes.slip:
        return Rank.FINE
    if found.cost <= unsure or found.own.is_tied_with(found.best):
        return Rank.CLOSE
    return classes.rank(found.cost - DOUBT * found.own.error)
