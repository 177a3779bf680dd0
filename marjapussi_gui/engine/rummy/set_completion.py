"""The cards that would complete a set, and the cards that wild cards in a set stand for."""

from functools import lru_cache

from ..cards import JOKER, Card
from ..state import Meld
from .melds import MIN_SET_SIZE, SetRules

CACHE_SIZE = 4096


@lru_cache(CACHE_SIZE)
def completing_cards(cards: Meld, max_size: int) -> tuple[Card, ...]:
    """Return the cards that would turn two cards into a set without wild cards.

    The result is empty for any other number of cards.
    """
    natural = SetRules(max_size=max_size)
    if len(cards) != MIN_SET_SIZE - 1:
        return ()
    return tuple(each for each in map(Card, range(JOKER)) if natural.is_set((*cards, each)))


@lru_cache(CACHE_SIZE)
def substitutions(cards: Meld, set_rules: SetRules) -> tuple[tuple[Card, Card], ...]:
    """Return each wild card in the set together with each card that it can stand for."""
    natural, found = SetRules(max_size=set_rules.max_size), dict[tuple[Card, Card], None]()
    if natural.is_set(cards) or not set_rules.is_set(cards):
        return ()
    for place, wild in enumerate(cards):
        rest = (*cards[:place], *cards[place + 1 :])
        if set_rules.is_wild(wild):
            others = (each for each in map(Card, range(JOKER)) if each not in rest)
            found |= {(wild, each): None for each in others if natural.is_set((*rest, each))}
    return tuple(found)
