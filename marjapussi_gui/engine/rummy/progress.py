"""Progress of a rummy hand: the number of ready sets and of sets still needed."""

from functools import lru_cache
from typing import NamedTuple

from ..cards import Card
from ..phases.rummy_rights import Rights, has_dublees
from ..state import Rummy, Seat
from .arrange import fewest_dead
from .melds import SMALLEST, SetRules
from .primary import DUBLEES_WANTED, SETS_WANTED, dublees, most_sets

# With fewer pairs, three sets are the nearer aim
CLOSE_TO_DUBLEES = 5
KEPT = 256


class Progress(NamedTuple):
    """The number of ready and of needed sets, or of dublees."""

    ready: int
    wanted: int
    is_of_dublees: bool = False


def progress(rummy: Rummy, seat: Seat, rights: Rights, *, has_drawn: bool) -> Progress:
    """Return a seat's progress towards its primary sets or, after that, towards finishing.

    After drawing, a hand has one card more than its sets need.
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
    """Return the number of sets in the hand and of sets that all its cards would make."""
    sets = fewest_dead(hand, allowed)
    left = max(len(hand) - has_drawn - sum(map(len, sets)), 0)
    return Progress(len(sets), len(sets) + max(left // SMALLEST, int(left > 0)))
