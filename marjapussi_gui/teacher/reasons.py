"""Why one thing is better than another: at most one sentence of each of three kinds."""

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

SURE_OF = {Result.TRICK, Result.LEAD}  # what a card brings that nobody can beat

FEW, MANY = 60, 240  # deals whose lines are told apart: many where few do not tell
LinesOf = Callable[[Action, int], Sequence[Line]]


def reasons(
    view: View,
    best: Action,
    other: Action | None,
    lines: LinesOf | None,
    told: Sequence[Fact] = (),
    samples: Samples = NO_SAMPLES,
) -> tuple[Fact, ...]:
    """Return what follows by contrast, what can be known, and a principle, in this order.

    Told is what the players say of it themselves; it stands where no lines can be told apart.
    """
    known, apart = _known(view, best, other), next(_of_two(view, best, other), None)
    if len(view.legal) == 1:
        return tuple(known)[:1]
    follows = _contrast(view, best, other, lines) or _sampled(best, other, samples)
    if follows is None:
        follows, apart = apart, None
    fact = apart or next((each for each in known if not _is_said(follows, each, view.seat)), None)
    principle = next((each for each in principles(view, best, other) if each != _same(fact)), None)
    kinds = (follows or next(iter(told), None), fact, principle and Advised(principle))
    return tuple(each for each in kinds if each)


def _is_said(follows: Fact | None, fact: Fact, seat: Seat) -> bool:
    """Return whether a fact tells once more that a card surely takes the trick."""
    is_sure = isinstance(follows, Contrast) and follows.result in SURE_OF and follows.better == 1
    return is_sure and isinstance(fact, Unbeatable) and fact.seat == seat


def _same(fact: Fact | None) -> Principle | None:
    """Return the principle that is told already with a fact, if any."""
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
    at, both = sight(view), (best, other)
    better, worse = lines(best, FEW), lines(other, FEW)
    if found := _told_apart(better, worse, at, both):
        return found
    better, worse = lines(best, MANY), lines(other, MANY)
    return _told_apart(better, worse, at, both) or mean_more(better, worse, at, both)


def _told_apart(
    better: Sequence[Line], worse: Sequence[Line], at: Sight, both: tuple[Action, Action]
) -> Fact | None:
    if not better or not worse:
        return None
    if found := contrasts(better, worse, at, both) or fates(better, worse, at, both):
        return found[0]
    return ahead(gains(better, at), gains(worse, at), both)


def _sampled(best: Action, other: Action | None, samples: Samples) -> Fact | None:
    """Return who came off better in the same deals, where only their points are known.

    Two ways to lay sets have no names by which they could be told apart.
    """
    if other is None or best not in samples or other not in samples:
        return None
    if isinstance(best, Lay) and isinstance(other, Lay):
        return None
    return ahead(samples[best], samples[other], (best, other))


def rival(worths: Sequence[Worth]) -> Action | None:
    """Return what the best is held against: the next that is surely worse, or None."""
    best, *others = worths
    return next((each.action for each in others if not each.is_tied_with(best)), None)
