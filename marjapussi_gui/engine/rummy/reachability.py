"""Check whether cards could form sets if any wild card could stand for any other card.

This takes a hundredth of the time of the exact search. If it fails, there are no sets.
"""

from .count_encoding import JOKER_SHIFT, SUIT_BITS
from .melds import MIN_SET_SIZE


class ReachabilitySearch:
    """A search that remembers the cards that cannot be covered."""

    def __init__(self) -> None:
        self._failed: set[tuple[int, int, int]] = set()

    def can_cover(self, counts: int, wild_count: int, dead_count: int) -> bool:
        """Return whether the wild cards suffice for sets of all cards but dead_count.

        If not, no sets of all these cards exist.
        """
        if not counts:
            return True
        if (counts, wild_count, dead_count) in self._failed:
            return False
        is_enough = self._can_cover_first(counts, wild_count, dead_count)
        if not is_enough:
            self._failed.add((counts, wild_count, dead_count))
        return is_enough

    def _can_cover_first(self, counts: int, wild_count: int, dead_count: int) -> bool:
        """Try every use of the first card: dead, in a tunnela, in a sequence, in a trial."""
        first = (counts & -counts).bit_length() - 1 & ~1
        if first >= JOKER_SHIFT:
            return (counts >> JOKER_SHIFT) % MIN_SET_SIZE <= dead_count
        rest, ace = counts - (1 << first), first - first % SUIT_BITS
        if dead_count and self.can_cover(rest, wild_count, dead_count - 1):
            return True
        if counts >> first & 3 == MIN_SET_SIZE and self.can_cover(
            rest - (2 << first), wild_count, dead_count
        ):
            return True
        if self._can_grow_set(
            rest, range(first + 2, ace + SUIT_BITS, 2), 1, 1, wild_count, dead_count
        ):
            return True
        if first == ace and self._can_grow_set(
            rest, range(ace + SUIT_BITS - 2, ace, -2), 1, 1, wild_count, dead_count
        ):
            return True  # from the king down
        return self._can_grow_set(
            rest, range(first + SUIT_BITS, JOKER_SHIFT, SUIT_BITS), 0, 1, wild_count, dead_count
        )

    def _can_grow_set(
        self,
        counts: int,
        places: range,
        gap_cost: int,
        length: int,
        wild_count: int,
        dead_count: int,
    ) -> bool:
        """Try a set as it is, and with cards of further places; a skipped place costs a gap."""
        lacking = MIN_SET_SIZE - length if length < MIN_SET_SIZE else 0
        if lacking <= wild_count and self.can_cover(counts, wild_count - lacking, dead_count):
            return True
        for number, place in enumerate(places):
            spent = gap_cost * number
            if spent > wild_count:
                return False
            if counts >> place & 3 and self._can_grow_set(
                counts - (1 << place),
                places[number + 1 :],
                gap_cost,
                length + spent + 1,
                wild_count - spent,
                dead_count,
            ):
                return True
        return False
