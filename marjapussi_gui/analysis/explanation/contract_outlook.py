"""The outlook of a contract, if it is as good as lost or can hardly be stopped."""

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from ...engine.actions import Action, Bid, Pass, Raise, Stand
from ...engine.events import HandScored
from ...engine.seating import Seating
from ...engine.state import Auction, Seat
from ...engine.view import View
from ...model import facts
from ...model.contrast import EquallyFrequentResult, PlayoutResult
from .contrasts import hand_gain
from .outcome_features import (
    OUTCOME_FEATURES,
    Playout,
    fails_contract,
    has_contract,
    opponents_make_contract,
)
from .seat_perspective import Perspective, perspective_of

MIN_DEALS = 60  # fewer deals can't show that something nearly always happens
CERTAIN_SHARE = 0.98
SAME = 0.1  # a difference of shares below this is none
HAND_RESULTS = (  # the first of them that happens is told
    PlayoutResult.CONTRACT_MADE,
    PlayoutResult.CONTRACT_BEATEN,
    PlayoutResult.SOOLI_MADE,
    PlayoutResult.SOOLI_BROKEN,
    PlayoutResult.HAND_WON,
)
ROUNDED_TO = 5  # in points


def contract_outlook(
    view: View, playouts: Sequence[Playout]
) -> facts.ContractLost | facts.ContractUnstoppable | None:
    """Return the fact that the contract nearly always fails or succeeds, or None.

    This is judged by the playouts of the best action.
    """
    if view.phase != "play" or len(playouts) < MIN_DEALS:
        return None
    here = perspective_of(view)
    if _share(playouts, fails_contract, here) >= CERTAIN_SHARE:
        return facts.ContractLost()
    if _share(playouts, opponents_make_contract, here) >= CERTAIN_SHARE:
        return facts.ContractUnstoppable()
    return None


def common_result(
    view: View, playouts: Sequence[Playout], others: Sequence[Playout]
) -> EquallyFrequentResult | None:
    """Return how often the hand is won, or its contract made, after either of two actions.

    Return None where the actions differ in that.
    """
    if len(playouts) < MIN_DEALS:
        return None
    here = perspective_of(view)
    features = {each.result: each.occurs for each in OUTCOME_FEATURES}
    for result in HAND_RESULTS:
        shares = [_share(lines, features[result], here) for lines in (playouts, others)]
        if min(shares):
            return (
                EquallyFrequentResult(result, shares[0])
                if abs(shares[0] - shares[1]) < SAME
                else None
            )
    return None


def score_without_contract(
    view: View, best: Action, playouts: Sequence[Playout]
) -> facts.ScoresWithoutContract | None:
    """Return the average score of passing, as a fact, if nobody else can bid; else None.

    The hand is then played without a declarer.
    """
    if best != Pass() or not _have_others_passed(view.auction, view.seat, view.game.seating):
        return None
    here = perspective_of(view)
    scored = [each for line in playouts for each in line if isinstance(each, HandScored)]
    if not scored or _share(playouts, has_contract, here) > 1 - CERTAIN_SHARE:
        return None
    mean = fmean(hand_gain(each, here) for each in scored)
    points = ROUNDED_TO * round(mean / ROUNDED_TO)
    return facts.ScoresWithoutContract(points) if points > 0 else None


def _share(
    playouts: Sequence[Playout],
    occurs: Callable[[Playout, Perspective], bool],
    perspective: Perspective,
) -> float:
    return sum(occurs(line, perspective) for line in playouts) / len(playouts)


def _have_others_passed(auction: Auction, seat: Seat, seating: Seating) -> bool:
    others = (each for each in range(seating.players) if each != seat)
    return not auction.bid and all(auction.passed_seats >> each & 1 for each in others)


GOOD_CHANCE = 0.5  # with less, an amount is a reason to pass
MIN_LOSS = 0.1  # a higher amount is worth mentioning if it's made this much less often


def bid_facts(
    view: View, best: Action, tied: Iterable[Action], search_facts: Iterable[facts.Fact]
) -> tuple[facts.Fact, ...]:
    """Return facts about the chances that support the best bid or pass, or nothing if none do.

    The facts don't argue against bids that tie with the best one.
    """
    chances = [each for each in search_facts if isinstance(each, facts.PointTotalChances)]
    total = next((each for each in search_facts if isinstance(each, facts.ExpectedTotal)), None)
    match best:
        case Stand() | Raise():
            amount = view.auction.bid if isinstance(best, Stand) else best.amount
            raises = [each.amount for each in tied if isinstance(each, Raise)]
            most = max([amount, *raises])
            return _final_bid_facts(amount, most, chances)
        case Bid() if chances and chances[0].share >= GOOD_CHANCE:
            return (chances[0],) if total is None else (total, chances[0])
        case Pass() if chances and chances[0].share < GOOD_CHANCE:
            return (chances[0],)
        case _:
            return ()


def _final_bid_facts(
    amount: int, most: int, chances: list[facts.PointTotalChances]
) -> tuple[facts.Fact, ...]:
    here = next((each for each in chances if each.min_points == amount), None)
    if here is None:
        return ()
    if here.share < GOOD_CHANCE:
        return (here,)
    more = next(
        (
            each
            for each in chances
            if each.min_points > most and 0 < each.share <= here.share - MIN_LOSS
        ),
        None,
    )
    if more is None:
        return (here,)
    return (facts.ContractAmountChances(amount, here.share, more.min_points, more.share),)
