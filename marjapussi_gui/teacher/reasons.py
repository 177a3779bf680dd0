"""The choice of reasons: at most one contrast, one proven fact and one principle."""

from collections.abc import Callable, Iterator, Sequence

from ..contrast import Contrast, Result
from ..engine.actions import Action, Lay
from ..engine.state import Seat
from ..engine.view import View
from ..facts import Advised, Fact, Unbeatable
from ..kept.verdict import Worth
from ..principle import Principle
from .certain import certain
from .certain_of_sets import certain_of_sets, missing
from .certainty import Certainty
from .contrasts import ahead, contrasts, fates, gains, mean_more
from .happenings import Line
from .principles.cases import principles
from .sight import Sight, sight
from .weighed import NO_SAMPLES, Samples

SURE_OF = {Result.TRICK, Result.LEAD}  # results of a card that nobody can beat

FEW, MANY = 60, 240  # deals to compare: many if few show no difference
LinesOf = Callable[[Action, int], Sequence[Line]]


def reasons(
    view: View,
    best: Action,
    other: Action | None,
    lines: LinesOf | None,
    told: Sequence[Fact] = (),
    samples: Samples = NO_SAMPLES,
) -> tuple[Fact, ...]:
    """Return a contrast, a proven fact and a principle, each if there is one, in this order.

    A search fact stands in for the contrast if no playouts can be compared.
    """
    proven, comparing = _known(view, best, other), next(_of_two(view, best, other), None)
    if len(view.legal) == 1:
        return tuple(proven)[:1]
    consequence = _contrast(view, best, other, lines) or _sampled(best, other, samples)
    if consequence is None:
        consequence, comparing = comparing, None
    fact = comparing or next(
        (each for each in proven if not _is_said(consequence, each, view.seat)), None
    )
    principle = next((each for each in principles(view, best, other) if each != _same(fact)), None)
    kinds = (consequence or next(iter(told), None), fact, principle and Advised(principle))
    return tuple(each for each in kinds if each)


def _is_said(follows: Fact | None, fact: Fact, seat: Seat) -> bool:
    """Return whether a fact repeats that a card surely takes the trick."""
    is_sure = isinstance(follows, Contrast) and follows.result in SURE_OF and follows.better == 1
    return is_sure and isinstance(fact, Unbeatable) and fact.seat == seat


def _same(fact: Fact | None) -> Principle | None:
    """Return the principle that a fact already states, if any."""
    return Principle.SURE_TRICK if isinstance(fact, Unbeatable) else None


def _known(view: View, best: Action, other: Action | None) -> Iterator[Fact]:
    if view.game.lays_sets:
        return certain_of_sets(view, best, other)
    return certain(Certainty(view), best, other)


def _of_two(view: View, best: Action, other: Action | None) -> Iterator[Fact]:
    return missing(view, best, other) if view.game.lays_sets else iter(())


def _contrast(view: View, best: Action, other: Action | None, lines: LinesOf | None) -> Fact | None:
    if other is None or lines is None:
        return None
    here, actions = sight(view), (best, other)
    better, worse = lines(best, FEW), lines(other, FEW)
    if found := _told_apart(better, worse, here, actions):
        return found
    better, worse = lines(best, MANY), lines(other, MANY)
    return _told_apart(better, worse, here, actions) or mean_more(better, worse, here, actions)


def _told_apart(
    better: Sequence[Line], worse: Sequence[Line], at: Sight, both: tuple[Action, Action]
) -> Fact | None:
    if not better or not worse:
        return None
    if found := contrasts(better, worse, at, both) or fates(better, worse, at, both):
        return found[0]
    return ahead(gains(better, at), gains(worse, at), both)


def _sampled(best: Action, other: Action | None, samples: Samples) -> Fact | None:
    """Return which action did better in the same deals, if only their points are known.

    Two ways to lay sets are not compared: a sentence could not name them.
    """
    if other is None or best not in samples or other not in samples:
        return None
    if isinstance(best, Lay) and isinstance(other, Lay):
        return None
    return ahead(samples[best], samples[other], (best, other))


def rival(worths: Sequence[Worth]) -> Action | None:
    """Return the best action that is noticeably worse than the first, or None."""
    best, *others = worths
    return next((each.action for each in others if not each.is_tied_with(best)), None)
