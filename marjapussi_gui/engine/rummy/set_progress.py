"""The progress of a rummy hand: how many sets it has, and how many it needs."""

from functools import lru_cache
from typing import NamedTuple

from ..cards import JOKER, Card
from ..state import Meld, RummyState, Seat
from .arrangement import best_arrangement
from .melds import MIN_SET_SIZE, SetRules
from .primary_sets import DUBLEES_NEEDED, PRIMARY_SETS_NEEDED, count_pure_sets, find_dublees
from .turn_rules import RummyTurnRules, has_laid_dublees

# with fewer pairs, it is easier to reach three sequences or tunnelas
MIN_PAIRS_FOR_DUBLEES = 5
CACHE_SIZE = 256


class SetProgress(NamedTuple):
    """How many sets a hand has, and how many it needs. With counts_dublees, both count pairs."""

    ready: int
    needed: int
    counts_dublees: bool = False


def set_progress(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules, *, has_drawn: bool
) -> SetProgress:
    """Return a seat's progress towards laying its primary sets or, after that, towards finishing.

    With has_drawn, one card of the hand is left out, because it will be discarded.
    """
    hand = rummy.hands[seat]
    pairs = len(find_dublees(hand))
    if has_laid_dublees(rummy, seat):
        return SetProgress(min(pairs, 1), 1, counts_dublees=True)
    if rummy.laid_sets[seat]:
        return _finish_progress(hand, turn_rules.set_rules(rummy, seat), has_drawn=has_drawn)
    sets = min(count_pure_sets(hand), PRIMARY_SETS_NEEDED)
    if turn_rules.allows_dublees and sets < PRIMARY_SETS_NEEDED and pairs >= MIN_PAIRS_FOR_DUBLEES:
        return SetProgress(min(pairs, DUBLEES_NEEDED), DUBLEES_NEEDED, counts_dublees=True)
    return SetProgress(sets, PRIMARY_SETS_NEEDED)


@lru_cache(CACHE_SIZE)
def _finish_progress(
    hand: tuple[Card, ...], set_rules: SetRules, *, has_drawn: bool
) -> SetProgress:
    """Return how many sets the hand contains, and how many sets all its cards would make."""
    sets = best_arrangement(hand, set_rules)
    left = max(len(hand) - has_drawn - sum(map(len, sets)), 0)
    return SetProgress(len(sets), len(sets) + max(left // MIN_SET_SIZE, int(left > 0)))


COMPLETION_CACHE_SIZE = 4096


@lru_cache(COMPLETION_CACHE_SIZE)
def completing_cards(cards: Meld, max_size: int) -> tuple[Card, ...]:
    """Return the cards that would turn two cards into a set without wild cards.

    The result is empty for any other number of cards.
    """
    natural = SetRules(max_size=max_size)
    if len(cards) != MIN_SET_SIZE - 1:
        return ()
    return tuple(each for each in map(Card, range(JOKER)) if natural.is_set((*cards, each)))


@lru_cache(COMPLETION_CACHE_SIZE)
def wild_card_substitutes(cards: Meld, set_rules: SetRules) -> tuple[tuple[Card, Card], ...]:
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
