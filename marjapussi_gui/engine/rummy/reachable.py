"""Check whether cards could form sets if any wild card could stand for any other card.

This takes a hundredth of the time of the exact search. If it fails, there are no sets.
"""

from .counts import JOKERS, SUIT
from .melds import SMALLEST


class Reach:
    """A search that remembers the cards that cannot be covered."""

    def __init__(self) -> None:
        self._hopeless: set[tuple[int, int, int]] = set()

    def covers(self, held: int, wild: int, dead: int) -> bool:
        """Return whether the wild cards suffice for sets of all cards but dead_count.

        If not, no sets of all these cards exist.
        """
        if not held:
            return True
        if (held, wild, dead) in self._hopeless:
            return False
        is_enough = self._covers_first(held, wild, dead)
        if not is_enough:
            self._hopeless.add((held, wild, dead))
        return is_enough

    def _covers_first(self, held: int, wild: int, dead: int) -> bool:
        """Try every use of the first card: dead, in a tunnela, in a sequence, in a trial."""
        first = (held & -held).bit_length() - 1 & ~1
        if first >= JOKERS:
            return (held >> JOKERS) % SMALLEST <= dead
        rest, ace = held - (1 << first), first - first % SUIT
        if dead and self.covers(rest, wild, dead - 1):
            return True
        if held >> first & 3 == SMALLEST and self.covers(rest - (2 << first), wild, dead):
            return True
        if self._grows(rest, range(first + 2, ace + SUIT, 2), 1, 1, wild, dead):
            return True
        if first == ace and self._grows(rest, range(ace + SUIT - 2, ace, -2), 1, 1, wild, dead):
            return True  # from the king down
        return self._grows(rest, range(first + SUIT, JOKERS, SUIT), 0, 1, wild, dead)

    def _grows(self, held: int, places: range, gap: int, length: int, wild: int, dead: int) -> bool:
        """Try a set as it is, and with cards of further places; a skipped place costs a gap."""
        lacking = SMALLEST - length if length < SMALLEST else 0
        if lacking <= wild and self.covers(held, wild - lacking, dead):
            return True
        for number, place in enumerate(places):
            spent = gap * number
            if spent > wild:
                return False
            if held >> place & 3 and self._grows(
                held - (1 << place),
                places[number + 1 :],
                gap,
                length + spent + 1,
                wild - spent,
                dead,
            ):
                return True
        return False
