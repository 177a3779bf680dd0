"""How likely others' bids are if the cards lie as in a world: no proof, only weights.

The lines were fitted to what experts bid with which hands.
"""

from array import array
from collections.abc import Callable, Sequence
from math import exp
from random import Random

from ..engine.phases.contract import ContractCount
from ..engine.state import NOBODY, Seat
from ..engine.view import View
from . import habits
from .kernel import WORDS
from .kernel.worlds import Dealer
from .worlds import Worlds

# What each point of a likely total adds to the weight of who passed at once, or bid so high
PASSED = -0.005
CALLED, CALLED_FROM, CALLED_TO = 0.0002, 40, 200
RED_FROM, RED_WITHIN = 15.0, 1.2  # points from which on most bid to take tricks
RED_ANYWAY = 0.17  # how often it is bid with any hand

NOTHING_GONE = (0, 0, 0, 0)
TRIED = 4  # worlds for each one that is kept

Hands = Callable[[int], float]  # how likely it is to bid as a seat did with a hand


def weights(view: View, words: "array[int]", gone: Sequence[int]) -> list[float]:
    """Return the weight of each world; gone are the cards that each seat has played."""
    bidders = _bidders(view)
    found = []
    for at in range(0, len(words), WORDS):
        weight = 1.0
        for seat, likely in bidders.items():
            weight *= likely(words[at + seat] | gone[seat])
        found.append(weight)
    return found


def likely_worlds(view: View, deals: Dealer, number: int, rng: Random) -> "array[int]":
    """Return worlds drawn so that those come oftener in which the others would have bid so."""
    if not _bidders(view):
        return deals.deal(number, rng.getrandbits(63))
    words = deals.deal(TRIED * number, rng.getrandbits(63))
    worlds = Worlds(words, tuple(weights(view, words, NOTHING_GONE)))
    found = array("Q")
    for at in worlds.drawn(number, rng):
        found.extend(words[WORDS * at : WORDS * (at + 1)])
    return found


def _bidders(view: View) -> dict[Seat, Hands]:
    """Return the others who hold what they held when they bid."""
    if isinstance(view.game.count, ContractCount):
        return _callers(view, view.game.count)
    if view.showing.soloist != NOBODY:
        return {}
    shown = view.showing.bids[: view.showing.turned]
    return {bid.seat: _reds if bid.rami else _blacks for bid in shown if bid.seat != view.seat}


def _callers(view: View, count: ContractCount) -> dict[Seat, Hands]:
    calls, exchange = view.auction.calls, view.exchange
    changed = {view.seat, *(gift.giver for gift in exchange.gifts)}
    changed |= {gift.taker for gift in exchange.gifts}
    if exchange.kitty:
        changed.add(view.auction.holder)
    slopes: dict[Seat, float] = {}
    for call in calls[1:]:  # the first had to bid
        if call.amount:
            slopes[call.seat] = CALLED * (min(call.amount, CALLED_TO) - CALLED_FROM)
        else:
            slopes.setdefault(call.seat, PASSED)
    for seat in changed & slopes.keys():
        del slopes[seat]
    worths, alone = count.speech.worth, not view.game.seating.partners

    def sloped(slope: float) -> Hands:
        return lambda hand: exp(slope * habits.likely_total(hand, worths, alone=alone))

    return {seat: sloped(slope) for seat, slope in slopes.items()}


def _reds(hand: int) -> float:
    most = 1 / (1 + exp((RED_FROM - habits.rami_points(hand)) / RED_WITHIN))
    return RED_ANYWAY + (1 - RED_ANYWAY) * most


def _blacks(hand: int) -> float:
    return 1.0 - _reds(hand)
