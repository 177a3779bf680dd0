"""The choice of reasons: at most one contrast, one proven fact and one principle."""

from collections.abc import Callable, Iterator, Sequence

from ...bots.belief.seat_position import SeatPosition
from ...engine.actions import Action, Lay
from ...engine.state import Seat
from ...engine.view import View
from ...model.contrast import Contrast, PlayoutResult
from ...model.facts import Fact, PrincipleApplies, UnbeatableCard
from ...model.principle import Principle
from ...model.verdict import ActionValue
from ..evaluation.evaluation import NO_SAMPLES, PointSamples
from .contrasts import card_contrasts, find_contrasts, lead_contrast, mean_gain, point_margins
from .outcome_features import Playout
from .perspective import Perspective, perspective_of
from .principles.applicable import applicable_principles
from .rummy_facts import distance_facts, proven_rummy_facts
from .trick_belief import TrickBelief
from .trick_facts import proven_facts

SURE_TRICK_RESULTS = {
    PlayoutResult.TRICK,
    PlayoutResult.LEAD,
}  # results of a card that nobody can beat

FEW_DEALS, MANY_DEALS = 60, 240  # deals to compare: many if few show no difference
PlayoutSource = Callable[[Action, int], Sequence[Playout]]


def select_reasons(
    position: SeatPosition,
    best: Action,
    other: Action | None,
    playouts: PlayoutSource | None,
    search_facts: Sequence[Fact] = (),
    samples: PointSamples = NO_SAMPLES,
) -> tuple[Fact, ...]:
    """Return a contrast, a proven fact and a principle, each if there is one, in this order.

    A search fact stands in for the contrast if no playouts can be compared.
    """
    view = position.view
    proven, comparing = (
        _proven_facts(position, best, other),
        next(_comparing_facts(view, best, other), None),
    )
    if len(view.legal_actions) == 1:
        return tuple(proven)[:1]
    consequence = _playout_contrast(view, best, other, playouts) or _sample_contrast(
        best, other, samples
    )
    if consequence is None:
        consequence, comparing = comparing, None
    fact = comparing or next(
        (each for each in proven if not _is_redundant(consequence, each, view.seat)), None
    )
    principle = next(
        (
            each
            for each in applicable_principles(position, best, other)
            if each != _principle_in_fact(fact)
        ),
        None,
    )
    kinds = (
        consequence or next(iter(search_facts), None),
        fact,
        principle and PrincipleApplies(principle),
    )
    return tuple(each for each in kinds if each)


def _is_redundant(consequence: Fact | None, fact: Fact, seat: Seat) -> bool:
    """Return whether a fact repeats that a card surely takes the trick."""
    is_sure = (
        isinstance(consequence, Contrast)
        and consequence.result in SURE_TRICK_RESULTS
        and consequence.better_share == 1
    )
    return is_sure and isinstance(fact, UnbeatableCard) and fact.seat == seat


def _principle_in_fact(fact: Fact | None) -> Principle | None:
    """Return the principle that a fact already states, if any."""
    return Principle.SURE_TRICK if isinstance(fact, UnbeatableCard) else None


def _proven_facts(position: SeatPosition, best: Action, other: Action | None) -> Iterator[Fact]:
    if position.view.game.is_rummy:
        return proven_rummy_facts(position.view, best, other)
    return proven_facts(TrickBelief(position), best, other)


def _comparing_facts(view: View, best: Action, other: Action | None) -> Iterator[Fact]:
    return distance_facts(view, best, other) if view.game.is_rummy else iter(())


def _playout_contrast(
    view: View, best: Action, other: Action | None, playouts: PlayoutSource | None
) -> Fact | None:
    if other is None or playouts is None:
        return None
    here, actions = perspective_of(view), (best, other)
    better, worse = playouts(best, FEW_DEALS), playouts(other, FEW_DEALS)
    if found := _best_contrast(better, worse, here, actions):
        return found
    better, worse = playouts(best, MANY_DEALS), playouts(other, MANY_DEALS)
    return _best_contrast(better, worse, here, actions) or mean_gain(better, worse, here, actions)


def _best_contrast(
    better: Sequence[Playout],
    other: Sequence[Playout],
    perspective: Perspective,
    actions: tuple[Action, Action],
) -> Fact | None:
    if not better or not other:
        return None
    if found := find_contrasts(better, other, perspective, actions) or card_contrasts(
        better, other, perspective, actions
    ):
        return found[0]
    return lead_contrast(
        point_margins(better, perspective), point_margins(other, perspective), actions
    )


def _sample_contrast(best: Action, other: Action | None, samples: PointSamples) -> Fact | None:
    """Return which action did better in the same deals, if only their points are known.

    Two ways to lay sets are not compared: a sentence could not name them.
    """
    if other is None or best not in samples or other not in samples:
        return None
    if isinstance(best, Lay) and isinstance(other, Lay):
        return None
    return lead_contrast(samples[best], samples[other], (best, other))


def next_worse_action(action_values: Sequence[ActionValue]) -> Action | None:
    """Return the best action that is noticeably worse than the first, or None."""
    best, *others = action_values
    return next((each.action for each in others if not each.is_tied_with(best)), None)
