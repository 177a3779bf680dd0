"""Which sets to lay: those that leave the hand nearest to the finish whatever the tiplu is."""

from collections import Counter
from random import Random

from ...engine.actions import Lay
from ...engine.cards import JOKER, Card
from ...engine.rummy.maal import IN_PRIMARY
from ...engine.rummy.melds import LONGEST, SMALLEST
from ...engine.rummy.primary import dublees
from ...engine.rummy.proposals import layings
from ...engine.state import Meld
from ..kernel.melding import COMPILED, Melder
from .hands import CARD_OF, KIND_OF, Counts, Sight, cards_of, counts, wild_kinds

MOST = 60 if COMPILED else 3  # ways to lay that are looked at
STEP = 4.0  # points that a card nearer to the finish is worth


def best_lay(sight: Sight, rng: Random, trials: int) -> Lay:
    """Return the laying that is worth most on average over some tiplus."""
    ways = ways_to_lay(sight)
    if len(ways) == 1:
        return ways[0]
    chosen, search = some_tiplus(sight, rng, trials), sight.melder
    return max(ways, key=lambda lay: sum(worths(sight, lay, chosen, search)))


def some_tiplus(sight: Sight, rng: Random, number: int) -> list[Card]:
    """Return some cards that the tiplu may turn out to be."""
    tiplus = [Card(CARD_OF[kind]) for kind in sight.pool if kind != KIND_OF[JOKER]]
    return [rng.choice(tiplus) for _ in range(number)] if tiplus else []


def ways_to_lay(sight: Sight) -> list[Lay]:
    """Return one laying for each rest of the hand, the longest sequences in it first."""
    layings_by_rest: dict[tuple[int, ...], Lay] = {}
    for lay in layings(sight.view.rummy, sight.seat, sight.rights):
        layings_by_rest.setdefault(tuple(_rest(sight, lay)), lay)
        if len(layings_by_rest) == MOST:
            break
    return list(layings_by_rest.values())


def _rest(sight: Sight, lay: Lay) -> Counts:
    rest = Counter(sight.hand)
    rest.subtract(cards_of(lay.sets))
    return counts(rest.elements())


def worths(sight: Sight, lay: Lay, tiplus: list[Card], search: Melder) -> list[float]:
    """Return what it is worth to lay these sets, with each of the tiplus."""
    rest, places = _rest(sight, lay), len(sight.hand) - 1 - sum(map(len, lay.sets))
    if len(lay.sets) > SMALLEST:
        return [-STEP * 1.5] * len(tiplus)  # a pair is all that is missing, and pairs are rare
    more = (sight.players - 1) * IN_PRIMARY
    return [
        more * any(_has_marriage(each, tiplu) for each in lay.sets)
        - STEP * search.finish_distance(rest, wild_kinds(tiplu), places)
        for tiplu in tiplus
    ]


def _has_marriage(meld: Meld, tiplu: Card) -> bool:
    kind = KIND_OF[tiplu]
    row, place = kind - kind % LONGEST, kind % LONGEST
    beside = (CARD_OF[row + (place + step) % LONGEST] for step in (1, -1))
    return tiplu in meld and all(card in meld for card in beside)


def pairs(sight: Sight) -> int:
    """Return how many dublees are held."""
    return len(dublees(sight.hand))
