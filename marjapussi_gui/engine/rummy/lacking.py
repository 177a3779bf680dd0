"""Cards that complete a set, and cards that wild cards stand for."""

from functools import lru_cache

from ..cards import JOKER, Card
from ..state import Meld
from .melds import SMALLEST, SetRules

KEPT = 4096


@lru_cache(KEPT)
def lacking(cards: Meld, largest: int) -> tuple[Card, ...]:
    """Return the cards that make two cards a set without wild cards."""
    natural = SetRules(largest=largest)
    if len(cards) != SMALLEST - 1:
        return ()
    return tuple(each for each in map(Card, range(JOKER)) if natural.is_set((*cards, each)))


@lru_cache(KEPT)
def stand_ins(cards: Meld, allowed: SetRules) -> tuple[tuple[Card, Card], ...]:
    """Return pairs of a wild card in a set and a card that it stands for."""
    natural, found = SetRules(largest=allowed.largest), dict[tuple[Card, Card], None]()
    if natural.is_set(cards) or not allowed.is_set(cards):
        return ()
    for place, wild in enumerate(cards):
        rest = (*cards[:place], *cards[place + 1 :])
        if allowed.is_wild(wild):
            others = (each for each in map(Card, range(JOKER)) if each not in rest)
            found |= {(wild, each): None for each in others if natural.is_set((*rest, each))}
    return tuple(found)
