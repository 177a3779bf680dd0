"""The normal rummy player: looks one card ahead and counts outs unless hasty."""

from ...engine.actions import FROM_OFFER, FROM_STOCK, Action, Discard, Lay
from ...engine.view import View
from ...facts import Distance, Fact, Outs
from ..base import Choice, Think
from .easy import completes, nearness
from .hands import CARD_OF, KIND_OF, KINDS, Counts, Sight
from .laying import best_lay
from .manners import Values, singles, take_turn

STEP = 10.0  # of each missing card
OUT = 0.1  # of each out
HASTE = 0.65  # how often it neither counts outs nor rearranges its sets


class NormalPlayer:
    """A rummy player that looks one card ahead."""

    def consider(self, view: View, think: Think) -> Choice:
        return take_turn(self, view, think)

    def lay(self, sight: Sight, think: Think) -> Lay:
        return best_lay(sight, think.rng, 2)

    def draws(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        now, then = distance(sight, sight.held), distance(sight, with_offer(sight))
        is_nearer = then < now
        if think.rng.random() < HASTE:
            is_nearer = completes(KIND_OF[sight.offer], sight.held, sight.wild)
        values: Values = {FROM_STOCK: 0.5, FROM_OFFER: float(is_nearer)}
        return values, (Distance(min(now, then)),)

    def discards(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        if sight.has_dublees:
            return singles(sight), ()
        return nearest(sight, hasty=think.rng.random() < HASTE)


def nearest(sight: Sight, *, hasty: bool) -> tuple[Values, tuple[Fact, ...]]:
    """Return discard values by the distance of the remaining hand and its outs.

    If hasty, cards close to others are kept instead of counting outs.
    """
    lacks, outs = reach(sight)
    kinds = {card: KIND_OF[card] for card in sight.discards}
    if hasty:
        held, wild = sight.held, sight.wild
        beside = {kind: -nearness(kind, held, wild) for kind in kinds.values()}
    else:
        beside = {kind: float(outs[kind]) for kind in kinds.values()}
    values: Values = {
        Discard((card,)): OUT * beside[kind] - STEP * lacks[kind] for card, kind in kinds.items()
    }
    return values, facts_after(sight, max(values, key=values.__getitem__))


def distance(sight: Sight, held: Counts) -> int:
    """Return how many cards the hand lacks to lay or, after laying, to finish."""
    if not sight.has_laid:
        return sight.pure.lay_distance(held, sight.live)
    return sight.melder.finish_distance(held, sight.wild, sight.places)


def reach(sight: Sight) -> tuple[list[int], list[int]]:
    """Return the distance after discarding each kind, and the number of outs."""
    if not sight.has_laid:
        return sight.pure.lay_outs(sight.held, sight.live)
    return sight.melder.finish_outs(sight.held, sight.wild, sight.places, sight.live)


def with_offer(sight: Sight) -> Counts:
    held = sight.held
    held[KIND_OF[sight.offer]] += 1
    return held


def facts_after(sight: Sight, discard: Action) -> tuple[Fact, ...]:
    """Return the distance and the outs after a discard as facts."""
    assert isinstance(discard, Discard)
    held, live = sight.held, sight.live
    held[KIND_OF[discard.cards[0]]] -= 1
    lacks, waits = distance(sight, held), []
    for kind in range(KINDS):
        held[kind] += 1
        if live[kind] and distance(sight, held) < lacks:
            waits.append(CARD_OF[kind])
        held[kind] -= 1
    number = sum(live[KIND_OF[card]] for card in waits)
    return (Distance(lacks), Outs(tuple(sorted(waits)), number))
