"""Which sets to lay: those that leave the hand closest to the finish on average."""

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

MOST = 60 if COMPILED else 3  # options compared
STEP = 4.0  # points for each card closer to the finish


def best_lay(sight: Sight, rng: Random, trials: int) -> Lay:
    """Return the lay with the highest mean value over sampled tiplus."""
    ways = ways_to_lay(sight)
    if len(ways) == 1:
        return ways[0]
    chosen, search = some_tiplus(sight, rng, trials), sight.melder
    return max(ways, key=lambda lay: sum(worths(sight, lay, chosen, search)))


def some_tiplus(sight: Sight, rng: Random, number: int) -> list[Card]:
    """Return random cards that the tiplu may be."""
    tiplus = [Card(CARD_OF[kind]) for kind in sight.pool if kind != KIND_OF[JOKER]]
    return [rng.choice(tiplus) for _ in range(number)] if tiplus else []


def ways_to_lay(sight: Sight) -> list[Lay]:
    """Return one lay for each remaining hand, those with the longest sequences first."""
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
    """Return the value of laying these sets with each of the tiplus, in points."""
    rest, places = _rest(sight, lay), len(sight.hand) - 1 - sum(map(len, lay.sets))
    if len(lay.sets) > SMALLEST:
        return [-STEP * 1.5] * len(tiplus)  # one more pair finishes, but pairs are rare
    marriage_points = (sight.players - 1) * IN_PRIMARY
    return [
        marriage_points * any(_has_marriage(each, tiplu) for each in lay.sets)
        - STEP * search.finish_distance(rest, wild_kinds(tiplu), places)
        for tiplu in tiplus
    ]


def _has_marriage(meld: Meld, tiplu: Card) -> bool:
    kind = KIND_OF[tiplu]
    row, place = kind - kind % LONGEST, kind % LONGEST
    beside = (CARD_OF[row + (place + step) % LONGEST] for step in (1, -1))
    return tiplu in meld and all(card in meld for card in beside)


def pairs(sight: Sight) -> int:
    """Return the number of dublees in hand."""
    return len(dublees(sight.hand))
