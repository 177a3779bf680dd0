"""Selects the reasons: at most one contrast, one proven fact and one principle.

A contrast is a result that follows one action more often than another.
"""

from collections.abc import Callable, Iterator, Sequence

from ...bots.belief.seat_position import SeatPosition
from ...engine.actions import Action, Bid, Discard, Draw, Lay, Pass, Raise, Sooli, Stand
from ...engine.state import Seat
from ...engine.view import View
from ...model.contrast import ActionContrast, MeanGain, PlayoutResult
from ...model.facts import (
    CardAtRisk,
    ContestChances,
    ContractLost,
    ContractUnstoppable,
    ExpectedLosers,
    ExpectedTotal,
    Fact,
    FewConnections,
    HelpfulDraws,
    KnownVoid,
    PrincipleApplies,
    ScoresWithoutContract,
    SetDistance,
    UnbeatableCard,
)
from ...model.principle import Principle
from ...model.verdict import ActionValue
from ..evaluation.evaluation import NO_SAMPLES, PointSamples
from .contract_outlook import contract_outlook, score_without_contract
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

MIN_CHANCE_DIFFERENCE = 0.02  # between two bids
FEW_DEALS, MANY_DEALS = 60, 240  # number of deals to compare, many if few of them show a difference
PlayoutSource = Callable[[Action, int], Sequence[Playout]]


def select_reasons(
    position: SeatPosition,
    best: Action,
    other: Action | None,
    playouts: PlayoutSource | None,
    search_facts: Sequence[Fact] = (),
    samples: PointSamples = NO_SAMPLES,
) -> tuple[Fact, ...]:
    """Return a contrast, a proven fact and a principle, in this order, each if there is one.

    For a bid, the expected points come first. If nearly all deals end alike, the outlook of the
    contract takes the place of the contrast. A search fact takes its place if there are no playouts
    to compare. A contrast that only says which action is better is left out if there is another
    reason.
    """
    view = position.view
    proven, comparing = (
        _proven_facts(position, best, other),
        next(_comparing_facts(view, best, other), None),
    )
    if len(view.legal_actions) == 1:
        return tuple(proven)[:1]
    consequence = (
        contract_fact(view, best, playouts)
        or _playout_contrast(view, best, other, playouts)
        or _sample_contrast(best, other, samples)
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
    total = _expected_total(best, search_facts)
    others = _other_search_facts(best, search_facts, total)
    if consequence and is_vague(consequence) and (fact or principle or total or others):
        consequence = None
    kinds = (
        None if fact else total,
        consequence,
        fact,
        principle and PrincipleApplies(principle),
        *(others[:1] if consequence is None else ()),
        *discard_facts(best, search_facts),
    )
    return tuple(each for each in kinds if each)


def is_vague(consequence: Fact) -> bool:
    """Return whether a contrast only says that one action is better than the other."""
    if isinstance(consequence, ActionContrast):
        return consequence.result in VAGUE_RESULTS
    return isinstance(consequence, MeanGain)


VAGUE_RESULTS = {PlayoutResult.AHEAD, PlayoutResult.AHEAD_WHEN_DIFFERENT}


def contract_fact(
    view: View, best: Action, playouts: PlayoutSource | None
) -> ContractLost | ContractUnstoppable | ScoresWithoutContract | None:
    """Return how a contract, or the hand without one, nearly always ends after the best action."""
    if playouts is None:
        return None
    lines = playouts(best, FEW_DEALS)
    return contract_outlook(view, lines) or score_without_contract(view, best, lines)


def _expected_total(best: Action, search_facts: Sequence[Fact]) -> ExpectedTotal | None:
    """Return how many points the hand should make, if the best action is a bid, or None."""
    if not isinstance(best, Bid | Raise | Stand):
        return None
    return next((each for each in search_facts if isinstance(each, ExpectedTotal)), None)


def _other_search_facts(
    best: Action, search_facts: Sequence[Fact], total: ExpectedTotal | None
) -> Sequence[Fact]:
    """Return search facts that favour the best action and that no other reason mentions."""
    if discard_facts(best, search_facts):
        return ()
    return [each for each in search_facts if each != total and _is_argument(each, best)]


def _is_argument(fact: Fact, best: Action) -> bool:
    match fact:
        case ExpectedTotal():
            return not isinstance(best, Pass)  # it is about what a declarer makes
        case ExpectedLosers(tricks):
            return (tricks < 1) == isinstance(best, Sooli)
        case ContestChances(rami, nolo):
            return abs(rami - nolo) >= MIN_CHANCE_DIFFERENCE
        case SetDistance(missing):
            return missing > 0 or not isinstance(best, Draw)
        case _:
            return True


def discard_facts(best: Action, search_facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return facts about what a discard leaves: missing cards, and draws that would help."""
    if not isinstance(best, Discard) or len(best.cards) != 1:
        return ()
    return tuple(each for each in search_facts if isinstance(each, SetDistance | HelpfulDraws))


def connection_facts(position: SeatPosition, best: Action) -> Iterator[FewConnections]:
    """Yield the fact that hardly any unseen card would complete a set with the discard."""
    if isinstance(best, Discard):
        for fact in _proven_facts(position, best, None):
            if isinstance(fact, FewConnections):
                yield fact


def tie_facts(position: SeatPosition, best: Action, others: Sequence[Action]) -> Iterator[Fact]:
    """Yield the proven facts that favour an action over others that are hardly worse."""
    for other in others:
        for fact in _proven_facts(position, best, other):
            if isinstance(fact, UnbeatableCard | KnownVoid | CardAtRisk):
                yield fact


def _is_redundant(consequence: Fact | None, fact: Fact, seat: Seat) -> bool:
    """Return whether a contrast repeats the fact that a card is sure to take the trick."""
    is_sure = (
        isinstance(consequence, ActionContrast)
        and consequence.result in SURE_TRICK_RESULTS
        and consequence.better_share == 1
    )
    return is_sure and isinstance(fact, UnbeatableCard) and fact.seat == seat


def _principle_in_fact(fact: Fact | None) -> Principle | None:
    """Return the principle that a fact already expresses, or None."""
    return Principle.SURE_TRICK if isinstance(fact, UnbeatableCard) else None


def _proven_facts(position: SeatPosition, best: Action, other: Action | None) -> Iterator[Fact]:
    """Return the proven facts for the best action, those last that also hold for the other one."""
    if position.view.game.is_rummy:
        return proven_rummy_facts(position.view, best, other)
    belief = TrickBelief(position)
    if other is None:
        return proven_facts(belief, best, other)
    undecided = {type(each) for each in proven_facts(belief, other, best)}
    return iter(sorted(proven_facts(belief, best, other), key=lambda each: type(each) in undecided))


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
    """Return how often the best action did better than the other in the same deals, or None.

    Two ways to lay sets are not compared, because a sentence could not name them.
    """
    if other is None or best not in samples or other not in samples:
        return None
    if isinstance(best, Lay) and isinstance(other, Lay):
        return None
    return lead_contrast(samples[best], samples[other], (best, other))


def next_worse_action(action_values: Sequence[ActionValue]) -> Action | None:
    """Return the best of the actions that are noticeably worse than the first one, or None."""
    best, *others = action_values
    return next((each.action for each in others if not each.is_tied_with(best)), None)
