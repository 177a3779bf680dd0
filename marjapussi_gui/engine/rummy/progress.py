"""How far a hand of sets is: how many of those that it still needs are ready."""

from functools import lru_cache
from typing import NamedTuple

from ..cards import Card
from ..phases.rummy_rights import Rights, has_dublees
from ..state import Rummy, Seat
from .arrange import fewest_dead
from .melds import SMALLEST, SetRules
from .primary import DUBLEES_WANTED, SETS_WANTED, dublees, most_sets

CLOSE_TO_DUBLEES = 5  # pairs
KEPT = 256


class Progress(NamedTuple):
    """So many are ready of those that are wanted; of dublees, or of sets."""

    ready: int
    wanted: int
    is_of_dublees: bool = False


def progress(rummy: Rummy, seat: Seat, rights: Rights, *, has_drawn: bool) -> Progress:
    """Return what a seat has: of the sets to lay first, or then of those to finish with.

    Who has drawn holds a card more than sets are made of.
    """
    hand = rummy.hands[seat]
    pairs = len(dublees(hand))
    if has_dublees(rummy, seat):
        return Progress(min(pairs, 1), 1, is_of_dublees=True)
    if rummy.laid[seat]:
        return _to_finish(hand, rights.set_rules(rummy, seat), has_drawn=has_drawn)
    sets = min(most_sets(hand), SETS_WANTED)
    if rights.dublees_serve and sets < SETS_WANTED and pairs >= CLOSE_TO_DUBLEES:
        return Progress(min(pairs, DUBLEES_WANTED), DUBLEES_WANTED, is_of_dublees=True)
    return Progress(sets, SETS_WANTED)


@lru_cache(KEPT)
def _to_finish(hand: tuple[Card, ...], allowed: SetRules, *, has_drawn: bool) -> Progress:
    """Return how many sets of all cards there are, and how many more the others would make."""
    sets = fewest_dead(hand, allowed)
    left = max(len(hand) - has_drawn - sum(map(len, sets)), 0)
    return Progress(len(sets), len(sets) + max(left // SMALLEST, int(left > 0)))
