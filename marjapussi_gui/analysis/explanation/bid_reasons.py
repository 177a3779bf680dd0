"""Reasons for bids: how often the hand makes the amount, and how often it makes more."""

from collections.abc import Iterable

from ...engine.actions import Action, Bid, Pass, Raise, Stand
from ...engine.view import View
from ...model.facts import AmountChances, ExpectedTotal, Fact, TotalChances

GOOD_CHANCE = 0.5  # with less, an amount is a reason to pass
MIN_LOSS = 0.1  # a higher amount is worth mentioning if it's made this much less often


def bid_facts(
    view: View, best: Action, tied: Iterable[Action], search_facts: Iterable[Fact]
) -> tuple[Fact, ...]:
    """Return the chances that speak for a bid or a pass, or nothing if they don't.

    Bids that tie with the best one aren't spoken against.
    """
    chances = [each for each in search_facts if isinstance(each, TotalChances)]
    total = next((each for each in search_facts if isinstance(each, ExpectedTotal)), None)
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


def _final_bid_facts(amount: int, most: int, chances: list[TotalChances]) -> tuple[Fact, ...]:
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
    return (AmountChances(amount, here.share, more.min_points, more.share),)
