"""Chooses the sets to lay so that, on average, the remaining hand is closest to finishing.

The average is over possible tiplus, the cards that decide which cards are wild.
"""

from collections import Counter
from random import Random

from ...engine.actions import Lay
from ...engine.cards import JOKER, Card
from ...engine.rummy.action_proposals import lay_actions
from ...engine.rummy.maal_points import PRIMARY_MARRIAGE_BONUS
from ...engine.rummy.melds import MAX_SET_SIZE, MIN_SET_SIZE
from ...engine.rummy.primary_sets import find_dublees
from ...engine.state import Meld
from ..kernel.meld_distance import IS_COMPILED, MeldDistanceSearch
from .rummy_view import (
    CARD_OF_KIND,
    KIND_OF_CARD,
    KindCounts,
    RummyView,
    cards_in_sets,
    count_kinds,
    wild_kinds_for,
)

# both are set by hand
MAX_LAY_OPTIONS = 60 if IS_COMPILED else 3  # maximum number of options to compare
DISTANCE_VALUE = 4.0  # points for each card by which the hand is closer to finishing


def best_lay(rummy_view: RummyView, rng: Random, tiplu_samples: int) -> Lay:
    """Return the sets to lay, chosen by their mean value over sampled tiplus."""
    ways = lay_options(rummy_view)
    if len(ways) == 1:
        return ways[0]
    chosen, search = sample_tiplus(rummy_view, rng, tiplu_samples), rummy_view.meld_distance
    return max(ways, key=lambda lay: sum(lay_values(rummy_view, lay, chosen, search)))


def sample_tiplus(rummy_view: RummyView, rng: Random, count: int) -> list[Card]:
    """Return random cards that may turn out to be the tiplu, which decides the wild cards."""
    tiplus = [
        Card(CARD_OF_KIND[kind]) for kind in rummy_view.unseen_kinds if kind != KIND_OF_CARD[JOKER]
    ]
    return [rng.choice(tiplus) for _ in range(count)] if tiplus else []


def lay_options(rummy_view: RummyView) -> list[Lay]:
    """Return one way to lay sets per possible remaining hand, longest sequences first."""
    layings_by_rest: dict[tuple[int, ...], Lay] = {}
    for lay in lay_actions(rummy_view.view.rummy, rummy_view.seat, rummy_view.turn_rules):
        layings_by_rest.setdefault(tuple(_counts_after_lay(rummy_view, lay)), lay)
        if len(layings_by_rest) == MAX_LAY_OPTIONS:
            break
    return list(layings_by_rest.values())


def _counts_after_lay(rummy_view: RummyView, lay: Lay) -> KindCounts:
    rest = Counter(rummy_view.hand)
    rest.subtract(cards_in_sets(lay.sets))
    return count_kinds(rest.elements())


def lay_values(
    rummy_view: RummyView, lay: Lay, tiplus: list[Card], meld_distance: MeldDistanceSearch
) -> list[float]:
    """Return the value of laying these sets, in points, with each tiplu (main wild card)."""
    rest, places = (
        _counts_after_lay(rummy_view, lay),
        len(rummy_view.hand) - 1 - sum(map(len, lay.sets)),
    )
    if len(lay.sets) > MIN_SET_SIZE:
        # one more pair finishes the hand, but is hard to get
        return [-DISTANCE_VALUE * 1.5] * len(tiplus)
    marriage_points = (rummy_view.players - 1) * PRIMARY_MARRIAGE_BONUS
    return [
        marriage_points * any(_has_marriage(each, tiplu) for each in lay.sets)
        - DISTANCE_VALUE * meld_distance.finish_distance(rest, wild_kinds_for(tiplu), places)
        for tiplu in tiplus
    ]


def _has_marriage(meld: Meld, tiplu: Card) -> bool:
    kind = KIND_OF_CARD[tiplu]
    row, place = kind - kind % MAX_SET_SIZE, kind % MAX_SET_SIZE
    beside = (CARD_OF_KIND[row + (place + step) % MAX_SET_SIZE] for step in (1, -1))
    return tiplu in meld and all(card in meld for card in beside)


def dublee_count(rummy_view: RummyView) -> int:
    """Return the number of dublees (pairs of identical cards) in hand."""
    return len(find_dublees(rummy_view.hand))
