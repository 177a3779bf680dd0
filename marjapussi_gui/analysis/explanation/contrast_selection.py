"""Chooses the consequence by which two actions differ most, from hands that are played on."""

from collections.abc import Callable, Sequence
from statistics import fmean

from ...engine.actions import (
    Action,
    Bid,
    Declare,
    Discard,
    Give,
    Lay,
    MarriageAction,
    Pass,
    Raise,
    Redeal,
    Sooli,
    Stand,
)
from ...engine.view import View
from ...model.contrast import AMOUNT_RESULTS, ActionContrast, MeanGain, PlayoutResult
from ..evaluation.evaluation import PointSamples
from .contrasts import (
    MIN_DIFFERENCE,
    SMALL_DIFFERENCE,
    card_contrasts,
    find_contrasts,
    mean_gain,
)
from .outcome_features import Playout
from .seat_perspective import Perspective, perspective_of

FEW_DEALS, MANY_DEALS = 60, 240  # number of deals to compare, many if few of them show a difference
BIDS, STAYS = (Bid, Raise, Stand), (Pass, Redeal)
OWN_CONTRACT_RESULTS = {
    PlayoutResult.CONTRACT_MADE,
    PlayoutResult.CONTRACT_FAILED,
    PlayoutResult.SOOLI_MADE,
}
OTHERS_CONTRACT_RESULTS = {PlayoutResult.CONTRACT_BEATEN, PlayoutResult.THEIR_CONTRACT}
MARRIAGE_RESULTS = {  # what a marriage is, rather than what follows from it
    PlayoutResult.OUR_MARRIAGE,
    PlayoutResult.OUR_TRUMPS,
    PlayoutResult.TWO_MARRIAGES,
}
WHOLE_HAND_RESULTS = {  # what can follow from a marriage or an exchange, and is worth saying
    *AMOUNT_RESULTS,
    PlayoutResult.HAND_WON,
    PlayoutResult.MATCH_WON,
    PlayoutResult.MATCH_LOST,
    PlayoutResult.PORVOO,
    PlayoutResult.OVERSHOOT,
    *OWN_CONTRACT_RESULTS,
    *OTHERS_CONTRACT_RESULTS,
}
PlayoutSource = Callable[[Action, int], Sequence[Playout]]


def playout_contrast(
    view: View, best: Action, other: Action, playouts: PlayoutSource
) -> ActionContrast | None:
    """Return what follows from the best action more often than from the other, or None."""
    here, actions = perspective_of(view), (best, other)
    for number, least in (
        (FEW_DEALS, MIN_DIFFERENCE),
        (MANY_DEALS, MIN_DIFFERENCE),
        (MANY_DEALS, SMALL_DIFFERENCE),
    ):
        better, worse = playouts(best, number), playouts(other, number)
        if found := _telling_contrasts(better, worse, here, actions, least):
            return found[0]
    return None


def _telling_contrasts(
    better: Sequence[Playout],
    other: Sequence[Playout],
    perspective: Perspective,
    actions: tuple[Action, Action],
    least: float,
) -> list[ActionContrast]:
    if not better or not other:
        return []
    found = find_contrasts(better, other, perspective, actions, least) or card_contrasts(
        better, other, perspective, actions, least
    )
    return [each for each in found if not is_tautology(each)]


def is_tautology(contrast: ActionContrast) -> bool:
    actions = contrast.better_action, contrast.other_action
    if any(isinstance(each, (*BIDS, *STAYS, Sooli)) for each in actions):
        # a bidder never defeats the contract, and who passes never makes it
        return contrast.result not in (PlayoutResult.MATCH_WON, PlayoutResult.MATCH_LOST)
    if any(isinstance(each, MarriageAction | Give | Discard) for each in actions):
        if all(isinstance(each, Declare) for each in actions):
            return contrast.result in MARRIAGE_RESULTS
        return contrast.result not in WHOLE_HAND_RESULTS
    return False


def playout_gain(
    view: View, best: Action, other: Action, playouts: PlayoutSource
) -> MeanGain | None:
    """Return by how many points the best action is better on average, or None."""
    better, worse = playouts(best, MANY_DEALS), playouts(other, MANY_DEALS)
    return mean_gain(better, worse, perspective_of(view), (best, other))


def mean_gain_in_samples(best: Action, other: Action, samples: PointSamples) -> MeanGain | None:
    """Return by how many points the best action is better in the sampled deals, or None.

    Two ways to lay sets are not compared, because a sentence could not name them.
    """
    if best not in samples or other not in samples:
        return None
    if isinstance(best, Lay) and isinstance(other, Lay):
        return None
    gain = round(fmean(samples[best]) - fmean(samples[other]), 1)
    return MeanGain(gain, best, other) if gain >= 1 else None
