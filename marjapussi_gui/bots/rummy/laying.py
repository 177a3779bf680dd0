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
    ways = _by_rest(sight)
    if len(ways) == 1:
        return ways[0]
    tiplus = [Card(CARD_OF[kind]) for kind in sight.pool if kind != KIND_OF[JOKER]]
    chosen = [rng.choice(tiplus) for _ in range(trials)] if tiplus else []
    search = sight.melder
    return max(ways, key=lambda lay: _worth(sight, lay, chosen, search))


def _by_rest(sight: Sight) -> list[Lay]:
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


def _worth(sight: Sight, lay: Lay, tiplus: list[Card], search: Melder) -> float:
    rest, places = _rest(sight, lay), len(sight.hand) - 1 - sum(map(len, lay.sets))
    if len(lay.sets) > SMALLEST:
        return -STEP * 1.5 * len(tiplus)  # a pair is all that is missing, and pairs are rare
    total = 0.0
    for tiplu in tiplus:
        total -= STEP * search.finish_distance(rest, wild_kinds(tiplu), places)
        total += (sight.players - 1) * IN_PRIMARY * any(_has_marriage(m, tiplu) for m in lay.sets)
    return total


def _has_marriage(meld: Meld, tiplu: Card) -> bool:
    kind = KIND_OF[tiplu]
    row, place = kind - kind % LONGEST, kind % LONGEST
    beside = (CARD_OF[row + (place + step) % LONGEST] for step in (1, -1))
    return tiplu in meld and all(card in meld for card in beside)


def pairs(sight: Sight) -> int:
    """Return how many dublees are held."""
    return len(dublees(sight.hand))
