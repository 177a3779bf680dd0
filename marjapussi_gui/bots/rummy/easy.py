"""The easy rummy player: simple heuristics, no memory, sometimes careless."""

from random import Random

from ...engine.actions import FROM_OFFER, FROM_STOCK, Discard, Lay
from ...engine.cards import Card
from ...engine.rummy.melds import LONGEST
from ...engine.rummy.proposals import layings
from ...engine.view import View
from ...facts import Fact
from ..base import Choice, Think
from .hands import KIND_OF, Counts, Sight
from .manners import Values, singles, take_turn

CARELESS = 0.45  # how often it discards any of its six least useful cards


class EasyPlayer:
    """A rummy player that keeps cards close to others and takes an offer to complete a set."""

    def consider(self, view: View, think: Think) -> Choice:
        return take_turn(self, view, think)

    def lay(self, sight: Sight, think: Think) -> Lay:
        return next(layings(sight.view.rummy, sight.seat, sight.rights))

    def draws(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        wanted = completes(KIND_OF[sight.offer], sight.held, sight.wild)
        return {FROM_STOCK: 0.5, FROM_OFFER: float(wanted)}, ()

    def discards(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        if sight.has_dublees:
            return singles(sight), ()
        held, wild = sight.held, sight.wild
        worth = {card: nearness(KIND_OF[card], held, wild) for card in sight.discards}
        if think.rng.random() < CARELESS:
            worth[_careless(worth, think.rng)] = -1.0
        return {Discard((card,)): -score for card, score in worth.items()}, ()


def _careless(worth: dict[Card, float], rng: Random) -> Card:
    return rng.choice(sorted(worth, key=lambda card: worth[card])[:6])


def completes(kind: int, held: Counts, wild: Counts) -> bool:
    """Return whether a card completes a set with two held cards or is wild."""
    if wild[kind] or held[kind] >= 2:
        return True
    if kind == 52:
        return False
    near = [_has(held, kind, step) for step in (-2, -1, 1, 2)]
    return (near[0] and near[1]) or (near[1] and near[2]) or (near[2] and near[3])


def _has(held: Counts, kind: int, step: int) -> bool:
    """Return whether the card step ranks away is held; the ace is both low and high."""
    place = kind % LONGEST + step
    if not 0 <= place <= LONGEST:
        return False
    return held[kind - kind % LONGEST + place % LONGEST] > 0


def nearness(kind: int, held: Counts, wild: Counts) -> float:
    """Return how useful a card is for sets with other held cards."""
    if wild[kind] or kind == 52:
        return 99.0
    score = 3.0 * (held[kind] - 1)
    score += sum(_has(held, kind, step) * (4.0 - abs(step)) for step in (-2, -1, 1, 2))
    if any(wild):
        score += sum(2.0 * (held[other] > 0) for other in range(kind % 13, 52, 13) if other != kind)
    return score
